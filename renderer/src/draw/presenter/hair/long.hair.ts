/** Hair that falls: waves over both shoulders, a bob, braids. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast } from '#draw/presenter/cast.ts'
import { area, both, type Curve, ellipse, inside, sliver } from '#draw/presenter/path.ts'
import type { Cut } from './cut.ts'

const WAVES_LEFT: Curve = [
  [26, -122],
  [-16, -116, -84, -92, -101, -22],
  [-110, 30, -102, 74, -116, 118],
  [-130, 158, -104, 196, -116, 238],
  [-124, 268, -110, 292, -96, 316],
  [-138, 316, -168, 292, -166, 250],
  [-164, 210, -186, 186, -176, 140],
  [-168, 96, -162, 20, -148, -42],
  [-136, -152, -64, -186, 12, -176],
  [34, -172, 38, -140, 26, -122],
]
const WAVES_RIGHT: Curve = [
  [26, -122],
  [62, -110, 96, -76, 104, -14],
  [110, 36, 104, 78, 118, 120],
  [132, 160, 106, 198, 118, 240],
  [126, 270, 112, 296, 98, 320],
  [140, 320, 170, 296, 168, 252],
  [166, 212, 188, 188, 178, 142],
  [170, 96, 164, 20, 150, -42],
  [138, -146, 84, -186, 12, -176],
  [4, -150, 12, -132, 26, -122],
]

export const waves: Cut = {
  reach: { side: 190, up: 184, down: 330 },
  fringe: WAVES_LEFT,
  back: (ctx, { hair }) =>
    area(ctx, hair.deep, [
      [-138, -40],
      [-150, 80, -160, 160, -140, 250],
      [-60, 280, 60, 280, 140, 250],
      [160, 160, 150, 80, 138, -40],
    ]),
  front(ctx, { hair }) {
    area(ctx, hair.base, WAVES_RIGHT)
    inside(ctx, WAVES_RIGHT, () => {
      area(ctx, hair.shade, [
        [150, -120],
        [118, -40, 150, 60, 140, 130],
        [140, 190, 150, 250, 120, 330],
        [220, 330],
        [220, -120],
      ])
      strands(ctx, hair.deep, 1)
    })
    area(ctx, hair.base, WAVES_LEFT)
    inside(ctx, WAVES_LEFT, () => {
      strands(ctx, hair.shade, -1)
      sliver(ctx, fade(hair.deep, 0.7), [26, -120], [-60, -104], [-106, -10], 4)
      sliver(ctx, hair.light, [-14, -160], [-96, -136], [-128, -44], 11)
      sliver(ctx, hair.light, [-140, 96], [-150, 150], [-146, 206], 5)
    })
    sliver(ctx, hair.light, [44, -156], [96, -130], [120, -60], 7)
  },
}

function strands(ctx: Canvas2D, color: string, side: 1 | -1): void {
  for (const [x, bend] of [
    [112, 8],
    [132, 14],
    [152, 10],
  ] as const) {
    sliver(ctx, color, [side * (x - 8), 0], [side * (x + bend - 20), 70], [side * (x + 4), 150], 3.5)
    sliver(ctx, color, [side * (x + 6), 140], [side * (x - bend - 8), 210], [side * (x - 8), 300], 3.5)
  }
}

const BOB_LEFT: Curve = [
  [40, -126],
  [4, -98, -70, -86, -98, -34],
  [-112, 10, -116, 70, -100, 132],
  [-128, 150, -150, 140, -156, 122],
  [-160, 60, -158, 0, -142, -50],
  [-130, -156, -60, -182, 10, -172],
  [40, -168, 50, -146, 40, -126],
]
const BOB_RIGHT: Curve = [
  [40, -126],
  [70, -110, 98, -70, 104, -24],
  [114, 20, 116, 76, 102, 134],
  [130, 152, 152, 142, 158, 124],
  [162, 60, 160, 0, 144, -50],
  [136, -140, 92, -178, 10, -172],
  [16, -150, 24, -134, 40, -126],
]

export const bob: Cut = {
  reach: { side: 166, up: 182, down: 158 },
  fringe: BOB_LEFT,
  back: (ctx, { hair }) =>
    area(ctx, hair.deep, [
      [-140, -40],
      [-158, 50, -156, 110, -126, 146],
      [-60, 160, 60, 160, 126, 146],
      [156, 110, 158, 50, 140, -40],
    ]),
  front(ctx, cast) {
    const { hair } = cast
    for (const [curve, side] of [
      [BOB_RIGHT, 1],
      [BOB_LEFT, -1],
    ] as const) {
      area(ctx, glossy(ctx, cast), curve)
      inside(ctx, curve, () => {
        if (side > 0)
          area(ctx, fade(hair.deep, 0.4), [
            [158, -130],
            [116, -30, 140, 80, 112, 150],
            [190, 150],
            [190, -130],
          ])
        for (const x of [108, 120, 132, 144])
          sliver(
            ctx,
            fade(x % 24 === 0 ? hair.light : hair.deep, 0.45),
            [side * (x - 22), -110],
            [side * (x + 14), -20],
            [side * (x - 4), 146],
            3,
          )
      })
    }
    for (const [x, y] of [
      [-10, -150],
      [-26, -138],
      [8, -160],
    ] as const)
      sliver(ctx, fade(hair.light, 0.5), [x + 40, y + 10], [x - 50, y + 16], [x - 96, y + 86], 4)
    sliver(ctx, fade(hair.deep, 0.6), [40, -126], [-40, -96], [-100, -30], 3)
  },
}

function glossy(ctx: Canvas2D, { hair }: Cast): CanvasGradient {
  const sheen = ctx.createLinearGradient(-60, -180, 40, 150)
  sheen.addColorStop(0, hair.base)
  sheen.addColorStop(0.22, hair.light)
  sheen.addColorStop(0.4, hair.base)
  sheen.addColorStop(1, hair.shade)
  return sheen
}

const PARTED_HALF: Curve = [
  [0, -122],
  [28, -118, 84, -86, 104, -16],
  [114, -6, 122, -4, 128, -18],
  [142, -120, 92, -176, 0, -174],
]
/** Where the links of a braid lie, from the ear to the chest. */
const LINKS = Array.from({ length: 8 }, (_, n) => ({
  x: 124 + 14 * Math.sin(n * 0.5) - n * 2,
  y: 34 + n * 33,
  r: 25 - n * 1.1,
}))

