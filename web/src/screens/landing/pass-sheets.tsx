import { WEEK_SCHEDULE } from '@octavo/contract'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Poster } from '#shared/Poster.tsx'
import { SAMPLE_WEEK, slotDay, slotTime } from '#shared/sample-week.ts'
import { cn } from '#ui/cn.ts'

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 grid content-start gap-3 p-[9%] text-sm">{children}</div>
)
const Cue = ({ children }: { children: string }) => <span className="num text-ink-3 text-xs">{children}</span>

/** The first pass: a script, with the claim that the second pass will find. */
export const ScriptSheet = () => (
  <Sheet>
    <Cue>0:00 Hook</Cue>
    <p className="display text-lg leading-snug">Most shops answer a lead in two days. We took nine seconds.</p>
    <Cue>0:04 Script</Cue>
    <p className="text-ink-2">
      We put one phone on the counter and made one rule: whoever is nearest replies, right away, in one line.
    </p>
    <p className="text-ink-2">This trick is guaranteed to double your sales.</p>
    <Cue>0:16 Proof</Cue>
    <p className="text-ink-2">Ask anyone who waited two days whether they bought from the first shop or the second.</p>
    <Cue>0:26 Call to action</Cue>
    <p className="text-ink-2">Try it for a day and tell us what changed.</p>
  </Sheet>
)

const FINDINGS = [
  ['Earnings claim', 'Removed'],
  ['Copyright', 'Clear'],
  ['Family safety', 'Clear'],
  ['Verdict', 'Approved'],
] as const

/** The second pass: what was found and what it became. */
export const CheckedSheet = () => (
  <Sheet>
    <div className="flex items-baseline justify-between border-line border-b pb-3">
      <span>Score</span>
      <span className="display num text-2xl">
        <s className="mr-2 font-normal text-ink-3 text-sm">73</s>86
      </span>
    </div>
    <p className="text-ink-2">Whoever is nearest replies, right away, in one line.</p>
    <p className="rounded-md bg-bad-soft px-2.5 py-2 line-through decoration-bad/60">
      This trick is guaranteed to double your sales.
    </p>
    <p className="rounded-md bg-ok-soft px-2.5 py-2">Answering first is a habit. It costs one phone and one rule.</p>
    <p className="text-ink-2">Try it for a day and tell us what changed.</p>
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-y-2 border-line border-t pt-3">
      {FINDINGS.map(([rule, found]) => (
        <div key={rule} className="contents">
          <dt className="text-ink-2">{rule}</dt>
          <dd className="text-right text-ok">{found}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
)

const LOUDNESS = [18, 52, 70, 44, 30, 62, 84, 58, 36, 22, 48, 74, 66, 40, 28, 56, 80, 52, 34, 20, 46, 64, 38, 24]
const SPOKEN = 14

/** The third pass: the frame while it is being spoken. */
export const VoiceSheet = () => (
  <div className="absolute inset-0">
    <Poster {...SAMPLE_WEEK[1]!.poster} />
    <div className="scrim absolute inset-x-0 bottom-0 h-2/5" />
    <svg
      viewBox="0 0 240 90"
      preserveAspectRatio="none"
      className="absolute inset-x-[9%] bottom-[6%] h-[13%] w-[82%]"
      aria-hidden="true"
    >
      {LOUDNESS.map((height, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: two bars may be as loud
          key={i}
          x={i * 10 + 2}
          y={90 - height}
          width="6"
          height={height}
          rx="3"
          fill="oklch(0.83 0.135 72)"
          fillOpacity={i < SPOKEN ? 1 : 0.35}
        />
      ))}
    </svg>
  </div>
)

const OUT = 2

/** The fourth pass: the week's slots, the first ones already out. */
export const ScheduleSheet = () => (
  <ol className="absolute inset-0 grid grid-rows-8 px-[9%] py-[5%] text-sm">
    {WEEK_SCHEDULE.map((slot, i) => (
      <li
        key={slot.label}
        className={cn('grid grid-cols-[2.2rem_2.8rem_1fr_auto] items-center border-line', i > 0 && 'border-t')}
      >
        <span className="font-medium">{slotDay(slot.day)}</span>
        <span className="num text-ink-3 text-xs">{slotTime(slot.hour)}</span>
        <span className={slot.format === 'long' ? 'font-semibold text-make-ink' : 'text-ink-2'}>{slot.label}</span>
        {i < OUT && <Check className="size-4 text-ok" />}
      </li>
    ))}
  </ol>
)
