/** What comes when: moments on a line that grows from one to the next as they are told. */
import type { Canvas2D } from '#draw/layer.ts'
import type { Box } from '#draw/layout.ts'
import { easeBack, easeOut, progress } from '#draw/motion.ts'
import { type Fitted, fit, fitAlike, write } from '#draw/text.fit.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { card, placed, roundRect } from './parts.ts'

type Timeline = Extract<Scene, { kind: 'timeline' }>
type Stop = { at: number; when: Fitted; text: Fitted; place: Box; beside: boolean; node: { x: number; y: number } }

const STEP_MS = 520
/** The share of a low card that the moment takes, with the text beside it. */
const BESIDE = 0.42
/** Long before the scene: told in the scene before. */
const COMPLETE = -5000
/** Told in the scene that follows. */
const NEVER = 1e9

export function timelineArt(scene: Timeline, stage: Stage, startMs: number): Art {
  const u = stage.unit
  const { whole, look, measure, surface } = stage
  const title = scene.title
    ? fit(measure, scene.title, {
        w: whole.w - 110 * u,
        h: Math.min(140 * u, whole.h * 0.24),
        max: 60 * u,
        min: 30 * u,
        lines: 2,
        font: look.type.display,
      })
    : undefined
  const head = title ? title.h + Math.min(46 * u, whole.h * 0.08) : 0
  const room = { x: whole.x + 12 * u, y: whole.y + 12 * u + head, w: whole.w - 24 * u, h: whole.h - 36 * u - head }
  const latest = Math.max(150, stage.lasts - 900)
  const times = scene.items.map((item) => {
    const at = item.atMs - startMs
    if (at < 0) return COMPLETE
    return at >= stage.lasts ? NEVER : Math.min(latest, Math.max(100, at))
  })
  const continues = times.includes(COMPLETE)
  const stops = (stage.wide && scene.items.length <= 5 ? across : down)(scene, stage, room, times)
  const top = Math.max(room.y + 12 * u, Math.min(stops[0]!.place.y, stops[0]!.node.y - 40 * u))
  return {
    cues: [{ at: 0, lasts: 450 }, ...times.filter((at) => at >= 0 && at < NEVER).map((at) => ({ at, lasts: STEP_MS }))],
    paint(ctx, now) {
      const shown = easeOut(progress(now, continues ? COMPLETE : 0, 400))
      if (title)
        placed(ctx, { x: room.x, y: top - head - (1 - shown) * 30 * u, alpha: shown }, () => {
          if (look.carded)
            card(ctx, { x: 0, y: -12 * u, w: title.w + 48 * u, h: title.h + 24 * u }, u, look.card.fill, 28)
          write(ctx, title, look.carded ? 24 * u : 0, 0, 'left', surface.ink)
        })
      path(ctx, stops, now, stage, continues)
      for (const stop of stops) moment(ctx, stop, now, stage)
    },
  }
}

const whenTexts = ({ measure, unit: u }: Stage, { items }: Timeline, w: number, h: number) =>
  fitAlike(
    measure,
    items.map(({ when }) => when),
    { w, h, max: 54 * u, min: 24 * u, lines: 1, leading: 1.1 },
  )
const bodyTexts = ({ measure, look, unit: u }: Stage, { items }: Timeline, w: number, h: number) =>
  fitAlike(
    measure,
    items.map(({ text }) => text),
    { w, h, max: 58 * u, min: 24 * u, lines: 3, leading: 1.15, font: (px) => look.type.text(px, 700) },
  )
/** Fits whatever stands over or beside a text. */
const highest = (whens: Fitted[]) => Math.max(...whens.map(({ h }) => h))

/** From top to bottom, each moment on a card beside the line. */
function down(scene: Timeline, stage: Stage, room: Box, times: number[]): Stop[] {
  const u = stage.unit
  const count = scene.items.length
  const gap = Math.min(22 * u, (room.h * 0.25) / Math.max(1, count - 1))
  const high = Math.min(280 * u, (room.h - gap * (count - 1)) / count)
  const top = room.y + (room.h - high * count - gap * (count - 1)) / 2
  const lane = 84 * u
  const beside = high < 170 * u
  const w = room.w - lane - 72 * u
  const whens = whenTexts(stage, scene, w * (beside ? BESIDE : 1), high * (beside ? 0.7 : 0.36))
  const texts = beside
    ? bodyTexts(stage, scene, w * (1 - BESIDE) - 28 * u, Math.max(high - 24 * u, high * 0.7))
    : bodyTexts(stage, scene, w, high - highest(whens) - 40 * u)
  return whens.map((when, n) => {
    const place = { x: room.x + lane, y: top + n * (high + gap), w: room.w - lane, h: high }
    return {
      at: times[n]!,
      when,
      text: texts[n]!,
      place,
      beside,
      node: { x: room.x + lane * 0.45, y: place.y + high / 2 },
    }
  })
}

