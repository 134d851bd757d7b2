import type { FilmPlan } from '@octavo/renderer/draw'
import { lazy, Suspense } from 'react'
import { cn } from '#ui/cn.ts'

export type FilmCanvasProps = {
  plan: FilmPlan
  /** The moment that is shown; while it plays, a value that `onTime` has not told is a jump. */
  atMs?: number
  playing?: boolean
  /** What is heard and gives the time while it plays; without it the film runs silently. */
  soundUrl?: string | undefined
  muted?: boolean
  /** Every moment that is shown while it plays; the film's whole length once, at its end. */
  onTime?: (ms: number) => void
  /** What a reader who does not see it is told; nothing where the words beside it say it all. */
  label: string
  className?: string
}

const FilmStage = lazy(() => import('./FilmStage.tsx'))

/**
 * Draws a film's frames in the page with the renderer's own code, as wide as there is room. The drawing is a chunk of its
 * own. Nothing plays by itself.
 */
export const FilmCanvas = (props: FilmCanvasProps) => (
  <Suspense fallback={<Place {...props} />}>
    <FilmStage {...props} />
  </Suspense>
)

const Place = ({ plan, className }: FilmCanvasProps) => (
  <div
    aria-hidden
    style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
    className={cn('w-full animate-pulse bg-sunken', className)}
  />
)
