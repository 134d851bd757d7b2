/** What is worn over the top: panels that meet at a button or hang open. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast } from '#draw/presenter/cast.ts'
import { area, both, type Curve, ellipse, inside, sliver, strokeLine } from '#draw/presenter/path.ts'
import type { Over } from '#draw/presenter/person.ts'
import { type Build, buildOf, flank } from './build.ts'

/** How far from the axis the front edge runs at the chest and below, how low the panel hangs. */
const FRONTS: Record<Over, { chest: number; low: number; hem: number; button?: number }> = {
  blazer: { chest: 66, low: 0, hem: 40, button: 344 },
  overshirt: { chest: 78, low: 92, hem: 34 },
  bomber: { chest: 70, low: 80, hem: -54 },
  coat: { chest: 74, low: 84, hem: 330 },
}

function panel(build: Build, cut: Over): Curve {
  const { chest, low, hem, button } = FRONTS[cut]
  const n = build.neck
  const bottom = build.hem + hem
  const front: Curve = button
    ? [
        [0, bottom],
        [-2, button],
        [30, 220, chest, 90, n + 4, -46],
      ]
    : [
        [low + 8, bottom],
        [low, 300, chest - 6, 110, n + 4, -46],
      ]
  return [...flank(build, bottom, 8), ...front]
}

export function paintJacket(ctx: Canvas2D, cast: Cast): void {
  const { over } = cast.person
  if (!over) return
  const build = buildOf(cast)
  const { over: tones } = cast
  const shape = panel(build, over.cut)
  both(ctx, (side) => {
    ctx.save()
    ctx.translate(-7, 4)
    area(ctx, 'rgba(20,14,30,0.2)', shape)
    ctx.restore()
    area(ctx, tones.base, shape)
    inside(ctx, shape, () => {
      shadeOf(ctx, cast, build, side)
      sliver(ctx, fade(tones.deep, 0.6), [build.chest - 4, 190], [build.chest - 40, 226], [build.chest - 76, 230], 6)
      sliver(ctx, fade(tones.deep, 0.45), [build.waist + 8, 410], [build.waist - 36, 440], [build.waist - 84, 430], 5)
    })
    DETAILS[over.cut](ctx, cast, build, side)
  })
  if (over.cut === 'blazer') ellipse(ctx, 0, 362, 8.5, 8.5, tones.deep)
}

function shadeOf(ctx: Canvas2D, { over, soft }: Cast, { chest, waist, hip }: Build, side: 1 | -1): void {
  if (soft) {
    const light = ctx.createLinearGradient(0, 0, chest + 50, 60)
    light.addColorStop(0, fade(side > 0 ? over.base : over.light, side > 0 ? 0 : 0.25))
    light.addColorStop(1, fade(side > 0 ? over.deep : over.shade, 0.75))
    ctx.fillStyle = light
    ctx.fillRect(-10, -80, 400, 1100)
    return
  }
  const deepness = side > 0 ? 56 : 22
  area(ctx, over.shade, [
    [chest + 90, 30],
    [chest + 10 - deepness, 150, chest - deepness, 240, waist + 6 - deepness, 404],
    [waist + 4 - deepness, 520, hip + 4 - deepness, 560, hip + 6 - deepness, 1000],
    [hip + 90, 1000],
  ])
}

type SideDetail = (ctx: Canvas2D, cast: Cast, build: Build, side: 1 | -1) => void

