/** What lips do on a frame. */
import { clamp, mix, snap } from '#draw/motion.ts'
import type { MouthShape, Viseme } from '#plan.ts'

/** Half width and opening in head units; `round` pulls the corners in, `teeth` and `tongue` show, `tuck` is lip on teeth. */
export type Mouth = {
  w: number
  open: number
  round: number
  teeth: number
  tongue: number
  tuck: number
  press: number
  smile: number
}

const still = { round: 0, teeth: 0, tongue: 0, tuck: 0, press: 0, smile: 0 }
const MOUTHS: Record<MouthShape, Mouth> = {
  X: { ...still, w: 35, open: 0, smile: 1 },
  A: { ...still, w: 32, open: 0, press: 1, smile: 0.3 },
  B: { ...still, w: 37, open: 0.26, teeth: 1, smile: 0.6 },
  C: { ...still, w: 36, open: 0.52, teeth: 0.8, tongue: 0.4, smile: 0.4 },
  D: { ...still, w: 37, open: 0.76, teeth: 0.8, tongue: 0.6, smile: 0.3 },
  E: { ...still, w: 27, open: 0.6, round: 0.7, tongue: 0.3 },
  F: { ...still, w: 17, open: 0.34, round: 1 },
  G: { ...still, w: 33, open: 0.18, teeth: 1, tuck: 1, smile: 0.3 },
  H: { ...still, w: 34, open: 0.46, teeth: 0.6, tongue: 1, smile: 0.4 },
}
/** Lips are seen before they are heard. */
const LEAD_MS = 40
/** Time a mouth takes from one shape to the next. */
const GLIDE_MS = 75

function indexAt(visemes: Viseme[], ms: number): number {
  let low = 0
  let high = visemes.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (visemes[middle]!.startMs <= ms) low = middle
    else high = middle - 1
  }
  return visemes.length > 0 && visemes[low]!.startMs <= ms ? low : -1
}

/** The shape heard `LEAD_MS` from now; silence between visemes is rest. */
export function shapeAt(visemes: Viseme[], ms: number): MouthShape {
  const at = indexAt(visemes, ms + LEAD_MS)
  return at >= 0 && ms + LEAD_MS < visemes[at]!.endMs ? visemes[at]!.shape : 'X'
}

/** The mouth at a moment of the speech, on its way from one shape to the next; `smile` is how much the face does. */
export function mouthAt(visemes: Viseme[], ms: number, smile: number): Mouth {
  const to = MOUTHS[shapeAt(visemes, ms)]
  const at = indexAt(visemes, ms + LEAD_MS)
  const begun = at >= 0 && ms + LEAD_MS < visemes[at]!.endMs ? visemes[at]!.startMs : at >= 0 ? visemes[at]!.endMs : 0
  const from = MOUTHS[shapeAt(visemes, begun - LEAD_MS - 1)]
  const linear = clamp((ms + LEAD_MS - begun + 25) / GLIDE_MS)
  const part = linear * linear * (3 - 2 * linear)
  const blend = (key: keyof Mouth, step: number) => snap(mix(from[key], to[key], part), step)
  return {
    w: blend('w', 1),
    open: blend('open', 0.04),
    round: blend('round', 0.2),
    teeth: blend('teeth', 0.2),
    tongue: blend('tongue', 0.2),
    tuck: to.tuck,
    press: blend('press', 0.25),
    smile: snap(mix(from.smile, to.smile, part) * smile, 0.1),
  }
}
