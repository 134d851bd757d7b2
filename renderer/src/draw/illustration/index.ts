/** The illustrations that films may show: what they are called, which words they stand for, and what goes with them. Their pictures are the renderer's `illustrations.ts`. */
import { COMPANIONS } from './illustration.companions.data.ts'
import { LEXICON } from './illustration.lexicon.data.ts'

/** How a word is meant: a thing that is seen, an idea that a thing stands for, or something that is done. */
type Sense = 'things' | 'ideas' | 'deeds'

const rows = Object.entries(LEXICON).map(([name, row]) => {
  const [things = [], ideas = [], deeds = []] = row.split('|').map(listed)
  return { name, things, ideas, deeds }
})

function listed(part: string): string[] {
  return part
    .split(',')
    .map((said) => said.trim())
    .filter(Boolean)
}

/** As words are compared: "e-mail" is "e mail", whichever apostrophe was typed. */
export const plainly = (said: string): string => said.toLowerCase().replace(/’/g, "'").replaceAll('-', ' ')

const namesBy = (sense: Sense): ReadonlyMap<string, string> =>
  new Map(rows.flatMap((row) => row[sense].map((said) => [plainly(said), row.name] as const)))

/** From a word or phrase to the illustration that stands for it. */
export const ILLUSTRATIONS_BY: Readonly<Record<Sense, ReadonlyMap<string, string>>> = {
  things: namesBy('things'),
  ideas: namesBy('ideas'),
  deeds: namesBy('deeds'),
}

/** Every illustration, things that belong together side by side. */
export const ILLUSTRATION_NAMES: readonly string[] = rows.map(({ name }) => name)

/** The words by which an illustration is looked for, its name among them. */
export const illustrationWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  rows.map(({ name, things, ideas, deeds }) => [
    name,
    [...new Set([name.replaceAll('-', ' '), ...things, ...ideas, ...deeds])],
  ]),
)

/** Up to three illustrations that may stand small beside this one. */
export const companionsOf = (name: string): readonly string[] =>
  Object.hasOwn(COMPANIONS, name) ? COMPANIONS[name]!.split(' ') : []
