/** A script cut into what is spoken in one go: sentences with their captions, and the pieces of each. */

import { type CaptionToken, type NormalisedSentence, normaliser, type SpokenPiece } from '#normalise/normalise.ts'
import { writtenWords } from '#normalise/written.words.ts'
import { sentencesOf, type TextSpan } from '#text/sentences.ts'
import { VoiceRefusal } from './speech.ts'

/** A sentence of the script; offsets of its captions count from the start of the script. */
export type PlannedSentence = { paragraph: number; captions: CaptionToken[]; spoken: SpokenPiece[] }

/** More than this in one breath costs the engine time and memory without sounding any different. */
const LONGEST_BREATH = 60
const LEADING_EMOJI = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F)+\s+)+/u

/** The sentences of a script that say something. Throws VoiceRefusal when none does. */
export const planScript = (text: string, lexicon?: Record<string, string>): PlannedSentence[] =>
  planned(text, normaliser(lexicon))

/** As `planScript`, for a voice that reads letters of any language: a piece a word, as it is written. */
export const planLetters = (text: string): PlannedSentence[] => planned(text, writtenWords)

function planned(text: string, normalised: (sentence: string) => NormalisedSentence): PlannedSentence[] {
  const starts = paragraphStarts(text)
  let paragraph = 0
  const spans = wholeTokens(sentencesOf(text), text).flatMap(splitLeadingEmoji)
  const sentences = spans.map(({ text: sentence, start }): PlannedSentence => {
    const { captions, spoken } = normalised(sentence)
    const shift = (token: CaptionToken): CaptionToken => ({
      ...token,
      start: token.start + start,
      end: token.end + start,
    })
    while ((starts[paragraph + 1] ?? Number.POSITIVE_INFINITY) <= start) paragraph++
    return { paragraph, captions: captions.map(shift), spoken }
  })
  const saying = joinSilent(sentences)
  if (!saying.length) throw new VoiceRefusal('There is nothing to say in this script. Write at least one word.')
  return saying
}

/** Where the paragraphs of a text start, as paragraphsOf parts them. */
const paragraphStarts = (text: string): number[] => [...text.matchAll(/(?<=^|\n)[^\S\n]*\S/g)].map((line) => line.index)

/** "Wait!What" is two sentences to a segmenter and one token to a caption: it stays together. */
function wholeTokens(spans: TextSpan[], text: string): TextSpan[] {
  const whole: TextSpan[] = []
  for (const span of spans) {
    const inToken = span.start > 0 && /\S/.test(text[span.start - 1]!)
    const start = inToken ? (whole.pop()?.start ?? span.start) : span.start
    whole.push({ text: text.slice(start, span.end), start, end: span.end })
  }
  return whole
}

/** "🎉 It works": the emoji ends the sentence before. */
function splitLeadingEmoji({ text, start, end }: TextSpan): TextSpan[] {
  const emoji = LEADING_EMOJI.exec(text)?.[0] ?? ''
  const rest = { text: text.slice(emoji.length), start: start + emoji.length, end }
  return emoji ? [{ text: emoji.trim(), start, end: start + emoji.trimEnd().length }, rest] : [rest]
}

/** A sentence without a word (an emoji, "...") is shown with the last word of its paragraph, or else the next one. */
function joinSilent(sentences: PlannedSentence[]): PlannedSentence[] {
  const planned: PlannedSentence[] = []
  let waiting: CaptionToken[] = []
  for (const sentence of sentences) {
    if (sentence.spoken.length) {
      const [first, ...rest] = sentence.captions
      planned.push({ ...sentence, captions: [joinCaptions([...waiting, first!]), ...rest] })
      waiting = []
    } else if (planned.at(-1)?.paragraph === sentence.paragraph && !waiting.length) {
      const { captions } = planned.at(-1)!
      captions.push(joinCaptions([captions.pop()!, ...sentence.captions]))
    } else waiting.push(...sentence.captions)
  }
  const last = planned.at(-1)?.captions
  if (waiting.length) last?.push(joinCaptions([last.pop()!, ...waiting]))
  return planned
}

const joinCaptions = (tokens: CaptionToken[]): CaptionToken => ({
  text: tokens.map(({ text }) => text).join(' '),
  start: tokens[0]!.start,
  end: tokens.at(-1)!.end,
})

/** The pieces of a sentence, cut at a pause (or in the middle of a flood) when they are too many for one breath. */
export function breathsOf(spoken: SpokenPiece[]): SpokenPiece[][] {
  const breaths: SpokenPiece[][] = []
  let from = 0
  while (spoken.length - from > LONGEST_BREATH) {
    const flood = spoken.slice(from, from + LONGEST_BREATH)
    const comma = flood.findLastIndex(({ pause }) => pause !== '')
    const length = comma >= LONGEST_BREATH / 3 ? comma + 1 : LONGEST_BREATH
    breaths.push(flood.slice(0, length))
    from += length
  }
  return [...breaths, spoken.slice(from)]
}
