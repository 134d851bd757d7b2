import { CAPTION_STYLE_LABELS, CAPTION_STYLES, type CaptionStyle } from '@octavo/contract/caption'
import type { FilmEdit } from '@octavo/contract/edit'
import { type FilmPlan, FPS, sliceAt } from '@octavo/renderer/draw'
import { useMemo } from 'react'
import { FilmCanvas } from '#parts/film-preview/FilmCanvas.tsx'
import { cn } from '#ui/cn.ts'

type CaptionSamplesProps = { film: FilmEdit; value: CaptionStyle; onChange: (style: CaptionStyle) => void }

/** The caption styles, each as it stands on this very film. Native radios, so arrows work by themselves. */
export function CaptionSamples({ film, value, onChange }: CaptionSamplesProps) {
  const { scene, atMs } = useMemo(() => spokenMoment(film.plan as unknown as FilmPlan), [film.plan])
  const wide = film.width > film.height
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Caption style</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {CAPTION_STYLES.map((style) => (
          <label
            key={style}
            className={cn(
              'cursor-pointer overflow-hidden rounded-lg border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
              style === value ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name="captionStyle"
              checked={style === value}
              onChange={() => onChange(style)}
              className="sr-only"
            />
            <Sample scene={scene} style={style} atMs={atMs} wide={wide} />
            <span className="block px-2.5 py-1.5 text-sm">{CAPTION_STYLE_LABELS[style]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type SampleProps = { scene: FilmPlan; style: CaptionStyle; atMs: number; wide: boolean }

/** Where the frame lies behind its sample so that the captions are in the middle of it. */
const TALL = 'inset-x-0 bottom-[-53%]'
const WIDE = { alone: 'bottom-0 -left-[45%] w-[190%]', beside: 'bottom-0 -left-[16%] w-[190%]' }

/** Of the frame, only where the captions stand. */
function Sample({ scene, style, atMs, wide }: SampleProps) {
  const plan = useMemo(() => ({ ...scene, captions: true, captionStyle: style }), [scene, style])
  return (
    <span className="relative block aspect-[5/2] overflow-hidden bg-sunken">
      <span className={cn('absolute block', wide ? WIDE[plan.presenter ? 'beside' : 'alone'] : TALL)}>
        <FilmCanvas plan={plan} atMs={atMs} label="" />
      </span>
    </span>
  )
}

/** The scene in which the longest sentence is spoken, and a moment in the midst of it. */
function spokenMoment(plan: FilmPlan): { scene: FilmPlan; atMs: number } {
  const longest = plan.sentences.toSorted((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs))[0]
  const word = longest?.words[Math.floor(longest.words.length / 2)]
  const ms = word ? (word.startMs + word.endMs) / 2 : plan.durationMs / 2
  const { slice, frame } = sliceAt(plan, Math.floor((ms * FPS) / 1000))
  return { scene: slice.plan, atMs: ((frame + 0.5) * 1000) / FPS }
}
