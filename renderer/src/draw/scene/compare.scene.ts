/** What was and what is better: the first is struck out when the second comes. */

import type { Canvas2D } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { type Fitted, fitAlike, write } from '#draw/text.fit.ts'
import { upright } from '#draw/text.order.ts'
import { wordsIn } from '#draw/text.pieces.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { card, placed, roundRect, spokenTimes } from './parts.ts'

const CARD_MS = 420
const STRIKE_MS = 350

function badge(ctx: Canvas2D, x: number, y: number, r: number, fill: string, ink: string, good: boolean): void {
  ctx.fillStyle = fill
  ctx.beginPath()
  ctx.arc(x, y, r, 0, Math.PI * 2)
  ctx.fill()
  ctx.strokeStyle = ink
  ctx.lineWidth = r * 0.26
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  if (good) {
    ctx.moveTo(x - r * 0.42, y + r * 0.02)
    ctx.lineTo(x - r * 0.1, y + r * 0.34)
    ctx.lineTo(x + r * 0.44, y - r * 0.32)
  } else {
    for (const side of [-1, 1]) {
      ctx.moveTo(x - r * 0.33, y - r * 0.33 * side)
      ctx.lineTo(x + r * 0.33, y + r * 0.33 * side)
    }
  }
  ctx.stroke()
}

function strike(ctx: Canvas2D, text: Fitted, x: number, y: number, part: number, color: string): void {
  ctx.strokeStyle = color
  ctx.lineWidth = text.px * 0.1
  ctx.lineCap = 'round'
  text.lines.forEach((line, at) => {
    const reach = Math.min(1, Math.max(0, part * text.lines.length - at))
    if (reach === 0) return
    const cy = y + (at + 0.52) * text.px * text.leading
    ctx.beginPath()
    ctx.moveTo(x - line.w / 2 - 8, cy)
    ctx.lineTo(x - line.w / 2 - 8 + (line.w + 16) * reach, cy)
    ctx.stroke()
  })
}

export function compareArt(scene: Extract<Scene, { kind: 'compare' }>, stage: Stage): Art {
  const u = stage.unit
  const { whole, look, measure, wide } = stage
  const gap = 44 * u
  const high = Math.min(wide ? 460 * u : 420 * u, wide ? whole.h - 110 * u : (whole.h - gap - 90 * u) / 2)
  const w = wide ? (whole.w - gap - 24 * u) / 2 : whole.w - 24 * u
  const x = whole.x + 12 * u
  const y = whole.y + 18 * u + (whole.h - (wide ? high : 2 * high + gap)) / 2
  const first: Box = { x, y, w, h: high }
  const second: Box = wide ? { x: x + w + gap, y, w, h: high } : { x, y: y + high + gap, w, h: high }
  const type = {
    w: w - 80 * u,
    h: high - Math.min(100 * u, high * 0.38),
    max: 96 * u,
    min: 30 * u,
    leading: 1.18,
    font: (px: number) => look.type.display(px, 700),
  }
  const [left, right] = fitAlike(measure, [scene.left, scene.right], type) as [Fitted, Fitted]
  const heard = spokenTimes(stage, wordsIn(scene.right)).find((at) => at > 400) ?? stage.lasts * 0.45
  const turn = Math.min(heard, Math.max(500, stage.lasts - 1100))
  const top = (box: Box, text: Fitted) => box.y + (box.h - text.h) / 2 + 14 * u
  return {
    cues: [
      { at: 0, lasts: CARD_MS },
      { at: turn, lasts: CARD_MS + STRIKE_MS },
    ],
    paint(ctx, now) {
      const before = easeOut(progress(now, 0, CARD_MS))
      const after = progress(now, turn, CARD_MS)
      const faded = easeOut(progress(now, turn, STRIKE_MS))
      placed(ctx, { x: (1 - before) * -80 * u, y: 0, alpha: before }, () => {
        card(ctx, first, u, look.card.fill)
        badge(ctx, first.x + first.w / 2, first.y, 40 * u, look.card.muted, look.card.fill, false)
        write(ctx, left, first.x + w / 2, top(first, left), 'center', faded > 0.5 ? look.card.muted : look.card.ink)
        strike(ctx, left, first.x + w / 2, top(first, left), faded, look.card.muted)
      })
      if (after < 1) roundRect(ctx, second, 40 * u, look.carded ? 'rgba(255,255,255,0.45)' : stage.surface.soft)
      const centre = { x: second.x + second.w / 2, y: second.y + second.h / 2 }
      placed(ctx, { ...centre, size: 0.8 + 0.2 * easeBack(after), alpha: easeOut(after) }, () => {
        ctx.translate(-centre.x, -centre.y)
        card(ctx, second, u, look.accent)
        upright(ctx, centre.x, () => badge(ctx, centre.x, second.y, 44 * u, look.second, look.onSecond, true))
        write(ctx, right, centre.x, top(second, right), 'center', look.onAccent)
      })
    },
  }
}
