/** Neck and chest, and what is worn on them. 0, 0 is the pit of the throat; a unit is one of the head's. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast, Tones } from '#draw/presenter/cast.ts'
import { area, both, type Curve, inside, sliver, symmetric } from '#draw/presenter/path.ts'
import type { Top } from '#draw/presenter/person.ts'
import { type Build, buildOf, flank } from './build.ts'
import { INSIDE, OUTSIDE, SHIRTING } from './tops.ts'

export function paintNeck(ctx: Canvas2D, cast: Cast): void {
  const { skin } = cast
  const { neck: w } = buildOf(cast)
  const whole = symmetric([
    [0, -150],
    [w - 3, -150],
    [w, -60],
    [w + 3, -30, w + 14, -14, w + 26, -4],
    [w + 30, 130],
    [0, 190],
  ])
  area(ctx, skin.base, whole)
  inside(ctx, whole, () => {
    area(ctx, skin.shade, [
      [-w - 10, -150],
      [-w - 8, -78],
      [-w * 0.5, -30, w * 0.7, -22, w + 20, -54],
      [w + 40, 20],
      [w + 120, 60],
      [w + 60, -150],
    ])
    sliver(ctx, fade(skin.deep, 0.4), [-12, 2], [-60, 6], [-104, 26], 4)
    sliver(ctx, fade(skin.deep, 0.4), [12, 2], [60, 6], [104, 26], 4)
    sliver(ctx, fade(skin.deep, 0.35), [-w * 0.5, -60], [-w * 0.3, -24], [-8, 0], 3)
  })
}

/** A garment with the given opening at the neck: from its lowest point on the axis to the neck's root. */
const garment = (build: Build, low: number, opening: Curve): Curve =>
  symmetric([...opening, ...flank(build, low).slice(1), [0, Math.max(600, low)]])

/** The side away from the light, the folds at the armpits. */
function drape(ctx: Canvas2D, { chest, waist, hip }: Build, tones: Tones, soft: boolean): void {
  if (soft) {
    const light = ctx.createLinearGradient(-chest - 60, 0, chest + 60, 120)
    light.addColorStop(0, fade(tones.light, 0.8))
    light.addColorStop(0.4, fade(tones.base, 0))
    light.addColorStop(1, fade(tones.deep, 0.75))
    ctx.fillStyle = light
    ctx.fillRect(-320, -80, 640, 900)
  } else {
    area(ctx, tones.shade, [
      [chest + 90, 20],
      [chest - 20, 120, chest - 36, 220, waist - 50, 400],
      [waist - 48, 520, hip - 50, 560, hip - 44, 760],
      [hip + 90, 760],
    ])
    area(ctx, fade(tones.shade, 0.6), [
      [-chest - 30, 150],
      [-chest + 14, 240, -waist + 14, 340, -waist + 10, 420],
      [-hip + 6, 560],
      [-hip - 40, 560],
    ])
  }
  both(ctx, () => {
    sliver(ctx, fade(tones.deep, 0.55), [chest - 8, 180], [chest - 46, 214], [chest - 84, 216], 5)
    sliver(ctx, fade(tones.deep, 0.4), [waist, 400], [waist - 44, 424], [waist - 92, 420], 4)
  })
}

const OPENINGS: Record<Top, (neck: number) => Curve> = {
  shell: (n) => [
    [0, 84],
    [34, 80, n + 16, 40, n + 24, -24],
  ],
  blouse: (n) => [
    [0, 10],
    [30, 6, n, -10, n + 10, -44],
  ],
  'shirt-tie': (n) => [
    [0, 30],
    [n + 10, -44],
  ],
  shirt: (n) => [
    [0, 112],
    [n + 10, -44],
  ],
  tee: (n) => [
    [0, 26],
    [36, 24, n + 4, 2, n + 14, -38],
  ],
  jumper: (n) => [
    [0, 20],
    [36, 18, n + 4, -4, n + 12, -40],
  ],
  turtleneck: (n) => [
    [0, 0],
    [n, -10, n + 6, -20, n + 10, -44],
  ],
  hoodie: (n) => [
    [0, 62],
    [40, 50, n + 10, 10, n + 16, -36],
  ],
  dungarees: (n) => [
    [0, 26],
    [36, 24, n + 4, 2, n + 14, -38],
  ],
}

export function paintTop(ctx: Canvas2D, cast: Cast, low: number): void {
  const { cut } = cast.person.top
  const build = buildOf(cast)
  const tones = cut === 'dungarees' ? SHIRTING : cast.top
  const whole = garment(build, low, OPENINGS[cut](build.neck))
  area(ctx, tones.base, whole)
  inside(ctx, whole, () => {
    drape(ctx, build, tones, cast.soft)
    INSIDE[cut]?.(ctx, cast, build)
  })
  OUTSIDE[cut]?.(ctx, cast, build)
}
