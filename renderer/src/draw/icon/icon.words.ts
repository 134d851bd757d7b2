/** The lexicon, read: from words to drawings, and from drawings to the words they are found by. */
import { FURTHER } from './icon.further.data.ts'
import { LEXICON } from './icon.lexicon.data.ts'

/** How a word is meant: a thing that is seen, an idea that a thing stands for, or something that is done. */
export const SENSES = ['things', 'ideas', 'verbs'] as const
export type Sense = (typeof SENSES)[number]

const rows = Object.entries(LEXICON).map(([icon, row]) => {
  const [things = [], ideas = [], verbs = []] = row.split('|').map((part) => part.split(' ').filter(Boolean))
  return { icon, things, ideas, verbs }
})

/** From a word in this sense to the drawings that may stand for it, the most particular first. */
function drawingsBy(sense: Sense): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, { icon: string; place: number }[]>()
  for (const row of rows)
    for (const [place, word] of row[sense].entries())
      found.set(word, [...(found.get(word) ?? []), { icon: row.icon, place }])
  const sorted = [...found].map(
    ([word, list]) => [word, list.sort((a, b) => a.place - b.place).map(({ icon }) => icon)] as const,
  )
  return new Map(sorted)
}

export const ICONS_BY: Record<Sense, ReadonlyMap<string, readonly string[]>> = {
  things: drawingsBy('things'),
  ideas: drawingsBy('ideas'),
  verbs: drawingsBy('verbs'),
}

/** Every drawing that a scene may name, in the lexicon's order: things that belong together lie together. */
export const iconNames: readonly string[] = [...rows.map(({ icon }) => icon), ...FURTHER]

/** The words by which a drawing is looked for, its name among them. */
export const iconWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...rows.map(({ icon, things, ideas, verbs }) => [icon, [...new Set([icon, ...things, ...ideas, ...verbs])]]),
  ...FURTHER.map((icon) => [icon, [icon, ...icon.split('-')]]),
])