export const braids: Cut = {
  reach: { side: 164, up: 182, down: 336 },
  fringe: [
    ...PARTED_HALF,
    [-92, -176, -142, -120, -128, -18],
    [-122, -4, -114, -6, -104, -16],
    [-84, -86, -28, -118, 0, -122],
  ],
  front(ctx, { hair, accent }) {
    both(ctx, () => {
      for (const { x, y, r } of LINKS) {
        for (const lean of [-1, 1] as const) {
          ellipse(ctx, x + lean * r * 0.42, y, r * 0.74, r * 0.98, lean > 0 ? hair.shade : hair.base, lean * 0.6)
          sliver(
            ctx,
            hair.light,
            [x + lean * r * 0.8, y - r * 0.5],
            [x + lean * r * 0.7, y],
            [x + lean * 4, y + r * 0.5],
            2,
          )
        }
      }
      const end = LINKS.at(-1)!
      ellipse(ctx, end.x, end.y + 30, 13, 9, accent.base)
      area(ctx, hair.base, [
        [end.x - 10, end.y + 36],
        [end.x - 20, end.y + 58, end.x - 6, end.y + 76],
        [end.x + 16, end.y + 62, end.x + 10, end.y + 36],
      ])
      area(ctx, hair.base, PARTED_HALF)
    })
    area(ctx, hair.shade, [
      [0, -122],
      [28, -118, 84, -86, 104, -16],
      [114, -6, 122, -4, 128, -18],
      [134, -84, 116, -128, 84, -152],
      [110, -110, 96, -84, 0, -122],
    ])
    sliver(ctx, hair.deep, [0, -174], [2, -146], [0, -120], 3)
    for (const side of [-1, 1]) {
      for (const n of [0, 1, 2])
        sliver(
          ctx,
          fade(hair.deep, 0.55),
          [side * 4, -130 - n * 14],
          [side * (70 + n * 8), -120 - n * 14],
          [side * (112 + n * 4), -26 - n * 8],
          2.4,
        )
    }
    sliver(ctx, hair.light, [-22, -158], [-84, -140], [-112, -70], 7)
  },
}
