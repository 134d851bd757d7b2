/** Pure: which passwords are guessed first. */

/** Every part of a password that is no more than an ornament can stand around this much. */
const LEAST_OWN = 4
const LEAST_KINDS_OF_LETTERS = 4

/** What stands for a letter, as everybody who guesses knows. */
const STANDS_FOR: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}
const asLetters = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => STANDS_FOR[sign] ?? sign)

/**
 * Whether a guesser comes to it early: a common password or the product's name, a name of the owner, each with digits and
 * signs around it or for letters in it, twice the same, or hardly any letters. `own` is what strangers know of the owner,
 * `common` the words of the passwords that are used most.
 */
export function isGuessable(password: string, own: readonly string[], common: ReadonlySet<string>): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < LEAST_KINDS_OF_LETTERS) return true
  if (/^[a-z]{1,3}\d+$|^\d+[a-z]{1,3}$/.test(plain)) return true
  const names = ['octavo', ...own.flatMap(wordsOf)]
  return wordsIn(plain).some((word) => common.has(word) || isLittleMoreThan(word, names))
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)

/** What is left of it without ornament, in each way to look at it. */
function wordsIn(plain: string): string[] {
  const front = plain.slice(0, lengthWithoutTail(plain))
  const core = front.replace(/^[^\p{L}]{1,200}/u, '')
  return [plain, front, core, asLetters(front), asLetters(core)].map(halfOf)
}

/** A loop, since a pattern for the end of a text looks from each of its characters anew. */
function lengthWithoutTail(text: string): number {
  let length = text.length
  while (length > 0 && !/\p{L}/u.test(text[length - 1] ?? '')) length--
  return length
}

/** Once what is written twice. */
const halfOf = (text: string): string => {
  const half = text.slice(0, text.length / 2)
  return text === half + half ? half : text
}

const isLittleMoreThan = (word: string, names: readonly string[]): boolean => {
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), word)
  return rest.length < word.length && rest.length < LEAST_OWN
}
