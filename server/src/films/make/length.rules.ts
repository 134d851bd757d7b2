/** Pure: how long a film may be, and how a voice and its pauses are brought to it. */
import { FILM_PACE } from '@octavo/contract/film-order'
import { FORMATS, type VideoFormat } from '@octavo/contract/video'

export type Length = { min: number; aim: number; max: number }

// A film ordered at a length of its own may miss it by this much.
const OWN_LENGTH = { least: 0.5, most: 1.6 } as const
const { rate: RATE, pause: PAUSE, worthAWord: WORTH_A_WORD_SECONDS } = FILM_PACE
// A rate is not kept to the millisecond.
const ROOM_SECONDS = 0.5

/** Seconds: the format's own, or around the length that was asked for. */
export function lengthOf({ format, aimSeconds }: { format: VideoFormat; aimSeconds: number | null }): Length {
  if (aimSeconds === null) return { ...FORMATS[format].seconds, aim: FORMATS[format].aim }
  return { min: aimSeconds * OWN_LENGTH.least, aim: aimSeconds, max: aimSeconds * OWN_LENGTH.most }
}

/** The speed at which speech and tail fit the length: 1 where they do, undefined where no natural speed would. */
export function rateToFit(speechSeconds: number, tailSeconds: number, { min, max }: Length): number | undefined {
  const film = speechSeconds + tailSeconds
  if (film >= min && film <= max) return 1
  const target = film > max ? max - ROOM_SECONDS : min + ROOM_SECONDS
  const rate = speechSeconds / (target - tailSeconds)
  return rate >= RATE.slowest && rate <= RATE.fastest ? rate : undefined
}

/** The fastest that a voice goes where the length estimated before the order turned out a little short. */
export const HURRIED = 1.27

export type Gaps = { sentences: number; paragraphs: number }
/** Seconds of silence to add: all gaps together, and after the last word. */
export type Filling = { pauses: number; atEnd: number }

/** The speed at which speech comes closest to filling the room it has; undefined where no natural speed gets it in. */
export function rateForRoom(speechSeconds: number, room: number, fastest: number = RATE.fastest): number | undefined {
  if (speechSeconds <= room) return Math.max(RATE.slowest, speechSeconds / room)
  const rate = speechSeconds / Math.max(0.1, room - ROOM_SECONDS)
  return rate > fastest ? undefined : rate
}

/** What the pauses and the closing card take of the time that the words leave. */
export function fillRoom(speechSeconds: number, gaps: Gaps, room: number): Filling {
  const missing = Math.max(0, room - speechSeconds)
  const pauses = Math.min(missing, mostPause(gaps))
  return { pauses, atEnd: Math.min(missing - pauses, PAUSE.end) }
}

/** Seconds of the film that comes of it: what was asked for, or less where the words are too few. */
export function filmSeconds(speechSeconds: number, gaps: Gaps, tailSeconds: number, asked: number): number | undefined {
  const room = asked - tailSeconds
  const rate = rateForRoom(speechSeconds, room)
  if (rate === undefined) return undefined
  const spoken = speechSeconds / rate
  const { pauses, atEnd } = fillRoom(spoken, gaps, room)
  return spoken + pauses + atEnd + tailSeconds
}

const mostPause = ({ sentences, paragraphs }: Gaps): number => sentences * PAUSE.sentence + paragraphs * PAUSE.paragraph

/** Milliseconds for each gap, so that all of them together make the seconds. */
export function shareOfPauses(seconds: number, gaps: Gaps): { betweenSentences: number; betweenParagraphs: number } {
  const share = mostPause(gaps) === 0 ? 0 : (seconds * 1000) / mostPause(gaps)
  return { betweenSentences: share * PAUSE.sentence, betweenParagraphs: share * PAUSE.paragraph }
}

/** Seconds of the shortest film that these words make at a natural speed. */
export const shortestFilm = (speechSeconds: number, tailSeconds: number): number =>
  speechSeconds / RATE.fastest + tailSeconds

/** What the owner should know where the words do not fill the time; nothing where they do. */
export function lengthNote(words: number, film: number, asked: number): string | null {
  if (asked - film < WORTH_A_WORD_SECONDS) return null
  const more = Math.max(1, Math.round((words / film) * (asked - film)))
  return `The ${words} words fill ${Math.round(film)} of the ${Math.round(asked)} seconds asked for, spoken slowly and with longer pauses. About ${more} more words would fill them.`
}

/** Why the words do not go into the time, with what would help. */
export function tooLong(words: number, shortest: number, asked: number): string {
  const fewer = Math.ceil(words * (1 - asked / shortest))
  return `The ${words} words take at least ${Math.ceil(shortest)} seconds to say and you asked for ${Math.round(asked)}. Choose ${Math.ceil(shortest)} seconds or more, or cut about ${fewer} words.`
}
