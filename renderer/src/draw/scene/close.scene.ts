/** The last thing seen: whose film it was, and what to do next. */
import type { Canvas2D } from '#draw/layer.ts'
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { logoSize } from '#draw/overlay/brand.layer.ts'
import { type Fitted, fit, graphemes, write } from '#draw/text.fit.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { backing, card, placed, roundRect } from './parts.ts'

/** The sign of the brand, painted around 0, 0, and its name; where there is little height side by side, or the logo alone. */
type Lockup = {
  w: number
  h: number
  sign: Sign & { x: number; y: number }
  name: { x: number; y: number; fitted: Fitted }
}

const GAP = 44

export function closeArt(scene: Extract<Scene, { kind: 'close' }>, stage: Stage): Art {
  const u = stage.unit
  const { whole, look, measure } = stage
  const middle = whole.x + whole.w / 2
  const room = whole.h - (look.carded ? 140 : 70) * u
  const text = fit(measure, scene.text || ' ', {
    w: whole.w - 190 * u,
    h: room * 0.26,
    max: 72 * u,
    min: 26 * u,
    lines: 3,
    leading: 1.2,
    font: (px) => look.type.display(px, 700),
  })
  const button = scene.text.trim() ? { w: text.w + 100 * u, h: text.h + 52 * u } : { w: 0, h: 0 }
  const link = scene.link?.trim()
    ? fit(measure, scene.link, {
        w: whole.w - 130 * u,
        h: room * 0.14,
        max: 60 * u,
        min: 24 * u,
        lines: 1,
        leading: 1.2,
      })
    : undefined
  const under = (button.h ? GAP * u + button.h : 0) + (link ? 28 * u + link.h : 0)
  const lockup = (room < 640 * u ? beside : stacked)(stage, room - under)
  const total = lockup.h + under
  const top = whole.y + (whole.h - total) / 2
  const [fill, ink] = look.carded ? [look.accent, look.onAccent] : [look.second, look.onSecond]
  return {
    cues: [{ at: 0, lasts: 1400 }],
    paint(ctx, now) {
      backing(ctx, stage, { x: whole.x + 46 * u, y: top - 14 * u, w: whole.w - 92 * u, h: total + 28 * u }, now)
      const first = progress(now, 0, 500)
      const sign = { x: middle + lockup.sign.x, y: top + lockup.sign.y }
      placed(ctx, { ...sign, size: 0.4 + 0.6 * easeBack(first), alpha: easeOut(first) }, () =>
        paintSign(ctx, stage, lockup.sign),
      )
      const second = progress(now, 200, 420)
      const { fitted, ...name } = lockup.name
      placed(
        ctx,
        { x: middle + name.x, y: top + name.y + (1 - easeBack(second)) * 60 * u, alpha: easeOut(second) },
        () => write(ctx, fitted, 0, 0, 'center', stage.surface.ink),
      )
      const third = progress(now, 420, 420)
      const y = top + lockup.h + GAP * u + button.h / 2
      if (button.h)
        placed(ctx, { x: middle, y, size: 0.7 + 0.3 * easeBack(third), alpha: easeOut(third) }, () => {
          roundRect(ctx, { x: -button.w / 2, y: -button.h / 2, w: button.w, h: button.h }, 44 * u, fill)
          write(ctx, text, 0, -text.h / 2, 'center', ink)
        })
      const fourth = progress(now, 620, 420)
      if (link)
        placed(
          ctx,
          { x: middle, y: top + total - link.h + (1 - easeOut(fourth)) * 20 * u, alpha: easeOut(fourth) },
          () => write(ctx, link, 0, 0, 'center', stage.surface.strong),
        )
    },
  }
}

type Sign = { w: number; h: number; plate: boolean }

/** The logo, on a plate where the ground is dark, or the brand's initial, within a box. */
function signIn({ logo, look, unit }: Stage, room: { w: number; h: number }): Sign {
  if (!logo) return { w: Math.min(room.w, room.h), h: Math.min(room.w, room.h), plate: false }
  const edge = look.carded ? 0 : 56 * unit
  const size = logoSize(logo, { w: room.w - edge, h: room.h - edge })
  return { w: size.w + edge, h: size.h + edge, plate: !look.carded }
}

function stacked(stage: Stage, room: number): Lockup {
  const { whole, unit: u } = stage
  const name = nameIn(stage, { w: whole.w - 80 * u, h: room * 0.34 })
  const sign = signIn(stage, { w: whole.w * 0.8, h: Math.min(420 * u, room - name.h - 40 * u) })
  return {
    w: whole.w,
    h: sign.h + 40 * u + name.h,
    sign: { ...sign, x: 0, y: sign.h / 2 },
    name: { x: 0, y: sign.h + 40 * u, fitted: name },
  }
}

function beside(stage: Stage, room: number): Lockup {
  const { whole, unit: u } = stage
  const high = Math.max(40 * u, Math.min(230 * u, room))
  if (stage.logo) {
    const logo = signIn(stage, { w: whole.w * 0.8, h: high })
    const unnamed = fit(stage.measure, ' ', { w: 8, h: 8, max: 8 })
    return { ...logo, sign: { ...logo, x: 0, y: logo.h / 2 }, name: { x: 0, y: 0, fitted: unnamed } }
  }
  const sign = signIn(stage, { w: whole.w * 0.42, h: high })
  const name = nameIn(stage, { w: whole.w - 130 * u - sign.w, h: high })
  const w = sign.w + 32 * u + name.w
  const h = Math.max(sign.h, name.h)
  return {
    w,
    h,
    sign: { ...sign, x: (sign.w - w) / 2, y: h / 2 },
    name: { x: (w - name.w) / 2, y: (h - name.h) / 2, fitted: name },
  }
}

const nameIn = ({ measure, brandName, unit }: Stage, room: { w: number; h: number }) =>
  fit(measure, brandName || ' ', { ...room, max: 132 * unit, min: 36 * unit, lines: 2 })

function paintSign(ctx: Canvas2D, { logo, look, measure, brandName, unit: u }: Stage, { w, h, plate }: Sign): void {
  const box = { x: -w / 2, y: -h / 2, w, h }
  if (logo) {
    const edge = plate ? 28 * u : 0
    if (plate) card(ctx, box, u, look.card.fill)
    ctx.drawImage(logo, box.x + edge, box.y + edge, w - 2 * edge, h - 2 * edge)
    return
  }
  const initial = graphemes(brandName.trim())[0]?.toUpperCase() ?? ''
  const mark = fit(measure, initial || ' ', { w: w * 0.8, h: h * 0.8, max: h * 0.6, lines: 1, leading: 1 })
  roundRect(ctx, box, w * 0.26, look.accent)
  write(ctx, mark, 0, -mark.h / 2 + h * 0.02, 'center', look.onAccent)
}
