import { type KeyboardEvent, useState } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { FindingWords } from './FindingList.tsx'
import type { KeptFinding } from './officer.rules.ts'
import { riskSays, riskTone } from './risk-tone.ts'
import type { Officer } from './useOfficer.ts'

type OfficerFindingProps = { finding: KeptFinding; officer: Officer }

/** One finding as a line that opens: why, from where that is known, and what to do about it. */
export function OfficerFinding({ finding, officer }: OfficerFindingProps) {
  const isOpen = officer.shown?.key === finding.key
  const isLeft = officer.isLeft(finding)
  return (
    <li className={cn('border-line not-first:border-t', isOpen && 'bg-sunken/60')}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => officer.show(isOpen ? undefined : finding)}
        className="flex w-full items-center gap-2.5 px-2 py-2 text-left text-sm tap"
      >
        <Badge tone={isLeft ? 'neutral' : riskTone(finding)}>{isLeft ? 'left as is' : riskSays(finding)}</Badge>
        <span className={cn('min-w-0 flex-1 truncate', isOpen ? 'font-medium' : 'text-ink-2')}>
          {finding.title}
          {!isOpen && finding.quote && `: “${finding.quote}”`}
        </span>
      </button>
      {isOpen && (
        <div className="grid grid-cols-1 gap-2 px-2 pb-3 text-sm">
          <FindingWords finding={finding} />
          <Remedies key={finding.key} finding={finding} officer={officer} />
        </div>
      )}
    </li>
  )
}

/** Taking the mend, saying it in other words, or leaving it. Title and hashtags are changed where they stand. */
function Remedies({ finding, officer }: OfficerFindingProps) {
  const [isSaying, setSaying] = useState(false)
  const mend = officer.mendOf(finding)
  if (isSaying) return <OwnWords finding={finding} officer={officer} onClose={() => setSaying(false)} />
  return (
    <div className="flex flex-wrap gap-2">
      {mend && (
        <Button size="sm" variant="solid" onClick={() => officer.accept(finding)} className="max-w-full">
          <span className="truncate">{mend.says}</span>
        </Button>
      )}
      {finding.field === 'text' && !finding.missing && (
        <Button size="sm" onClick={() => setSaying(true)}>
          My own words
        </Button>
      )}
      {officer.isLeft(finding) ? (
        <Button size="sm" variant="ghost" onClick={() => officer.lookAgain(finding)}>
          Look again
        </Button>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          title={
            finding.likely === undefined && !finding.asks
              ? 'It still counts in the score.'
              : 'A person still has to approve it.'
          }
          onClick={() => officer.leave(finding)}
        >
          Leave it
        </Button>
      )}
    </div>
  )
}

/** They are read again like all others. No form of its own: the box of text may stand in one. */
function OwnWords({ finding, officer, onClose }: OfficerFindingProps & { onClose: () => void }) {
  const [words, setWords] = useState(finding.quote)
  const isSame = words.trim() === finding.quote.trim()
  const steer = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else if (!isSame) officer.say(finding, words)
  }
  return (
    <div className="grid gap-2">
      <Field label="Your words instead" hint="Checked again at once.">
        {(aria) => (
          <Input
            {...aria}
            autoFocus
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={steer}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="solid" disabled={isSame} onClick={() => officer.say(finding, words)}>
          Use my words
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
