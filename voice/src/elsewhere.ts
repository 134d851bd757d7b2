/** A voice that is made elsewhere: it answers with the sound of a sentence; times, mouth, pauses and keeping are the same as here. */

import { alignPieces } from '#align/align.speech.ts'
import type { Phone } from '#flite/flite.ts'
import { resample } from '#sound/resample.ts'
import { CHAIN_RATE } from '#sound/voice.chain.ts'
import { toInt16 } from '#sound/wav.ts'
import { LEAD_MS, TAIL_MS, type Utterance } from '#thread/utterance.ts'
import type { Span } from '#timing/word.times.ts'
import type { PlannedSentence } from './script.plan.ts'
import { cacheKey, sentenceCache } from './sentence.cache.ts'
import { type Provenance, type Speaker, speakInTurn } from './speak.ts'
import type { SpeechRequest } from './speech.ts'

/** A sentence as it is sent: `captions` are the places of its caption words in `text`. */
export type WrittenSentence = { text: string; captions: { start: number; end: number }[] }
/** Mono samples, -1 to 1; `captions` are the times of the caption words in milliseconds where whoever speaks tells them. */
export type Said = { pcm: Float32Array; sampleRate: number; captions?: Span[] }

type Elsewhere<Request extends SpeechRequest> = {
  provider: string
  source: Provenance['source']
  /** What decides the sound beside the words and the speed; never a key. */
  sound(request: Request): Record<string, unknown>
  say(sentence: WrittenSentence, rate: number, request: Request): Promise<Said>
  plan(request: Request): Promise<PlannedSentence[]>
  /** Finds the words in the sound; as English is found if not given. */
  times?(
    sound: { pcm: Float32Array; sampleRate: number },
    sentence: Sentence,
  ): Pick<Utterance, 'words' | 'phones' | 'match'>
  /** Sentences are kept there: they cost money. */
  cacheDir?: string
}

/** The pieces of a sentence, and the caption that each belongs to. */
type Sentence = Pick<PlannedSentence, 'spoken'>

/** Under the loudest moment by so much, in amplitude, is silence at the ends of a sentence. */
const AUDIBLE = 0.01

export function voiceElsewhere<Request extends SpeechRequest>(made: Elsewhere<Request>): Speaker<Request> {
  const cache = made.cacheDir === undefined ? undefined : sentenceCache(made.cacheDir)
  const once = async (sentence: PlannedSentence, rate: number, request: Request): Promise<Utterance> => {
    const written = writtenAs(sentence, request.lexicon)
    const key = cacheKey({ ...made.sound(request), provider: made.provider, text: written.text, rate })
    const kept = await cache?.read(key)
    if (kept?.words.length === sentence.spoken.length) return kept
    const said = await made.say(written, rate, request)
    const fresh = made.times ? timedBy(made.times, said, sentence) : await utteranceOf(said, sentence, request.signal)
    await cache?.write(key, fresh)
    if (cache) request.onKept?.()
    return fresh
  }
  return {
    speak: async (request) =>
      speakInTurn(request, await made.plan(request), async (one, { rate }) => [await once(one, rate, request)], made),
  }
}

/** The captions of a sentence in one line, with names as the lexicon says them. */
function writtenAs({ captions }: PlannedSentence, lexicon: Record<string, string> = {}): WrittenSentence {
  const said = new Map(Object.entries(lexicon).map(([name, respelling]) => [name.toLowerCase(), respelling]))
  let text = ''
  const places = captions.map((caption) => {
    const start = text === '' ? 0 : text.length + 1
    const word = caption.text.replace(
      /[\p{L}\p{N}]+(?:['’&.-][\p{L}\p{N}]+)*/gu,
      (name) => said.get(name.toLowerCase()) ?? name,
    )
    text += text === '' ? word : ` ${word}`
    return { start, end: text.length }
  })
  return { text, captions: places }
}

function timedBy(times: NonNullable<Elsewhere<never>['times']>, said: Said, sentence: Sentence): Utterance {
  const { pcm } = trimmed(said)
  return { pcm: toInt16(pcm), ...times({ pcm, sampleRate: CHAIN_RATE }, sentence) }
}

/** Cuts the silence at the ends, finds the words and their sounds, and puts them where whoever spoke says they are. */
export async function utteranceOf(said: Said, sentence: Sentence, signal?: AbortSignal): Promise<Utterance> {
  const { pcm, startMs } = trimmed(said)
  const found = await alignPieces({ pcm, sampleRate: CHAIN_RATE }, [sentence], signal)
  const known = said.captions?.map((span) => ({ startMs: span.startMs - startMs, endMs: span.endMs - startMs }))
  const { words, phones } = known ? moved(found, sentence, known, (pcm.length * 1000) / CHAIN_RATE) : found
  const times = words.map((word) => ({ startMs: word.startMs, endMs: word.endMs }))
  return { pcm: toInt16(pcm), words: times, phones, match: known ? 1 : found.confidence }
}

function trimmed({ pcm, sampleRate }: Said): { pcm: Float32Array; startMs: number } {
  const loudest = pcm.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const isHeard = (sample: number): boolean => Math.abs(sample) > loudest * AUDIBLE
  const first = Math.max(0, pcm.findIndex(isHeard) - Math.round((LEAD_MS * sampleRate) / 1000))
  const end = Math.min(pcm.length, pcm.findLastIndex(isHeard) + Math.round((TAIL_MS * sampleRate) / 1000))
  const cut = pcm.slice(first, end)
  return {
    pcm: sampleRate === CHAIN_RATE ? cut : resample(cut, CHAIN_RATE / sampleRate),
    startMs: (first * 1000) / sampleRate,
  }
}

type Found = { words: Span[]; phones: Phone[] }

/** Stretches what was found of each caption into the time that is known of it. */
function moved(found: Found, { spoken }: Sentence, known: Span[], durationMs: number): Found {
  const ownOf = (caption: number) => found.words.filter((_, at) => spoken[at]!.caption === caption)
  const scales = known.map((span, caption) => {
    const own = ownOf(caption)
    const from = own[0]!.startMs
    const to = [span.startMs, Math.max(span.endMs, span.startMs + 1)].map((ms) => Math.max(0, Math.min(durationMs, ms)))
    const share = (to[1]! - to[0]!) / Math.max(1, own.at(-1)!.endMs - from)
    return <T extends Span>(one: T): T => ({
      ...one,
      startMs: to[0]! + (one.startMs - from) * share,
      endMs: to[0]! + (one.endMs - from) * share,
    })
  })
  const captionAt = (ms: number): number => {
    const word = found.words.findIndex(({ startMs, endMs }) => ms >= startMs && ms <= endMs)
    return spoken[Math.max(0, word)]!.caption
  }
  return {
    words: found.words.map((word, at) => scales[spoken[at]!.caption]!(word)),
    phones: found.phones.map((phone) => scales[captionAt((phone.startMs + phone.endMs) / 2)]!(phone)),
  }
}
