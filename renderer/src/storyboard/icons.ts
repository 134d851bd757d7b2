/** Finds things in speech that can be drawn. */

import { ICONS_BY, SENSES, type Sense } from '#draw/icon/icon.words.ts'
import { BY_HINT, PHRASES } from './icon.senses.data.ts'
import { bare, isSmall, splitWords } from './language.ts'
import { type Tag, tagsOf } from './tags.ts'

/** A word of a text with its drawings, from most to least fitting. */
export type Drawable = { word: string; sense: Sense; icons: readonly string[] }

const IRREGULAR = new Map(
  Object.entries({
    teeth: 'tooth',
    feet: 'foot',
    children: 'child',
    men: 'man',
    women: 'woman',
    mice: 'mouse',
    geese: 'goose',
  }),
)

/** Endings of plurals and what they were: "boxes" is one box, "cares" is no car. */
const PLURALS: readonly [RegExp, string][] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/(?<=[sxzo]|[cs]h)es$/, ''],
  [/(?<!s)s$/, ''],
]

const unique = (forms: string[]) => [...new Set(forms)]

/** The word as it is and in the singular: "stories" -> story, "shelves" -> shelf. */
export function singulars(word: string): string[] {
  const plain = bare(word).replace(/'s?$/u, '')
  const shorter = PLURALS.map(([ending, singular]) => plain.replace(ending, singular))
  return unique([plain, IRREGULAR.get(plain) ?? plain, ...shorter])
}

/** The plain forms of a verb: "planned" -> plan, "writing" -> write. */
function plainForms(word: string): string[] {
  const forms = singulars(word)
  const plain = forms[0]!
  for (const ending of [/ing$/, /ed$/, /er$/, /ers$/]) {
    if (!ending.test(plain) || plain.length < 6) continue
    const root = plain.replace(ending, '')
    forms.push(root, `${root}e`, root.replace(/(.)\1$/, '$1'))
  }
  return unique(forms)
}

/** All likely plain forms of a word, nearest first. */
export const stems = (word: string): string[] => plainForms(word)

const LONGEST_PHRASE = 4

/** The phrase that begins with this word and how many words it has. */
function phraseAt(words: string[], at: number): { icons: readonly string[]; taken: number } | undefined {
  for (let taken = Math.min(LONGEST_PHRASE, words.length - at); taken > 1; taken--) {
    const said = words.slice(at, at + taken).map(bare)
    for (const last of singulars(said.at(-1)!)) {
      const phrase = [...said.slice(0, -1), last]
      const icon = PHRASES[phrase.join(' ')]
      if (icon !== undefined) return { icons: icon ? [icon] : [], taken }
      const thing = ICONS_BY.things.get(phrase.join('-'))
      if (thing) return { icons: thing, taken }
    }
  }
  return undefined
}

/** The words around a word: its own text, and all that is said in the film. */
type Context = { text: string; about: string }

/** What this word shows. */
function wordAt(word: string, tag: Tag, context: Context): Omit<Drawable, 'word'> | undefined {
  const acts = tag === 'V' || tag === 'G'
  if (!acts) {
    const hinted = singulars(word).find((form) => Object.hasOwn(BY_HINT, form))
    if (hinted) return meant(hinted, context)
    for (const sense of ['things', 'ideas'] as const) {
      const known = singulars(word).find((form) => ICONS_BY[sense].has(form))
      if (known) return { sense, icons: ICONS_BY[sense].get(known)! }
    }
  }
  // A noun that looks like a verb is none: "by date and type".
  const done = plainForms(word).find((form) => ICONS_BY.verbs.has(form) && (acts || form !== bare(word)))
  return done ? { sense: 'verbs', icons: ICONS_BY.verbs.get(done)! } : undefined
}

/** A hint near the word counts before one that is heard elsewhere in the film. */
function meant(word: string, { text, about }: Context): Omit<Drawable, 'word'> | undefined {
  const hints = BY_HINT[word]!
  const heard = (where: string) => hints.find(([hint]) => hint !== '' && new RegExp(`\\b(?:${hint})`, 'iu').test(where))
  const found = heard(text) ?? heard(about) ?? hints.find(([hint]) => hint === '')
  return found && { sense: 'things', icons: [found[1]] }
}

/**
 * What can be drawn of this text, the most telling last: ideas before deeds before things, each as they are said.
 * `about`: all that is said in the film, which tells what a word with several meanings means.
 */
export function drawables(text: string, about = text): Drawable[] {
  const words = splitWords(text)
  const tags = tagsOf(words)
  const found: Drawable[] = []
  for (let at = 0; at < words.length; at++) {
    const phrase = phraseAt(words, at)
    const word = bare(words[at + (phrase?.taken ?? 1) - 1]!)
    if (phrase) {
      if (phrase.icons.length > 0) found.push({ word, sense: 'things', icons: phrase.icons })
      at += phrase.taken - 1
    } else if (!isSmall(word)) {
      const shown = wordAt(word, tags[at]!, { text, about })
      if (shown) found.push({ word, ...shown })
    }
  }
  const rank = ({ sense }: Drawable) => -RANK.indexOf(sense)
  return found.sort((a, b) => rank(a) - rank(b))
}

const RANK: readonly Sense[] = [SENSES[0], SENSES[2], SENSES[1]]

/** The drawing for a text that was seen least in this film so far; among equals the most telling. */
export function drawableOf(
  text: string,
  seen: ReadonlyMap<string, number>,
  about = text,
): { icon: string; word: string; sense: Sense } | undefined {
  const all = drawables(text, about).flatMap(({ word, sense, icons }, at) =>
    icons.slice(0, 2).map((icon, place) => ({ word, icon, sense, at, place })),
  )
  const cost = (d: (typeof all)[number]) =>
    (seen.get(d.icon) ?? 0) * 1.2 + d.place * 1.5 - d.at + RANK.indexOf(d.sense) * 4
  return all.sort((a, b) => cost(a) - cost(b))[0]
}
