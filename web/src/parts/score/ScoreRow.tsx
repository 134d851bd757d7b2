import type { ScoreReason } from '@octavo/contract/compliance'
import { Badge } from '#ui/Badge.tsx'
import { ChevronDown } from '#ui/icons/index.ts'
import { Popover } from '#ui/Popover.tsx'
import { scoreTone } from './score-tone.ts'

type ScoreRowProps = {
  label: string
  /** null where there was nothing to judge it by. */
  score: number | null
  /** What the score is and how much is enough. */
  meaning: string
  /** This much is enough. */
  enough: number
  reasons: readonly ScoreReason[]
}

/** A score with, on request, what raised and lowered it. */
export function ScoreRow({ label, score, meaning, enough, reasons }: ScoreRowProps) {
  const trigger = (
    <button
      type="button"
      className="flex w-full items-center gap-3 rounded-md py-1.5 text-left text-sm tap hover:text-ink"
    >
      <span className="font-medium">{label}</span>
      {score === null ? (
        <Badge className="ml-auto">Not judged</Badge>
      ) : (
        <Badge tone={score >= enough ? scoreTone(Math.max(score, 80)) : 'bad'} className="num ml-auto">
          {Math.round(score)}/100
        </Badge>
      )}
      <ChevronDown className="size-3.5 text-ink-3" />
    </button>
  )
  return (
    <Popover trigger={trigger} label={`${label}: reasons`} align="end" className="w-80 max-w-[92vw]">
      <p className="text-ink-2">{meaning}</p>
      {reasons.length > 0 && (
        <ul className="mt-3 grid max-h-64 gap-2 overflow-y-auto">
          {reasons.map((reason) => (
            <li key={`${reason.label} ${reason.quote ?? ''}`} className="flex items-baseline justify-between gap-3">
              <span>{reason.label}</span>
              {reason.effect !== 0 && (
                <span className="num font-medium">{reason.effect > 0 ? `+${reason.effect}` : reason.effect}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
