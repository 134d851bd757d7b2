/** Captions as pages: a few words at a time, each with the frame on which it is spoken. */

import { type SpokenWord, spokenWords } from '#draw/spoken.words.ts'
import { graphemes, lettersWide } from '#draw/text.pieces.ts'
import type { Sentence } from '#plan.ts'
import { frameAt } from '#timing.ts'

/** `key`: a figure, or the word that carries most of its page. `glued`: no space stands before it. */
export type CaptionWord = { text: string; from: number; key: boolean; glued?: true }
/** A page is on the screen for frames `from` up to, but not including, `to`. */
export type CaptionPage = { words: CaptionWord[]; from: number; to: number }

/**
 * What a page holds at most; a mark of punctuation ends it early once it has `phrase` words. `joined`: a word of so few letters
 * does not fill a page.
 */
export type PageRule = { words: number; letters: number; phrase: number; joined?: number }
const FEW_WORDS: PageRule = { words: 4, letters: 20, phrase: 2 }

/** A page stays this long after its last word when nothing follows. */
const LINGER_MS = 700
const CLOSES_PAGE = /[.,;:!?…。、，！？；：؟،؛।]["”’)]*$/u

const letters = (words: SpokenWord[]) =>
  words.reduce((sum, word, at) => sum + lettersWide(word.text) + (at > 0 && !word.glued ? 1 : 0), 0)

function pagesOf(sentence: Sentence, rule: PageRule): SpokenWord[][] {
  const pages: SpokenWord[][] = []
  let page: SpokenWord[] = []
  for (const word of spokenWords(sentence).filter((w) => w.text.trim())) {
    const full = fills(page, rule) || letters([...page, word]) > rule.letters
    const closed = page.length >= rule.phrase && CLOSES_PAGE.test(page.at(-1)!.text)
    if (page.length > 0 && (full || closed)) {
      pages.push(page)
      page = []
    }
    page.push(word)
  }
  if (page.length > 0) pages.push(page)
  return pages
}

const fills = (page: SpokenWord[], { words, joined = 0 }: PageRule): boolean =>
  page.length >= words && (words > 1 || page.some(({ text }) => withoutMarks(text).length > joined))

/** One short word alone after a full page reads as a stumble: it takes a companion from the page before. */
function evened(pages: SpokenWord[][], rule: PageRule): SpokenWord[][] {
  pages.forEach((page, at) => {
    const before = pages[at - 1]
    if (!before || page.length !== 1 || before.length < 3 || CLOSES_PAGE.test(before.at(-1)!.text)) return
    if (letters([before.at(-1)!, ...page]) <= rule.letters) page.unshift(before.pop()!)
  })
  return pages
}

const FIGURE =
  /\p{Nd}|^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|thousand|million|half|twice|double|percent)$/iu
/** Shorter words seldom carry a page. */
const TELLING_LETTERS = 7
const withoutMarks = (text: string) => text.replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')

/** Which words of a page are emphasised: its figures, else its longest word if that is long. */
function keyWords(texts: string[]): Set<number> {
  const figures = texts.flatMap((text, at) => (FIGURE.test(withoutMarks(text)) ? [at] : []))
  if (figures.length > 0) return new Set(figures)
  const lengths = texts.map((text) => graphemes(withoutMarks(text)).length)
  const longest = Math.max(0, ...lengths)
  return new Set(longest >= TELLING_LETTERS ? [lengths.indexOf(longest)] : [])
}

/** The pages of a film in order; no two overlap. */
export function captionPages(sentences: Sentence[], rule: PageRule = FEW_WORDS): CaptionPage[] {
  const spoken = sentences.flatMap((sentence) => evened(pagesOf(sentence, rule), rule))
  return spoken.map((words, at) => {
    const next = spoken[at + 1]?.[0]
    const end = frameAt(words.at(-1)!.endMs + LINGER_MS)
    const keys = keyWords(words.map((w) => w.text))
    return {
      words: words.map((w, i) => ({
        text: w.text.trim(),
        from: frameAt(w.startMs),
        key: keys.has(i),
        ...(w.glued && i > 0 && { glued: true as const }),
      })),
      from: frameAt(words[0]!.startMs),
      to: next ? Math.min(frameAt(next.startMs), end) : end,
    }
  })
}

/** The page on this frame, found by halving. */
export function pageAt(pages: CaptionPage[], frame: number): number {
  let low = 0
  let high = pages.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const page = pages[middle]!
    if (frame < page.from) high = middle - 1
    else if (frame >= page.to) low = middle + 1
    else return middle
  }
  return -1
}

/** The word being spoken on this frame: the last one that has begun. */
export function activeWord(page: CaptionPage, frame: number): number {
  let active = 0
  page.words.forEach((word, at) => {
    if (word.from <= frame) active = at
  })
  return active
}
