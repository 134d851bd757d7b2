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
  "add|aim|answer|arrange|ask|attach|avoid|bake|begin|bend|blow|boil|book|borrow|breathe|bring|brush|build|buy|call|cancel|carry|catch|change|charge|check|chew|chill|choose|chop|clean|clear|click|clip|close|collect|come|comment|compare|cook|copy|count|cover|cross|crush|cut|dampen|decide|delete|dig|dip|divide|do|don't|double-check|drain|drape|draw|drive|drop|dry|dust|eat|email|empty|end|enter|expect|explain|fasten|feed|feel|fill|film|find|finish|fix|flip|fold|follow|forget|freeze|get|give|glue|go|grab|grate|grease|grind|guess|hang|have|heat|help|hide|hit|hold|hook|hurry|imagine|invite|join|jot|keep|knead|kneel|knock|lay|lean|learn|leave|let|lift|like|list|listen|lock|look|loosen|lower|make|mark|mash|measure|meet|melt|mend|message|mix|mop|move|name|never|note|notice|offer|open|order|pack|paint|park|pat|pause|pay|peel|pick|picture|pinch|place|plan|plant|plug|post|pour|practi[sc]e|press|print|promise|prop|prune|pull|push|put|raise|reach|read|record|reheat|remember|remove|rent|repeat|replace|reply|reserve|rest|rewrite|rinse|roll|rotate|rub|run|save|say|scoop|scrape|scrub|seal|see|send|serve|set|shake|share|sharpen|show|shut|sift|sign|sit|sketch|skip|slice|slide|slow|smell|snap|soak|sort|speak|spend|split|spray|spread|sprinkle|squeeze|stack|stand|start|stay|step|stick|stir|stop|store|strain|stretch|subscribe|swap|sweep|switch|take|talk|tap|taste|tear|tell|test|text|think|throw|tie|tighten|time|toss|touch|trace|treat|trim|try|tuck|turn|twist|type|unplug|unscrew|use|vacuum|visit|wait|walk|warm|wash|watch|water|wear|weigh|whisk|wiggle|wind|wipe|work|wrap|wring|write"

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
