/** The last thing seen: whose film it was, and what to do next. */
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { fit, write } from '#draw/text.fit.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { backing, placed, roundRect } from './parts.ts'
import { lockupIn, paintLockup } from './sign.ts'

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
  const lockup = lockupIn(stage, room, under)
  const total = lockup.h + under
  const top = whole.y + (whole.h - total) / 2
  const [fill, ink] = look.carded ? [look.accent, look.onAccent] : [look.second, look.onSecond]
  return {
    cues: [{ at: 0, lasts: 1400 }],
    paint(ctx, now) {
      backing(ctx, stage, { x: whole.x + 46 * u, y: top - 14 * u, w: whole.w - 92 * u, h: total + 28 * u }, now)
      paintLockup(ctx, stage, lockup, { x: middle, y: top }, now)
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
