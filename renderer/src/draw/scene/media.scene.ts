/** What stands on the user's own picture: its label, if it has one. */
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { fit, write } from '#draw/text.fit.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { card, placed, roundRect } from './parts.ts'

export function mediaArt(scene: Extract<Scene, { kind: 'media' }>, stage: Stage): Art {
  const u = stage.unit
  const { whole, look } = stage
  if (!scene.label?.trim()) return { cues: [], paint() {} }
  const text = fit(stage.measure, scene.label, {
    w: whole.w - 130 * u,
    h: whole.h * 0.4,
    max: 62 * u,
    min: 30 * u,
    lines: 3,
    font: (px) => look.type.display(px, 700),
  })
  const box = { w: text.w + 92 * u, h: text.h + 44 * u }
  const x = whole.x + 16 * u
  const y = whole.y + whole.h - box.h - 30 * u
  return {
    cues: [{ at: 250, lasts: 450 }],
    paint(ctx, now) {
      const shown = progress(now, 250, 420)
      placed(ctx, { x: x - (1 - easeBack(shown)) * 60 * u, y, alpha: easeOut(shown) }, () => {
        card(ctx, { x: 0, y: 0, ...box }, u, look.card.fill, 28)
        roundRect(ctx, { x: 22 * u, y: 24 * u, w: 12 * u, h: box.h - 48 * u }, 6 * u, look.accent)
        write(ctx, text, 56 * u, 22 * u, 'left', look.card.ink)
      })
    },
  }
}
