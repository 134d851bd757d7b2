/** A figure that counts up to itself. */

import type { Canvas2D } from '#draw/layer.ts'
import { clamp, easeBack, easeOut, progress } from '#draw/motion.ts'
import { type Fitted, fit, write } from '#draw/text.fit.ts'
import { wordOf, writeWord } from '#draw/text.order.ts'
import { isBound } from '#draw/text.pieces.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { around, arrivalCues, arriving, backing, placed, roundRect } from './parts.ts'

const COUNT_MS = 900
/** In units: the height of a scene that has no line to spare for a unit. */
const LOW = 440
/**
 * Figures a count shows before the last. Digits as large as these that change with every frame flash more than three times a
 * second (WCAG 2.3.1), and nobody could read them.
 */
const COUNT_STEPS = 4
/** A figure of this share of its size is where the count begins: counting from nought takes the eye too far. */
const START = 0.2

type Parsed = { before: string; amount: number; decimals: number; grouped: boolean; after: string }

/** Takes "$1,200.50 a month" apart; undefined when there is nothing to count ("24/7", a year, words). */
export function parseFigure(value: string): Parsed | undefined {
  const found = /^(\D*)(\d[\d,]*(?:\.\d+)?)(.*)$/su.exec(value)
  if (!found) return undefined
  const [, before = '', digits = '', after = ''] = found
  const amount = Number(digits.replaceAll(',', ''))
  if (!Number.isFinite(amount) || /\d/.test(after) || (/^(19|20)\d\d$/.test(digits) && !after.trim())) return undefined
  return { before, amount, decimals: digits.split('.')[1]?.length ?? 0, grouped: digits.includes(','), after }
}

/** The figure as it stands when `part` (0..1) of the count is over; at 1 exactly the text that was given. */
export function countedTo(value: string, part: number): string {
  const parsed = parseFigure(value)
  if (!parsed || part >= 1) return value
  const { before, amount, decimals, grouped, after } = parsed
  const now = amount * (START + (1 - START) * part)
  const shown = amount < 3 && decimals === 0 ? amount : now
  const text = grouped ? Math.round(shown).toLocaleString('en-US') : shown.toFixed(decimals)
  return `${before}${text}${after}`
}

/** The count so far in whole steps; it slows down towards its end. */
const stepped = (part: number): number => easeOut(Math.floor(part * (COUNT_STEPS + 1)) / (COUNT_STEPS + 1))

/** How full the ring is: a percentage says so itself, "3 out of 4" too; else there is no ring. */
export function ringPart(value: string): number | undefined {
  const percent = /(\d+(?:\.\d+)?)\s*(?:%|percent)/iu.exec(value)
  if (percent) return clamp(Number(percent[1]) / 100)
  const share = /^(\d+)\s*(?:in|of|out of|\/)\s*(\d+)$/iu.exec(value.trim())
  return share && Number(share[2]) > 0 && Number(share[1]) <= Number(share[2])
    ? Number(share[1]) / Number(share[2])
    : undefined
}

/** Splits "3 hours" so that the figure can be huge and its unit modest; "5 km" is one figure, and where it is `low` all are. */
function split(value: string, low: boolean): { figure: string; unit: string } {
  const whole = { figure: value.trim().replace(/\s+/g, '\u00a0'), unit: '' }
  const range = /^(\d\S*) to (\d\S*) (\D+)$/su.exec(value.trim())
  if (range) return { figure: `${range[1]}–${range[2]}`, unit: range[3]! }
  const found = /^(\S*\d\S*)\s+(\D+)$/su.exec(value.trim())
  if (found && (low ? found[2]!.length <= 8 : isBound(found[1]!, found[2]!))) return whole
  return found && found[2]!.length <= 16 ? { figure: found[1]!, unit: found[2]! } : { figure: value, unit: '' }
}

export function numberArt(scene: Extract<Scene, { kind: 'number' }>, stage: Stage): Art {
  return ringPart(scene.value) === undefined ? bigNumber(scene, stage) : ring(scene, stage)
}

