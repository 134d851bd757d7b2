/** Measures of a body in head units; 0, 0 is the pit of the throat. */
import type { Cast } from '#draw/presenter/cast.ts'
import type { Curve } from '#draw/presenter/path.ts'

export type Build = {
  neck: number
  shoulder: { x: number; y: number }
  chest: number
  waist: number
  hip: number
  /** Lengths and thicknesses of an arm: at the shoulder, the elbow, the wrist. */
  arm: { upper: number; fore: number; r: [number, number, number] }
  hand: number
  hem: number
  crotch: number
  ankle: number
  sole: number
}

const WOMAN: Build = {
  neck: 40,
  shoulder: { x: 160, y: 102 },
  chest: 148,
  waist: 118,
  hip: 160,
  arm: { upper: 248, fore: 216, r: [47, 38, 27] },
  hand: 0.86,
  hem: 600,
  crotch: 660,
  ankle: 1430,
  sole: 1474,
}
const MAN: Build = {
  neck: 54,
  shoulder: { x: 195, y: 112 },
  chest: 182,
  waist: 166,
  hip: 172,
  arm: { upper: 264, fore: 234, r: [57, 46, 33] },
  hand: 1,
  hem: 630,
  crotch: 690,
  ankle: 1460,
  sole: 1506,
}

export const buildOf = ({ female }: Cast): Build => (female ? WOMAN : MAN)

/** From the neck's root over the shoulder and down the side: the viewer's right, `ease` wider than the body. */
export function flank({ neck, shoulder: { x, y }, chest, waist, hip, arm }: Build, low: number, ease = 0): Curve {
  // Where the slope of the shoulder meets the roundness of the arm.
  const tip = { x: x + arm.r[0] * 0.35, y: y - arm.r[0] * 0.94 }
  return [
    [neck + 9, -42],
    [neck + 26, -2, tip.x - 74, tip.y - 28, tip.x, tip.y],
    [x + 22 + ease, y - 30, x + 12 + ease, y + 50, chest + 12 + ease, 204],
    [chest + 2 + ease, 290, waist + ease, 330, waist + 2 + ease, 408],
    [waist + 8 + ease, 480, hip + ease, 530, hip + 4 + ease, Math.max(600, low)],
  ]
}
