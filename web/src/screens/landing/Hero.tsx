import { buttonStyle } from '#ui/Button.tsx'
import { ArrowRight } from '#ui/icons/index.ts'
import { SIGN_UP } from './doors.ts'
import { FilmStrip } from './FilmStrip.tsx'

/** The promise, the two ways on, and the week itself. */
export function Hero() {
  return (
    <section className="relative pt-36 pb-20 md:pt-44">
      <div aria-hidden className="hero-light pointer-events-none absolute inset-x-0 top-0 h-[46rem]" />
      <div className="relative mx-auto max-w-[1240px] px-5">
        <h1 className="max-w-[15ch] text-hero">A week of video, made by Monday.</h1>
        <div className="mt-7 grid gap-6 md:grid-cols-[minmax(0,34rem)_auto] md:items-end md:justify-between">
          <p className="text-ink-2 text-lg">
            Seven shorts and one long video for each of your brands: written, checked against platform rules, voiced,
            filmed and given their place in the week. On your own machine, while you do the rest of your job.
          </p>
          <div className="flex flex-wrap gap-3">
            <a href={SIGN_UP} className={buttonStyle({ variant: 'make', size: 'lg' })}>
              Start the 7-day trial <ArrowRight />
            </a>
            <a href="#features" className={buttonStyle({ size: 'lg' })}>
              See how it works
            </a>
          </div>
        </div>
        <FilmStrip />
      </div>
    </section>
  )
}
