/** Sentences that set one thing against another. */
import { capital, LONGEST_SENTENCE, splitWords, trimmed } from './language.ts'
import { phraseOf } from './phrase.ts'

export type Contrast = { left: string; right: string; words: string }

/** `left` is what is given up, `right` what is better; `swap` when the text names the better one first. */
const PATTERNS: { form: RegExp; words: string; swap?: boolean }[] = [
  { form: /^instead of (.+?),\s*(.+)$/isu, words: 'instead of' },
  { form: /^rather than (.+?),\s*(.+)$/isu, words: 'rather than' },
  { form: /^(.+?),? instead of (.+)$/isu, words: 'instead of', swap: true },
  { form: /^(.+?),? rather than (.+)$/isu, words: 'rather than', swap: true },
  { form: /^(?:stop|quit|forget) (.+?)[.,;!]\s+(?:and )?(?:start |instead,? )?(.+)$/isu, words: 'stop and start' },
  { form: /^(?:don't|do not|never) (.+?)[.,;!]\s+(?:instead,? )?(.+)$/isu, words: 'do not, do' },
  { form: /^(?:it is |it's |this is |that is )?not (.+?),? but (?:rather )?(.+)$/isu, words: 'not, but' },
  { form: /^(.+?), not (.+)$/isu, words: 'not', swap: true },
  { form: /^(?:less|fewer) (.+?),? (?:and )?more (.+)$/isu, words: 'less and more' },
  { form: /^(.+?),? (?:versus|vs\.?) (.+)$/isu, words: 'versus' },
]
const SIDE = { words: 7, letters: 44 }
const MOST_WORDS = 13

/** Both sides in short form, or undefined when the text sets nothing against anything. */
export function contrastOf(text: string): Contrast | undefined {
  const plain = text.trim().replace(/^(?:so|and|but|then|now),?\s+/iu, '')
  if (plain.length > LONGEST_SENTENCE) return undefined
  for (const { form, words, swap } of PATTERNS) {
    const found = form.exec(plain)
    if (!found) continue
    const [first, second] = [trimmed(found[1]!), trimmed(found[2]!)]
    if (!first || !second || [first, second].some((side) => splitWords(side).length > MOST_WORDS)) continue
    const sides = [first, second].map((side) => capital(phraseOf(side, SIDE)))
    const [left, right] = (swap ? sides.reverse() : sides) as [string, string]
    if (left.toLowerCase() !== right.toLowerCase()) return { left, right, words }
  }
  return undefined
}
