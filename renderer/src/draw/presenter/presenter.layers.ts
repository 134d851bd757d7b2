/** The presenter in bands: a head that moves on twos, a mouth that moves on every frame, a body that hardly moves, an arm at times. */
import type { Canvas2D, Layer } from '#draw/layer.ts'
import { type Box, band, type Layout } from '#draw/layout.ts'
import type { Look } from '#draw/look.ts'
import type { FilmPlan } from '#plan.ts'
import { ARM_ROOM, paintArm } from './arm.ts'
import { type Cast, castOf, type HairCut } from './cast.ts'
import { paintFace, paintHead } from './face.ts'
import { hairBehind, hairOnTop } from './hair.ts'
import { paintMouth } from './mouth.ts'
import { paintBody, paintNeck } from './outfit.ts'
import { type Pose, performance } from './pose.ts'

/** Where the middle of the face, its mouth and the pit of the throat lie in the head's box, in units. */
const FACE = { x: 280, y: 280 }
const MOUTH = { x: 280, y: 374, w: 176, h: 140 }
const THROAT = { x: 280, y: 496 }
/** Movement reaches this far beyond where things rest. */
const ROOM = 26
/** Half the width and the height above the middle of the face that each haircut takes. */
const REACH: Record<HairCut, { side: number; up: number }> = {
  bob: { side: 172, up: 176 },
  long: { side: 192, up: 182 },
  bun: { side: 140, up: 232 },
  curls: { side: 208, up: 234 },
  ponytail: { side: 216, up: 190 },
  short: { side: 142, up: 206 },
  quiff: { side: 148, up: 226 },
  crop: { side: 140, up: 182 },
  side: { side: 142, up: 206 },
}

/** The head's band is no larger than this head needs: it is painted often. */
function headBox(box: Box, cast: Cast, u: number): Box {
  const { side, up } = REACH[cast.cut]
  const half = (Math.max(side, 112) * cast.manner.head + ROOM) * u
  const top = Math.max(0, FACE.y - up * cast.manner.head - ROOM) * u
  return { x: box.x + FACE.x * u - half, y: box.y + top, w: 2 * half, h: (THROAT.y + 44) * u - top }
}

const headKey = (p: Pose) => `${p.blink}/${p.brow}/${p.gazeX}/${p.gazeY}/${p.bobX}/${p.bobY}/${p.tilt}`

/** The person stands behind the scene; a raised hand is in front of it. */
export function presenterLayers(plan: FilmPlan, layout: Layout, look: Look): { person: Layer[]; hand: Layer[] } {
  if (!plan.presenter || !layout.head || !layout.body) return { person: [], hand: [] }
  const u = layout.person
  const at = layout.head
  const cast = castOf(plan.presenter, look)
  const { pose, mouth, bearing, gesture } = performance(plan, plan.presenter.seed, layout.wide)
  const head = band(headBox(at, cast, u), layout)
  const body = band(layout.body, layout)
  const lips = band(
    { x: at.x + (MOUTH.x - MOUTH.w / 2) * u, y: at.y + (MOUTH.y - MOUTH.h / 2) * u, w: MOUTH.w * u, h: MOUTH.h * u },
    layout,
  )
  /** Paints in head units around the middle of the face, on a band that starts at `origin`. */
  const inHead = (ctx: Canvas2D, origin: Box, p: Pose, lean: number, paint: () => void) => {
    ctx.save()
    ctx.translate(at.x - origin.x, at.y - origin.y)
    ctx.scale(u, u)
    ctx.translate(FACE.x + lean + p.bobX, FACE.y + p.bobY + 150)
    ctx.rotate((p.tilt * Math.PI) / 180)
    ctx.translate(0, -150)
    ctx.scale(cast.manner.head, cast.manner.head)
    paint()
    ctx.restore()
  }
  const room = { x: at.x + (THROAT.x + ARM_ROOM.x) * u, y: at.y + (THROAT.y + ARM_ROOM.y) * u }
  const arm = band({ ...room, w: ARM_ROOM.w * u, h: Math.min(ARM_ROOM.h * u, layout.height - room.y) }, layout)
  /** Where captions lie on the chest, a hand would only be in their way. */
  const armed = layout.wide || !plan.captions
  const person: Layer[] = [
    {
      name: 'head',
      ...head,
      key: (frame) => `${headKey(pose(frame))}/${bearing(frame).lean}`,
      draw(ctx, frame) {
        const p = pose(frame)
        const { lean } = bearing(frame)
        inHead(ctx, head, p, lean, () => hairBehind(ctx, cast))
        ctx.save()
        ctx.translate(at.x - head.x, at.y - head.y)
        ctx.scale(u, u)
        ctx.translate(THROAT.x + lean + p.bobX * 0.4, THROAT.y)
        paintNeck(ctx, cast)
        ctx.restore()
        inHead(ctx, head, p, lean, () => {
          paintHead(ctx, cast)
          paintFace(ctx, p, cast)
          hairOnTop(ctx, cast)
        })
      },
    },
    {
      name: 'mouth',
      ...lips,
      key: (frame) => `${Object.values(mouth(frame)).join()}/${headKey(pose(frame))}/${bearing(frame).lean}`,
      draw(ctx, frame) {
        const p = pose(frame)
        inHead(ctx, lips, p, bearing(frame).lean, () => {
          ctx.translate(p.gazeX * 7, p.gazeY * 6 + 94)
          paintMouth(ctx, mouth(frame), cast)
        })
      },
    },
    {
      name: 'body',
      ...body,
      key: (frame) => `${bearing(frame).lean}/${bearing(frame).breath}`,
      draw(ctx, frame) {
        const { lean, breath } = bearing(frame)
        ctx.translate(at.x + (THROAT.x + lean) * u - body.x, at.y + (THROAT.y - breath) * u - body.y)
        ctx.scale(u, u)
        paintBody(ctx, cast, (body.y + body.h - at.y) / u - THROAT.y + 10)
      },
    },
  ]
  if (!armed) return { person, hand: [] }
  const hand: Layer[] = [
    {
      name: 'arm',
      ...arm,
      key(frame) {
        const now = gesture(frame)
        return now && `${now.raise}/${now.sign}/${now.sway}/${bearing(frame).lean}`
      },
      draw(ctx, frame) {
        const now = gesture(frame)
        if (!now) return
        const { lean } = bearing(frame)
        ctx.translate(at.x + (THROAT.x + lean) * u - arm.x, at.y + THROAT.y * u - arm.y)
        ctx.scale(u, u)
        paintArm(ctx, cast, now)
      },
    },
  ]
  return { person, hand }
}
