import { type ComplianceCheck, HUMANITY_THRESHOLD } from '@octavo/contract/compliance'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { sentenceOf } from '#api/call.ts'
import { plural } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { ChevronDown, Undo2 } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { OfficerFinding } from './OfficerFinding.tsx'
import { OpinionLine } from './OpinionLine.tsx'
import { verdictSays } from './risk-tone.ts'
import { SetAsideList } from './SetAsideList.tsx'
import { VerdictScores } from './TextVerdict.tsx'
import type { Officer } from './useOfficer.ts'

type OfficerPanelProps = {
  officer: Officer
  /** Of its verdict: `brief` leaves the other scores out. */
  brief?: boolean
}

/**
 * What the officer says of a text while it is written: whether it would pass, and its findings one by one, each with its law and a mend
 * to take. J and K or the arrows go from one to the next while the panel has the focus.
 */
export function OfficerPanel({ officer, brief = false }: OfficerPanelProps) {
  const { check, findings, outdated } = officer
  const { panel, steer, hold } = useSteering(officer)
  if (officer.error)
    return brief ? <Unread officer={officer} /> : <ErrorNote what={sentenceOf(officer.error)} onRetry={officer.again} />
  if (!check) return officer.loading && !brief ? <Skeleton className="h-36" /> : null
  return (
    <section
      ref={panel}
      aria-label="Compliance officer"
      aria-busy={outdated}
      tabIndex={-1}
      onKeyDown={steer}
      onClickCapture={hold}
      className="grid min-w-0 grid-cols-1 gap-3 outline-none"
    >
      <Verdict officer={officer} check={check} brief={brief} />
      {findings.length > 0 && (
        <ul aria-label="Findings" className="-mx-1 grid grid-cols-1 border-line border-y">
          {findings.map((finding) => (
            <OfficerFinding key={finding.key} finding={finding} officer={officer} />
          ))}
        </ul>
      )}
      <OpinionLine check={check} />
      {check.setAside && <SetAsideList found={check.setAside} />}
      {!brief && <VerdictScores check={check} />}
    </section>
  )
}

/** A line: the words can be filmed all the same. */
const Unread = ({ officer: { again } }: { officer: Officer }) => (
  <p className="text-ink-2 text-sm">
    The compliance check could not be reached.{' '}
    <Button variant="link" onClick={again} className="h-auto">
      Check again
    </Button>
  </p>
)

type VerdictProps = { officer: Officer; check: ComplianceCheck; brief: boolean }

function Verdict({ officer, check, brief }: VerdictProps) {
  const { findings, outdated, undo } = officer
  return (
    <div
      className={cn('flex flex-wrap items-center gap-x-3 gap-y-2 text-sm transition-[filter]', outdated && 'grayscale')}
    >
      <Badge tone={check.approved ? 'ok' : 'warn'}>{verdictSays(check)}</Badge>
      <p aria-live="polite" className="num min-w-48 flex-1">
        <Change was={officer.was} now={check.score} />
        <span className="text-ink-2">
          {findings.length > 0 ? plural(officer.waiting.length, 'finding') : clean(check, brief)}
        </span>
      </p>
      {undo && (
        <Button size="sm" variant="ghost" onClick={undo}>
          <Undo2 />
          Undo
        </Button>
      )}
      {findings.length > 1 && <Steps officer={officer} />}
    </div>
  )
}

/** What the mends were worth. */
function Change({ was, now }: { was: number | undefined; now: number }) {
  if (was === undefined || was === now) return null
  return (
    <span className="mr-2 font-medium">
      Was {was}, now {now}{' '}
      <span className={now > was ? 'text-ok' : 'text-bad'}>{now > was ? `+${now - was}` : now - was}</span>
    </span>
  )
}

const clean = ({ approved, humanityScore }: ComplianceCheck, brief: boolean) =>
  approved || humanityScore >= HUMANITY_THRESHOLD
    ? 'No findings'
    : brief
      ? `No findings, but it sounds stiff: ${Math.round(humanityScore)} of ${HUMANITY_THRESHOLD}`
      : 'No findings, but it sounds stiff'

const Steps = ({ officer }: { officer: Officer }) => (
  <span className="flex gap-1">
    <Button
      size="sm"
      variant="ghost"
      aria-label="Previous finding"
      aria-keyshortcuts="K"
      onClick={() => officer.step(-1)}
      className="px-2"
    >
      <ChevronDown className="rotate-180" />
    </Button>
    <Button
      size="sm"
      variant="ghost"
      aria-label="Next finding"
      aria-keyshortcuts="J"
      onClick={() => officer.step(1)}
      className="px-2"
    >
      <ChevronDown />
    </Button>
  </span>
)

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** The keys of the panel. Where the finding that had the focus goes, the next one has it. */
function useSteering(officer: Officer) {
  const panel = useRef<HTMLElement>(null)
  const follows = useRef(false)
  const key = officer.shown?.key
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (!follows.current || (!isLost && !panel.current?.contains(document.activeElement))) return
    follows.current = false
    const row = key === undefined ? undefined : panel.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
    ;(row ?? panel.current)?.focus()
  }, [key])
  const hold = () => {
    follows.current = true
  }
  const steer = (event: KeyboardEvent<HTMLElement>) => {
    hold()
    const { key, altKey, ctrlKey, metaKey, target } = event
    const by = STEPS[key]
    if (by === undefined || altKey || ctrlKey || metaKey || target instanceof HTMLInputElement) return
    event.preventDefault()
    officer.step(by)
  }
  return { panel, steer, hold }
}
