/** What a person has changed of a film. Whatever is put back to how it was is no change. */
import type { FilmChanges, FilmEdit, SceneWords } from '@octavo/contract/edit'

type Line = FilmEdit['lines'][number]
export type FilmChoices = FilmEdit['choices']

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Without the empty lists, which change nothing. */
function tidy({ lines = [], scenes = [], ...choices }: FilmChanges): FilmChanges {
  return { ...choices, ...(lines.length > 0 && { lines }), ...(scenes.length > 0 && { scenes }) }
}

export const isUnchanged = (changes: FilmChanges): boolean => Object.keys(changes).length === 0

/** The text of a saved line as it is now; empty when it was removed. */
export const textOf = ({ lines = [] }: FilmChanges, line: Line): string =>
  lines.find(({ index }) => index === line.index)?.text ?? line.text

export function withLine(changes: FilmChanges, line: Line, text: string): FilmChanges {
  const others = (changes.lines ?? []).filter(({ index }) => index !== line.index)
  const lines = text === line.text ? others : [...others, { index: line.index, text }]
  return tidy({ ...changes, lines: lines.toSorted((a, b) => a.index - b.index) })
}

/** What a scene shows as it is now. */
export const wordsOf = ({ scenes = [] }: FilmChanges, scene: { id: string; words: SceneWords }): SceneWords =>
  (scenes.find(({ id }) => id === scene.id)?.to as SceneWords | undefined) ?? scene.words

/** `saved`: what the scene shows in the film as it is; undefined for a scene that only the changes have made. */
export function withScene(
  changes: FilmChanges,
  id: string,
  to: SceneWords,
  saved: SceneWords | undefined,
): FilmChanges {
  const others = (changes.scenes ?? []).filter((scene) => scene.id !== id)
  return tidy({ ...changes, scenes: same(to, saved) ? others : [...others, { id, to }] })
}

export const choicesOf = (changes: FilmChanges, saved: FilmChoices): FilmChoices => {
  const { lines: _, scenes: __, ...chosen } = changes
  return { ...saved, ...chosen }
}

export function withChoice<K extends keyof FilmChoices>(
  changes: FilmChanges,
  saved: FilmChoices,
  name: K,
  value: FilmChoices[K],
): FilmChanges {
  const { [name]: _, ...others } = changes
  return tidy(value === saved[name] ? others : { ...others, [name]: value })
}

/** What is wrong with which part: the server names places in what was sent. */
export type Issues = readonly { path: string; message: string }[]

/** The sentences about one line, one scene's field or one choice. `at` begins where `changes` does. */
export function issueAt(issues: Issues, at: string): string | undefined {
  return issues.find(({ path }) => path === `changes.${at}` || path.startsWith(`changes.${at}.`))?.message
}

/** Where in the changes a line or a scene stands, as issues name it. */
export const placeOfLine = ({ lines = [] }: FilmChanges, index: number): string =>
  `lines.${lines.findIndex((line) => line.index === index)}`
export const placeOfScene = ({ scenes = [] }: FilmChanges, id: string): string =>
  `scenes.${scenes.findIndex((scene) => scene.id === id)}`
