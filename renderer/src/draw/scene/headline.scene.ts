/** Scenes of large words: the hook, a statement, a chapter. */

import type { Box } from '#draw/layout.ts'
import { easeOut, progress } from '#draw/motion.ts'
import { inCapitals } from '#draw/scripts.ts'
import { type Fitted, fit, write } from '#draw/text.fit.ts'
import { withFiguresWhole, wordsIn } from '#draw/text.pieces.ts'
import type { Scene } from '#plan.ts'
import type { Art, Stage } from './art.ts'
import { medal } from './icon.scene.ts'
import { arrivalCues, arriving, backing, lettersOnly, placed, roundRect, spokenTimes } from './parts.ts'

/** The words that get a marker: those asked for, else figures, else the longest. */
function markedWords(text: string, emphasis: string[]): number[] {
  const words = wordsIn(text)
  const wanted = new Set(emphasis.flatMap((e) => e.split(/\s+/)).map(lettersOnly))
  const indexes = (test: (word: string) => boolean) => words.flatMap((word, at) => (test(word) ? [at] : []))
  const asked = indexes((word) => word.split(/\s/).some((part) => wanted.has(lettersOnly(part))))
  if (asked.length > 0) return asked
  const figures = indexes((word) => /\d/.test(word)).slice(0, 1)
  if (figures.length > 0) return figures
  return [
    words.reduce((best, word, at) => (lettersOnly(word).length > lettersOnly(words[best]!).length ? at : best), 0),
  ]
}

/** Markers are drawn when their words are spoken, but not so late that nobody sees them. */
function markTimes(stage: Stage, text: string, marked: number[]): Map<number, number> {
  const times = spokenTimes(
    stage,
    wordsIn(text).map((word) => word.split(/\s/)[0]!),
  )
  const latest = Math.max(500, stage.lasts - 700)
  return new Map(marked.map((at) => [at, Math.min(latest, Math.max(350, times[at] ?? 0))]))
}

const centred = (stage: Stage, fitted: Fitted): Box => ({
  x: stage.whole.x + (stage.whole.w - fitted.w) / 2,
  y: stage.whole.y + (stage.whole.h - fitted.h) / 2,
  w: fitted.w,
  h: fitted.h,
})

/** How the look sets large words: how it writes them, their largest size, how far lines lie apart. */
function headlineOf({ look, measure }: Stage, max: number, leading: number) {
  const { large = 1, capitals, leading: own = leading } = look.headline ?? {}
  const said = (text: string) => (capitals ? inCapitals(text, measure.writing?.language) : text)
  return { said, max: max * large, leading: own }
}

/** Long before the scene: everything has arrived when it begins. */
const COMPLETE = -5000

/** How large the hook's words are on the first frame; they settle at 1. */
const GROWN = 1.05
/** The share of its box that a thing takes above the words: they are what must be read. */
const MEDAL = 0.76

/** The words' place when a thing is drawn beside or above them. */
function besideMedal({ whole, figure, wide, unit: u }: Stage): Box {
  const edge = (wide ? figure.x + figure.w : figure.y + figure.h * MEDAL) + 24 * u
  return wide ? { ...whole, x: edge, w: whole.x + whole.w - edge } : { ...whole, y: edge, h: whole.y + whole.h - edge }
}

/** The first thing seen, complete on the first frame because it is also the film's cover. */
export function hookArt(scene: Extract<Scene, { kind: 'hook' }>, stage: Stage): Art {
  const u = stage.unit
  const headline = headlineOf(stage, (stage.wide ? 176 : 164) * u, 1.18)
  const said = withFiguresWhole(headline.said(scene.text))
  const pad = stage.look.carded ? 44 * u : 8 * u
  const { icon = '' } = scene
  const drawn = icon !== '' && (stage.wide ? stage.whole.w > 1300 * u : stage.whole.h > 800 * u)
  const room = drawn ? besideMedal(stage) : stage.whole
  const fitted = fit(stage.measure, said, {
    w: (room.w - 2 * pad) / GROWN - 40 * u,
    h: (room.h - 2 * pad) / GROWN - 60 * u,
    max: headline.max,
    min: 44 * u,
    leading: headline.leading,
    lines: stage.wide ? 3 : 5,
  })
  const marked = new Map(markedWords(said, []).map((at) => [at, COMPLETE]))
  const block = {
    x: room.x + (room.w - fitted.w) / 2,
    y: room.y + (room.h - fitted.h) / 2,
    w: fitted.w,
    h: fitted.h,
  }
  return {
    ...(drawn && { figure: (ctx, now) => medal(ctx, icon, stage, now - COMPLETE, stage.wide ? 1 : MEDAL) }),
    cues: [{ at: 0, lasts: 500 }, ...arrivalCues(fitted, { from: COMPLETE, marked })],
    paint(ctx, now) {
      const grow = GROWN - (GROWN - 1) * easeOut(progress(now, 0, 450))
      const x = block.x + block.w / 2
      const y = block.y + block.h / 2
      placed(ctx, { x, y, size: grow }, () => {
        ctx.translate(-x, -y)
        backing(ctx, stage, block, now - COMPLETE)
        arriving(ctx, fitted, x, block.y, 'center', now, {
          color: stage.surface.ink,
          from: COMPLETE,
          step: 0,
          marked,
          marker: { fill: stage.look.accent, ink: stage.look.onAccent },
        })
        const line = (stage.look.carded ? 0 : 140 * u) * easeOut(progress(now, 100, 400))
        roundRect(ctx, { x: x - line / 2, y: block.y + block.h + 22 * u, w: line, h: 12 * u }, 6 * u, stage.look.second)
      })
    },
  }
}

