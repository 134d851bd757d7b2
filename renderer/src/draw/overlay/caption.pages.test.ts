import { describe, expect, it } from 'vitest'
import { FPS } from '#plan.ts'
import { NASTY_TEXTS, SCRIPT, speak } from '#storyboard/film.fixture.ts'
import { activeWord, captionPages, pageAt } from './caption.pages.ts'

const { sentences, endMs } = speak(SCRIPT)
const pages = captionPages(sentences)

describe('caption pages', () => {
  it('hold at most four words and twenty letters, but for a word longer than that', () => {
    for (const { words } of pages) {
      expect(words.length).toBeLessThanOrEqual(4)
      if (words.length > 1) expect([...words.map((w) => w.text).join(' ')].length).toBeLessThanOrEqual(20)
    }
  })

  it('say every word once and in order', () => {
    expect(pages.flatMap((p) => p.words.map((w) => w.text))).toEqual(
      sentences.flatMap((s) => s.words.map((w) => w.text)),
    )
  })

  it('never lie over one another', () => {
    for (const [at, page] of pages.slice(1).entries()) expect(page.from).toBeGreaterThanOrEqual(pages[at]!.to)
  })

  it('light each word on the very frame in which it begins', () => {
    for (const word of sentences.flatMap((s) => s.words)) {
      const frame = Math.floor((word.startMs * FPS) / 1000 + 1e-6)
      const page = pages[pageAt(pages, frame)]!
      expect(page.words[activeWord(page, frame)]!.text).toBe(word.text)
      const before = pages[pageAt(pages, frame - 1)]
      const lit = before?.words[activeWord(before, frame - 1)]
      expect(lit === undefined || lit.from < frame).toBe(true)
    }
  })

  it('end soon after the last word', () => {
    expect(pageAt(pages, Math.ceil(((endMs + 1000) * FPS) / 1000))).toBe(-1)
  })

  it.each(Object.entries(NASTY_TEXTS))('come of text that is %s', (_, text) => {
    expect(() => captionPages(speak(text).sentences)).not.toThrow()
  })
})
