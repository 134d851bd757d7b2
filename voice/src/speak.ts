/** The built-in voice: English, without a key and without a network. */

import { editionOf } from '@octavo/edition'
import { ENGINE, type Phone } from '#flite/flite.ts'
import type { SpokenPiece } from '#normalise/normalise.ts'
import { CHAIN_RATE } from '#sound/voice.chain.ts'
import { toFloat } from '#sound/wav.ts'
import { requestUtterance } from '#thread/flite.client.ts'
import { LEAD_MS, TAIL_MS, type Utterance, type UtteranceJob } from '#thread/utterance.ts'
import { visemesOf } from '#timing/viseme.ts'
import type { Span } from '#timing/word.times.ts'
import { isVoice, PRESETS } from './preset.table.ts'
import { breathsOf, type PlannedSentence, planScript } from './script.plan.ts'
import { cacheKey, type SentenceCache, sentenceCache } from './sentence.cache.ts'
import { type Speech, type SpeechRequest, type SpokenSentence, type VoiceId, VoiceRefusal } from './speech.ts'

/** What speaks a sentence: when that is another, kept sentences are spoken anew. */
const chainEdition = () => editionOf(new URL('./thread/utterance.ts', import.meta.url))
export const RATES = { min: 0.7, max: 1.4 }
/** Silence from the last sound of a sentence to the first of the next, at the voice's own speed. */
const PAUSES_MS = { start: 120, breath: 160, sentence: 340, paragraph: 620, end: 400 }

/** A sentence with the sound of its breaths. */
type SpokenAloud = { sentence: PlannedSentence; breaths: Utterance[] }

export type Speaker<Request extends SpeechRequest = SpeechRequest> = { speak(request: Request): Promise<Speech> }

type VoiceOptions<Request> = {
  /** Sentences are kept there when it is given. */
  cacheDir?: string
  /** Does what `planScript` does, elsewhere: it takes as long as the text makes it take. */
  plan?: (request: Request) => Promise<PlannedSentence[]>
}

/** The voice that ships with the product. */
export function builtInVoice<Request extends SpeechRequest>(options: VoiceOptions<Request> = {}): Speaker<Request> {
  const { cacheDir, plan = async ({ text, lexicon }) => planScript(text, lexicon) } = options
  const cache = cacheDir === undefined ? undefined : sentenceCache(cacheDir)
  return {
    speak: async (request) => {
      refuseStrange(request.voice)
      return speak(request, await plan(request), cache)
    },
  }
}

function refuseStrange(voice: string): asserts voice is VoiceId {
  if (!isVoice(voice)) throw new VoiceRefusal(`The built-in voice has no voice “${voice}”. Choose another voice.`)
}

async function speak(request: SpeechRequest, planned: PlannedSentence[], cache?: SentenceCache): Promise<Speech> {
  const { voice, signal, onProgress, onKept } = request
  refuseStrange(voice)
  const rate = Math.min(RATES.max, Math.max(RATES.min, request.rate ?? 1))
  const spoken: SpokenAloud[] = []
  for (const sentence of planned) {
    const breaths: Utterance[] = []
    for (const pieces of breathsOf(sentence.spoken)) {
      signal?.throwIfAborted()
      const job = { pieces: pieces.map(plain), preset: PRESETS[voice], rate }
      breaths.push(await utterance(job, cache, { signal, onKept }))
    }
    spoken.push({ sentence, breaths })
    onProgress?.(spoken.length / planned.length)
  }
  return assemble(spoken, rate)
}

const plain = ({ word, pause }: SpokenPiece): UtteranceJob['pieces'][number] => ({ word, pause })

type Watched = { signal: AbortSignal | undefined; onKept: (() => void) | undefined }

async function utterance(
  job: UtteranceJob,
  cache: SentenceCache | undefined,
  { signal, onKept }: Watched,
): Promise<Utterance> {
  const { heard: _, ...preset } = job.preset
  const key = cacheKey({ chain: chainEdition(), engine: ENGINE, preset, rate: job.rate, pieces: job.pieces })
  const kept = await cache?.read(key)
  if (kept?.words.length === job.pieces.length) return kept
  const fresh = await requestUtterance(job, signal)
  if (!cache) return fresh
  await cache.write(key, fresh)
  onKept?.()
  return fresh
}

/** Puts the sentences on one clock with the pauses between them. */
function assemble(spoken: SpokenAloud[], rate: number): Speech {
  const silence = (ms: number): number => Math.round(ms / rate)
  const placed: { utterance: Utterance; atMs: number }[] = []
  const sentences: SpokenSentence[] = []
  let atMs = silence(PAUSES_MS.start)
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
    const gap = !next
      ? PAUSES_MS.end
      : next.sentence.paragraph === sentence.paragraph
        ? PAUSES_MS.sentence
        : PAUSES_MS.paragraph
    atMs += Math.max(0, silence(gap) - TAIL_MS - (next ? LEAD_MS : 0))
  }
  const phones = placed.flatMap(({ utterance, atMs: from }) => utterance.phones.map((phone) => shifted(phone, from)))
  return { ...joined(placed, atMs, phones), sentences, ...provenance(spoken) }
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

/** Every caption from the first sound of its first spoken word to the last of its last, in whole milliseconds. */
function timedSentence({ paragraph, captions, spoken }: PlannedSentence, spans: Span[]): SpokenSentence {
  const said = captions.map((): Span[] => [])
  for (const [at, span] of spans.entries()) said[spoken[at]!.caption]!.push(span)
  const words = captions.map(({ text, start, end }, caption) => {
    const own = said[caption]!
    const [startMs, endMs] = [Math.round(own[0]!.startMs), Math.round(own.at(-1)!.endMs)]
    return { text, charStart: start, charEnd: end, startMs, endMs }
  })
  const text = words.map((word) => word.text).join(' ')
  return { text, paragraph, startMs: words[0]!.startMs, endMs: words.at(-1)!.endMs, words }
}

function provenance(spoken: SpokenAloud[]): Pick<Speech, 'timing' | 'provider'> {
  const matches = spoken.flatMap(({ breaths }) => breaths.map(({ match }) => match))
  const confidence = matches.reduce((sum, match) => sum + match, 0) / matches.length
  return { timing: { source: 'engine', confidence: Math.round(confidence * 100) / 100 }, provider: 'embedded' }
}
