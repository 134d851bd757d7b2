/** The presenter as two bands: the head, which is drawn almost every frame, and the body, which moves little. */
import type { Layer } from '#draw/layer.ts'
import { band, type Layout } from '#draw/layout.ts'
import type { Look } from '#draw/look.ts'
import type { FilmPlan } from '#plan.ts'
import { castOf } from './cast.ts'
import { paintFace, paintHead } from './face.ts'
import { hairBehind, hairOnTop } from './hair.ts'
import { paintBody, paintNeck } from './outfit.ts'
import { type Pose, performance } from './pose.ts'

/** Where the middle of the face and the pit of the throat lie in the head's box, in units. */
export const FACE = { x: 280, y: 280 }
export const THROAT = { x: 280, y: 496 }

const poseKey = (p: Pose) =>
  `${Object.values(p.mouth).join()}/${p.blink}/${p.brow}/${p.gazeX}/${p.gazeY}/${p.bobX}/${p.bobY}/${p.tilt}`

export function presenterLayers(plan: FilmPlan, layout: Layout, look: Look): Layer[] {
  if (!plan.presenter || !layout.head || !layout.body) return []
  const u = layout.unit
  const cast = castOf(plan.presenter, look)
  const { pose, bearing } = performance(plan, plan.presenter.seed, layout.wide)
  const head = band(layout.head, layout)
  const body = band(layout.body, layout)
  const throat = { x: layout.head.x + THROAT.x * u - body.x, y: layout.head.y + THROAT.y * u - body.y }
  return [
    {
      name: 'head',
      ...head,
      key: (frame) => `${poseKey(pose(frame))}/${bearing(frame).lean}`,
      draw(ctx, frame) {
        const p = pose(frame)
        const { lean } = bearing(frame)
        const turn = (p.tilt * Math.PI) / 180
        const inHead = (paint: () => void) => {
          ctx.save()
          ctx.translate(FACE.x + lean + p.bobX, FACE.y + p.bobY + 150)
          ctx.rotate(turn)
          ctx.translate(0, -150)
          ctx.scale(cast.manner.head, cast.manner.head)
          paint()
          ctx.restore()
        }
        ctx.scale(u, u)
        inHead(() => hairBehind(ctx, cast))
        ctx.save()
        ctx.translate(THROAT.x + lean + p.bobX * 0.4, THROAT.y)
        paintNeck(ctx, cast)
        ctx.restore()
        inHead(() => {
          paintHead(ctx, cast)
          paintFace(ctx, p, cast)
          hairOnTop(ctx, cast)
        })
      },
    },
    {
      name: 'body',
      ...body,
      key: (frame) => `${bearing(frame).lean}/${bearing(frame).breath}`,
      draw(ctx, frame) {
        const { lean, breath } = bearing(frame)
        ctx.translate(throat.x + lean * u, throat.y - breath * u)
        ctx.scale(u, u)
        paintBody(ctx, cast, (body.h - throat.y) / u + 10)
      },
    },
  ]
}
