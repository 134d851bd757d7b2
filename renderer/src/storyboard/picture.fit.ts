/** How well a picture fits what is said: by its label and its file's name, and by what the lexicon knows under another word. */

import { stems } from './icons.ts'
import { illustrations } from './illustrations.ts'
import { isSmall, splitWords } from './language.ts'
import type { OwnPicture } from './pictures.ts'

/** What cameras, phones and networks call a file says nothing of what it shows. */
const NAMELESS =
  /^(?:img|dsc[nf]?|pxl|mvi|vid|dji|gopr|image|picture|photo|pic|video|clip|film|screenshot|whatsapp|signal|file|copy|edited|final|new|scan|untitled|jpe?g|png|webp|mp4|mov|[a-f\d]{6,}|\p{L}{0,3}\d+\p{L}{0,3})$/iu

/** Words as they can be compared: their plain forms, and the things that they name. */
export type Spoken = { forms: readonly ReadonlySet<string>[]; things: ReadonlySet<string> }

/** Worth of a word that both have, and of a thing that both name. */
const WORD = 2
const THING = 1.5

const telling = (text: string): string[] => splitWords(text).filter((word) => !isSmall(word))

/** What is said in a stretch of a film; `about`: all that is said in it. */
export const spokenOf = (text: string, about = text): Spoken => ({
  forms: telling(text).map((word) => new Set(stems(word))),
  things: new Set(illustrations(text, about).map(({ name }) => name)),
})

/** What a picture is called. */
export function namedOf({ label = '', words = '' }: Pick<OwnPicture, 'label' | 'words'>): Spoken {
  const parts = `${label} ${words}`.replace(/[-_.,/\\()[\]]+/g, ' ').split(/\s+/)
  return spokenOf(parts.filter((part) => part && !NAMELESS.test(part)).join(' '))
}

/**
 * How well a picture with such a name fits such words: 0 where they have nothing in common, more for every word and for every
 * thing that they share.
 */
export function fitOf(picture: Spoken, said: Spoken): number {
  const known = new Set(picture.forms.flatMap((forms) => [...forms]))
  const words = said.forms.filter((forms) => [...forms].some((form) => known.has(form)))
  const heard = new Set(words.map((forms) => [...forms][0]))
  const things = [...said.things].filter((thing) => picture.things.has(thing))
  return WORD * heard.size + THING * things.length
}

/** The same for a text, such as a whole script. */
export const pictureFit = (picture: Pick<OwnPicture, 'label' | 'words'>, text: string): number =>
  fitOf(namedOf(picture), spokenOf(text))
