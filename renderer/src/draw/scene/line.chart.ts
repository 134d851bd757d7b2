/** A chart of figures over time. */
import type { Canvas2D } from '#draw/layer.ts'
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { write } from '#draw/text.fit.ts'
import { type Drawing, fitAll, GROW_MS, growCues, grown, type Plot } from './chart.parts.ts'
import { placed } from './parts.ts'

/** Figures over time: the line is drawn from one to the next. */
export function lineChart({ box, items, times, stage }: Plot): Drawing {
  const u = stage.unit
  const { look, surface, measure } = stage
  const step = box.w / items.length
  const low = Math.min(0, ...items.map(({ value }) => value)) // a line that does not start at nought lies
  const span = Math.max(...items.map(({ value }) => value)) - low || 1
  const head = Math.min(130 * u, box.h * 0.34)
  const foot = Math.min(110 * u, box.h * 0.25)
  const near = head / 130 // one unit where there is room, less where figures and labels stand close
  const plot = { top: box.y + head, h: Math.min(box.h - foot - head - 20 * near, 620 * u) }
  const shown = fitAll(
    measure,
    items.map((item) => item.shown),
    {
      w: step - 12 * u,
      h: 90 * near,
      max: 80 * near,
      min: 22 * u,
      lines: 1,
    },
  )
  const labels = fitAll(
    measure,
    items.map((item) => item.label || ' '),
    {
      w: step - 14 * u,
      h: foot - 26 * near,
      max: 44 * u,
      min: 20 * u,
      lines: 2,
      leading: 1.1,
      font: (px) => look.type.text(px, 700),
    },
  )
  const points = items.map((item, at) => ({
    x: box.x + (at + 0.5) * step,
    y: plot.top + plot.h * (1 - (item.value - low) / span),
    shown: shown[at]!,
    label: labels[at]!,
  }))
  const base = plot.top + plot.h + 30 * near
  return {
    cues: growCues(times),
    paint(ctx, now) {
      ctx.fillStyle = surface.line
      ctx.fillRect(box.x, base, box.w * easeOut(progress(now, 0, 450)), 4 * u)
      const reached: { x: number; y: number }[] = []
      points.forEach((point, at) => {
        const before = points[at - 1]
        const part = grown(now, times[at]!)
        if (part <= 0) return
        if (!before) reached.push(point)
        else reached.push({ x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part })
      })
      trace(ctx, reached, base, look.accent, surface.soft, 14 * near)
      points.forEach((point, at) => {
        const part = progress(now, times[at]! + (at === 0 ? 0 : GROW_MS * 0.4), GROW_MS * 0.6)
        placed(ctx, { x: point.x, y: point.y, size: easeBack(part), alpha: easeOut(part) }, () => {
          disc(ctx, 22 * near, surface.ink)
          disc(ctx, 13 * near, at === items.length - 1 ? look.second : look.accent)
          write(
            ctx,
            point.shown,
            0,
            -34 * near - point.shown.h,
            'center',
            at === items.length - 1 ? surface.strong : surface.ink,
          )
        })
        placed(ctx, { x: point.x, y: base + 20 * near, alpha: easeOut(part) }, () =>
          write(ctx, point.label, 0, 0, 'center', surface.ink),
        )
      })
    },
  }
}

function trace(
  ctx: Canvas2D,
  points: { x: number; y: number }[],
  base: number,
  color: string,
  under: string,
  width: number,
) {
  if (points.length < 2) return
  ctx.fillStyle = under
  ctx.beginPath()
  ctx.moveTo(points[0]!.x, base)
  for (const { x, y } of points) ctx.lineTo(x, y)
  ctx.lineTo(points.at(-1)!.x, base)
  ctx.fill()
  ctx.strokeStyle = color
  ctx.lineWidth = width
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  for (const { x, y } of points) ctx.lineTo(x, y)
  ctx.stroke()
}

function disc(ctx: Canvas2D, r: number, color: string): void {
  ctx.fillStyle = color
  ctx.beginPath()
  ctx.arc(0, 0, r, 0, Math.PI * 2)
  ctx.fill()
}
