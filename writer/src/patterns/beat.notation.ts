import type { Structure } from './structures.ts'

/** What one place in a script says; `of` is the material it speaks of, from 0. */
export type BeatKind =
  | 'hook'
  | 'link'
  | 'wish'
  | 'fact'
  | 'why'
  | 'detail'
  | 'inTrade'
  | 'example'
  | 'action'
  | 'again'
  | 'aside'
  | 'asked'
  | 'source'
  | 'brand'
  | 'answer'
  | 'glue'
  | 'call'

export type Beat = {
  kind: BeatKind
  of: number
  optional: boolean
  paragraph: number
  /** Counted: "First: ...". */
  counted: boolean
  /** Without a lead-in. */
  bare: boolean
  /** The line of the structure's own words, where it is glue. */
  glue: string
}

const KINDS: readonly BeatKind[] = [
  'hook',
  'link',
  'fact',
  'why',
  'detail',
  'inTrade',
  'example',
  'action',
  'again',
  'aside',
  'asked',
  'source',
  'brand',
  'answer',
  'call',
]
const TOKEN = /^([A-Za-z]+)(\d?)([#!]?)(\??)$/

/** A structure's beats, read from its line. */
export function beatsOf({ id, beats }: Pick<Structure, 'id' | 'beats'>): Beat[] {
  return beats.split('|').flatMap((part, paragraph) =>
    part
      .trim()
      .split(/\s+/)
      .map((token) => readBeat(token, paragraph, id)),
  )
}

function readBeat(token: string, paragraph: number, id: string): Beat {
  const [, name = '', index, mark, optional] = TOKEN.exec(token) ?? []
  const kind = KINDS.find((one) => one === name) ?? (/^[A-Z]+$/.test(name) ? 'glue' : undefined)
  if (!kind) throw new Error(`${id} has a beat that nobody can read: ${token}`)
  const of = index ? Number(index) - 1 : 0
  return { kind, of, paragraph, optional: Boolean(optional), counted: mark === '#', bare: mark === '!', glue: name }
}

/** A beat outside any structure's line. */
export const plainBeat = (kind: BeatKind): Beat => ({
  kind,
  of: 0,
  optional: false,
  paragraph: 0,
  counted: false,
  bare: true,
  glue: '',
})
