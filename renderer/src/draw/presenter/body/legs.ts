/** From the hips down to the floor. 0, 0 is the pit of the throat. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast, Tones } from '#draw/presenter/cast.ts'
import { area, both, type Curve, ellipse, inside, sliver, strokeLine } from '#draw/presenter/path.ts'
import { type Build, buildOf } from './build.ts'

/** How far down legs begin. */
const HIPS = 560
const KNEE = 0.48
/** Of a lean, what the knee goes out. */
const GIVES = 0.9

/** The leg that bears nothing stands so far out, its knee loose; the other comes under the body. */
const STANCE = { free: { out: 52, bend: 36 }, bearing: { out: -12, bend: -6 } }
type Step = { out: number; bend: number }
const PLACED: Step = { out: 0, bend: 0 }

/** `bend`: how far the knee is out; `out`: how far the foot is. */
function leg({ hip, crotch, ankle }: Build, wide: number, { bend, out }: Step): Curve {
  const knee = crotch + (ankle - crotch) * KNEE
  return [
    [-4, 560],
    [hip + 4, 560],
    [hip + 14, 640, hip + 4 + bend * 0.6, 720, hip - 8 + bend, knee - 60],
    [hip - 16 + bend, knee + 80, 128 + wide + out, ankle - 140, 124 + wide + out, ankle + 8],
    [58 - wide + out, ankle + 10],
    [52 + bend * 0.7 + out * 0.5, knee + 120, 42 + bend, knee - 60, 14, crotch + 20],
    [6, crotch, -4, crotch - 4, -4, crotch - 8],
  ]
}

/**
 * Hips go `lean` to a side over feet that stay; the knee that then bears nothing gives way a little. `free`: the side on which a leg
 * stands easy; they stand on both alike if not given.
 */
export function paintLegs(ctx: Canvas2D, cast: Cast, lean = 0, free?: 1 | -1): void {
  const standing = (side: 1 | -1) => (free === undefined ? PLACED : side === free ? STANCE.free : STANCE.bearing)
  const build = buildOf(cast)
  const { cut } = cast.person.legs
  floorShadow(ctx, build)
  if (lean) leant(ctx, build, lean)
  if (cut === 'skirt') {
    skirted(ctx, cast, build, standing)
    return
  }
  both(ctx, (side) => {
    const { out, bend } = standing(side)
    placed(ctx, out, () => shoe(ctx, cast, build))
    const shape = leg(build, cut === 'jeans' ? -8 : 2, { out, bend: bend + Math.max(0, -side * lean) * GIVES })
    area(ctx, cast.legs.base, shape)
    inside(ctx, shape, () => {
      ctx.translate(bend * 0.7, 0)
      creases(ctx, cast.legs, build, side, cut === 'jeans')
    })
  })
  strokeLine(ctx, fade(cast.legs.deep, 0.8), 4, [
    [0, 560],
    [0, build.crotch - 8],
  ])
}

/** What is drawn from here on leans from the floor up. */
function leant(ctx: Canvas2D, { sole }: Build, lean: number): void {
  const slope = lean / (HIPS - sole)
  ctx.transform(1, 0, slope, 1, -slope * sole, 0)
}

/** A foot that stands out points out: it is seen a little longer. */
function placed(ctx: Canvas2D, out: number, paint: () => void): void {
  ctx.save()
  ctx.translate(out, 0)
  if (out > 0) {
    ctx.translate(70, 0)
    ctx.scale(1.14, 1)
    ctx.translate(-70, 0)
  }
  paint()
  ctx.restore()
}

function creases(
  ctx: Canvas2D,
  { shade, deep, light }: Tones,
  { hip, crotch, ankle }: Build,
  side: 1 | -1,
  denim: boolean,
): void {
  const knee = crotch + (ankle - crotch) * KNEE
  const lit =
    side > 0
      ? [
          [hip + 60, 560],
          [hip - 40, 700, 106, knee, 104, ankle + 20],
          [240, ankle + 20],
        ]
      : [
          [-10, crotch - 40],
          [60, crotch + 60, 84, knee, 80, ankle + 20],
          [20, ankle + 20],
        ]
  area(ctx, shade, lit)
  sliver(ctx, fade(deep, 0.6), [10, crotch + 6], [50, crotch - 24], [hip - 50, crotch - 30], 6)
  sliver(ctx, fade(deep, 0.5), [50, knee - 20], [84, knee + 6], [120, knee - 14], 5)
  sliver(ctx, fade(deep, 0.5), [60, ankle - 60], [86, ankle - 40], [120, ankle - 56], 5)
  if (denim)
    strokeLine(ctx, fade(deep, 0.6), 3, [
      [hip - 6, 590],
      [hip - 40, 640, hip - 90, 640, hip - 100, 600],
    ])
  else sliver(ctx, fade(light, 0.45), [84, crotch + 60], [92, knee], [92, ankle], 3)
}

