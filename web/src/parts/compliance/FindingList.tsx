import type { Finding } from '@octavo/contract/compliance'
import { Badge } from '#ui/Badge.tsx'
import { ExternalLink } from '#ui/icons/index.ts'
import { riskSays, riskTone } from './risk-tone.ts'

/** What the officer found: the words, the rule with its source, and what to do instead. */
export const FindingList = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className="grid gap-4">
    {findings.map((finding) => (
      <li key={`${finding.ruleId} ${finding.field} ${finding.start}`} className="grid gap-1 text-sm">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={riskTone(finding)}>{riskSays(finding)}</Badge>
          <span className="font-medium">{finding.title}</span>
        </div>
        <FindingWords finding={finding} />
      </li>
    ))}
  </ul>
)

/** The words as they stand, what to do about them, and from where that is known. */
export const FindingWords = ({ finding }: { finding: Finding }) => (
  <>
    {finding.quote && (
      <p className="wrap-anywhere text-ink-2">
        {finding.field !== 'text' && `In the ${finding.field}: `}“{finding.quote}”
      </p>
    )}
    <p>{finding.suggestion}</p>
    <p className="text-ink-3 text-xs">
      {finding.explanation} {finding.saidBy && `Found by ${finding.saidBy}. `}
      <Law finding={finding} />
    </p>
  </>
)

const Law = ({ finding: { source, sourceUrl } }: { finding: Finding }) =>
  sourceUrl ? (
    <a
      href={sourceUrl}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-line-strong underline-offset-3 hover:text-ink"
    >
      {source} <ExternalLink aria-hidden className="inline size-3" />
    </a>
  ) : (
    source
  )