/** One thought in a few large words, the important ones marked as they are spoken. */
export function statementArt(scene: Extract<Scene, { kind: 'statement' }>, stage: Stage): Art {
  const u = stage.unit
  const headline = headlineOf(stage, (stage.wide ? 150 : 140) * u, 1.22)
  const said = withFiguresWhole(headline.said(scene.text))
  const left = stage.variant % 2 === 1
  const bar = left ? 40 * u : 0
  const pad = stage.look.carded ? 44 * u : 8 * u
  const fitted = fit(stage.measure, said, {
    w: stage.whole.w - 2 * pad - bar,
    h: stage.whole.h - 2 * pad,
    max: headline.max,
    min: 38 * u,
    leading: headline.leading,
    lines: stage.wide ? 4 : 5,
  })
  const marked = markTimes(stage, said, markedWords(said, scene.emphasis))
  const style = { from: 60, step: 70, marked }
  const centre = centred(stage, fitted)
  const block = { ...centre, x: centre.x - bar / 2, w: centre.w + bar }
  return {
    cues: [{ at: 0, lasts: 500 }, ...arrivalCues(fitted, style)],
    paint(ctx, now) {
      backing(ctx, stage, block, now)
      if (left) {
        const h = block.h * easeOut(progress(now, 0, 450))
        roundRect(ctx, { x: block.x, y: block.y, w: 12 * u, h }, 6 * u, stage.look.second)
      }
      const x = left ? block.x + bar : block.x + block.w / 2
      arriving(ctx, fitted, x, block.y, left ? 'left' : 'center', now, {
        ...style,
        color: stage.surface.ink,
        marker: { fill: stage.look.accent, ink: stage.look.onAccent },
      })
    },
  }
}

/** The start of a part: its number and its name. */
export function chapterArt(scene: Extract<Scene, { kind: 'chapter' }>, stage: Stage): Art {
  const u = stage.unit
  const pad = stage.look.carded ? 44 * u : 8 * u
  const number = fit(stage.measure, String(scene.number).padStart(2, '0'), {
    w: 400 * u,
    h: 190 * u,
    max: 170 * u,
    lines: 1,
    leading: 1,
  })
  const headline = headlineOf(stage, 116 * u, 1.18)
  const title = fit(stage.measure, headline.said(scene.title), {
    w: stage.whole.w - 2 * pad,
    h: stage.whole.h - number.h - 60 * u - 2 * pad,
    max: headline.max,
    min: 38 * u,
    font: (px) => stage.look.type.display(px, 700),
  })
  const w = Math.max(title.w, 420 * u)
  const h = number.h + 44 * u + title.h
  const block = { x: stage.whole.x + (stage.whole.w - w) / 2, y: stage.whole.y + (stage.whole.h - h) / 2, w, h }
  const style = { from: 250, step: 60 }
  return {
    cues: [{ at: 0, lasts: 800 }, ...arrivalCues(title, style)],
    paint(ctx, now) {
      backing(ctx, stage, block, now)
      const shown = easeOut(progress(now, 0, 420))
      placed(ctx, { x: block.x - (1 - shown) * 60 * u, y: block.y, alpha: shown }, () =>
        write(ctx, number, 0, 0, 'left', stage.surface.strong),
      )
      const line = block.w * easeOut(progress(now, 150, 600))
      roundRect(ctx, { x: block.x, y: block.y + number.h + 10 * u, w: line, h: 8 * u }, 4 * u, stage.look.accent)
      arriving(ctx, title, block.x, block.y + number.h + 44 * u, 'left', now, { ...style, color: stage.surface.ink })
    },
  }
}
