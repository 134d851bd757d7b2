/** Hair, in head units: what hangs behind the head, and what lies on it. */
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast, HairCut } from './cast.ts'
import { ellipse } from './face.ts'

type Strand = (ctx: Canvas2D, cast: Cast) => void
type Cut = { back?: Strand; front: Strand }

function blob(ctx: Canvas2D, fill: string, path: number[][]): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  for (const points of path) {
    if (points === path[0]) ctx.moveTo(points[0]!, points[1]!)
    else if (points.length === 2) ctx.lineTo(points[0]!, points[1]!)
    else if (points.length === 4) ctx.quadraticCurveTo(points[0]!, points[1]!, points[2]!, points[3]!)
    else ctx.bezierCurveTo(points[0]!, points[1]!, points[2]!, points[3]!, points[4]!, points[5]!)
  }
  ctx.closePath()
  ctx.fill()
}

function shine(ctx: Canvas2D, color: string, path: number[][]): void {
  ctx.strokeStyle = color
  ctx.lineWidth = 9
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(path[0]![0]!, path[0]![1]!)
  ctx.quadraticCurveTo(path[1]![0]!, path[1]![1]!, path[2]![0]!, path[2]![1]!)
  ctx.stroke()
}

/** A crown with a side parting that frames a face; `low` is how far down it comes at the temples. */
function swept(ctx: Canvas2D, { hair }: Cast, low: number): void {
  blob(ctx, hair.base, [
    [-128, low],
    [-150, -130, -70, -186, 6, -184],
    [96, -184, 150, -120, 128, low],
    [122, -40, 108, -72, 62, -104],
    [10, -66, -60, -60, -104, -66],
    [-118, -40, -124, -10, -128, low],
  ])
  shine(ctx, hair.shine, [
    [-78, -122],
    [-30, -160],
    [38, -150],
  ])
}

/** Hair drawn back tightly, with a soft middle parting. */
function drawnBack(ctx: Canvas2D, { hair }: Cast): void {
  blob(ctx, hair.base, [
    [-122, 6],
    [-140, -110, -90, -178, 0, -178],
    [90, -178, 140, -110, 122, 6],
    [118, -40, 104, -66, 76, -90],
    [44, -112, 14, -116, 0, -122],
    [-14, -116, -44, -112, -76, -90],
    [-104, -66, -118, -40, -122, 6],
  ])
}

/** What shows of a short-haired head where the hair on top leaves a gap. */
const skull: Strand = (ctx, { hair }) =>
  blob(ctx, hair.shade, [
    [-121, -10],
    [-136, -184, 136, -184, 121, -10],
  ])

