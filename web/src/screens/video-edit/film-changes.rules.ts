/** What a person has changed of a film. Whatever is put back to how it was is no change. */
import type { FilmChanges, FilmEdit, SceneWords } from '@octavo/contract/edit'

type Line = FilmEdit['lines'][number]
export type FilmChoices = FilmEdit['choices'] & { title: string }
/** A saved line by its index, or a new one. */
export type PlacedLine = NonNullable<FilmChanges['order']>[number]
/** How a line is told from the others: a saved one by its index, a new one by its id. */
export type LineRef = number | string
export type LineRecordings = NonNullable<FilmChanges['recordings']>

export const refOf = (line: PlacedLine): LineRef => (typeof line === 'number' ? line : line.id)

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Without the empty lists, which change nothing. */
function tidy(changes: FilmChanges): FilmChanges {
  const { lines = [], scenes = [], cuts = [], things = [], order = [], recordings = [], ...choices } = changes
  return {
    ...choices,
    ...(lines.length > 0 && { lines }),
    ...(scenes.length > 0 && { scenes }),
    ...(cuts.length > 0 && { cuts }),
    ...(things.length > 0 && { things }),
    ...(order.some((line, at) => line !== at) && { order }),
    ...(recordings.length > 0 && { recordings }),
  }
}

export const isUnchanged = (changes: FilmChanges): boolean => Object.keys(changes).length === 0

/** The text of a saved line as it is now; empty when it was removed. */
export const textOf = ({ lines = [] }: FilmChanges, line: Line): string =>
  lines.find(({ index }) => index === line.index)?.text ?? line.text

export function withLine(changes: FilmChanges, line: Line, text: string): FilmChanges {
  const others = (changes.lines ?? []).filter(({ index }) => index !== line.index)
  const lines = text === line.text ? others : [...others, { index: line.index, text }]
  return tidy({ ...silenced(changes, line.index), lines: lines.toSorted((a, b) => a.index - b.index) })
}

/** A line with other words is not spoken by the recording of the earlier ones. */
function silenced(changes: FilmChanges, ref: LineRef): FilmChanges {
  const { recordings = [] } = changes
  return { ...changes, recordings: recordings.filter(({ line, id }) => line !== ref || id === null) }
}

/** The recording that speaks a line as it is now; null where the film's voice does. */
export function recordingOf(changes: FilmChanges, saved: readonly Line[], ref: LineRef): string | null {
  const chosen = changes.recordings?.find(({ line }) => line === ref)
  if (chosen) return chosen.id
  const line = typeof ref === 'number' ? saved[ref] : undefined
  return line && textOf(changes, line) === line.text ? line.recording : null
}

/** With these lines spoken by these recordings, or with null by the film's voice. */
export function withRecordings(changes: FilmChanges, saved: readonly Line[], spoken: LineRecordings): FilmChanges {
  const others = (changes.recordings ?? []).filter(({ line }) => !spoken.some((one) => one.line === line))
  const asItIs = { ...changes, recordings: others }
  const changed = spoken.filter(({ line, id }) => recordingOf(asItIs, saved, line) !== id)
  return tidy({ ...changes, recordings: [...others, ...changed] })
}

/** The lines as they follow each other now. */
export const orderOf = ({ order }: FilmChanges, saved: readonly Line[]): PlacedLine[] =>
  order ?? saved.map(({ index }) => index)

/** With a new line behind another one. */
export function withNewLine(changes: FilmChanges, saved: readonly Line[], after: LineRef, id: string): FilmChanges {
  const order = orderOf(changes, saved)
  const at = order.findIndex((line) => refOf(line) === after)
  return tidy({ ...changes, order: order.toSpliced(at + 1, 0, { id, text: '' }) })
}

export function withNewText(changes: FilmChanges, id: string, text: string): FilmChanges {
  const order = (changes.order ?? []).map((line) => (refOf(line) === id ? { id, text } : line))
  return tidy({ ...silenced(changes, id), order })
}

export function withoutNewLine(changes: FilmChanges, id: string): FilmChanges {
  const order = (changes.order ?? []).filter((line) => refOf(line) !== id)
  return tidy({ ...changes, order, recordings: (changes.recordings ?? []).filter(({ line }) => line !== id) })
}

/** With some lines, which follow each other, right before another one, or right behind it. */
export function withMoved(
  changes: FilmChanges,
  saved: readonly Line[],
  refs: readonly LineRef[],
  to: { before: LineRef } | { behind: LineRef },
): FilmChanges {
  const order = orderOf(changes, saved)
  const moved = order.filter((line) => refs.includes(refOf(line)))
  const others = order.filter((line) => !refs.includes(refOf(line)))
  const [target, by] = 'before' in to ? [to.before, 0] : [to.behind, 1]
  const at = others.findIndex((line) => refOf(line) === target)
  return at < 0 ? changes : tidy({ ...changes, order: others.toSpliced(at + by, 0, ...moved) })
}

export const withCut = (changes: FilmChanges, cut: NonNullable<FilmChanges['cuts']>[number]): FilmChanges => ({
  ...changes,
  cuts: [...(changes.cuts ?? []), cut],
})

/** `saved`: the illustration of the scene in the film as it is. */
export function withThing(changes: FilmChanges, id: string, thing: string, saved: string | null): FilmChanges {
  const others = (changes.things ?? []).filter((one) => one.id !== id)
  return tidy({ ...changes, things: thing === saved ? others : [...others, { id, thing }] })
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
  const { lines: _, scenes: __, cuts: ___, things: ____, order: _____, recordings: ______, ...chosen } = changes
  return { ...saved, ...chosen }
}

export function withChoice<K extends keyof FilmChoices>(
  changes: FilmChanges,
  saved: FilmChoices,
  name: K,
  value: FilmChoices[K],
): FilmChanges {
  const { [name]: _, ...others } = changes
  // Captions go along with another look: those of the film as it is are a choice then, too.
  const isFree = name === 'captionStyle' && changes.look !== undefined
  return tidy(value === saved[name] && !isFree ? others : { ...others, [name]: value })
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
export const placeOfRecording = ({ recordings = [] }: FilmChanges, ref: LineRef): string =>
  `recordings.${recordings.findIndex(({ line }) => line === ref)}`
export const placeOfScene = ({ scenes = [] }: FilmChanges, id: string): string =>
  `scenes.${scenes.findIndex((scene) => scene.id === id)}`
