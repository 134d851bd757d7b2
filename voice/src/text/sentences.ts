/** A sentence and where it stands in the text it came from. */
export type TextSpan = { text: string; start: number; end: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
// Intl.Segmenter ends a sentence after these; a voice, a score and a reader do not.
const LONGEST_ABBREVIATION = 'Prof.'.length
const ABBREVIATION = /(?:\b(?:Mr|Mrs|Ms|Dr|St|Prof|vs|etc|e\.g|i\.e|No|Inc|Ltd|Co)\.|\b[A-Z]\.)$/

/** The paragraphs of a script: blocks parted by line breaks, trimmed, empty ones left out. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n+/)
    .map((line) => line.trim())
    .filter(Boolean)

// The segmenter copies its whole text for each segment it gives, so it gets the text in stretches.
const STRETCH = 1_000
// Whether a sentence ends is settled once one of these follows: until then a small letter may come, which carries it on.
const SETTLES = /[\p{L}.!?\n\r\u0085\u2028\u2029]/u

/** What the segmenter finds in a text, in time that grows as the text does. */
function* segmentsOf(text: string): Generator<{ segment: string; index: number }> {
  let from = 0
  let length = STRETCH
  while (from < text.length) {
    const stretch = text.slice(from, from + length)
    const isLast = from + length >= text.length
    let end = 0
    for (const { segment } of segmenter.segment(stretch)) {
      if (!isLast && !SETTLES.test(stretch.slice(end + segment.length))) break
      yield { segment, index: from + end }
      end += segment.length
    }
    from += end
    length = end === 0 ? length * 2 : STRETCH
  }
}

/** The sentences of a text in order, with their places. A line break always ends a sentence. */
export function sentencesOf(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let start = 0
  let written = 0
  for (const { segment, index } of segmentsOf(text)) {
    const inner = segment.trimEnd().length
    if (inner > 0) written = index + inner
    // As much of the end as an abbreviation needs, and the letter before it: what is open may be the whole text.
    const end = text.slice(Math.max(start, written - LONGEST_ABBREVIATION - 1), Math.max(start, written))
    if (ABBREVIATION.test(end) && !segment.includes('\n', inner)) continue
    spans.push(...trimmed(text, start, index + segment.length))
    start = index + segment.length
  }
  return [...spans, ...trimmed(text, start, text.length)]
}

function trimmed(text: string, start: number, end: number): TextSpan[] {
  const open = text.slice(start, end).trimStart()
  const inner = open.trimEnd()
  const from = end - open.length
  return inner ? [{ text: inner, start: from, end: from + inner.length }] : []
}

/** The words of a text as a person counts them: runs of letters and digits, with inner apostrophes, hyphens, dots and commas. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’.,:/&-][\p{L}\p{N}]+)*%?/gu) ?? []

/** A sentence without case, punctuation and spacing, to ask whether two say the same words. */
export const plainSentence = (text: string): string => wordsOf(text.toLowerCase()).join(' ')
