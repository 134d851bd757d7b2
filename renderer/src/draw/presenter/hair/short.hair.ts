/** Hair cut short, and none. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Tones } from '#draw/presenter/cast.ts'
import { headOutline } from '#draw/presenter/head.ts'
import { area, both, type Curve, ellipse, inside, sliver } from '#draw/presenter/path.ts'
import type { Cut } from './cut.ts'

/** The sides of the head above the ears. */
function temples(ctx: Canvas2D, color: string, low: number): void {
  both(ctx, () =>
    area(ctx, color, [
      [96, -104],
      [128, -96, 132, -40, 119, low],
      [112, low + 4, 106, low - 6, 107, low - 20],
      [108, -40, 104, -62, 92, -84],
    ]),
  )
}

const PARTED: Curve = [
  [-113, -52],
  [-140, -120, -112, -170, -66, -172],
  [-20, -206, 92, -202, 116, -150],
  [134, -128, 128, -84, 114, -50],
  [108, -74, 100, -88, 84, -98],
  [40, -84, -16, -98, -52, -132],
  [-72, -104, -100, -92, -113, -52],
]

export const parted: Cut = {
  reach: { side: 136, up: 204, down: 150 },
  fringe: PARTED,
  front(ctx, { hair }) {
    temples(ctx, hair.shade, 14)
    area(ctx, hair.base, PARTED)
    inside(ctx, PARTED, () => {
      area(ctx, hair.shade, [
        [130, -60],
        [118, -110, 70, -104, 20, -104],
        [76, -120, 108, -140, 104, -190],
        [150, -180],
      ])
      for (const n of [0, 1, 2, 3])
        sliver(
          ctx,
          fade(hair.deep, 0.5),
          [-50 + n * 6, -132 - n * 12],
          [10 + n * 14, -112 - n * 15],
          [96 + n * 4, -100 - n * 16],
          3,
        )
      sliver(ctx, hair.light, [-44, -158], [24, -190], [86, -160], 9)
      sliver(ctx, hair.light, [-100, -84], [-112, -124], [-80, -150], 6)
    })
    sliver(ctx, hair.deep, [-52, -131], [-58, -152], [-66, -168], 3)
  },
}

const QUIFF: Curve = [
  [-111, -58],
  [-136, -110, -122, -150, -96, -160],
  [-110, -190, -70, -212, -30, -204],
  [10, -244, 96, -226, 104, -188],
  [134, -176, 134, -118, 112, -58],
  [106, -84, 96, -96, 78, -104],
  [40, -86, -34, -84, -70, -108],
  [-88, -96, -102, -82, -111, -58],
]

export const quiff: Cut = {
  reach: { side: 134, up: 240, down: 150 },
  fringe: QUIFF,
  front(ctx, { hair }) {
    temples(ctx, hair.shade, 8)
    area(ctx, hair.base, QUIFF)
    inside(ctx, QUIFF, () => {
      area(ctx, hair.shade, [
        [120, -50],
        [104, -110, 40, -100, -30, -92],
        [60, -112, 100, -140, 92, -210],
        [150, -200],
      ])
      for (const n of [0, 1, 2])
        sliver(
          ctx,
          fade(hair.deep, 0.5),
          [-84 + n * 40, -108 + n * 5],
          [-66 + n * 40, -160 - n * 8],
          [-10 + n * 38, -196 - n * 2],
          4,
        )
      sliver(ctx, hair.light, [-84, -150], [-70, -196], [-26, -190], 9)
      sliver(ctx, hair.light, [-14, -176], [24, -224], [78, -196], 10)
    })
  },
}

const CROP: Curve = [
  [-110, -58],
  [-132, -118, -110, -168, -62, -170],
  [-40, -184, 40, -186, 62, -172],
  [112, -168, 132, -116, 110, -58],
  [106, -78, 98, -88],
  [90, -92, 78, -88],
  [70, -98, 52, -86],
  [42, -94, 30, -90],
  [10, -98, -12, -86],
  [-22, -94, -36, -89],
  [-52, -94, -66, -85],
  [-82, -94, -92, -84],
  [-102, -82, -110, -58],
]

export const crop: Cut = {
  reach: { side: 132, up: 184, down: 150 },
  fringe: CROP,
  front(ctx, { hair }) {
    temples(ctx, fade(hair.base, 0.82), 16)
    area(ctx, hair.base, CROP)
    inside(ctx, CROP, () => {
      tufts(ctx, hair)
      sliver(ctx, fade(hair.light, 0.7), [-88, -120], [-66, -160], [-10, -160], 8)
    })
  },
}

/** Short locks that lie every which way. */
function tufts(ctx: Canvas2D, { light, deep }: Tones): void {
  for (let n = 0; n < 16; n++) {
    const [x, y] = [-92 + n * 12.4, -112 - 34 * Math.sin((n + 1) * 0.19 * Math.PI) ** 2 - (n % 3) * 11]
    sliver(ctx, fade(n % 2 ? light : deep, 0.5), [x, y], [x + 4, y + 12], [x + 14, y + 24], 4)
  }
}

export const bald: Cut = {
  reach: { side: 132, up: 150, down: 150 },
  front(ctx, { hair, skin, person }) {
    inside(ctx, headOutline(person), () =>
      both(ctx, () =>
        area(ctx, fade(hair.base, 0.3), [
          [130, -66],
          [112, -74, 104, -56, 104, -34],
          [104, -14, 108, -4, 130, 4],
        ]),
      ),
    )
    ellipse(ctx, -42, -96, 34, 15, fade(skin.light, 0.75), -0.42)
    ellipse(ctx, -64, -78, 8, 5, fade(skin.light, 0.75), -0.6)
  },
}
