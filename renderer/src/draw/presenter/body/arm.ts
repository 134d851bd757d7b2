/** Arms from the shoulder to the fingertips. 0, 0 is the pit of the throat; drawn for the viewer's right, the left is its mirror. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Cast, Tones } from '#draw/presenter/cast.ts'
import type { ArmPose } from '#draw/presenter/gesture.ts'
import { area, type Joint, limb, sliver } from '#draw/presenter/path.ts'
import { buildOf } from './build.ts'
import { paintHand } from './hand.ts'
import { SHIRTING } from './tops.ts'

const along = ({ x, y }: { x: number; y: number }, degrees: number, length: number) => ({
  x: x + Math.sin((degrees * Math.PI) / 180) * length,
  y: y + Math.cos((degrees * Math.PI) / 180) * length,
})

export type ArmJoints = { shoulder: Joint; elbow: Joint; wrist: Joint }

export function jointsOf(cast: Cast, pose: ArmPose): ArmJoints {
  const { shoulder, arm } = buildOf(cast)
  const elbow = along(shoulder, pose.upper, arm.upper * pose.near)
  return {
    shoulder: { ...shoulder, r: arm.r[0] },
    elbow: { ...elbow, r: arm.r[1] },
    wrist: { ...along(elbow, pose.fore, arm.fore * (0.5 + 0.5 * pose.near)), r: arm.r[2] },
  }
}

const wider = ({ x, y, r }: Joint, by: number): Joint => ({ x, y, r: r + by })
const between = (a: Joint, b: Joint, part: number): Joint => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  r: a.r + (b.r - a.r) * part,
})
const shifted = ({ x, y, r }: Joint, dx: number, dy: number, by: number): Joint => ({ x: x + dx, y: y + dy, r: r + by })

/** What the sleeve is made of: the jacket's cloth, the top's, or a shirt's under dungarees. */
function sleeveOf({ person, top, over }: Cast): Tones {
  if (person.over) return over
  return person.top.cut === 'dungarees' ? SHIRTING : top
}

export function paintArm(ctx: Canvas2D, cast: Cast, pose: ArmPose, side: 1 | -1): void {
  const { shoulder, elbow, wrist } = jointsOf(cast, pose)
  const cloth = sleeveOf(cast)
  const striped = cast.person.top.cut === 'dungarees'
  ctx.save()
  ctx.scale(side, 1)
  ctx.save()
  ctx.translate(wrist.x, wrist.y)
  ctx.rotate(((180 - pose.hand) * Math.PI) / 180)
  paintHand(ctx, cast, pose.shape, side)
  ctx.restore()
  const cuff = between(elbow, wrist, 0.98)
  if (cast.person.over?.cut === 'blazer')
    limb(ctx, SHIRTING.shade, between(elbow, wrist, 0.8), wider(between(elbow, wrist, 1.05), -1))
  const dark = side > 0 ? cloth.deep : cloth.shade
  limb(ctx, dark, wider(shoulder, -7), wider(elbow, 1))
  limb(ctx, dark, wider(elbow, 1), wider(cuff, 5))
  const lit = side > 0 ? -5 : -4 * side
  const tone = side > 0 ? cloth.shade : cloth.base
  limb(ctx, tone, shifted(shoulder, lit * 0.4, -1, 0), shifted(elbow, lit, -2, -5))
  limb(ctx, tone, shifted(elbow, lit, -2, -5), shifted(cuff, lit * 0.6, -1, 0))
  if (side > 0) {
    limb(ctx, cloth.base, shifted(shoulder, -16, -4, -16), shifted(elbow, -12, -4, -14))
    limb(ctx, cloth.base, shifted(elbow, -12, -4, -14), shifted(cuff, -8, -2, -8))
  }
  if (striped) stripes(ctx, shoulder, elbow, cuff)
  folds(ctx, cloth, { shoulder, elbow, wrist })
  cuffEdge(ctx, cast, cloth, elbow, cuff)
  ctx.restore()
}

/** Cloth gathers on the inner side of a bent elbow. */
function folds(ctx: Canvas2D, { deep }: Tones, { shoulder, elbow, wrist }: ArmJoints): void {
  const up = Math.atan2(shoulder.y - elbow.y, shoulder.x - elbow.x)
  const on = Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x)
  const [x, y] = [Math.cos(up) + Math.cos(on), Math.sin(up) + Math.sin(on)]
  const bent = Math.hypot(x, y)
  if (bent < 0.25) return
  const at = (part: number, turn: number) => {
    const towards = Math.atan2(y, x) + turn
    return [elbow.x + Math.cos(towards) * elbow.r * part, elbow.y + Math.sin(towards) * elbow.r * part]
  }
  for (const turn of [-0.5, 0.45]) sliver(ctx, fade(deep, 0.55), at(1, turn), at(0.5, turn * 0.4), at(-0.1, -turn), 3.5)
}

function cuffEdge(ctx: Canvas2D, { person, over, soft }: Cast, cloth: Tones, elbow: Joint, cuff: Joint): void {
  const turn = Math.atan2(cuff.y - elbow.y, cuff.x - elbow.x)
  ctx.save()
  ctx.translate(cuff.x, cuff.y)
  ctx.rotate(turn)
  const r = cuff.r + 5
  const ribbed = person.top.cut === 'hoodie' || person.top.cut === 'jumper' || person.over?.cut === 'bomber'
  if (ribbed)
    area(ctx, (person.over ? over : cloth).deep, [
      [-22, -r],
      [6, -r + 3],
      [10, 0, 6, r - 3],
      [-22, r],
    ])
  else sliver(ctx, fade(cloth.deep, soft ? 0.5 : 0.7), [-8, -r], [4, 0], [-8, r], 3)
  ctx.restore()
}

function stripes(ctx: Canvas2D, shoulder: Joint, elbow: Joint, cuff: Joint): void {
  for (const [from, to, count] of [
    [shoulder, elbow, 5],
    [elbow, cuff, 5],
  ] as const) {
    const turn = Math.atan2(to.y - from.y, to.x - from.x)
    for (let n = 0; n < count; n++) {
      const at = between(from, to, (n + 0.5) / count)
      ctx.save()
      ctx.translate(at.x, at.y)
      ctx.rotate(turn)
      ctx.fillStyle = '#3d4256'
      ctx.fillRect(-6, -at.r, 12, at.r * 2)
      ctx.restore()
    }
  }
}
