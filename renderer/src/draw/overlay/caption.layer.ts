/** Captions word by word, in one of the styles of `captions/`. */
import type { Layer } from '#draw/layer.ts'
import { band, type Layout } from '#draw/layout.ts'
import type { Look } from '#draw/look.ts'
import type { CaptionArt } from '#draw/overlay/captions/caption.style.ts'
import { CAPTION_ARTS } from '#draw/overlay/captions/index.ts'
import { inCapitals } from '#draw/scripts.ts'
import { type Fitted, fit, type Measure } from '#draw/text.fit.ts'
import { inReadingSpace } from '#draw/text.order.ts'
import { JOINT, wordsIn } from '#draw/text.pieces.ts'
import type { CaptionStyle, Sentence } from '#plan.ts'
import { activeWord, type CaptionWord, captionPages, pageAt } from './caption.pages.ts'

/** "IS" alone says nothing: words up to that long stand with the next, as far as there is room. */
const JOINED = { joined: 3, letters: 14 }

type CaptionStage = { layout: Layout; look: Look; measure: Measure }

/** `joined`: a word of a few letters is not shown for itself. */
export function captionLayer(
  sentences: Sentence[],
  stage: CaptionStage,
  style: CaptionStyle = 'karaoke',
  joined = false,
): Layer {
  const { layout, look, measure } = stage
  const u = layout.unit
  const art = CAPTION_ARTS[style]
  const box = band(layout.captions, layout)
  const pages = captionPages(sentences, joined && art.page.words === 1 ? { ...art.page, ...JOINED } : art.page)
  const laid = new Map<number, Fitted>()
  const lay = (at: number) => {
    const fitted = laid.get(at) ?? pageText(art, measure, pages[at]!.words, { ...box, u })
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
      inReadingSpace(ctx, box.w, measure.writing, () => art.draw({ ...now, ctx, text, x: box.w / 2, y, u, look }))
    },
  }
}

/** A page's words laid out in the room that its style leaves them. */
function pageText(
  art: CaptionArt,
  measure: Measure,
  words: CaptionWord[],
  box: { w: number; h: number; u: number },
): Fitted {
  const { pad, upper, max, min, type = 'display', ...setting } = art.setting
  const { u } = box
  const texts = words.map(({ text }) =>
    (upper ? inCapitals(text, measure.writing?.language) : text).replace(/\s+/g, '\u00a0'),
  )
  const room = {
    ...setting,
    font: (px: number) => measure.type[type](px),
    max: max * u,
    w: box.w - 2 * pad.x * u,
    h: box.h - 2 * pad.y * u,
    ...(min !== undefined && { min: min * u }),
  }
  if (art.lay) return art.lay(measure, texts, room)
  const text = texts.map((one, at) => `${at === 0 ? '' : words[at]!.glued ? JOINT : ' '}${one}`).join('')
  return indexed(fit(measure, text, room), texts)
}

/** A word of the page may have been laid out in pieces: each of them is that word's. */
function indexed(fitted: Fitted, texts: string[]): Fitted {
  const owners = texts.flatMap((text, at) => wordsIn(text).map(() => at))
  for (const { words } of fitted.lines) for (const word of words) word.index = owners[word.index] ?? word.index
  return fitted
}
