import type { Finding } from '@octavo/contract'
import { Badge } from '#ui/Badge.tsx'
import { RISK_TONE } from './video-status.ts'

/** What the officer found: the words, the rule with its source, and what to do instead. */
export const FindingList = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className="grid gap-4">
    {findings.map((finding) => (
      <li key={`${finding.ruleId} ${finding.start}`} className="grid gap-1 text-sm">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={RISK_TONE[finding.severity]}>{finding.severity}</Badge>
          <span className="font-medium">{finding.title}</span>
        </div>
        {finding.quote && <p className="wrap-anywhere text-ink-2">“{finding.quote}”</p>}
        <p>{finding.suggestion}</p>
        <p className="text-ink-3 text-xs">
          {finding.explanation} {finding.source}
        </p>
      </li>
    ))}
  </ul>
)
