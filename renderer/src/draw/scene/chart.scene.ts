/** Figures beside one another: bars, a ring of shares, a line over time. Each comes when it is spoken. */
import type { Canvas2D } from '#draw/layer.ts'
import { easeOut, progress } from '#draw/motion.ts'
import { type Fitted, fit, write } from '#draw/text.fit.ts'
import { wordOf, writeWord } from '#draw/text.order.ts'
import type { ChartItem, Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { type Drawing, fitAll, growCues, grown, type Plot } from './chart.parts.ts'
import { lineChart } from './line.chart.ts'
import { countedTo } from './number.scene.ts'
import { card, placed, roundRect } from './parts.ts'

type ChartScene = Extract<Scene, { kind: 'chart' }>
export function chartArt(scene: ChartScene, stage: Stage, startMs: number): Art {
  const u = stage.unit
  const { whole, look, measure, surface } = stage
  const pad = (look.carded ? 56 : 8) * u
  const inner = { x: whole.x + pad, y: whole.y + pad, w: whole.w - 2 * pad, h: whole.h - 2 * pad }
  const title = scene.title
    ? fit(measure, scene.title, { w: inner.w, h: 150 * u, max: 62 * u, min: 34 * u, lines: 2, font: look.type.display })
    : undefined
  const head = title ? title.h + 30 * u : 0
  const latest = Math.max(200, stage.lasts - 900)
  const plot: Plot = {
    box: { ...inner, y: inner.y + head, h: inner.h - head },
    items: scene.items,
    times: scene.items.map((item) => Math.min(latest, Math.max(150, item.atMs - startMs))),
    stage,
  }
  const drawing = DRAWINGS[scene.form](plot)
  return {
    cues: [{ at: 0, lasts: 450 }, ...drawing.cues],
    paint(ctx, now) {
      const shown = easeOut(progress(now, 0, 380))
      if (look.carded)
        placed(ctx, { x: 0, y: (1 - shown) * 30 * u, alpha: shown }, () => {
          const edge = 14 * u
          card(
            ctx,
            { x: whole.x + edge, y: whole.y + edge, w: whole.w - 2 * edge, h: whole.h - 3 * edge },
            u,
            look.card.fill,
          )
        })
      if (title)
        placed(ctx, { x: inner.x, y: inner.y - (1 - shown) * 30 * u, alpha: shown }, () =>
          write(ctx, title, 0, 0, 'left', surface.ink),
        )
      drawing.paint(ctx, now)
    },
  }
}

const largest = (items: ChartItem[]) => items.reduce((best, one, at) => (one.value > items[best]!.value ? at : best), 0)

function bars({ box, items, times, stage }: Plot): Drawing {
  const u = stage.unit
  const { look, surface, measure } = stage
  const gap = (items.length > 4 ? 16 : 26) * u
  const high = Math.min(270 * u, (box.h - gap * (items.length - 1)) / items.length)
  const top = box.y + Math.max(0, (box.h - items.length * high - gap * (items.length - 1)) / 2)
  const most = Math.max(...items.map(({ value }) => value), 1e-9)
  const best = largest(items)
  const thick = Math.min(112 * u, high * 0.46)
  const low = high < 118 * u
  const shown = fitAll(
    measure,
    items.map((item) => item.shown),
    {
      w: box.w * (low ? 0.22 : 0.44),
      h: low ? high * 0.9 : high - thick - 6 * u,
      max: (low ? 56 : 96) * u,
      min: 22 * u,
      lines: 1,
      leading: 1.1,
    },
  )
  const widest = Math.max(...shown.map(({ w }) => w))
  const labels = fitAll(
    measure,
    items.map((item) => item.label || ' '),
    {
      w: low ? box.w * 0.34 : box.w - widest - 40 * u,
      h: low ? high * 0.96 : high - thick - 6 * u,
      max: (low ? 44 : 56) * u,
      min: 22 * u,
      lines: 2,
      leading: 1.1,
      font: (px) => look.type.text(px, 700),
    },
  )
  const track = low
    ? { x: box.x + box.w * 0.36, w: box.w * 0.62 - widest, h: high * 0.56 }
    : { x: box.x, w: box.w, h: thick }
  return {
    cues: growCues(times),
    paint(ctx, now) {
      items.forEach((item, at) => {
        const y = top + at * (high + gap)
        const place = { ...track, y: low ? y + (high - track.h) / 2 : y + high - thick }
        const part = grown(now, times[at]!)
        const round = track.h * 0.3
        roundRect(ctx, place, round, surface.soft)
        if (part <= 0) return
        const w = Math.max(track.h * 0.5, track.w * (Math.max(0, item.value) / most) * part)
        roundRect(ctx, { ...place, w }, round, at === best ? look.accent : look.second)
        const [label, value] = [labels[at]!, shown[at]!]
        const line = (h: number) => (low ? y + (high - h) / 2 : place.y - 8 * u - h)
        placed(ctx, { x: box.x, y: line(label.h), alpha: easeOut(progress(now, times[at]!, 260)) }, () => {
          write(ctx, label, 0, 0, 'left', surface.ink)
          ctx.translate(box.w - value.w / 2, line(value.h) - line(label.h) + value.h / 2)
          figure(ctx, value, countedTo(item.shown, part), at === best ? surface.strong : surface.ink)
        })
      })
    },
  }
}

function figure(ctx: Canvas2D, fitted: Fitted, text: string, color: string): void {
  ctx.font = fitted.font
  ctx.fillStyle = color
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  writeWord(ctx, 'fillText', wordOf(text), 0, 0, fitted.w)
}

/** A ring of parts that are a whole, with what each stands for. */
function share({ box, items, times, stage }: Plot): Drawing {
  const u = stage.unit
  const { look, surface, measure, wide } = stage
  const side = wide ? Math.min(box.h, box.w * 0.42) : Math.min(box.h * 0.56, box.w * 0.8)
  const centre = { x: wide ? box.x + side / 2 : box.x + box.w / 2, y: wide ? box.y + box.h / 2 : box.y + side / 2 }
  const legend = wide
    ? { x: box.x + side + 60 * u, y: box.y, w: box.w - side - 60 * u, h: box.h }
    : { x: box.x, y: box.y + side + 30 * u, w: box.w, h: box.h - side - 30 * u }
  const total = items.reduce((sum, { value }) => sum + value, 0) || 1
  const high = Math.min(96 * u, legend.h / items.length)
  const top = legend.y + (wide ? (legend.h - high * items.length) / 2 : 0)
  const tones = [look.accent, look.second, surface.muted, surface.strong, surface.ink]
  const shown = fitAll(
    measure,
    items.map((item) => item.shown),
    {
      w: legend.w * 0.4,
      h: high * 0.9,
      max: 64 * u,
      min: 24 * u,
      lines: 1,
    },
  )
  const labels = fitAll(
    measure,
    items.map((item) => item.label || ' '),
    {
      w: legend.w - Math.max(...shown.map(({ w }) => w)) - high * 0.5 - 50 * u,
      h: high * 0.94,
      max: 48 * u,
      min: 22 * u,
      lines: 2,
      leading: 1.1,
      font: (px) => look.type.text(px, 700),
    },
  )
  const thick = side * 0.19
  return {
    cues: growCues(times),
    paint(ctx, now) {
      ctx.lineWidth = thick
      ctx.lineCap = 'butt'
      ring(ctx, centre, side / 2 - thick / 2, 0, 1, surface.soft)
      let from = 0
      items.forEach((item, at) => {
        const part = grown(now, times[at]!)
        const reach = item.value / total
        if (part > 0) ring(ctx, centre, side / 2 - thick / 2, from + 0.006, from + reach * part - 0.002, tones[at % 5]!)
        from += reach
        const row = { label: labels[at]!, shown: shown[at]! }
        const y = top + at * high
        const alpha = easeOut(progress(now, times[at]!, 300))
        placed(ctx, { x: legend.x + (1 - alpha) * 40 * u, y: y + high / 2, alpha }, () => {
          const dot = high * 0.36
          roundRect(ctx, { x: 0, y: -dot / 2, w: dot, h: dot }, dot * 0.3, tones[at % 5]!)
          write(ctx, row.label, high * 0.5 + 8 * u, -row.label.h / 2, 'left', surface.ink)
          write(ctx, row.shown, legend.w - row.shown.w / 2, -row.shown.h / 2, 'center', surface.ink)
        })
      })
    },
  }
}

function ring(ctx: Canvas2D, { x, y }: { x: number; y: number }, r: number, from: number, to: number, color: string) {
  if (to <= from) return
  ctx.strokeStyle = color
  ctx.beginPath()
  ctx.arc(x, y, r, -Math.PI / 2 + from * Math.PI * 2, -Math.PI / 2 + to * Math.PI * 2)
  ctx.stroke()
}

const DRAWINGS: Record<ChartScene['form'], (plot: Plot) => Drawing> = { bars, share, line: lineChart }