function skirted(ctx: Canvas2D, cast: Cast, build: Build, standing: (side: 1 | -1) => Step): void {
  const { skin, legs } = cast
  const { hip, ankle } = build
  const low = 1080
  both(ctx, (side) => {
    const out = standing(side).out * 0.6
    placed(ctx, out, () => shoe(ctx, cast, build))
    const calf: Curve = [
      [34, low - 30],
      [122, low - 30],
      [134 + out * 0.4, low + 120, 112 + out, ankle - 120, 106 + out, ankle + 8],
      [72 + out, ankle + 12],
      [70 + out, ankle - 130, 42 + out * 0.4, low + 120, 34, low - 30],
    ]
    area(ctx, skin.base, calf)
    inside(ctx, calf, () =>
      area(
        ctx,
        skin.shade,
        side > 0
          ? [
              [96, low],
              [112, low + 160, 92, ankle - 60, 94, ankle + 20],
              [160, ankle],
              [160, low],
            ]
          : [
              [20, low],
              [66, low + 120, 76, ankle - 60, 78, ankle + 20],
              [20, ankle],
            ],
      ),
    )
    area(ctx, fade(skin.deep, 0.5), [
      [30, low - 10],
      [124, low - 10],
      [124, low + 16],
      [80, low + 26, 30, low + 16],
    ])
  })
  const cloth: Curve = [
    [-hip - 4, 560],
    [hip + 4, 560],
    [hip + 18, 700, hip - 8, 900, 140, low],
    [0, low + 8, -140, low],
    [-hip + 8, 900, -hip - 18, 700, -hip - 4, 560],
  ]
  area(ctx, legs.base, cloth)
  inside(ctx, cloth, () => {
    area(ctx, legs.shade, [
      [hip + 40, 560],
      [90, 700, 80, 900, 60, low + 20],
      [260, low],
    ])
    sliver(ctx, legs.deep, [10, 640], [40, 720], [120, 690], 5)
    sliver(ctx, legs.deep, [-40, 980], [-30, 1030], [-34, low], 5)
  })
}

function shoe(ctx: Canvas2D, { person, shoes, skin }: Cast, { ankle, sole }: Build): void {
  const { cut } = person.shoes
  if (cut === 'pumps') {
    area(ctx, skin.shade, [
      [66, ankle - 10],
      [112, ankle - 10],
      [124, sole - 24],
      [74, sole - 24],
    ])
    area(ctx, shoes.base, [
      [66, ankle + 16],
      [82, ankle + 34, 108, ankle + 32, 118, ankle + 14],
      [136, sole - 26, 150, sole - 6, 134, sole],
      [84, sole],
      [66, sole - 6, 62, sole - 24, 66, ankle + 16],
    ])
    sliver(ctx, shoes.light, [98, sole - 20], [124, sole - 20], [134, sole - 8], 4)
    return
  }
  const upper: Curve = [
    [58, ankle - 16],
    [124, ankle - 16],
    [134, ankle + 14, 168, sole - 30, 160, sole - 6],
    [60, sole - 6],
    [50, sole - 26, 54, ankle, 58, ankle - 16],
  ]
  area(ctx, shoes.base, upper)
  inside(ctx, upper, () => {
    area(ctx, shoes.shade, [
      [124, ankle - 20],
      [110, sole - 30, 90, sole - 20, 56, sole - 14],
      [60, sole + 6],
      [200, sole + 6],
      [190, ankle],
    ])
    if (cut === 'sneakers')
      for (const n of [0, 1, 2])
        strokeLine(ctx, shoes.deep, 4, [
          [84 + n * 6, ankle + 6 + n * 9],
          [116 + n * 7, ankle + 2 + n * 9],
        ])
    else sliver(ctx, shoes.light, [110, ankle + 8], [140, ankle + 20], [150, sole - 16], 5)
  })
  area(ctx, cut === 'sneakers' ? '#ffffff' : shoes.deep, [
    [56, sole - 12],
    [162, sole - 12],
    [164, sole],
    [58, sole],
  ])
}

function floorShadow(ctx: Canvas2D, { sole }: Build): void {
  ctx.save()
  ctx.translate(0, sole - 2)
  ctx.scale(1, 0.1)
  const pool = ctx.createRadialGradient(0, 0, 20, 0, 0, 250)
  pool.addColorStop(0, 'rgba(10,8,24,0.5)')
  pool.addColorStop(0.6, 'rgba(10,8,24,0.24)')
  pool.addColorStop(1, 'rgba(10,8,24,0)')
  ellipse(ctx, 0, 0, 250, 250, pool)
  ctx.restore()
}
