/** The phones that Piper's English voices were taught, as eSpeak writes American English, out of those that Kokoro was taught. */

const VOWEL = 'aeiouæɐɑɔəɚɛɜɪʊʌᵻAIOQWY'
/** Stands in for a short i while the others are made long. */
const SHORT_I = '%'

/** Whole sounds that are written with other signs; the first row that fits is taken, and what no row names stays as it is. */
const ROWS: [RegExp, string][] = [
  [new RegExp(`ɜɹ(?=[ˈˌ]?[${VOWEL}])`, 'g'), 'ɜːɹ'],
  [/ɜɹ/g, 'ɜː'],
  [new RegExp(`əɹ(?=[ˈˌ]?[${VOWEL}])`, 'g'), 'ɚɹ'],
  [/əɹ/g, 'ɚ'],
  [/([ɑɔ])(?!ː|ɪ)/g, '$1ː'],
  [/u(?!ː)/g, 'uː'],
  // "happy" ends short, "we" and "these" are long.
  [new RegExp(`(?<=[${VOWEL}].*[^ˈˌ])i(?=$|[${VOWEL}])`, 'g'), SHORT_I],
  [/i(?!ː)/g, 'iː'],
  [new RegExp(SHORT_I, 'g'), 'i'],
  [/A/g, 'eɪ'],
  [/I/g, 'aɪ'],
  [/O/g, 'oʊ'],
  [/Q/g, 'əʊ'],
  [/W/g, 'aʊ'],
  [/Y/g, 'ɔɪ'],
  [/ᵊ/g, 'ə'],
  [/T/g, 'ɾ'],
  [/ʤ/g, 'dʒ'],
  [/ʧ/g, 'tʃ'],
]

/** A word in Kokoro's American signs (`wˈɔTəɹ`) as eSpeak writes it (`wˈɔːɾɚ`), a sign a sound, a part of one, or a mark. */
export const espeakOf = (phones: string): string =>
  ROWS.reduce((written, [sound, signs]) => written.replace(sound, signs), phones)
