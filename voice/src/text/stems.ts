import { wordsOf } from './sentences.ts'

const SMALL = new Set(
  'the and for with from that this your you are how why what when about into than more most'.split(' '),
)

/** The telling words of a text, cut so that one form finds the others. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text.toLowerCase())
      .filter((word) => word.length > 3 && !SMALL.has(word))
      .map((word) => word.slice(0, Math.max(4, word.length - 2))),
  ),
]
