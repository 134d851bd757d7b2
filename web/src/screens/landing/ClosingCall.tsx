import { ArrowRight } from 'lucide-react'
import { buttonStyle } from '#ui/Button.tsx'
import { SIGN_UP } from './doors.ts'

/** The last word. */
export function ClosingCall() {
  return (
    <section className="relative overflow-hidden border-line border-t py-28">
      <div aria-hidden className="hero-light absolute inset-0 -scale-y-100" />
      <div className="relative mx-auto max-w-[1240px] px-5">
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
    </section>
  )
}
