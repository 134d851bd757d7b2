/** Captions word by word: the page in white with a dark edge, the spoken word on a pill in the brand's colour. */
import type { Canvas2D, Layer } from '#draw/layer.ts'
import { band, type Layout } from '#draw/layout.ts'
import { displayFont, type Look } from '#draw/look.ts'
import { eachWord, type Fitted, fit, type Measure, runsOf, setType } from '#draw/text.fit.ts'
import type { Sentence } from '#plan.ts'
import { activeWord, type CaptionPage, captionPages, pageAt } from './caption.pages.ts'

/** Size of the pill on the frames after its word begins. */
const POP = [0.9, 1.05, 1.08, 1.04, 1.01, 1]
/** Opacity of a page on its first frames; its words are never less than readable. */
const ENTER = [0.7, 0.9, 1]
const EDGE = '#0a0b14'
const WHITE = '#ffffff'

export function captionLayer(sentences: Sentence[], layout: Layout, look: Look, measure: Measure): Layer {
  const u = layout.unit
  const box = band(layout.captions, layout)
  const pages = captionPages(sentences)
  const laid = new Map<number, Fitted>()
  const lay = (at: number) => {
    const known = laid.get(at)
    if (known) return known
    const text = pages[at]!.words.map((w) => w.text.replace(/\s+/g, '\u00a0')).join(' ')
    const room = { w: box.w - 112 * u, h: box.h - 24 * u }
    const fitted = fit(measure, text, {
      ...room,
      max: 84 * u,
      min: 40 * u,
      leading: 1.4,
      lines: 2,
      gap: 1.6,
      font: displayFont,
    })
    laid.set(at, fitted)
    return fitted
  }
  const moment = (frame: number) => {
    const at = pageAt(pages, frame)
    if (at < 0) return undefined
    const page = pages[at]!
    const active = activeWord(page, frame)
    const pop = Math.min(POP.length - 1, frame - page.words[active]!.from)
    return { at, page, active, pop: Math.max(0, pop), enter: Math.min(ENTER.length - 1, frame - page.from) }
  }
  return {
    name: 'captions',
    ...box,
    key(frame) {
      const now = moment(frame)
      return now && `${now.at}/${now.active}/${now.pop}/${now.enter}`
    },
    draw(ctx, frame) {
      const now = moment(frame)
      if (now) drawPage(ctx, lay(now.at), now, { w: box.w, h: box.h, u, look })
    },
  }
}

type Moment = { page: CaptionPage; active: number; pop: number; enter: number }
type Room = { w: number; h: number; u: number; look: Look }

function drawPage(ctx: Canvas2D, fitted: Fitted, now: Moment, { w, h, u, look }: Room): void {
  const top = (h - fitted.h) / 2
  ctx.globalAlpha = ENTER[now.enter]!
  ctx.lineJoin = 'round'
  setType(ctx, fitted.font, WHITE)
  ctx.strokeStyle = EDGE
  ctx.lineWidth = fitted.px * 0.16
  eachWord(fitted, w / 2, top, 'center', (word, cx, cy) => {
    if (word.index === now.active) return
    ctx.strokeText(word.text, cx, cy)
    ctx.fillText(word.text, cx, cy)
  })
  ctx.globalAlpha = 1
  for (const run of runsOf(fitted, w / 2, top, 'center', (index) => index === now.active)) {
    const middle = run.x + run.w / 2
    ctx.save()
    ctx.translate(middle, run.cy)
    ctx.scale(POP[now.pop]!, POP[now.pop]!)
    pill(ctx, run.w + 32 * u, fitted.px, look)
    setType(ctx, fitted.font, look.onAccent)
    eachWord(fitted, w / 2 - middle, top - run.cy, 'center', (word, cx, cy) => {
      if (word.index === now.active && Math.abs(cy) < 1) ctx.fillText(word.text, cx, cy)
    })
    ctx.restore()
  }
}

function pill(ctx: Canvas2D, w: number, px: number, look: Look): void {
  const h = px * 1.24
  for (const [grow, fill] of [
    [px * 0.055, EDGE],
    [0, look.accent],
  ] as const) {
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.roundRect(-w / 2 - grow, -h / 2 - grow, w + 2 * grow, h + 2 * grow, px * 0.26 + grow)
    ctx.fill()
  }
}
