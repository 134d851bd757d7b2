/** The arm that is raised to make a point. 0, 0 is the pit of the throat; it is the arm at the viewer's left. */
import type { Canvas2D } from '#draw/layer.ts'
import { mix } from '#draw/motion.ts'
import type { Cast } from './cast.ts'
import { ellipse } from './face.ts'

/** How far the arm is up (0 to 1), which sign the hand makes, and how it sways meanwhile, in degrees. */
export type Gesture = { raise: number; sign: 'open' | 'point'; sway: number }

/** What the arm needs, raised or not, around the throat. */
export const ARM_ROOM = { x: -430, y: -90, w: 330, h: 620 }

/** Fingers as they lie from the palm: angle in degrees from straight up, length. */
const FINGERS: Record<Gesture['sign'], { turn: number; long: number; from: number }[]> = {
  open: [
    { turn: -24, long: 62, from: -26 },
    { turn: -7, long: 74, from: -9 },
    { turn: 8, long: 70, from: 9 },
    { turn: 24, long: 54, from: 25 },
  ],
  point: [{ turn: -4, long: 84, from: -20 }],
}

type Point = [number, number]

function limb(ctx: Canvas2D, color: string, width: number, from: Point, to: Point, cap: CanvasLineCap = 'round'): void {
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.lineCap = cap
  ctx.beginPath()
  ctx.moveTo(...from)
  ctx.lineTo(...to)
  ctx.stroke()
}

function hand(ctx: Canvas2D, cast: Cast, sign: Gesture['sign']): void {
  const { skin } = cast
  limb(ctx, skin.shade, 27, [24, 4], sign === 'open' ? [58, -26] : [34, -22])
  limb(ctx, skin.base, 22, [22, 2], sign === 'open' ? [56, -28] : [32, -24])
  for (const finger of FINGERS[sign]) {
    const turn = (finger.turn * Math.PI) / 180
    const tip: [number, number] = [finger.from + Math.sin(turn) * finger.long, -30 - Math.cos(turn) * finger.long]
    limb(ctx, skin.shade, 25, [finger.from, -26], tip)
    limb(ctx, skin.base, 20, [finger.from, -26], tip)
  }
  ellipse(ctx, 0, -10, 42, 44, skin.shade)
  ellipse(ctx, -2, -11, 39, 41, skin.base)
  if (sign === 'open') return
  for (const x of [-2, 14, 28]) ellipse(ctx, x, -30, 13, 17, skin.shade)
  for (const x of [-3, 13, 27]) ellipse(ctx, x, -31, 11, 15, skin.base)
}

export function paintArm(ctx: Canvas2D, cast: Cast, { raise, sign, sway }: Gesture): void {
  const side = cast.female ? -222 : -262
  const elbow: [number, number] = [side, 440]
  const wrist: [number, number] = [mix(side - 8, side - 34, raise), mix(640, 176, raise)]
  const reach = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0])
  ctx.save()
  ctx.translate(...wrist)
  ctx.rotate(reach + Math.PI / 2 + (sway * Math.PI) / 180)
  limb(ctx, cast.skin.shade, 50, [0, 0], [0, -44])
  ctx.translate(0, -84)
  hand(ctx, cast, sign)
  ctx.restore()
  limb(ctx, cast.clothShade, 104, elbow, elbow)
  limb(ctx, cast.clothShade, 104, elbow, wrist, 'butt')
  limb(ctx, cast.cloth, 94, elbow, elbow)
  limb(ctx, cast.cloth, 94, elbow, wrist, 'butt')
  const cuff: [number, number] = [wrist[0] + Math.cos(reach) * 26, wrist[1] + Math.sin(reach) * 26]
  limb(ctx, cast.clothShade, 104, wrist, cuff, 'butt')
  limb(ctx, cast.outfit === 'blazer' ? '#f7f7fb' : cast.clothLight, 96, wrist, cuff, 'butt')
}
