import { SHOWCASE_WEEK } from '#parts/week/showcase-week.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { ArrowRight } from '#ui/icons/index.ts'
import { SIGN_UP } from './doors.ts'
import { FilmLoop } from './FilmLoop.tsx'

/** The last word, beside three films of the week. */
export function ClosingCall() {
  return (
    <section className="relative overflow-hidden border-line border-t py-28">
      <div aria-hidden className="hero-light absolute inset-0 -scale-y-100" />
      <div className="relative mx-auto flex max-w-[1240px] items-center justify-between gap-12 px-5">
        <div>
          <h2 className="max-w-[16ch] text-[clamp(2.25rem,1.4rem+3.6vw,4rem)] leading-none tracking-[-0.022em]">
            Your first week is on the trial.
          </h2>
          <p className="mt-5 max-w-[46ch] text-ink-2 text-lg">
            Name a brand, say what it sells, and watch eight films being made.
          </p>
          <a href={SIGN_UP} className={buttonStyle({ variant: 'make', size: 'lg', className: 'mt-8' })}>
            Start the 7-day trial <ArrowRight />
          </a>
        </div>
        <div aria-hidden className="hidden items-start gap-4 lg:flex">
          {[1, 4, 6].map((index) => (
            <div
              key={index}
              className="relative aspect-[9/16] w-44 overflow-hidden rounded-xl border border-line bg-sunken shadow-2 even:mt-10"
            >
              <FilmLoop film={SHOWCASE_WEEK[index]!} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
