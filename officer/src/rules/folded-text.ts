import { CHECKED_TEXT } from '@octavo/contract/compliance'

/** A text made plain for matching, and where each of its characters stood in the original. */
export type FoldedText = {
  original: string
  folded: string
  startOf: (index: number) => number
  endOf: (index: number) => number
}

// biome-ignore lint/suspicious/noMisleadingCharacterClass: each of these is left out on its own
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufe0e\ufe0f\ufeff]/
const LOOKALIKES: Record<string, string> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '\u00a0': ' ',
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  А: 'a',
  Е: 'e',
  О: 'o',
  Р: 'p',
  С: 'c',
  Х: 'x',
}

const plainOf = (char: string): string =>
  INVISIBLE.test(char) ? '' : (LOOKALIKES[char] ?? char.normalize('NFKC').toLowerCase())

/**
 * Lower-cases a text and undoes what hides words from a pattern: curly quotes, full-width letters, invisible characters and
 * Cyrillic letters that look Latin. Places found in `folded` lead back to the original through `startOf` and `endOf`.
 * It grows no further than `CHECKED_TEXT` says.
 */
export function foldText(original: string): FoldedText {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let index = 0
  let room = original.length * (CHECKED_TEXT.unfolded - 1) + CHECKED_TEXT.spare
  for (const char of original) {
    const unfolded = char <= '~' ? char.toLowerCase() : plainOf(char)
    const growth = Math.max(0, unfolded.length - char.length)
    const plain = growth <= room ? unfolded : char
    if (plain === unfolded) room -= growth
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(index)
      ends.push(index + char.length)
    }
    folded += plain
    index += char.length
  }
  return { original, folded, startOf: (at) => starts[at] ?? original.length, endOf: (at) => ends[at - 1] ?? 0 }
}
