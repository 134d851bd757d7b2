import { lazy, Suspense } from 'react'
import { cn } from '#ui/cn.ts'
import type { FilmStageProps } from './FilmStage.tsx'

const FilmStage = lazy(() => import('./FilmStage.tsx'))

/**
 * Draws a film's frames in the page with the renderer's own code, as wide as there is room. The drawing is a chunk of its
 * own. Nothing plays by itself.
 */
export const FilmCanvas = (props: FilmStageProps) => (
  <Suspense fallback={<Place {...props} />}>
    <FilmStage {...props} />
  </Suspense>
)

const Place = ({ plan, className }: FilmStageProps) => (
  <div
    aria-hidden
    style={{ aspectRatio: `${plan.width} / ${plan.height}` }}
    className={cn('w-full animate-pulse bg-sunken', className)}
  />
)
