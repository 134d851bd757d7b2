import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import { sayHour } from '@octavo/contract/time-zone'
import type { ReactNode } from 'react'
import { slotDay } from '#parts/week/sample-week.ts'
import { cn } from '#ui/cn.ts'
import { Check } from '#ui/icons/index.ts'
import { FilmLoop } from './FilmLoop.tsx'
import { SHOWN_FILM } from './landing-week.ts'

const Sheet = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 grid content-start gap-3 p-[9%] text-sm">{children}</div>
)
const Cue = ({ children }: { children: string }) => <span className="num text-ink-3 text-xs">{children}</span>

const SPOKEN = [
  ['0:00', 'Hook', 'What do most people miss about stoneware and earthenware?'],
  ['0:04', 'Answer', 'Stoneware is fired hotter than earthenware, until its body is dense and nearly watertight.'],
  ['0:12', 'Reason', 'Earthenware stays porous inside, so it depends on its glaze to hold water.'],
  ['0:24', 'To try', 'Tap a stoneware bowl and an earthenware pot, and listen: the denser one rings.'],
  ['0:29', 'Call to action', 'Come by Kiln when the mood takes you, and ask about stoneware and earthenware.'],
] as const

/** The first pass: the script of the film that the third one shows, shortened by two sentences. */
export const ScriptSheet = () => (
  <Sheet>
    {SPOKEN.map(([time, part, words], index) => (
      <div key={time}>
        <Cue>{`${time} ${part}`}</Cue>
        <p className={index === 0 ? 'display mt-1 text-lg leading-snug' : 'mt-0.5 text-ink-2'}>{words}</p>
      </div>
    ))}
  </Sheet>
)

const READ_AGAINST = [
  'FTC advertising rules',
  'Platform policies',
  'Copyright',
  'Family safety',
  'Spam law',
  'AI disclosure',
] as const

/** The second pass: what the officer says of that script. */
export const CheckedSheet = () => (
  <Sheet>
    <div className="flex items-baseline justify-between border-line border-b pb-3">
      <span>Score</span>
      <span className="display num text-2xl">100</span>
    </div>
    <p className="text-ink-2">
      “Stoneware is fired hotter than earthenware, until its body is dense and nearly watertight.”
    </p>
    <dl className="mt-1 grid grid-cols-[1fr_auto] gap-y-2.5 border-line border-t pt-4">
      {READ_AGAINST.map((rules) => (
        <div key={rules} className="contents">
          <dt className="text-ink-2">{rules}</dt>
          <dd className="text-right text-ok">Clear</dd>
        </div>
      ))}
    </dl>
    <p className="flex items-center gap-2 border-line border-t pt-4 font-medium">
      <Check className="size-4 text-ok" /> Approved for publication
    </p>
  </Sheet>
)

/** The third pass: the film. */
export const VoiceSheet = () => <FilmLoop film={SHOWN_FILM} />

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
        <span className="num text-ink-3 text-xs">{sayHour(slot.hour)}</span>
        <span className={slot.format === 'long' ? 'font-semibold text-make-ink' : 'text-ink-2'}>{slot.label}</span>
        {i < OUT && <Check className="size-4 text-ok" />}
      </li>
    ))}
  </ol>
)
