/** Scenes in somebody's voice: a question, a quotation. */

import { clamp, easeBack, easeOut, progress } from '#draw/motion.ts'
import { fit, setType, write } from '#draw/text.fit.ts'
import { writeWord } from '#draw/text.order.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { arrivalCues, arriving, card, placed } from './parts.ts'

/** A speech bubble with the question, and a question mark that will not keep still. */
export function questionArt(scene: Extract<Scene, { kind: 'question' }>, stage: Stage): Art {
  const u = stage.unit
  const { whole, figure, look, measure, wide } = stage
  const side = Math.min(figure.w, figure.h) * (wide ? 0.8 : 0.62)
  const room = wide
    ? {
        x: figure.x + figure.w + 20 * u,
        y: whole.y + 30 * u,
        w: whole.x + whole.w - figure.x - figure.w - 44 * u,
        h: whole.h - 60 * u,
      }
    : {
        x: whole.x + 16 * u,
        y: figure.y + side + 40 * u,
        w: whole.w - 32 * u,
        h: whole.y + whole.h - figure.y - side - 68 * u,
      }
  const text = fit(measure, scene.text, {
    w: room.w - 96 * u,
    h: room.h - 72 * u,
    max: 100 * u,
    min: 34 * u,
    leading: 1.2,
  })
  const h = text.h + 72 * u
  const bubble = {
    x: room.x,
    y: wide ? room.y + (room.h - h) / 2 : room.y + Math.max(0, (room.h - h) * 0.3),
    w: room.w,
    h,
  }
  const style = { from: 200, step: 55 }
  const centre = wide ? { x: figure.w / 2, y: figure.h / 2 } : { x: figure.w / 2, y: side / 2 + 10 * u }
  const tail = wide ? { x: bubble.x, y: bubble.y + h / 2 } : { x: bubble.x + bubble.w / 2, y: bubble.y }
  return {
    cues: [{ at: 0, lasts: 500 }, ...arrivalCues(text, style)],
    paint(ctx, now) {
      const shown = progress(now, 60, 420)
      placed(ctx, { ...tail, size: 0.6 + 0.4 * easeBack(shown), alpha: easeOut(shown) }, () => {
        ctx.translate(-tail.x, -tail.y)
        card(ctx, bubble, u, look.card.fill, 44)
        ctx.beginPath()
        ctx.moveTo(tail.x + (wide ? 2 * u : -34 * u), tail.y + (wide ? -34 * u : 2 * u))
        ctx.lineTo(tail.x - (wide ? 36 * u : 0), tail.y - (wide ? 0 : 36 * u))
        ctx.lineTo(tail.x + (wide ? 2 * u : 34 * u), tail.y + (wide ? 34 * u : 2 * u))
        ctx.fill()
      })
      arriving(ctx, text, bubble.x + bubble.w / 2, bubble.y + 36 * u, 'center', now, { ...style, color: look.card.ink })
    },
    figure(ctx, now) {
      const shown = easeBack(progress(now, 0, 450))
      const turn = 0.1 * Math.sin(now / 420)
      placed(ctx, { ...centre, size: shown, turn }, () => {
        ctx.fillStyle = look.accent
        ctx.beginPath()
        ctx.arc(0, 0, side / 2 - 6 * u, 0, Math.PI * 2)
        ctx.fill()
        setType(ctx, look.type.display(side * 0.62), look.onAccent)
        writeWord(ctx, 'fillText', { text: /[؟;？]/.exec(scene.text)?.[0] ?? '?' }, 0, side * 0.02)
      })
    },
  }
}

/** Below so many units of height a quote's marks and margins shrink with the room. */
const ROOMY = 560

/** Somebody's words between large marks, with a name if it is known. */
export function quoteArt(scene: Extract<Scene, { kind: 'quote' }>, stage: Stage): Art {
  const u = stage.unit
  const { whole, look, measure } = stage
  const v = u * clamp(whole.h / (ROOMY * u), 0.5, 1)
  const by = scene.by
    ? fit(measure, scene.by, {
        w: whole.w - 220 * u,
        h: 60 * v,
        max: 48 * v,
        min: 24 * v,
        lines: 1,
        font: (px) => look.type.text(px, 600),
      })
    : undefined
  const foot = by ? 84 * v : 0
  const text = fit(measure, scene.text, {
    w: whole.w - 150 * u,
    h: whole.h - 264 * v - foot,
    max: 104 * u,
    min: 32 * u,
    leading: 1.26,
    font: (px) => look.type.display(px, 700),
  })
  const h = text.h + 170 * v + foot
  const frame = { x: whole.x + 12 * u, y: whole.y + (whole.h - h) / 2 + 20 * v, w: whole.w - 24 * u, h }
  const style = { from: 250, step: 60 }
  return {
    cues: [{ at: 0, lasts: 800 }, ...arrivalCues(text, style)],
    paint(ctx, now) {
      const shown = easeOut(progress(now, 0, 400))
      placed(ctx, { x: 0, y: (1 - shown) * 60 * u, alpha: shown }, () => card(ctx, frame, u, look.card.fill, 44))
      placed(ctx, { x: frame.x + 100 * u, y: frame.y + 14 * v, size: easeBack(progress(now, 150, 400)) }, () => {
        ctx.fillStyle = look.accent
        ctx.beginPath()
        ctx.arc(0, 0, 62 * v, 0, Math.PI * 2)
        ctx.fill()
        setType(ctx, look.type.display(130 * v), look.onAccent)
        ctx.fillText('“', 0, 38 * v)
      })
      arriving(ctx, text, frame.x + 64 * u, frame.y + 104 * v, 'left', now, { ...style, color: look.card.ink })
      if (by) {
        const alpha = easeOut(progress(now, 500, 300))
        placed(ctx, { x: frame.x + 64 * u, y: frame.y + frame.h - 78 * v, alpha }, () => {
          ctx.fillStyle = look.card.strong
          ctx.fillRect(0, by.h / 2 - 3 * u, 48 * u, 6 * u)
          write(ctx, by, 68 * u, 0, 'left', look.card.muted)
        })
      }
    },
  }
}
