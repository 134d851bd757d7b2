import type { Finding } from '@octavo/contract/compliance'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { RISK_TONE } from './risk-tone.ts'

type FindingListProps = {
  findings: readonly Finding[]
  /** Puts other words in the place of those that were found; only where the text can be changed. */
  onReplace?: ((finding: Finding) => void) | undefined
}

/** What the officer found: the words, the rule with its source, and what to do instead. */
export const FindingList = ({ findings, onReplace }: FindingListProps) => (
  <ul className="grid gap-4">
    {findings.map((finding) => (
      <li key={`${finding.ruleId} ${finding.field} ${finding.start}`} className="grid gap-1 text-sm">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={RISK_TONE[finding.severity]}>{finding.severity}</Badge>
          <span className="font-medium">{finding.title}</span>
        </div>
        {finding.quote && (
          <p className="wrap-anywhere text-ink-2">
            {finding.field !== 'text' && `In the ${finding.field}: `}“{finding.quote}”
          </p>
        )}
        <p>{finding.suggestion}</p>
        <p className="text-ink-3 text-xs">
          {finding.explanation} {finding.source}
        </p>
        {onReplace && finding.field === 'text' && finding.replacement !== undefined && (
          <Button size="sm" onClick={() => onReplace(finding)} className="mt-1 max-w-full justify-self-start">
            <span className="truncate">
              {finding.replacement ? `Replace with “${finding.replacement}”` : 'Cut these words'}
            </span>
          </Button>
        )}
      </li>
    ))}
  </ul>
)
