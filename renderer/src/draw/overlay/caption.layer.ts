/** Captions word by word, in one of the styles of `captions/`. */
import type { Layer } from '#draw/layer.ts'
import { band, type Layout } from '#draw/layout.ts'
import type { Look } from '#draw/look.ts'
import type { CaptionArt } from '#draw/overlay/captions/caption.style.ts'
import { CAPTION_ARTS } from '#draw/overlay/captions/index.ts'
import { type Fitted, fit, type Measure } from '#draw/text.fit.ts'
import type { CaptionStyle, Sentence } from '#plan.ts'
import { activeWord, captionPages, pageAt } from './caption.pages.ts'

type Stage = { layout: Layout; look: Look; measure: Measure }

export function captionLayer(sentences: Sentence[], stage: Stage, style: CaptionStyle = 'karaoke'): Layer {
  const { layout, look, measure } = stage
  const u = layout.unit
  const art = CAPTION_ARTS[style]
  const box = band(layout.captions, layout)
  const pages = captionPages(sentences, art.page)
  const laid = new Map<number, Fitted>()
  const lay = (at: number) => {
    const fitted =
      laid.get(at) ??
      pageText(
        art,
        measure,
        pages[at]!.words.map((word) => word.text),
        { ...box, u },
      )
    laid.set(at, fitted)
    return fitted
  }
  const moment = (frame: number) => {
    const at = pageAt(pages, frame)
    if (at < 0) return undefined
    const page = pages[at]!
    const active = activeWord(page, frame)
    const since = Math.max(0, Math.min(art.moves, frame - page.words[active]!.from))
    return { at, words: page.words, active, since }
  }
  return {
    name: 'captions',
    ...box,
    key(frame) {
      const now = moment(frame)
      return now && `${now.at}/${now.active}/${now.since}`
    },
    draw(ctx, frame) {
      const now = moment(frame)
      if (!now) return
      const text = lay(now.at)
      const y = art.setting.at === 'bottom' ? box.h - art.setting.pad.y * u - text.h : (box.h - text.h) / 2
      art.draw({ ...now, ctx, text, x: box.w / 2, y, u, look })
    },
  }
}

/** A page's words laid out in the room that its style leaves them. */
function pageText(
  art: CaptionArt,
  measure: Measure,
  texts: string[],
  box: { w: number; h: number; u: number },
): Fitted {
  const { pad, upper, max, min, type = 'display', ...setting } = art.setting
  const { u } = box
  const words = texts.map((text) => (upper ? text.toUpperCase() : text).replace(/\s+/g, '\u00a0'))
  const room = {
    ...setting,
    font: (px: number) => measure.type[type](px),
    max: max * u,
    w: box.w - 2 * pad.x * u,
    h: box.h - 2 * pad.y * u,
    ...(min !== undefined && { min: min * u }),
  }
  return art.lay ? art.lay(measure, words, room) : fit(measure, words.join(' '), room)
}
