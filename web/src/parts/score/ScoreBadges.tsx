import { APPROVAL_SCORE, HUMANITY_THRESHOLD, RELEVANCE, type Relevance } from '@octavo/contract/compliance'
import type { ReactNode } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { relevanceSays } from './relevance-words.ts'
import { scoreTone } from './score-tone.ts'

type Scored = {
  viralScore: number | null
  relevance?: Relevance | null | undefined
  complianceScore: number | null
  humanityScore: number | null
}

/** The scores of a script or film in one line, as far as it has them, and what else belongs into the line. */
export function ScoreBadges({ of, children }: { of: Scored; children?: ReactNode }) {
  const scores = [
    ['Predicted score', of.viralScore, APPROVAL_SCORE],
    ['Relevance', of.relevance?.judged ? of.relevance.score : null, RELEVANCE.floor],
    ['Compliance', of.complianceScore, APPROVAL_SCORE],
    ['Humanity', of.humanityScore, HUMANITY_THRESHOLD],
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-3 text-xs">
      {scores.map(
        ([name, score, enough]) =>
          score !== null && (
            <span
              key={name}
              title={name === 'Relevance' && of.relevance ? relevanceSays(of.relevance) : undefined}
              className="inline-flex items-center gap-1.5"
            >
              {name}
              <Badge tone={score >= enough ? scoreTone(Math.max(score, 80)) : 'warn'} className="num">
                {Math.round(score)}
              </Badge>
            </span>
          ),
      )}
      {children}
    </div>
  )
}
