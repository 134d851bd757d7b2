/** Whether a script speaks of this business and no other. Its name alone is no word of its own: any text can name it. */
import type { BenchBrand } from './brands.data.ts'
import type { Script } from './script.ts'
import { saidOf, sentencesOf, withoutName } from './text.rules.ts'

type Brand = Pick<BenchBrand, 'name' | 'ownWords'>

const WORDS = 2
const SENTENCES = 2

/** The brand's own words in a text. */
export const ownWordsIn = (text: string, { name, ownWords }: Brand): string[] =>
  saidOf(withoutName(text, name), ownWords)

/** At least two different own words, in at least two sentences. */
export function speaksOfIt({ body }: Pick<Script, 'body'>, brand: Brand): boolean {
  const sentences = sentencesOf(body)
    .map((sentence) => ownWordsIn(sentence, brand))
    .filter(({ length }) => length > 0)
  return sentences.length >= SENTENCES && new Set(sentences.flat()).size >= WORDS
}

export const hookSpeaksOfIt = ({ hook }: Pick<Script, 'hook'>, brand: Brand): boolean =>
  ownWordsIn(hook, brand).length > 0
