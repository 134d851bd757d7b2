import type { FilmPlan } from '@octavo/renderer/draw'
import { useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { formatPlayTime } from '#format/date.ts'
import { FilmCanvas } from '#parts/film-preview/FilmCanvas.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Pause, Play } from '#ui/icons/index.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type MomentName, momentsOf } from './look.preview.ts'
import type { LookPlan } from './useLookPlan.ts'

const FORMATS = [
  { value: 'short', label: 'Short' },
  { value: 'long', label: 'Long' },
] as const
const STEP_MS = 100

/** A sample film as the brand's films will look, drawn in the page while the form is filled in. */
export function LookPreview({ look: { format, setFormat, plan, error, retry } }: { look: LookPlan }) {
  return (
    <section aria-label="Preview">
      <div className="mb-3 flex items-center justify-between">
        <h2 className="text-base">Preview</h2>
        <Segmented label="Preview as" value={format} onChange={setFormat} options={FORMATS} />
      </div>
      {error && <ErrorNote what={sentenceOf(error)} onRetry={retry} />}
      {plan ? <Stage plan={plan} /> : !error && <Skeleton className="aspect-9/16 max-w-45 rounded-frame lg:max-w-65" />}
    </section>
  )
}

/** The moment that was chosen stays chosen when the film changes; a hand on the slider or the play button lets go of it. */
function useMoment(plan: FilmPlan) {
  const moments = momentsOf(plan)
  const [chosen, choose] = useState<MomentName | number>('List')
  const [playing, setPlaying] = useState(false)
  const named = moments.find(({ name }) => name === chosen) ?? moments[0]
  const ms = typeof chosen === 'number' ? Math.min(chosen, plan.durationMs) : (named?.atMs ?? 0)
  return {
    moments,
    ms,
    name: typeof chosen === 'number' ? undefined : named?.name,
    playing,
    show: (moment: MomentName | number) => {
      setPlaying(false)
      choose(moment)
    },
    tell: (now: number) => {
      choose(now)
      if (now >= plan.durationMs) setPlaying(false)
    },
    toggle: () => {
      if (!playing) choose(ms >= plan.durationMs || typeof chosen === 'string' ? 0 : ms)
      setPlaying(!playing)
    },
  }
}

function Stage({ plan }: { plan: FilmPlan }) {
  const { moments, ms, name, playing, show, tell, toggle } = useMoment(plan)
  return (
    <div className={cn(plan.width < plan.height && 'max-w-45 lg:max-w-65')}>
      <div className="overflow-hidden rounded-frame bg-black">
        <FilmCanvas plan={plan} atMs={ms} playing={playing} onTime={tell} label="A film in the look of this brand" />
      </div>
      <div className="mt-2 flex items-center gap-2">
        <Button size="icon" variant="ghost" aria-label={playing ? 'Pause' : 'Play'} onClick={toggle}>
          {playing ? <Pause /> : <Play />}
        </Button>
        <input
          type="range"
          aria-label="Position"
          aria-valuetext={`${formatPlayTime(ms / 1000)} of ${formatPlayTime(plan.durationMs / 1000)}`}
          min={0}
          max={Math.round(plan.durationMs)}
          step={STEP_MS}
          value={Math.round(ms)}
          onChange={(event) => show(Number(event.target.value))}
          className="h-6 min-w-0 flex-1 cursor-pointer bg-transparent accent-make pointer-coarse:h-9"
        />
      </div>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {moments.map((moment) => (
          <Button
            key={moment.name}
            size="sm"
            variant={moment.name === name ? 'solid' : 'outline'}
            aria-pressed={moment.name === name}
            onClick={() => show(moment.name)}
          >
            {moment.name}
          </Button>
        ))}
      </div>
    </div>
  )
}