/** From left to right, each moment on a card under the line. */
function across(scene: Timeline, stage: Stage, room: Box, times: number[]): Stop[] {
  const u = stage.unit
  const count = scene.items.length
  const gap = 26 * u
  const w = (room.w - gap * (count - 1)) / count
  const high = Math.min(330 * u, room.h - 90 * u)
  const top = room.y + (room.h - high - 90 * u) / 2
  const whens = whenTexts(stage, scene, w - 56 * u, high * 0.28)
  const texts = bodyTexts(stage, scene, w - 56 * u, high - highest(whens) - 60 * u)
  return whens.map((when, n) => {
    const place = { x: room.x + n * (w + gap), y: top + 90 * u, w, h: high }
    return { at: times[n]!, when, text: texts[n]!, place, beside: false, node: { x: place.x + w / 2, y: top + 36 * u } }
  })
}

/** The line as far as it has been told. */
function path(ctx: Canvas2D, stops: Stop[], now: number, { surface, look, unit }: Stage, continues: boolean): void {
  const [first, last] = [stops[0]!.node, stops.at(-1)!.node]
  const shown = easeOut(progress(now, continues ? COMPLETE : 0, 450))
  ctx.lineCap = 'round'
  ctx.lineWidth = 12 * unit
  const draw = (x: number, y: number, color: string) => {
    ctx.strokeStyle = color
    ctx.beginPath()
    ctx.moveTo(first.x, first.y)
    ctx.lineTo(x, y)
    ctx.stroke()
  }
  draw(
    first.x + (last.x - first.x) * shown,
    first.y + (last.y - first.y) * shown,
    look.carded ? '#ffffff' : surface.line,
  )
  let [x, y] = [first.x, first.y]
  for (const { at, node } of stops) {
    const part = easeOut(progress(now, at, STEP_MS * 0.6))
    if (part <= 0) break
    x += (node.x - x) * part
    y += (node.y - y) * part
  }
  if (x !== first.x || y !== first.y) draw(x, y, look.accent)
}

function moment(
  ctx: Canvas2D,
  { at, when, text, place, beside, node }: Stop,
  now: number,
  { look, unit: u, wide }: Stage,
): void {
  const pop = progress(now, at + STEP_MS * 0.25, STEP_MS * 0.75)
  const small = Math.min(1, place.h / (64 * u))
  const dot = (size: number, fill: string) => {
    const r = size * small
    roundRect(ctx, { x: -r, y: -r, w: 2 * r, h: 2 * r }, r, fill)
  }
  placed(ctx, { x: node.x, y: node.y, size: pop > 0 ? easeBack(pop) : 0.55 }, () => {
    dot(30 * u, look.card.fill)
    dot(20 * u, pop > 0 ? look.accent : look.card.line)
  })
  const alpha = easeOut(pop)
  const slide = (1 - easeBack(pop)) * Math.min(50 * u, wide ? place.h * 0.4 : 50 * u)
  placed(ctx, { x: wide ? 0 : slide, y: wide ? slide : 0, alpha }, () => {
    card(ctx, place, u, look.card.fill, 32)
    const x = wide ? place.x + 28 * u : place.x + 36 * u
    const middle = place.y + place.h / 2
    if (beside) {
      write(ctx, when, x, middle - when.h / 2, 'left', look.card.strong)
      write(ctx, text, x + (place.w - 72 * u) * BESIDE + 28 * u, middle - text.h / 2, 'left', look.card.ink)
      return
    }
    const y = middle - (when.h + text.h + 10 * u) / 2
    write(ctx, when, x, y, 'left', look.card.strong)
    write(ctx, text, x, y + when.h + 10 * u, 'left', look.card.ink)
  })
}
