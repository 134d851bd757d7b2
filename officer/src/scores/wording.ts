/** How a text is worded: the measures that the humanity and the viral score share. Pure. */

/** Where a value stands between two ends, 0 to 1; `from` may be the larger one. */
export const between = (from: number, to: number, value: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))

/** The share of those for which it holds, 0 to 1. */
export const share = <T>(all: readonly T[], holds: (one: T) => boolean): number =>
  all.length === 0 ? 0 : all.filter(holds).length / all.length

/** A noun made from a verb or an adjective: "implementation", "flexibility". */
export const ABSTRACT_NOUN = /.{3}(?:tions?|sions?|ments?|ness|ity|ities|ances?|ences?|ship|isms?|olog(?:y|ies))$/i

const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|half|twice|dozen|noon|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/i

/** Whether a word is a figure, a number or a day. */
export const isFigure = (word: string): boolean => /\p{N}/u.test(word) || NUMBER_WORD.test(word)

/** The share of words that are figures or names; the first word of a sentence counts as no name. */
export function figuresAndNames(sentences: readonly (readonly string[])[]): number {
  const words = sentences.flat()
  const names = sentences.flatMap((sentence) => sentence.slice(1)).filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return words.length === 0 ? 0 : (words.filter(isFigure).length + names.length) / words.length
}

const COMMANDS =
  "add|answer|ask|avoid|bake|begin|book|bring|brush|build|buy|call|cancel|change|charge|check|choose|clean|click|close|comment|compare|cook|copy|count|cut|delete|dig|do|don't|draw|drop|eat|email|end|explain|fill|film|find|finish|fix|fold|follow|forget|get|give|go|grab|guess|hang|have|hide|hit|hold|imagine|invite|join|keep|learn|leave|let|like|list|listen|look|lower|make|mark|measure|message|mix|mop|move|name|never|notice|offer|open|order|pause|pay|pick|picture|plan|post|pour|practi[sc]e|print|promise|pull|put|raise|read|record|remember|remove|repeat|replace|reply|rest|rewrite|rinse|rub|run|save|say|see|send|set|share|show|sit|skip|sort|spend|stand|start|step|stop|subscribe|swap|take|talk|tap|tell|test|text|think|throw|time|try|turn|type|use|visit|wait|walk|wash|watch|water|wipe|work|wrap|write"

/** A sentence that tells the viewer to do something, by its first word. */
export const COMMAND = new RegExp(
  `^["'“]?(?:(?:so|and|then|now|please|just|first|next|or|but|tonight|today|tomorrow|this week|instead),? )?(?:${COMMANDS})\\b`,
  'i',
)

/**
 * The school grade that so many sentences of these words ask for: 0.39 x words a sentence + 11.8 x syllables a word - 15.59, at least 0.
 * Kincaid, Fishburne, Rogers and Chissom, Derivation of New Readability Formulas for Navy Enlisted Personnel, 1975.
 */
export function readingGrade(sentences: number, words: readonly string[]): number {
  if (sentences === 0 || words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return Math.max(0, 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59)
}

/** Syllables by counting groups of vowels, less a silent ending; a figure counts as two. */
export function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-zà-ÿ]/g, '')
  if (letters.length === 0) return 2
  const spoken =
    letters.length > 3
      ? letters.replace(/(?<=[^aeiouylszx]|[^c]h)es$|(?<=[^aeiouytd])ed$|(?<=[^aeiouyl])e$/, '')
      : letters
  return Math.max(1, spoken.match(/[aeiouyà-ÿ]{1,2}/g)?.length ?? 1)
}
