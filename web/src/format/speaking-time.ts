import { FILM_PACE } from '@octavo/contract/film-order'
import { CREDIT_COSTS } from '@octavo/contract/plan'

// The pace of the embedded voices, a breath after each sentence, and the closing card.
const WORDS_A_SECOND = 160 / 60
const BREATH_SECONDS = 0.35
const CLOSING_SECONDS = 1.5
const MINUTE = 60

/** How many words are spoken. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
const sentencesIn = (text: string): number => text.match(/[^.!?…\s][^.!?…]*/g)?.length ?? 0

const paragraphsIn = (text: string): number => text.split(/\n\s*\n/).filter((part) => part.trim() !== '').length

/** The seconds of voice and pauses in these words, at the voice's own pace. */
const speechSeconds = (text: string): number => wordsIn(text) / WORDS_A_SECOND + sentencesIn(text) * BREATH_SECONDS

/** About how many seconds a film of these words lasts; nothing without words. */
export function filmSeconds(text: string): number | undefined {
  return wordsIn(text) === 0 ? undefined : Math.round(speechSeconds(text) + CLOSING_SECONDS)
}

/** `fills`: about how many of the asked seconds the words fill. `needs`: about how many they take at least. */
export type Misfit = { fills: number } | { needs: number }

/** Whether words do not fit the seconds that are asked for, however a voice and its pauses are stretched; nothing where they do. */
export function misfitOf(text: string, asked: number): Misfit | undefined {
  if (wordsIn(text) === 0 || !Number.isFinite(asked)) return undefined
  const { rate, pause, worthAWord } = FILM_PACE
  const speech = speechSeconds(text)
  const room = asked - CLOSING_SECONDS
  if (speech / rate.fastest > room) return { needs: Math.ceil(speech / rate.fastest + CLOSING_SECONDS) }
  const paragraphs = Math.max(0, paragraphsIn(text) - 1)
  const sentences = Math.max(0, sentencesIn(text) - 1 - paragraphs)
  const silence = sentences * pause.sentence + paragraphs * pause.paragraph + pause.end
  const film = Math.min(room, speech / rate.slowest + silence) + CLOSING_SECONDS
  return asked - film < worthAWord ? undefined : { fills: Math.round(film) }
}

/** What a single film of this length costs. */
export const filmCredits = (seconds: number): number =>
  Math.max(1, Math.ceil(seconds / MINUTE)) * CREDIT_COSTS.startedMinute
