/** From a script to a speech, sentence by sentence, whatever engine says them; and the built-in voice, which needs no key and no network. */

import { editionOf } from '@octavo/edition'
import { ENGINE, type Phone } from '#flite/flite.ts'
import type { SpokenPiece } from '#normalise/normalise.ts'
import { CHAIN_RATE } from '#sound/voice.chain.ts'
import { toFloat } from '#sound/wav.ts'
import { requestUtterance } from '#thread/flite.client.ts'
import { LEAD_MS, TAIL_MS, type Utterance, type UtteranceJob } from '#thread/utterance.ts'
import { visemesOf } from '#timing/viseme.ts'
import type { Span } from '#timing/word.times.ts'
import { restBetween } from './pauses.ts'
import { isVoice, PRESETS, PRESETS_OF } from './preset.table.ts'
import { utteranceOfReading } from './reading.ts'
import { breathsOf, type PlannedSentence, planScript } from './script.plan.ts'
import { cacheKey, type SentenceCache, sentenceCache } from './sentence.cache.ts'
import { textOf, timedSentence } from './sentence.times.ts'
import { type Speech, type SpeechRequest, type SpokenSentence, type VoiceId, VoiceRefusal } from './speech.ts'

/** What speaks a sentence: when that is another, kept sentences are spoken anew. */
const chainEdition = () => editionOf(new URL('./thread/utterance.ts', import.meta.url))
export const RATES = { min: 0.7, max: 1.4 }
/** The intonation of today; 1 is the first, whose pauses between sentences had two lengths, 2 had voices that were nearer to each other. */
const LATEST = 3
/** Silence from the last sound of a sentence to the first of the next, at the voice's own speed; between sentences as they had it first. */
const PAUSES_MS = { start: 120, breath: 160, sentence: 340, paragraph: 620, end: 400 }

/** What is said in one go; `endsMs` is the silence at its ends where that is not the engine's. */
type Sounding = Utterance & { endsMs?: number }
/** A sentence with the sound of its breaths. */
type SpokenAloud = { sentence: PlannedSentence; breaths: Sounding[] }

export type Speaker<Request extends SpeechRequest = SpeechRequest> = { speak(request: Request): Promise<Speech> }

export type VoiceOptions<Request> = {
  /** Sentences are kept there when it is given. */
  cacheDir?: string
  /** Does what `planScript` does, elsewhere: it takes as long as the text makes it take. */
  plan?: (request: Request) => Promise<PlannedSentence[]>
}

type Pieces = UtteranceJob['pieces']

/** `intonation`: which of an engine's ways to rise and fall; one that has a single way does not ask. */
type SentenceJob = { voice: string; pieces: Pieces; rate: number; intonation: number }

/** What says one sentence. */
export type SpeechEngine = {
  /** Who spoke, as a speech notes it. */
  provider: string
  /** The sentence to the words "has no voice". */
  name: string
  has(voice: string): boolean
  /** Where the times of its words come from: `engine`, which knows them, if not given. */
  source?: 'aligned'
  /** All that decides how a sentence of this voice sounds, its words and its speed apart: a part of every cache key. */
  identity(voice: string, intonation: number): Record<string, unknown>
  utter(job: SentenceJob, signal?: AbortSignal): Promise<Utterance>
}

const presetOf = (voice: string, intonation: number) => (PRESETS_OF[intonation] ?? PRESETS)[voice as VoiceId]

/** The voice that ships with the product. */
const BUILT_IN: SpeechEngine = {
  provider: 'embedded',
  name: 'The built-in voice',
  has: isVoice,
  identity(voice, intonation) {
    // What was measured of a voice decides nothing of how it sounds.
    const { heard: _, ...preset } = presetOf(voice, intonation)
    return { chain: chainEdition(), engine: ENGINE, preset }
  },
  utter: ({ voice, intonation, ...job }, signal) =>
    requestUtterance({ ...job, preset: presetOf(voice, intonation) }, signal),
}

/** The built-in voice: English, without a key and without a network. */
export const builtInVoice = <Request extends SpeechRequest>(options?: VoiceOptions<Request>): Speaker<Request> =>
  speakerWith(BUILT_IN, options)

/** A voice that speaks scripts with an engine. */
export function speakerWith<Request extends SpeechRequest>(
  engine: SpeechEngine,
  options: VoiceOptions<Request> = {},
): Speaker<Request> {
  const { cacheDir, plan = async ({ text, lexicon }) => planScript(text, lexicon) } = options
  const cache = cacheDir === undefined ? undefined : sentenceCache(cacheDir)
  return {
    speak: async (request) => {
      if (!engine.has(request.voice))
        throw new VoiceRefusal(`${engine.name} has no voice “${request.voice}”. Choose another voice.`)
      return speak(request, await plan(request), engine, cache)
    },
  }
}

function speak(
  request: SpeechRequest,
  planned: PlannedSentence[],
  engine: SpeechEngine,
  cache?: SentenceCache,
): Promise<Speech> {
  const { voice, signal, onKept } = request
  const breaths = async (sentence: PlannedSentence, how: Delivery) => {
    const said: Utterance[] = []
    for (const pieces of breathsOf(sentence.spoken)) {
      signal?.throwIfAborted()
      said.push(await utterance({ voice, pieces: pieces.map(plain), ...how }, engine, cache, { signal, onKept }))
    }
    return said
  }
  return speakInTurn(request, planned, breaths, {
    source: engine.source ?? 'engine',
    provider: engine.provider,
  })
}

