import type { CaptionStyle } from '@octavo/contract/caption'
import type { LookName } from '@octavo/contract/look'
import { type FilmPlan, lookCaptions } from '@octavo/renderer/draw'
import { useMemo } from 'react'
import { FilmCanvas } from './FilmCanvas.tsx'
import type { Opening } from './film-opening.ts'

type LookSampleProps = {
  opening: Opening
  look: LookName
  /** Those of the look if not given. */
  captionStyle?: CaptionStyle | undefined
  moves: boolean
  /** It was shown once from beginning to end. */
  onEnd?: () => void
}

/** When everything is there that comes in. */
const SHOWN = 0.9

/** A first shot in a look: from its beginning while it moves, else near its end. */
export function LookSample({ opening: { plan, fromMs }, look, captionStyle, moves, onEnd }: LookSampleProps) {
  const dressed = useMemo(
    (): FilmPlan => ({ ...plan, art: { look }, captionStyle: captionStyle ?? lookCaptions(look, plan.brand.color) }),
    [plan, look, captionStyle],
  )
  const { durationMs } = plan
  return (
    <FilmCanvas
      plan={dressed}
      atMs={moves ? fromMs : fromMs + SHOWN * (durationMs - fromMs)}
      playing={moves}
      onTime={(ms) => ms >= durationMs && onEnd?.()}
      label=""
    />
  )
}
