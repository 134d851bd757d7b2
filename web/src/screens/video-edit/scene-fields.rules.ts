/** What can be written into a scene of each kind, and what becomes of its words when its kind changes. */
import { EDIT_LIMITS, type SceneKind, type SceneWords } from '@octavo/contract/edit'

/** What a field of a scene is given: the words, how to change them, and what is wrong with one of them. */
export type SceneFieldProps = {
  words: SceneWords
  change: (to: SceneWords, field: string) => void
  problemOf: (field: string) => string | undefined
}

export type WordField = { name: string; label: string; most: number; long?: true; optional?: true }

const { text, label, value, title, by, link, when, item, items } = EDIT_LIMITS
const TEXT: WordField = { name: 'text', label: 'Words', most: text, long: true }
const TITLE: WordField = { name: 'title', label: 'Title', most: title, optional: true }

/** The fields of each kind that are one text; what else it has, the screen shows beside them. */
export const WORD_FIELDS: Record<SceneKind, readonly WordField[]> = {
  intro: [{ ...TITLE, label: 'Title on the card' }],
  hook: [TEXT],
  statement: [TEXT],
  number: [
    { name: 'value', label: 'Number', most: value },
    { name: 'label', label: 'What it counts', most: label, optional: true },
  ],
  list: [TITLE],
  question: [TEXT],
  quote: [TEXT, { name: 'by', label: 'Who says it', most: by, optional: true }],
  compare: [
    { name: 'left', label: 'Left side', most: label },
    { name: 'right', label: 'Right side', most: label },
  ],
  'before-after': [
    { name: 'before', label: 'Before', most: label },
    { name: 'after', label: 'After', most: label },
  ],
  icon: [{ name: 'label', label: 'Words', most: label, optional: true }],
  chart: [TITLE],
  timeline: [TITLE],
  media: [{ name: 'label', label: 'Words over it', most: label, optional: true }],
  chapter: [{ name: 'title', label: 'Title', most: title }],
  close: [TEXT, { name: 'link', label: 'Link or handle', most: link, optional: true }],
}

/** The fields of each of its items. */
export const ITEM_FIELDS: Partial<Record<SceneKind, readonly WordField[]>> = {
  list: [{ name: 'text', label: 'Point', most: item }],
  chart: [
    { name: 'label', label: 'Name', most: item },
    { name: 'shown', label: 'Figure', most: value },
  ],
  timeline: [
    { name: 'when', label: 'When', most: when },
    { name: 'text', label: 'What', most: item },
  ],
}

/** A scene's words as the table names them. */
type Loose = Record<string, unknown>
export type Item = Record<string, string>

export const wordAt = (words: SceneWords, name: string): string => ((words as Loose)[name] as string | undefined) ?? ''

export function withWord(words: SceneWords, { name, optional }: WordField, to: string): SceneWords {
  const { [name]: _, ...others } = words as Loose
  const isLeftOut = optional && to === '' && !REQUIRED_WHEN_EMPTY.includes(`${words.kind}.${name}`)
  return (isLeftOut ? others : { ...words, [name]: to }) as SceneWords
}
/** Fields that may be empty but not absent. */
const REQUIRED_WHEN_EMPTY = ['number.label', 'list.title', 'icon.label', 'chart.title', 'timeline.title']

export const itemsOf = (words: SceneWords): Item[] => ((words as Loose).items as Item[] | undefined) ?? []

export const withItems = (words: SceneWords, to: Item[]): SceneWords => ({ ...words, items: to }) as SceneWords

export const emptyItem = (kind: SceneKind): Item =>
  Object.fromEntries((ITEM_FIELDS[kind] ?? []).map(({ name }) => [name, '']))

/** What the words of a scene are about, whatever its kind; `heard` where it shows none. */
function gist(words: SceneWords, heard: string): { text: string; parts: string[]; figure: string } {
  const loose = words as Loose
  const pair = [loose.left ?? loose.before, loose.right ?? loose.after].filter((one) => typeof one === 'string')
  const listed = itemsOf(words).map((one) => one.text ?? one.label ?? '')
  const shown = ['text', 'label', 'title'].map((name) => wordAt(words, name)).find(Boolean)
  const text = shown ?? (pair.length > 0 ? pair.join(', ') : listed.join(', ')) ?? ''
  const parts = [...pair, ...listed].length > 0 ? [...pair, ...listed] : clauses(heard || text)
  return { text: text || heard, parts: parts as string[], figure: wordAt(words, 'value') || figureIn(heard) }
}

const clauses = (sentence: string): string[] =>
  sentence
    .split(/[,;:.!?]|\s+(?:and|or|but|then)\s+/u)
    .map((part) => part.trim())
    .filter(Boolean)
const figureIn = (sentence: string): string =>
  sentence
    .match(/[$€£]?\d[\d.,]*\s?%?/u)?.[0]
    ?.trim()
    .replace(/[.,]$/, '') ?? ''

/** Cut between words. */
function clip(sentence: string, most: number): string {
  if (sentence.length <= most) return sentence
  const cut = sentence.slice(0, most + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).slice(0, most)
}

const atLeastTwo = (parts: readonly string[]): string[] =>
  [...parts, '', ''].slice(0, Math.max(items.min, Math.min(parts.length, items.max))).map((part) => clip(part, item))

type Gist = ReturnType<typeof gist>
const MAKE: Record<SceneKind, (from: Gist) => Loose> = {
  intro: ({ text }) => ({ title: clip(text, title) }),
  hook: (from) => ({ text: clip(from.text, text) }),
  statement: (from) => ({ text: clip(from.text, text) }),
  number: (from) => ({ value: clip(from.figure, value), label: clip(from.text, label) }),
  list: ({ parts }) => ({ title: '', items: atLeastTwo(parts).map((part) => ({ text: part })) }),
  question: (from) => ({ text: clip(from.text, text) }),
  quote: (from) => ({ text: clip(from.text, text) }),
  compare: ({ parts }) => ({ left: clip(parts[0] ?? '', label), right: clip(parts[1] ?? '', label) }),
  'before-after': ({ parts }) => ({ before: clip(parts[0] ?? '', label), after: clip(parts[1] ?? '', label) }),
  icon: (from) => ({ icon: 'spark', label: clip(from.text, label) }),
  chart: ({ parts }) => ({
    form: 'bars',
    title: '',
    items: atLeastTwo(parts).map((part) => ({ label: part, shown: figureIn(part) })),
  }),
  timeline: ({ parts }) => ({ title: '', items: atLeastTwo(parts).map((part) => ({ when: '', text: part })) }),
  media: () => ({ mediaId: '' }),
  chapter: (from) => ({ title: clip(from.text, title) }),
  close: (from) => ({ text: clip(from.text, text) }),
}

/** The same idea as a scene of another kind; what it lacks is left empty. `heard`: what is said meanwhile. */
export const asKind = (words: SceneWords, kind: SceneKind, heard: string): SceneWords =>
  words.kind === kind ? words : ({ kind, ...MAKE[kind](gist(words, heard)) } as SceneWords)
