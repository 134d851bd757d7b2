/** What tells one top from another. 0, 0 is the pit of the throat. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast, Tones } from '#draw/presenter/cast.ts'
import { area, both, type Curve, ellipse, inside, sliver, strokeLine, symmetric } from '#draw/presenter/path.ts'
import type { Top } from '#draw/presenter/person.ts'
import type { Build } from './build.ts'

export const SHIRTING: Tones = { base: '#f6f4f0', shade: '#dedbe0', deep: '#b9b6c2', light: '#ffffff' }

type Detail = (ctx: Canvas2D, cast: Cast, build: Build) => void

/** A band of cloth that follows a round neckline. */
function neckband(ctx: Canvas2D, { base, shade }: Tones, n: number, low: number, wide: number): void {
  const curve: Curve = [
    [-n - 12, -40],
    [-n + 2, low * 1.02, -34, low, 0, low],
    [34, low, n - 2, low * 1.02, n + 12, -40],
  ]
  strokeLine(ctx, shade, wide + 4, curve)
  strokeLine(ctx, base, wide, curve)
}

/** The two flaps of a shirt's collar. */
function collar(ctx: Canvas2D, { base, shade, deep }: Tones, n: number, tip: number): void {
  both(ctx, (side) => {
    area(ctx, fade(deep, 0.45), [
      [n + 6, -60],
      [n + 34, -6],
      [n * 0.72 + 6, tip + 10],
      [2, 36],
      [n * 0.5, -20],
    ])
    area(ctx, side > 0 ? shade : base, [
      [n + 2, -66],
      [n + 28, -14],
      [n * 0.72, tip],
      [0, 30],
      [n * 0.6, -16],
    ])
  })
}

const buttons = (ctx: Canvas2D, color: string, x: number, ys: number[]) => {
  for (const y of ys) ellipse(ctx, x, y, 6, 6, color)
}

/** What is seen of a top within its outline. */
export const INSIDE: Partial<Record<Top, Detail>> = {
  jumper(ctx, { top }) {
    for (const [y, high, color] of [
      [148, 62, SHIRTING.base],
      [224, 16, top.deep],
    ] as const)
      area(ctx, color, [
        [-400, y],
        [0, y + 14, 400, y],
        [400, y + high],
        [0, y + high + 14, -400, y + high],
      ])
    strokeLine(ctx, fade(top.deep, 0.35), 3, [
      [-400, 260],
      [0, 274, 400, 260],
    ])
  },
  dungarees(ctx) {
    for (let y = 36; y < 640; y += 44)
      strokeLine(ctx, '#3d4256', 13, [
        [-400, y],
        [0, y + 12, 400, y],
      ])
  },
  shirt(ctx, { top }) {
    strokeLine(ctx, fade(top.deep, 0.7), 4, [
      [0, 90],
      [2, 760],
    ])
    strokeLine(ctx, fade(top.deep, 0.35), 3, [
      [26, 84],
      [28, 760],
    ])
    buttons(ctx, fade('#ffffff', 0.85), 13, [150, 236, 322, 408, 494, 580])
    strokeLine(ctx, fade(top.deep, 0.5), 3.5, [
      [72, 200],
      [150, 196],
      [148, 276],
      [112, 292],
      [76, 278],
      [72, 200],
    ])
  },
  hoodie(ctx, { top }) {
    area(ctx, top.shade, [
      [-130, 600],
      [-104, 400],
      [104, 400],
      [130, 600],
      [150, 640],
      [-150, 640],
    ])
    strokeLine(ctx, fade(top.deep, 0.7), 4, [
      [-128, 560],
      [-100, 404],
      [100, 404],
      [128, 560],
    ])
  },
}