/** Who says sentences, and where the times of the words come from. */
export type Provenance = { source: Speech['timing']['source']; provider: string }
type Delivery = Pick<SentenceJob, 'rate' | 'intonation'>

/** Has the sentences said one after the other, each as one sound a breath or as somebody has read it, and puts them on one clock. */
export async function speakInTurn(
  { rate = 1, intonation = LATEST, readingOf, signal, onProgress }: Omit<SpeechRequest, 'text' | 'voice'>,
  planned: PlannedSentence[],
  say: (sentence: PlannedSentence, how: Delivery) => Promise<Utterance[]>,
  provenance: Provenance,
): Promise<Speech> {
  const how = { rate: Math.min(RATES.max, Math.max(RATES.min, rate)), intonation }
  const spoken: SpokenAloud[] = []
  for (const sentence of planned) {
    signal?.throwIfAborted()
    const read = await readingOf?.(textOf(sentence))
    const breaths = read ? [await utteranceOfReading(read, sentence, signal)] : await say(sentence, how)
    spoken.push({ sentence, breaths })
    onProgress?.(spoken.length / planned.length)
  }
  signal?.throwIfAborted()
  return assemble(spoken, how, provenance)
}

const plain = ({ word, pause }: SpokenPiece): Pieces[number] => ({ word, pause })

type Watched = { signal: AbortSignal | undefined; onKept: (() => void) | undefined }

async function utterance(
  job: SentenceJob,
  engine: SpeechEngine,
  cache: SentenceCache | undefined,
  { signal, onKept }: Watched,
): Promise<Utterance> {
  const key = cacheKey({ ...engine.identity(job.voice, job.intonation), rate: job.rate, pieces: job.pieces })
  const kept = await cache?.read(key)
  if (kept?.words.length === job.pieces.length) return kept
  const fresh = await engine.utter(job, signal)
  if (!cache) return fresh
  await cache.write(key, fresh)
  onKept?.()
  return fresh
}

/** Puts the sentences on one clock with the pauses between them. */
function assemble(spoken: SpokenAloud[], { rate, intonation }: Delivery, { source, provider }: Provenance): Speech {
  const silence = (ms: number): number => Math.round(ms / rate)
  const placed: { utterance: Utterance; atMs: number }[] = []
  const sentences: SpokenSentence[] = []
  let atMs = Math.max(0, silence(PAUSES_MS.start) + LEAD_MS - leadOf(spoken[0]))
  for (const [at, { sentence, breaths }] of spoken.entries()) {
    const spans: Span[] = []
    for (const [n, utterance] of breaths.entries()) {
      if (n > 0) atMs += silence(PAUSES_MS.breath) - LEAD_MS - TAIL_MS
      spans.push(...utterance.words.map((span) => shifted(span, atMs)))
      placed.push({ utterance, atMs })
      atMs += Math.ceil((utterance.pcm.length * 1000) / CHAIN_RATE)
    }
    sentences.push(timedSentence(sentence, spans))
    const next = spoken[at + 1]
    const gap = next ? gapBetween(sentence, next.sentence, intonation) : PAUSES_MS.end
    atMs += Math.max(0, silence(gap) - (breaths.at(-1)?.endsMs ?? TAIL_MS) - (next ? leadOf(next) : 0))
  }
  const phones = placed.flatMap(({ utterance, atMs: from }) => utterance.phones.map((phone) => shifted(phone, from)))
  const how = intonation === 1 ? {} : { intonation }
  return { ...joined(placed, atMs, phones), sentences, timing: timingOf(spoken, source), provider, ...how }
}

const leadOf = (spoken: SpokenAloud | undefined): number => spoken?.breaths[0]?.endsMs ?? LEAD_MS

function gapBetween(said: PlannedSentence, next: PlannedSentence, intonation: number): number {
  const sameParagraph = said.paragraph === next.paragraph
  if (intonation === 1) return sameParagraph ? PAUSES_MS.sentence : PAUSES_MS.paragraph
  return restBetween(textOf(said), textOf(next), sameParagraph)
}

const shifted = <T extends Span>(span: T, byMs: number): T => ({
  ...span,
  startMs: span.startMs + byMs,
  endMs: span.endMs + byMs,
})

function joined(placed: { utterance: Utterance; atMs: number }[], durationMs: number, phones: Phone[]) {
  const pcm = new Float32Array((durationMs * CHAIN_RATE) / 1000)
  for (const { utterance, atMs } of placed) pcm.set(toFloat(utterance.pcm), (atMs * CHAIN_RATE) / 1000)
  return { pcm, sampleRate: CHAIN_RATE, durationMs, visemes: visemesOf(phones, durationMs) } as const
}

function timingOf(spoken: SpokenAloud[], source: Provenance['source']): Speech['timing'] {
  const matches = spoken.flatMap(({ breaths }) => breaths.map(({ match }) => match))
  const confidence = matches.reduce((sum, match) => sum + match, 0) / matches.length
  return { source, confidence: Math.round(confidence * 100) / 100 }
}
