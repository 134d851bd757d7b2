/** From the hips down to the floor. 0, 0 is the pit of the throat. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast, Tones } from '#draw/presenter/cast.ts'
import { area, both, type Curve, ellipse, inside, sliver, strokeLine } from '#draw/presenter/path.ts'
import { type Build, buildOf } from './build.ts'

const KNEE = 0.48

function leg({ hip, crotch, ankle }: Build, wide: number): Curve {
  const knee = crotch + (ankle - crotch) * KNEE
  return [
    [-4, 560],
    [hip + 4, 560],
    [hip + 14, 640, hip + 4, 720, hip - 8, knee - 60],
    [hip - 16, knee + 80, 128 + wide, ankle - 140, 124 + wide, ankle + 8],
    [58 - wide, ankle + 10],
    [52, knee + 120, 42, knee - 60, 14, crotch + 20],
    [6, crotch, -4, crotch - 4, -4, crotch - 8],
  ]
}

export function paintLegs(ctx: Canvas2D, cast: Cast): void {
  const build = buildOf(cast)
  const { cut } = cast.person.legs
  floorShadow(ctx, build)
  if (cut === 'skirt') {
    skirted(ctx, cast, build)
    return
  }
  both(ctx, (side) => {
    shoe(ctx, cast, build)
    const shape = leg(build, cut === 'jeans' ? -8 : 2)
    area(ctx, cast.legs.base, shape)
    inside(ctx, shape, () => creases(ctx, cast.legs, build, side, cut === 'jeans'))
  })
  strokeLine(ctx, fade(cast.legs.deep, 0.8), 4, [
    [0, 560],
    [0, build.crotch - 8],
  ])
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

function skirted(ctx: Canvas2D, cast: Cast, build: Build): void {
  const { skin, legs } = cast
  const { hip, ankle } = build
  const low = 1080
  both(ctx, (side) => {
    shoe(ctx, cast, build)
    const calf: Curve = [
      [34, low - 30],
      [122, low - 30],
      [134, low + 120, 112, ankle - 120, 106, ankle + 8],
      [72, ankle + 12],
      [70, ankle - 130, 42, low + 120, 34, low - 30],
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
