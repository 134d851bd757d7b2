import type { Guarantee } from '@octavo/contract/system-status'
import { CircleCheck, CircleX } from '#ui/icons/index.ts'

export const GUARANTEE_LABELS: Readonly<Record<Guarantee['name'], string>> = {
  postingLimitsEnforced: 'Posting limits enforced',
  humanityScoresValidated: 'Humanity scores validated',
  vulnerabilityProtectionActive: 'Vulnerability protection active',
  emergencySystemsArmed: 'Emergency systems armed',
}

type GuaranteeListProps = { guarantees: readonly Guarantee[]; stopped: boolean }

/** Each guarantee with what was looked at and found. While all is stopped, the stop is in use and not armed. */
export const GuaranteeList = ({ guarantees, stopped }: GuaranteeListProps) => (
  <ul className="-my-3">
    {guarantees.map(({ name, ok, lookedAt }) => (
      <li key={name} className="flex items-start gap-2.5 border-line border-t py-3 text-sm first:border-0">
        {ok ? (
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-ok" aria-label="Holds" />
        ) : (
          <CircleX className="mt-0.5 size-4 shrink-0 text-bad" aria-label="Does not hold" />
        )}
        <div className="min-w-0">
          <p className="font-medium">
            {stopped && name === 'emergencySystemsArmed' ? 'Emergency stop in use' : GUARANTEE_LABELS[name]}
          </p>
          <p className="mt-0.5 text-ink-2 text-xs">{lookedAt}</p>
        </div>
      </li>
    ))}
  </ul>
)
