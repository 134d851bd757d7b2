/** Hands. 0, 0 is the wrist, fingers point up, the thumb is at the left: the viewer's right hand, its palm shown. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast, Skin } from '#draw/presenter/cast.ts'
import type { HandShape } from '#draw/presenter/gesture.ts'
import { area, type Curve, inside, limb, sliver } from '#draw/presenter/path.ts'
import { buildOf } from './build.ts'

/** A finger: x and y of its joints from the knuckle to the tip, and how thick it is there. */
type Finger = readonly [number, number, number][]

const PALM: Curve = [
  [-25, 10],
  [-34, -14, -42, -40, -37, -74],
  [-30, -92, 32, -94, 40, -72],
  [44, -44, 34, -14, 25, 10],
]
const SHAPES: Record<HandShape, { palm: Curve; back: Finger[]; front: Finger[]; creases: number[][] }> = {
  open: {
    palm: PALM,
    back: [
      [
        [31, -66, 11.5],
        [44, -98, 10],
        [50, -122, 8],
      ],
      [
        [13, -76, 12.5],
        [20, -118, 11],
        [22, -148, 8.5],
      ],
      [
        [-6, -80, 13],
        [-6, -124, 11.5],
        [-7, -158, 9],
      ],
      [
        [-25, -76, 12.5],
        [-33, -116, 11],
        [-38, -144, 8.5],
      ],
    ],
    front: [
      [
        [-24, -18, 17],
        [-52, -46, 13.5],
        [-66, -78, 10],
      ],
    ],
    creases: [
      [-20, -4, 4, -34, -24, -56],
      [-28, -62, 0, -48, 32, -60],
    ],
  },
  flat: {
    palm: [
      [-20, 10],
      [-34, -16, -36, -46, -28, -78],
      [-16, -92, 22, -90, 26, -70],
      [30, -44, 28, -14, 22, 10],
    ],
    back: [
      [
        [19, -66, 11],
        [28, -100, 10],
        [28, -126, 8],
      ],
      [
        [9, -74, 12],
        [15, -118, 11],
        [12, -148, 8.5],
      ],
      [
        [-3, -78, 12],
        [-1, -124, 11],
        [-6, -158, 8.5],
      ],
      [
        [-17, -74, 12],
        [-20, -116, 10.5],
        [-27, -146, 8.5],
      ],
    ],
    front: [
      [
        [-18, -20, 16],
        [-46, -42, 13],
        [-66, -62, 9.5],
      ],
    ],
    creases: [[-12, -6, 6, -34, -14, -60]],
  },
  point: {
    palm: PALM,
    back: [
      [
        [-23, -72, 13.5],
        [-26, -124, 11.5],
        [-27, -164, 9],
      ],
    ],
    front: [
      [
        [29, -66, 13],
        [30, -84, 12],
        [24, -58, 11],
      ],
      [
        [13, -72, 14],
        [13, -92, 13],
        [9, -58, 12],
      ],
      [
        [-6, -74, 14.5],
        [-7, -94, 13.5],
        [-8, -58, 12],
      ],
      [
        [-26, -18, 17],
        [-34, -46, 14],
        [-2, -60, 11.5],
      ],
    ],
    creases: [],
  },
  pinch: {
    palm: PALM,
    back: [
      [
        [31, -66, 11.5],
        [46, -100, 10],
        [46, -124, 8],
      ],
      [
        [14, -76, 12.5],
        [26, -118, 11],
        [22, -146, 8.5],
      ],
      [
        [-4, -80, 13],
        [2, -124, 11.5],
        [-4, -154, 9],
      ],
    ],
    front: [
      [
        [-24, -74, 13],
        [-44, -110, 11.5],
        [-66, -94, 9],
      ],
      [
        [-26, -18, 17],
        [-54, -50, 13],
        [-66, -84, 9.5],
      ],
    ],
    creases: [[-20, -4, 4, -34, -24, -56]],
  },
  rest: {
    palm: [
      [-24, 10],
      [-30, -16, -32, -44, -27, -72],
      [-20, -88, 24, -88, 29, -68],
      [32, -40, 28, -12, 24, 10],
    ],
    back: [
      [
        [-18, -66, 11],
        [-19, -96, 10.5],
        [-10, -116, 8.5],
      ],
      [
        [-6, -72, 12],
        [-6, -106, 11],
        [0, -128, 9],
      ],
      [
        [7, -72, 12],
        [8, -108, 11],
        [10, -132, 9],
      ],
      [
        [20, -66, 12],
        [23, -102, 11],
        [22, -124, 9],
      ],
    ],
    front: [
      [
        [20, -22, 15],
        [33, -52, 12],
        [31, -82, 9.5],
      ],
    ],
    creases: [],
  },
}

export function paintHand(ctx: Canvas2D, cast: Cast, shape: HandShape, side: 1 | -1): void {
  const { palm, back, front, creases } = SHAPES[shape]
  const { skin } = cast
  const { hand } = buildOf(cast)
  ctx.save()
  ctx.scale(hand, hand)
  limb(ctx, skin.shade, { x: 0, y: 40, r: 28 }, { x: 0, y: -8, r: 25 })
  for (const finger of back) paintFinger(ctx, skin, finger)
  area(ctx, skin.base, palm)
  inside(ctx, palm, () => {
    area(
      ctx,
      fade(skin.shade, 0.8),
      side > 0
        ? [
            [22, 14],
            [20, -30, 30, -60, 34, -100],
            [60, -100],
            [60, 14],
          ]
        : [
            [-20, 14],
            [-24, -30, -30, -60, -34, -100],
            [-60, -100],
            [-60, 14],
          ],
    )
    for (const [x, y, cx, cy, tx, ty] of creases)
      sliver(ctx, fade(skin.deep, 0.5), [x!, y!], [cx!, cy!], [tx!, ty!], 2.4)
  })
  for (const finger of front) paintFinger(ctx, skin, finger)
  ctx.restore()
}

/** Each finger lies on a thin shadow of its own, which parts it from its neighbour. */
function paintFinger(ctx: Canvas2D, { base, deep, light }: Skin, finger: Finger): void {
  const joints = finger.map(([x, y, r]) => ({ x, y, r }))
  for (let at = 1; at < joints.length; at++) {
    const [from, to] = [joints[at - 1]!, joints[at]!]
    limb(ctx, deep, { ...from, r: from.r + 1.6 }, { ...to, r: to.r + 1.6 })
  }
  for (let at = 1; at < joints.length; at++) limb(ctx, base, joints[at - 1]!, joints[at]!)
  const tip = joints.at(-1)!
  sliver(
    ctx,
    fade(light, 0.7),
    [tip.x - 3, tip.y - tip.r * 0.6],
    [tip.x - tip.r * 0.5, tip.y + 2],
    [tip.x - 3, tip.y + tip.r * 0.7],
    1.6,
  )
}