const DETAILS: Record<Over, SideDetail> = {
  blazer(ctx, { over, accent }, { neck: n }, side) {
    const lapel: Curve = [
      [n - 2, -60],
      [n + 34, -34],
      [n + 62, 44],
      [n + 48, 86],
      [n + 76, 98],
      [44, 268, 8, 330, -2, 344],
      [22, 240, n + 8, 110, n - 2, -60],
    ]
    ctx.save()
    ctx.translate(5, 7)
    area(ctx, fade(over.deep, 0.75), lapel)
    ctx.restore()
    area(ctx, side > 0 ? over.base : over.light, lapel)
    strokeLine(ctx, fade(over.deep, 0.55), 3, [
      [n + 48, 86],
      [n + 18, 70],
    ])
    strokeLine(ctx, fade(over.deep, 0.5), 4, [
      [88, 452],
      [152, 446],
    ])
    if (side > 0)
      area(ctx, accent.base, [
        [n + 54, 178],
        [n + 66, 152],
        [n + 80, 170],
        [n + 92, 150],
        [n + 104, 174],
      ])
    if (side > 0)
      strokeLine(ctx, fade(over.deep, 0.6), 4, [
        [n + 48, 178],
        [n + 110, 172],
      ])
  },
  overshirt(ctx, { over }, { neck: n }, side) {
    area(ctx, fade(over.deep, 0.5), [
      [n + 6, -54],
      [n + 66, 10],
      [n + 36, 86],
      [n + 8, 60],
    ])
    area(ctx, side > 0 ? over.base : over.light, [
      [n - 2, -64],
      [n + 58, 0],
      [n + 28, 74],
      [n + 2, 48],
    ])
    strokeLine(ctx, fade(over.deep, 0.6), 3.5, [
      [n + 56, 190],
      [n + 134, 184],
      [n + 132, 262],
      [n + 96, 278],
      [n + 58, 264],
      [n + 56, 190],
    ])
    strokeLine(ctx, fade(over.deep, 0.6), 3.5, [
      [n + 56, 212],
      [n + 134, 206],
    ])
  },
  bomber(ctx, { over, accent }, { neck: n, waist, hem }) {
    area(ctx, over.deep, [
      [n + 2, -70],
      [n + 32, -46],
      [n + 44, 20, 84, 60, 74, 92],
      [62, 92],
      [70, 40, n + 6, 0, n + 2, -70],
    ])
    for (const x of [8, 18])
      strokeLine(ctx, fade(accent.base, 0.95), 3.5, [
        [n + x, -54],
        [n + x + 14, 10, 82 - x * 0.3, 60, 70, 86],
      ])
    strokeLine(ctx, '#d9d6cf', 4, [
      [72, 92],
      [74, 300],
      [82, hem - 54],
    ])
    area(ctx, over.deep, [
      [84, hem - 92],
      [waist + 34, hem - 92],
      [waist + 28, hem - 50],
      [86, hem - 50],
    ])
    strokeLine(ctx, fade(over.deep, 0.7), 4, [
      [118, 380],
      [146, 450],
    ])
  },
  coat(ctx, { over }, { neck: n }, side) {
    const lapel: Curve = [
      [n, -60],
      [n + 50, -20],
      [n + 54, 90, 112, 200, 96, 330],
      [84, 330],
      [78, 200, 74, 80, n, -60],
    ]
    area(ctx, side > 0 ? over.shade : over.light, lapel)
    strokeLine(ctx, fade(over.deep, 0.5), 3, [
      [96, 330],
      [110, 200, n + 54, 90, n + 50, -20],
    ])
    strokeLine(ctx, fade(over.deep, 0.5), 4, [
      [112, 500],
      [158, 494],
    ])
  },
}

/** The end of a hijab that lies over shoulders and chest. */
export function paintDrape(ctx: Canvas2D, cast: Cast): void {
  if (cast.person.cut !== 'hijab') return
  const { accent } = cast
  const { shoulder } = buildOf(cast)
  const cloth: Curve = [
    [-104, -130],
    [-112, -50, -130, 0, -shoulder.x + 6, 50],
    [-130, 130, -60, 210, 24, 236],
    [90, 220, 150, 140, shoulder.x - 4, 52],
    [130, 0, 112, -50, 104, -130],
  ]
  ctx.save()
  ctx.translate(-5, 8)
  area(ctx, 'rgba(20,14,30,0.2)', cloth)
  ctx.restore()
  area(ctx, accent.base, cloth)
  inside(ctx, cloth, () => {
    area(ctx, accent.shade, [
      [90, -100],
      [60, 20, 130, 80, 30, 250],
      [220, 250],
      [220, -60],
    ])
    for (const n of [0, 1, 2])
      sliver(ctx, accent.deep, [-94 + n * 8, -14 + n * 30], [-20, 70 + n * 42], [110 - n * 8, 10 + n * 36], 5)
    sliver(ctx, accent.light, [-130, 40], [-80, 130], [-6, 190], 6)
  })
}
