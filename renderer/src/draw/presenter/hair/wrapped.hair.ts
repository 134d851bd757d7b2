/** Heads that are covered: a hijab and a turban, both in the brand's colour. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import { area, both, type Curve, inside, sliver } from '#draw/presenter/path.ts'
import type { Cut } from './cut.ts'

const HIJAB: Curve = [
  [0, -178],
  [104, -178, 148, -104, 142, -10],
  [140, 60, 132, 112, 114, 168],
  [106, 206, 60, 232, 0, 234],
  [-60, 232, -106, 206, -114, 168],
  [-132, 112, -140, 60, -142, -10],
  [-148, -104, -104, -178, 0, -178],
]
/** What of the face is seen. */
const OVAL: Curve = [
  [0, -96],
  [66, -96, 100, -60, 100, 0],
  [100, 66, 76, 138, 0, 146],
  [-76, 138, -100, 66, -100, 0],
  [-100, -60, -66, -96, 0, -96],
]

function traceWithHole(ctx: Canvas2D, shift: number): void {
  ctx.beginPath()
  for (const [curve, y] of [
    [HIJAB, 0],
    [OVAL, shift],
  ] as const) {
    curve.forEach((p, at) => {
      if (at === 0) ctx.moveTo(p[0]!, p[1]! + y)
      else ctx.bezierCurveTo(p[0]!, p[1]! + y, p[2]!, p[3]! + y, p[4]!, p[5]! + y)
    })
    ctx.closePath()
  }
}

export const hijab: Cut = {
  reach: { side: 146, up: 182, down: 238 },
  fringe: [
    [-104, 20],
    [-110, -110, 110, -110, 104, 20],
    [120, -190, -120, -190, -104, 20],
  ],
  front(ctx, { accent }) {
    traceWithHole(ctx, -10)
    ctx.fillStyle = accent.deep
    ctx.fill('evenodd')
    traceWithHole(ctx, 0)
    ctx.fillStyle = accent.base
    ctx.save()
    ctx.clip('evenodd')
    ctx.fillRect(-160, -190, 320, 440)
    area(ctx, accent.deep, [
      [-84, -74],
      [-50, -108, 50, -108, 84, -74],
      [60, -96, -60, -96, -84, -74],
    ])
    area(ctx, accent.shade, [
      [150, -120],
      [112, -60, 128, 60, 90, 130],
      [60, 170, 20, 190, -20, 236],
      [160, 240],
    ])
    for (const [x, bend, low] of [
      [-70, -116, 120],
      [-40, -132, 150],
    ] as const)
      sliver(ctx, accent.light, [x, -150], [bend - 6, -60], [bend + 6, low], 6)
    sliver(ctx, accent.deep, [96, 70], [64, 170], [-90, 176], 5)
    sliver(ctx, accent.deep, [104, 100], [60, 204], [-66, 204], 4)
    sliver(ctx, accent.shade, [-102, 60], [-84, 140], [-10, 168], 6)
    for (const x of [60, 96]) sliver(ctx, fade(accent.deep, 0.7), [x - 20, -160], [x + 34, -90], [x + 30, 30], 4)
    ctx.restore()
  },
}

const TURBAN: Curve = [
  [-118, -26],
  [-152, -60, -150, -128, -112, -164],
  [-70, -206, 74, -208, 114, -166],
  [152, -126, 152, -60, 118, -26],
  [110, -58, 60, -84, 0, -118],
  [-60, -84, -110, -58, -118, -26],
]

export const turban: Cut = {
  reach: { side: 150, up: 208, down: 204 },
  fringe: TURBAN,
  front(ctx, { accent }) {
    area(ctx, accent.deep, [
      [-52, -84],
      [-20, -104, 20, -104, 52, -84],
      [0, -150],
    ])
    area(ctx, accent.base, TURBAN)
    inside(ctx, TURBAN, () => {
      area(ctx, accent.shade, [
        [130, -20],
        [90, -70, 40, -90, 0, -116],
        [60, -140, 96, -160, 100, -210],
        [170, -180],
      ])
      both(ctx, (side) => {
        const [ink, thick] = side > 0 ? [accent.deep, 4.5] : [accent.shade, 5]
        for (const n of [0, 1, 2, 3, 4])
          sliver(ctx, ink, [2 + n * 3, -118 - n * 17], [66 + n * 14, -104 - n * 15], [122 + n * 8, -34 - n * 19], thick)
      })
      for (const n of [0, 1, 2])
        sliver(
          ctx,
          accent.light,
          [-8 - n * 6, -128 - n * 18],
          [-70 - n * 10, -112 - n * 16],
          [-118 - n * 8, -56 - n * 18],
          4,
        )
    })
  },
}
