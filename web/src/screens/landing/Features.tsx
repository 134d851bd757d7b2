import type { ComponentType } from 'react'
import { CheckedSheet, ScheduleSheet, ScriptSheet, VoiceSheet } from './pass-sheets.tsx'

const PASSES: readonly (readonly [string, string, ComponentType])[] = [
  [
    'Generate',
    'A hook, a body and a call to action in your brand’s tone, from what you say about the business.',
    ScriptSheet,
  ],
  [
    'Compliance',
    'Every script is scored and read against the rules. What falls short is rewritten, then checked again.',
    CheckedSheet,
  ],
  [
    'Voice',
    'Spoken, set to scenes and music, with captions burned in and a subtitle file beside the film.',
    VoiceSheet,
  ],
  ['Upload', 'Eight slots a week, seven days. Nothing goes to an outside network before you say yes.', ScheduleSheet],
]

const FACTS: readonly (readonly [string, string])[] = [
  [
    'No key, no account elsewhere',
    'Writer, voice and renderer are built in. There is nothing to sign up for elsewhere, and the screen says what did the work.',
  ],
  [
    'Your brand, not a template',
    'Name, niche, tone, color, logo, persona and the facts you allow. Scripts only say what you told us about your business.',
  ],
  [
    'Never the same text twice',
    'New scripts are compared with all of your earlier ones. What comes too close is written again.',
  ],
  [
    'Films you keep',
    'Full HD files with subtitles and a poster, in a folder of yours. Stream them, download them, delete them.',
  ],
  [
    'It finishes what it starts',
    'A restart in the middle of a film goes on from the last finished step. What fails is refunded and can be tried again.',
  ],
  ['Stop it at any time', 'Halt one film or the whole week with one click. Finished films stay; the rest is refunded.'],
]

/** How a brand becomes a week, in four passes, and what is true of all of them. */
export function Features() {
  return (
    <section id="features" className="border-line border-t bg-sunken/50 py-24">
      <div className="mx-auto max-w-[1240px] px-5">
        <h2 className="max-w-[18ch] text-4xl">From a brand to a published week in four passes</h2>
        <ol
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the row scrolls, and a keyboard must be able to
          tabIndex={0}
          aria-label="Four passes"
          className="mt-12 grid gap-x-5 gap-y-10 max-lg:-mx-5 max-lg:snap-x max-lg:scroll-pl-5 max-lg:auto-cols-[min(72vw,17rem)] max-lg:grid-flow-col max-lg:overflow-x-auto max-lg:px-5 max-lg:pb-3 lg:grid-cols-4"
        >
          {PASSES.map(([title, text, Sheet]) => (
            <li key={title} className="max-lg:snap-start">
              <div className="relative aspect-[9/16] overflow-hidden rounded-xl border border-line bg-surface shadow-1">
                <Sheet />
              </div>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <dl className="mt-20 grid gap-x-10 md:grid-cols-2">
          {FACTS.map(([title, text]) => (
            <div key={title} className="grid gap-x-8 gap-y-1 border-line border-t py-5 lg:grid-cols-[13rem_1fr]">
              <dt className="font-display font-semibold">{title}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
