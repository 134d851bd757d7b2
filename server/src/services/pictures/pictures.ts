/** Pictures of things that others have taken, or that a model makes. */
import type { LookName } from '@octavo/contract/look'
import type { PictureSource } from '@octavo/contract/picture'
import type { Service } from '#services/service.ts'
import { speaksOfPeople } from '#text/people.ts'

/** What a picture is wanted of. */
export type Wish = {
  /** In English: "mug". */
  thing: string
  /** Whose thing: "pottery studio"; nothing where that is not known. */
  trade: string
  /** Pixels that it is to fill. */
  size: { width: number; height: number }
  /** How the film looks, for who makes a picture. */
  look?: LookName
  /** The same wish for the same film is the same picture. */
  key: string
  signal?: AbortSignal
}

/** A picture that could be taken. */
export type Candidate = {
  source: PictureSource
  /** What its source calls it. */
  id: string
  /** Where its bytes are; a picture that is not made yet has no address. */
  address: string
  /** Pixels, as it would be taken. */
  width: number
  height: number
  author: string
  /** Where people see it with its author. */
  page: string
  license: string
  /** What its source says that it shows; for a model, what it is asked. */
  about: string
}

export type Taker = {
  /** Whose pictures of a week are counted, where they are. */
  accountId: string
  signal?: AbortSignal
}

export interface Pictures extends Service {
  /** Where its pictures come from; there are none without one. */
  readonly sources: readonly PictureSource[]
  /** What a picture of it costs and how many an account gets a week, where that is limited. */
  readonly terms?: { microdollars: number; aWeek: number }
  /** Those that would fill the size and show nobody, as far as their source says; none where there are none. Throws NoPictures. */
  find(wish: Wish): Promise<Candidate[]>
  /** The bytes of a PNG, a JPG or a WebP; nobody has looked into them yet. Throws NoPictures. */
  take(candidate: Candidate, taker: Taker): Promise<Buffer>
}

export type Because = 'key' | 'limit' | 'week' | 'declined' | 'away' | 'broken'

/** No picture came. Its message is ours: an address of a source may hold the key. */
export class NoPictures extends Error {
  readonly because: Because
  constructor(because: Because, status?: number) {
    super(`No picture came (${[because, status].filter(Boolean).join(', ')})`)
    this.because = because
  }
}

export const faultOf = (status: number): NoPictures =>
  new NoPictures(
    status === 401 || status === 403 ? 'key' : status === 429 ? 'limit' : status < 500 ? 'declined' : 'away',
    status,
  )

/** A picture that would have to be enlarged more than this looks soft. */
const ENLARGED_MOST = 1.5

/** Those that fill the size and show nobody. */
export const fitting = (candidates: readonly Candidate[], { size }: Pick<Wish, 'size'>): Candidate[] =>
  candidates.filter(
    ({ width, height, about }) =>
      Math.max(size.width / width, size.height / height) <= ENLARGED_MOST && !speaksOfPeople(about),
  )

/** What sources are asked for. */
export const wordsOf = ({ thing, trade }: Pick<Wish, 'thing' | 'trade'>): string => `${thing} ${trade}`.trim()

/** The form that sources know sizes by. */
export const shapeOf = ({ width, height }: Wish['size']): 'portrait' | 'landscape' | 'square' =>
  width === height ? 'square' : width < height ? 'portrait' : 'landscape'
