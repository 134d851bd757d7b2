/** The last thing seen: whose film it was, and what to do next. */

import { displayFont } from '#draw/look.ts'
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { logoSize } from '#draw/overlay/brand.layer.ts'
import { fit, graphemes, write } from '#draw/text.fit.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { backing, card, placed, roundRect } from './parts.ts'

export function closeArt(scene: Extract<Scene, { kind: 'close' }>, stage: Stage): Art {
  const u = stage.unit
  const { whole, look, measure, logo } = stage
  const middle = whole.x + whole.w / 2
  const gap = (logo && !look.carded ? 64 : 40) * u
  const room = whole.h - 96 * u - gap - (look.carded ? 120 * u : 40 * u)
  const side = Math.min(240 * u, room * 0.4)
  const size = logo ? logoSize(logo, { w: whole.w * 0.7, h: side }) : { w: side, h: side }
  const name = fit(measure, stage.brandName || ' ', {
    w: whole.w - 80 * u,
    h: Math.min(220 * u, room * 0.3),
    max: 104 * u,
    min: 44 * u,
    lines: 2,
  })
  const text = fit(measure, scene.text || ' ', {
    w: whole.w - 150 * u,
    h: room * 0.3,
    max: 56 * u,
    min: 28 * u,
    lines: 3,
    leading: 1.2,
    font: (px) => displayFont(px, 700),
  })
  const button = { w: text.w + 100 * u, h: text.h + 52 * u }
  const total = side + gap + name.h + (scene.text ? 44 * u + button.h : 0)
  const top = whole.y + (whole.h - total) / 2
  const initial = graphemes(stage.brandName.trim())[0]?.toUpperCase() ?? ''
  const mark = fit(measure, initial || ' ', { w: side * 0.8, h: side * 0.8, max: side * 0.6, lines: 1, leading: 1 })
  return {
    cues: [{ at: 0, lasts: 1400 }],
    paint(ctx, now) {
      backing(ctx, stage, { x: whole.x + 46 * u, y: top - 14 * u, w: whole.w - 92 * u, h: total + 28 * u }, now)
      const first = progress(now, 0, 500)
      placed(ctx, { x: middle, y: top + side / 2, size: 0.4 + 0.6 * easeBack(first), alpha: easeOut(first) }, () => {
        if (logo) {
          const plate = { x: -size.w / 2 - 28 * u, y: -size.h / 2 - 28 * u, w: size.w + 56 * u, h: size.h + 56 * u }
          if (!look.carded) card(ctx, plate, u, look.card.fill)
          ctx.drawImage(logo, -size.w / 2, -size.h / 2, size.w, size.h)
        } else {
          roundRect(ctx, { x: -side / 2, y: -side / 2, w: side, h: side }, side * 0.26, look.accent)
          write(ctx, mark, 0, -mark.h / 2 + side * 0.02, 'center', look.onAccent)
        }
      })
      const second = progress(now, 200, 420)
      placed(ctx, { x: middle, y: top + side + gap + (1 - easeBack(second)) * 60 * u, alpha: easeOut(second) }, () =>
        write(ctx, name, 0, 0, 'center', stage.surface.ink),
      )
      if (!scene.text) return
      const third = progress(now, 420, 420)
      placed(
        ctx,
        {
          x: middle,
          y: top + side + gap + 44 * u + name.h + button.h / 2,
          size: 0.7 + 0.3 * easeBack(third),
          alpha: easeOut(third),
        },
        () => {
          roundRect(ctx, { x: -button.w / 2, y: -button.h / 2, w: button.w, h: button.h }, 44 * u, look.second)
          write(ctx, text, 0, -text.h / 2, 'center', look.onSecond)
        },
      )
    },
  }
}