const CUTS: Record<HairCut, Cut> = {
  bob: {
    back: (ctx, { hair }) =>
      blob(ctx, hair.shade, [
        [-140, -20],
        [-170, -200, 170, -200, 140, -20],
        [168, 60, 158, 150, 118, 166],
        [60, 130, -60, 130, -118, 166],
        [-158, 150, -168, 60, -140, -20],
      ]),
    front: (ctx, cast) => {
      swept(ctx, cast, 30)
      for (const side of [-1, 1])
        blob(ctx, cast.hair.base, [
          [side * 112, -70],
          [side * 150, -30, side * 160, 80, side * 132, 150],
          [side * 112, 150, side * 100, 142],
          [side * 126, 70, side * 124, 0, side * 104, -50],
        ])
    },
  },
  long: {
    back: (ctx, { hair }) =>
      blob(ctx, hair.shade, [
        [-142, -10],
        [-172, -206, 172, -206, 142, -10],
        [176, 90, 186, 220, 176, 330],
        [0, 350, -176, 330],
        [-186, 220, -176, 90, -142, -10],
      ]),
    front: (ctx, cast) => {
      swept(ctx, cast, 20)
      for (const side of [-1, 1])
        blob(ctx, cast.hair.base, [
          [side * 108, -76],
          [side * 156, -20, side * 178, 130, side * 170, 300],
          [side * 150, 300, side * 132, 290],
          [side * 138, 160, side * 132, 30, side * 102, -54],
        ])
    },
  },
  bun: {
    back: (ctx, { hair }) => {
      ellipse(ctx, 0, -178, 58, 50, hair.shade)
      ellipse(ctx, -8, -184, 45, 38, hair.base)
    },
    front: (ctx, cast) => {
      drawnBack(ctx, cast)
      shine(ctx, cast.hair.shine, [
        [-70, -128],
        [-30, -156],
        [30, -152],
      ])
    },
  },
  curls: {
    back: (ctx, { hair }) => {
      const ring: [number, number, number][] = [
        [-130, -70, 56],
        [-150, 10, 54],
        [-146, 84, 50],
        [130, -70, 56],
        [150, 10, 54],
        [146, 84, 50],
        [-86, -140, 58],
        [0, -168, 62],
        [86, -140, 58],
        [-120, 134, 38],
        [120, 134, 38],
      ]
      for (const [x, y, r] of ring) ellipse(ctx, x, y, r, r, hair.shade)
    },
    front: (ctx, { hair }) => {
      const ring: [number, number, number][] = [
        [-112, -64, 40],
        [-74, -112, 46],
        [-16, -134, 50],
        [46, -126, 48],
        [96, -92, 44],
        [120, -44, 34],
        [-128, -16, 30],
      ]
      for (const [x, y, r] of ring) ellipse(ctx, x, y, r, r, hair.base)
      for (const [x, y] of [
        [-70, -128],
        [-8, -152],
        [56, -142],
      ])
        ellipse(ctx, x!, y!, 13, 8, hair.shine, -0.4)
    },
  },
  ponytail: {
    back: (ctx, { hair }) =>
      blob(ctx, hair.shade, [
        [70, -150],
        [190, -170, 214, -20, 196, 90],
        [190, 170, 150, 220],
        [162, 90, 150, 0, 92, -40],
      ]),
    front: (ctx, cast) => {
      swept(ctx, cast, 6)
      ellipse(ctx, 104, -128, 22, 20, cast.trim)
    },
  },
  short: {
    back: skull,
    front: (ctx, { hair }) => {
      sides(ctx, hair.shade)
      blob(ctx, hair.base, [
        [-120, -52],
        [-142, -130, -104, -196, -28, -190],
        [-6, -206, 40, -200, 56, -188],
        [112, -188, 140, -120, 120, -52],
        [112, -70, 100, -80],
        [84, -68, 62, -92],
        [40, -74, 14, -94],
        [-14, -72, -40, -94],
        [-70, -70, -96, -84],
        [-110, -72, -120, -52],
      ])
      shine(ctx, hair.shine, [
        [-74, -138],
        [-34, -166],
        [30, -160],
      ])
    },
  },
  quiff: {
    back: skull,
    front: (ctx, { hair }) => {
      sides(ctx, hair.shade)
      blob(ctx, hair.base, [
        [-112, -70],
        [-146, -140, -110, -186, -60, -180],
        [-30, -226, 80, -222, 104, -186],
        [140, -170, 134, -110, 112, -66],
        [104, -92, 78, -104],
        [20, -84, -30, -112],
        [-70, -96, -112, -70],
      ])
      shine(ctx, hair.shine, [
        [-50, -152],
        [0, -196],
        [72, -178],
      ])
    },
  },
  crop: {
    back: skull,
    front: (ctx, { hair }) => {
      sides(ctx, hair.shade)
      blob(ctx, hair.base, [
        [-112, -74],
        [-122, -140, -76, -176, 0, -176],
        [76, -176, 122, -140, 112, -74],
        [96, -84],
        [60, -100, 0, -98],
        [-60, -100, -96, -84],
      ])
    },
  },
  side: {
    back: skull,
    front: (ctx, { hair }) => {
      sides(ctx, hair.shade)
      blob(ctx, hair.base, [
        [-118, -60],
        [-140, -140, -96, -188, -40, -184],
        [20, -206, 126, -196, 120, -60],
        [110, -92, 84, -104],
        [10, -108, -44, -132],
        [-60, -90, -118, -60],
      ])
      shine(ctx, hair.shine, [
        [-20, -152],
        [36, -174],
        [82, -138],
      ])
    },
  },
}

/** Short hair at the temples, darker than on top. */
function sides(ctx: Canvas2D, color: string): void {
  for (const side of [-1, 1])
    blob(ctx, color, [
      [side * 104, -100],
      [side * 130, -70, side * 126, -20, side * 120, 14],
      [side * 110, 10, side * 108, -4],
      [side * 112, -40, side * 100, -66],
    ])
}

export const hairBehind = (ctx: Canvas2D, cast: Cast) => CUTS[cast.cut].back?.(ctx, cast)
export const hairOnTop = (ctx: Canvas2D, cast: Cast) => CUTS[cast.cut].front(ctx, cast)
