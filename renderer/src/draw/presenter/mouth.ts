/** The mouth, centred on 0, 0, in head units. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import { mix } from '#draw/motion.ts'
import type { Cast } from './cast.ts'
import type { Mouth } from './mouth.shapes.ts'
import { area, type Curve, ellipse, inside, sliver, strokeLine } from './path.ts'

const INSIDE = '#54141f'
const DEEP = '#2e0a12'
const TONGUE = '#d9636c'
const SEAM = 'rgba(74,22,32,0.9)'
const TEETH = '#fffaf3'

type Lips = { w: number; corner: number; up: number; down: number; over: number; under: number; round: number }

/** Where the lips' edges are: the opening from `up` to `down`, lip of height `over` above it and `under` below. */
function lipsOf({ w, open, round, press, smile }: Mouth, { person, female }: Cast): Lips {
  const high = open * 56
  const full = person.lips.full * (female ? 1 : 0.86)
  const thin = 1 - press * 0.55
  return {
    w: w * (1 + smile * 0.2),
    corner: -smile * 13 - 1 + round * 2,
    up: -high * mix(0.3, 0.46, round),
    down: high * mix(0.72, 0.58, round) + smile * 2,
    over: (7 + 6 * full) * thin,
    under: (8 + 8 * full) * thin,
    round,
  }
}

function outer({ w, corner, up, down, over, under, round }: Lips): Curve {
  const wide = w + 4
  const [bow, side, lift] = [mix(0.3, 0.46, round), mix(0.62, 1, round), mix(0.75, 0.62, round)]
  return [
    [-wide, corner],
    [-wide * side, up - over * lift, -wide * bow, up - over * 1.3, 0, up - over * 0.86],
    [wide * bow, up - over * 1.3, wide * side, up - over * lift, wide, corner],
    [wide * mix(0.66, 0.9, round), down + under * 1.1, wide * 0.34, down + under * 1.16, 0, down + under * 1.12],
    [-wide * 0.34, down + under * 1.16, -wide * mix(0.66, 0.9, round), down + under * 1.1, -wide, corner],
  ]
}

function opening({ w, corner, up, down, round }: Lips): Curve {
  const reach = mix(0.6, 0.92, round)
  return [
    [-w, corner],
    [-w * reach, up * 1.3 + corner * 0.3, w * reach, up * 1.3 + corner * 0.3, w, corner],
    [w * mix(0.7, 0.98, round), down * 1.3, -w * mix(0.7, 0.98, round), down * 1.3, -w, corner],
  ]
}

export function paintMouth(ctx: Canvas2D, mouth: Mouth, cast: Cast): void {
  const lips = lipsOf(mouth, cast)
  const { skin, person } = cast
  if (cast.person.style === 'animated') ctx.scale(1.1, 1.1)
  const whole = outer(lips)
  const bottom = lips.down + lips.under
  sliver(
    ctx,
    fade(person.beard ? cast.hair.deep : skin.deep, 0.4),
    [-lips.w * 0.5, bottom + 6],
    [0, bottom + 14],
    [lips.w * 0.5, bottom + 6],
    4,
  )
  area(ctx, skin.lip, whole)
  inside(ctx, whole, () => {
    ctx.fillStyle = skin.lipShade
    ctx.fillRect(-70, -70, 140, 70 + Math.min(0, lips.up) + 1)
    ellipse(ctx, -4, lips.down + lips.under * 0.5, lips.w * 0.42, lips.under * 0.24, fade(skin.lipLight, 0.9))
  })
  if (mouth.open < 0.05) seam(ctx, lips)
  else hollow(ctx, lips, mouth)
  for (const side of [-1, 1])
    ellipse(ctx, side * (lips.w + 2), lips.corner, 3.2, 2.4, fade(skin.deep, 0.6 * (1 - lips.round)))
}

function seam(ctx: Canvas2D, { w, corner, down }: Lips): void {
  strokeLine(ctx, SEAM, 3.4, [
    [-w, corner],
    [-w * 0.4, 4 + down * 0.3, -10, -1, 0, 2],
    [10, -1, w * 0.4, 4 + down * 0.3, w, corner],
  ])
}

function hollow(ctx: Canvas2D, lips: Lips, { open, teeth, tongue, tuck }: Mouth): void {
  const hole = opening(lips)
  const { w, up, down, corner } = lips
  area(ctx, INSIDE, hole)
  inside(ctx, hole, () => {
    ellipse(ctx, 0, mix(up, down, 0.42), w * 0.7, (down - up) * 0.34, DEEP)
    if (tongue > 0) ellipse(ctx, 0, mix(down + 6, up + 13, tongue * 0.42), w * 0.6, (down - up) * 0.4 + 3, TONGUE)
    if (open > 0.55) ellipse(ctx, 0, down + 5, w * 0.56, 9, fade(TEETH, 0.85))
    if (teeth > 0) {
      const low = tuck ? down + 2 : up + Math.min((down - up) * 0.42, 15) * teeth
      area(ctx, TEETH, [
        [-w * 0.9, corner - 30],
        [-w * 0.9, low - 3],
        [-w * 0.4, low + 3, w * 0.4, low + 3, w * 0.9, low - 3],
        [w * 0.9, corner - 30],
      ])
      area(ctx, 'rgba(60,20,40,0.16)', [
        [-w, up - 4],
        [-w * 0.4, up + 4, w * 0.4, up + 4, w, up - 4],
        [w, up - 20],
        [-w, up - 20],
      ])
    }
  })
}
