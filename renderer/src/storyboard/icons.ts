/** Finds things in speech that can be drawn. */

import { ICON_WORDS } from './icon.lexicon.data.ts'
import { bare, isSmall, wordsOf } from './language.ts'
import { tagsOf } from './tags.ts'

export type Drawable = { icon: string; word: string }

/** The word and its likely plain forms, nearest first: "stories" -> story, "planned" -> plan, "writing" -> write. */
export function stems(word: string): string[] {
  const plain = bare(word).replace(/'s?$/u, '')
  const forms = [plain, plain.replace(/ies$/, 'y'), plain.replace(/es$/, ''), plain.replace(/s$/, '')]
  for (const ending of [/ing$/, /ed$/, /er$/, /ers$/]) {
    if (!ending.test(plain) || plain.length < 6) continue
    const root = plain.replace(ending, '')
    forms.push(root, `${root}e`, root.replace(/(.)\1$/, '$1'))
  }
  return [...new Set(forms)]
}

/** What can be drawn of this text, each with its icons from most to least fitting: verbs before nouns, as they are said. */
export function drawables(text: string): { word: string; icons: readonly string[] }[] {
  const words = wordsOf(text)
  const tags = tagsOf(words)
  const found = words.flatMap((word, at) => {
    if (isSmall(word)) return []
    const known = stems(word).find((form) => ICON_WORDS.has(form))
    return known ? [{ word: bare(word), icons: ICON_WORDS.get(known)!, noun: tags[at] === 'N' }] : []
  })
  return found.sort((a, b) => Number(a.noun) - Number(b.noun))
}

/** The drawing for a text that was seen least in this film so far; among equals the last noun, it carries the news. */
export function drawableOf(text: string, seen: ReadonlyMap<string, number>): Drawable | undefined {
  const all = drawables(text).flatMap(({ word, icons }, at) =>
    icons.slice(0, 2).map((icon, place) => ({ word, icon, at, place })),
  )
  const cost = (d: { icon: string; at: number; place: number }) => (seen.get(d.icon) ?? 0) * 2 + d.place * 1.5 - d.at
  return all.sort((a, b) => cost(a) - cost(b))[0]
}
