/** A sentence and where it stands in the text it came from. */
export type TextSpan = { text: string; start: number; end: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
// Intl.Segmenter ends a sentence after these; a voice, a score and a reader do not.
const ABBREVIATION = /(?:\b(?:Mr|Mrs|Ms|Dr|St|Prof|vs|etc|e\.g|i\.e|No|Inc|Ltd|Co)\.|\b[A-Z]\.)$/

/** The paragraphs of a script: blocks parted by line breaks, trimmed, empty ones left out. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** The sentences of a text in order, with their places. A line break always ends a sentence. */
export function sentencesOf(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let open: TextSpan | undefined
  for (const { segment, index } of segmenter.segment(text)) {
    open = open
      ? { text: open.text + segment, start: open.start, end: index + segment.length }
      : { text: segment, start: index, end: index + segment.length }
    if (ABBREVIATION.test(open.text.trimEnd()) && !/\n\s*$/.test(segment)) continue
    spans.push(open)
    open = undefined
  }
  if (open) spans.push(open)
  return spans.flatMap(trimmed)
}

function trimmed({ text, start }: TextSpan): TextSpan[] {
  const inner = text.trim()
  if (!inner) return []
  const from = start + text.indexOf(inner)
  return [{ text: inner, start: from, end: from + inner.length }]
}

/** The words of a text as a person counts them: runs of letters and digits, with inner apostrophes, hyphens, dots and commas. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:['’.,:/&-][\p{L}\p{N}]+)*%?/gu) ?? []

/** A sentence without case, punctuation and spacing, to ask whether two say the same words. */
export const plainSentence = (text: string): string => wordsOf(text.toLowerCase()).join(' ')
