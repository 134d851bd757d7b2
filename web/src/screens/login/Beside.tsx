import { Poster } from '#parts/video/Poster.tsx'
import { SAMPLE_WEEK } from '#parts/week/sample-week.ts'
import { cn } from '#ui/cn.ts'

/** The places of the mark: three upright leaves, the wide one beside an upright, three upright. */
const FOLDED = [0, 1, 3, 2, 4, 5, 6, 7].flatMap((index) => SAMPLE_WEEK[index] ?? [])

/** Beside the forms on wide screens: the week, folded as the mark is. */
export function Beside() {
  return (
    <aside
      aria-hidden
      className="sticky top-0 hidden h-dvh overflow-hidden border-line border-l bg-sunken/60 lg:grid lg:place-items-center"
    >
      <div className="hero-light absolute inset-0" />
      <ul className="strip-in relative grid w-[min(80%,calc((100dvh-7rem)*.57))] grid-cols-3 gap-3">
        {FOLDED.map(({ day, time, wide, poster }) => (
          <li
            key={`${day} ${time}`}
            className={cn(
              'relative overflow-hidden rounded-frame border border-line',
              wide ? 'col-span-2' : 'aspect-[9/16]',
            )}
          >
            <Poster {...poster} wide={wide} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