function bigNumber(scene: Extract<Scene, { kind: 'number' }>, stage: Stage): Art {
  const u = stage.unit
  const { whole, look, measure, surface } = stage
  const pad = look.carded ? 44 * u : 0
  const w = whole.w - 2 * pad
  const { figure, unit } = split(scene.value, whole.h < LOW * u)
  const big = fit(measure, figure, {
    w: w * 0.94,
    h: whole.h * (unit ? 0.45 : 0.54),
    max: 400 * u,
    min: 60 * u,
    lines: 1,
    leading: 1.02,
  })
  const small = unit ? fit(measure, unit, { w, h: 130 * u, max: 110 * u, min: 34 * u, lines: 1 }) : undefined
  const used = big.h + (small?.h ?? 0) + 60 * u
  const label = scene.label
    ? fit(measure, scene.label, {
        w,
        h: whole.h - used - 2 * pad,
        max: 76 * u,
        min: 30 * u,
        lines: 3,
        font: (px) => look.type.text(px, 600),
      })
    : undefined
  const high = used + (label?.h ?? 0)
  const width = Math.max(big.w, small?.w ?? 0, label?.w ?? 0, 300 * u)
  const middle = whole.x + whole.w / 2
  const block = { x: middle - width / 2, y: whole.y + (whole.h - high) / 2, w: width, h: high }
  const style = { from: 450, step: 50 }
  return {
    cues: [{ at: 0, lasts: COUNT_MS + 100 }, ...(label ? arrivalCues(label, style) : [])],
    paint(ctx, now) {
      backing(ctx, stage, block, now)
      const counted = stepped(progress(now, 80, COUNT_MS))
      const shown = progress(now, 0, 420)
      const size = 0.7 + 0.3 * easeBack(shown)
      placed(ctx, { x: middle, y: block.y + big.h / 2, size, alpha: easeOut(shown) }, () =>
        paintFigure(ctx, big, countedTo(figure, counted), surface.strong),
      )
      if (small)
        placed(ctx, { x: middle, y: block.y + big.h, alpha: easeOut(progress(now, 200, 300)) }, () =>
          write(ctx, small, 0, 0, 'center', surface.ink),
        )
      const y = block.y + big.h + (small?.h ?? 0) + 18 * u
      const line = Math.min(width, 320 * u) * easeOut(progress(now, 250, 500))
      roundRect(ctx, { x: middle - line / 2, y, w: line, h: 10 * u }, 5 * u, look.accent)
      if (label) arriving(ctx, label, middle, y + 36 * u, 'center', now, { ...style, color: surface.ink })
    },
  }
}

/** Digits differ in width: the counting figure is squeezed rather than let out of its box. */
function paintFigure(ctx: Canvas2D, fitted: Fitted, text: string, color: string): void {
  ctx.font = fitted.font
  ctx.fillStyle = color
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  writeWord(ctx, 'fillText', wordOf(text), 0, 0, fitted.w * 1.04)
}

function ring(scene: Extract<Scene, { kind: 'number' }>, stage: Stage): Art {
  const u = stage.unit
  const { figure, words, look, measure, surface } = stage
  const part = ringPart(scene.value) ?? 0
  const radius = Math.min(figure.w, figure.h) / 2 - 26 * u
  const value = fit(measure, scene.value, {
    w: radius * 1.55,
    h: radius * 1.2,
    max: 170 * u,
    min: 44 * u,
    leading: 1,
    lines: 2,
  })
  const label = fit(measure, scene.label || ' ', {
    w: words.w - 60 * u,
    h: words.h - 40 * u,
    max: 78 * u,
    min: 30 * u,
    lines: 4,
    font: (px) => look.type.display(px, 700),
  })
  const style = { from: 400, step: 55 }
  const left = stage.wide
  const x = left ? words.x : words.x + words.w / 2
  const y = left ? words.y + (words.h - label.h) / 2 : words.y + 10 * u
  const centre = { x: figure.x + figure.w / 2, y: figure.y + figure.h / 2 }
  return {
    cues: [{ at: 0, lasts: COUNT_MS + 200 }, ...arrivalCues(label, style)],
    paint(ctx, now) {
      backing(ctx, stage, around(stage, figure, { x, y, w: label.w, h: label.h }), now)
      const counting = progress(now, 100, COUNT_MS)
      placed(
        ctx,
        { ...centre, size: 0.8 + 0.2 * easeBack(progress(now, 0, 420)), alpha: easeOut(progress(now, 0, 300)) },
        () => {
          ctx.lineWidth = 44 * u
          ctx.lineCap = 'round'
          ctx.strokeStyle = surface.soft
          ctx.beginPath()
          ctx.arc(0, 0, radius, 0, Math.PI * 2)
          ctx.stroke()
          ctx.strokeStyle = look.accent
          ctx.beginPath()
          ctx.arc(0, 0, radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part * easeOut(counting))
          ctx.stroke()
          if (value.lines.length === 1) paintFigure(ctx, value, countedTo(scene.value, stepped(counting)), surface.ink)
          else write(ctx, value, 0, -value.h / 2, 'center', surface.ink)
        },
      )
      arriving(ctx, label, x, y, left ? 'left' : 'center', now, { ...style, color: surface.ink })
    },
  }
}
