/** Who speaks: a name and a line on a plate that slides in under the scene and goes again. */

import type { Canvas2D, Layer } from '#draw/layer.ts'
import { band, type Layout } from '#draw/layout.ts'
import type { Look } from '#draw/look.ts'
import { clamp, easeIn, easeOut } from '#draw/motion.ts'
import { fit, type Measure, write } from '#draw/text.fit.ts'
import { inReadingSpace } from '#draw/text.order.ts'
import type { LowerThird } from '#plan.ts'
import { frameAt } from '#timing.ts'

const ENTER_FRAMES = 14
const LEAVE_FRAMES = 9
/** In units: the strip in the brand's colour, and the edges of the plate. */
const STRIP = 14
const PAD = 34

/** Nothing where the frame has no room for a plate beside scene and captions. */
export function lowerThirdLayers(
  { name, line, startMs, endMs }: LowerThird,
  layout: Layout,
  look: Look,
  measure: Measure,
): Layer[] {
  if (!layout.plate || !name.trim()) return []
  const u = layout.unit
  const { plate } = layout
  const w = Math.min(plate.w, 780 * u)
  const box = band({ ...plate, x: measure.writing?.rightToLeft ? plate.x + plate.w - w : plate.x, w }, layout)
  const room = { w: box.w - (STRIP + 2 * PAD) * u, lines: 1 }
  const under = line?.trim()
  const first = fit(measure, name, {
    ...room,
    h: (under ? 66 : 80) * u,
    max: 54 * u,
    min: 24 * u,
    font: (px) => look.type.display(px, 700),
  })
  const second = fit(measure, under || ' ', { ...room, h: 48 * u, max: 36 * u, min: 20 * u, font: look.type.text })
  const wide = (STRIP + 2 * PAD) * u + Math.max(first.w, under ? second.w : 0)
  const top = (box.h - first.h - (under ? second.h : 0)) / 2
  const [from, to] = [frameAt(startMs), frameAt(endMs)]
  const shown = (frame: number) =>
    easeOut(clamp((frame - from + 1) / ENTER_FRAMES)) * (1 - easeIn(clamp((frame - to + LEAVE_FRAMES) / LEAVE_FRAMES)))
  const paint = (ctx: Canvas2D, part: number) => {
    ctx.beginPath()
    ctx.roundRect(0, 0, wide * part, box.h, 20 * u)
    ctx.clip()
    ctx.fillStyle = look.card.fill
    ctx.fillRect(0, 0, wide, box.h)
    ctx.fillStyle = look.card.strong
    ctx.fillRect(0, 0, STRIP * u, box.h)
    const x = (STRIP + PAD) * u - (1 - part) * 40 * u
    write(ctx, first, x, top, 'left', look.card.ink)
    if (under) write(ctx, second, x, top + first.h, 'left', look.card.muted)
  }
  return [
    {
      name: 'lower-third',
      ...box,
      key(frame) {
        if (frame < from || frame >= to) return undefined
        const part = shown(frame)
        return part === 1 ? 'still' : part
      },
      draw: (ctx, frame) => inReadingSpace(ctx, box.w, measure.writing, () => paint(ctx, shown(frame))),
    },
  ]
}
