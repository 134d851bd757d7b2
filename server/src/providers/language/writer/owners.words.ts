/** The owner's topic or trend, as it can stand in the middle of a sentence. */
import { lowerFirst } from './grammar.ts'
import { NICHE_ITEMS } from './material.ts'

let known: Set<string> | undefined

/** Words that the bank writes in lower case: whatever they are, they are no names. */
function lowerCaseWords(): Set<string> {
  known ??= new Set(
    Object.values(NICHE_ITEMS)
      .flat()
      .flatMap(
        (item) => `${item.topic} ${item.keywords.join(' ')} ${item.fact.join(' ')}`.match(/\b[a-z]{3,}\b/g) ?? [],
      ),
  )
  return known
}

/** Without its final stop, and without a capital that only the beginning of a line gave it. */
export function asNoun(text: string): string {
  const plain = text.trim().replace(/[.!?\s]+$/, '')
  const word = /^[A-Z][a-z]+/.exec(plain)?.[0].toLowerCase()
  return word && (word.endsWith('ing') || lowerCaseWords().has(word))
    ? plain.charAt(0).toLowerCase() + plain.slice(1)
    : lowerFirst(plain)
}