/** What reaches beyond it: collars, hoods, straps. */
export const OUTSIDE: Partial<Record<Top, Detail>> = {
  tee: (ctx, { top }, { neck }) => neckband(ctx, top, neck, 26, 13),
  shell: (ctx, { top }, { neck }) =>
    strokeLine(ctx, top.shade, 5, [
      [-neck - 24, -24],
      [-neck - 16, 40, -34, 80, 0, 84],
      [34, 80, neck + 16, 40, neck + 24, -24],
    ]),
  jumper(ctx, { top }, { neck }) {
    collar(ctx, SHIRTING, neck, 66)
    neckband(ctx, top, neck + 6, 46, 15)
  },
  blouse(ctx, { top }) {
    buttons(ctx, top.shade, 0, [250, 330, 410, 490])
    strokeLine(ctx, fade(top.deep, 0.5), 3, [
      [-14, 220],
      [-14, 700],
    ])
  },
  'shirt-tie'(ctx, { top }, { neck }) {
    const white = garmentWhite(ctx, neck)
    area(ctx, top.base, [
      [-17, 30],
      [17, 30],
      [13, 62],
      [34, 300],
      [0, 352],
      [-34, 300],
      [-13, 62],
    ])
    area(ctx, top.shade, [
      [4, 62],
      [13, 62],
      [34, 300],
      [0, 352],
      [12, 240],
    ])
    for (const y of [120, 176, 232, 288])
      sliver(ctx, top.light, [-16 - (y - 90) * 0.06, y], [0, y - 14], [16 + (y - 90) * 0.06, y - 30], 5)
    area(ctx, top.deep, [
      [-13, 62],
      [13, 62],
      [15, 74],
      [-14, 70],
    ])
    area(ctx, top.base, [
      [-21, 26],
      [21, 26],
      [13, 64],
      [-13, 64],
    ])
    collar(ctx, white, neck, 72)
  },
  shirt: (ctx, { top }, { neck: n }) =>
    both(ctx, (side) => {
      area(ctx, fade(top.deep, 0.5), [
        [n + 6, -60],
        [n + 36, -2],
        [n + 10, 76],
        [20, 86],
        [n - 4, -8],
      ])
      area(ctx, side > 0 ? top.shade : top.light, [
        [n + 3, -66],
        [n + 32, -12],
        [n + 6, 64],
        [14, 74],
        [n - 8, -12],
      ])
    }),
  turtleneck(ctx, { top }, { neck: n }) {
    const tube = symmetric([
      [0, -84],
      [n - 6, -84, n + 4, -82, n + 5, -74],
      [n + 10, -30, n + 14, -20, n + 30, -6],
      [30, 18, 10, 18, 0, 18],
    ])
    area(ctx, top.base, tube)
    inside(ctx, tube, () => {
      area(ctx, top.shade, [
        [10, -100],
        [60, -60, 30, -20, 20, 40],
        [120, 40],
        [120, -100],
      ])
      sliver(ctx, top.deep, [-n - 8, -40], [0, -16], [n + 10, -44], 4)
      sliver(ctx, top.deep, [-n - 16, -16], [0, 10], [n + 18, -18], 3)
    })
  },
  hoodie(ctx, { top, soft }, { neck: n }) {
    neckband(ctx, SHIRTING, n - 4, 20, 12)
    both(ctx, (side) => {
      const flap: Curve = [
        [n + 4, -76],
        [n + 58, -84, n + 96, -24, n + 74, 26],
        [n + 44, 76, 36, 92, 0, 96],
        [34, 60, n + 2, 20, n + 4, -76],
      ]
      area(ctx, side > 0 && !soft ? top.shade : top.light, flap)
      sliver(ctx, fade(top.deep, 0.6), [n + 70, 30], [n + 20, 84], [0, 97], 5)
      strokeLine(ctx, SHIRTING.base, 7, [
        [34, 80],
        [42, 140, 36, 200],
      ])
      ellipse(ctx, 36, 208, 6, 11, SHIRTING.shade)
    })
  },
  dungarees(ctx, { top }, build) {
    neckband(ctx, SHIRTING, build.neck, 26, 8)
    const bib = symmetric([
      [0, 200],
      [92, 200],
      [100, 300, 104, 380, build.waist + 8, 424],
      [build.hip + 8, 620],
      [0, 620],
    ])
    area(ctx, top.base, bib)
    inside(ctx, bib, () =>
      area(ctx, top.shade, [
        [70, 190],
        [60, 380, 84, 460, 110, 640],
        [220, 640],
        [220, 190],
      ]),
    )
    strokeLine(ctx, top.light, 3, [
      [-84, 208],
      [84, 208],
    ])
    strokeLine(ctx, top.deep, 3.5, [
      [-50, 250],
      [50, 250],
      [46, 330],
      [0, 344],
      [-46, 330],
      [-50, 250],
    ])
    both(ctx, () => {
      strokeLine(ctx, top.base, 27, [
        [80, 214],
        [104, 100, 104, 20, 92, -6],
      ])
      strokeLine(ctx, top.shade, 3, [
        [66, 214],
        [92, 100, 92, 20, 80, 0],
      ])
      ellipse(ctx, 80, 216, 11, 11, '#f0d089')
      ellipse(ctx, 80, 216, 5, 5, '#b98f43')
    })
  },
}

/** The front of a white shirt behind a tie. */
function garmentWhite(ctx: Canvas2D, n: number): Tones {
  area(
    ctx,
    SHIRTING.base,
    symmetric([
      [0, 28],
      [n + 10, -44],
      [n + 40, 20],
      [120, 360],
      [0, 700],
    ]),
  )
  area(ctx, SHIRTING.shade, [
    [16, 40],
    [60, 60],
    [110, 330],
    [20, 400],
  ])
  return SHIRTING
}
