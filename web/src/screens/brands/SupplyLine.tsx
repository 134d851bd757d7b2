import { SHORTS_A_WEEK, type Supply } from '@octavo/contract/interview'

const WEEKS_SHOWN = 5
const WEEKS = Array.from({ length: WEEKS_SHOWN }, (_, at) => at)

/** The supply in a sentence, and in weeks to look at. */
export function SupplyLine({ supply: { films, weeks, says } }: { supply: Supply }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div role="img" aria-label={`${Math.min(weeks, WEEKS_SHOWN)} of ${WEEKS_SHOWN} weeks`} className="flex gap-1">
        {WEEKS.map((week) => (
          <span key={week} className="h-2 w-8 overflow-hidden rounded-full border border-line bg-sunken">
            <span
              className="block h-full bg-make"
              style={{ width: `${100 * Math.min(1, Math.max(0, films / SHORTS_A_WEEK - week))}%` }}
            />
          </span>
        ))}
      </div>
      <p role="status" className="min-w-0 flex-1 basis-60 font-medium">
        {says}
      </p>
    </div>
  )
}
