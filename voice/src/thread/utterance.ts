/** One sentence through the embedded engine: sound at 48 kHz, word times and phones. Runs in the voice worker. */

import { engineSpeech, engineWord, type Phone, SILENCE } from '#flite/flite.ts'
import { pronunciations } from '#flite/pronunciations.ts'
import type { SpokenPiece } from '#normalise/normalise.ts'
import type { VoicePreset } from '#preset.table.ts'
import { resample } from '#sound/resample.ts'
import { CHAIN_RATE, shapeVoice } from '#sound/voice.chain.ts'
import { toInt16 } from '#sound/wav.ts'
import { type Span, wordTimes } from '#timing/word.times.ts'

export type UtteranceJob = { pieces: Pick<SpokenPiece, 'word' | 'pause'>[]; preset: VoicePreset; rate: number }
export type Utterance = {
  /** Mono 48 kHz: starts `LEAD_MS` before the first phone and ends `TAIL_MS` after the last. */
  pcm: Int16Array
  /** A span for each piece, milliseconds from the first sample. */
  words: Span[]
  phones: Phone[]
  /** How well phones and words agreed, 0 to 1. */
  match: number
}

export const LEAD_MS = 40
export const TAIL_MS = 80
const FADE_MS = 5

/** Speaks the pieces as one sentence. The same job gives the same bytes. */
export async function utter({ pieces, preset, rate }: UtteranceJob): Promise<Utterance> {
  const words = pieces.map(({ word }) => engineWord(word))
  const text = pieces.map(({ pause }, at) => words[at]! + pause).join(' ')
  const { base, tract, pitch } = preset
  // A shorter vocal tract: spoken lower and slower, then played faster.
  const spoken = await engineSpeech(text, {
    base,
    stretch: round(tract / (preset.rate * rate)),
    ...(pitch && { pitch: { mean: round(pitch.mean / tract), spread: pitch.spread } }),
  })
  const pcm = resample(spoken.pcm, CHAIN_RATE / (spoken.sampleRate * tract))
  shapeVoice(pcm, preset)
  const phones = spoken.phones.map(({ phone, startMs, endMs }) => ({
    phone,
    startMs: startMs / tract,
    endMs: endMs / tract,
  }))
  return trimmed(pcm, phones, await pronunciations(words))
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000

function trimmed(pcm: Float32Array, all: Phone[], isolated: string[][]): Utterance {
  const said = all.filter(({ phone }) => phone !== SILENCE)
  if (!said.length) throw new Error('The voice engine said nothing')
  const startMs = Math.max(0, said[0]!.startMs - LEAD_MS)
  const endMs = Math.min((pcm.length * 1000) / CHAIN_RATE, said.at(-1)!.endMs + TAIL_MS)
  const cut = pcm.slice(samples(startMs), samples(endMs))
  fadeEnds(cut)
  const shift = <T extends Span>(span: T): T => ({
    ...span,
    startMs: span.startMs - startMs,
    endMs: span.endMs - startMs,
  })
  const { words, match } = wordTimes(said, isolated)
  return { pcm: toInt16(cut), words: words.map(shift), phones: said.map(shift), match }
}

const samples = (ms: number): number => Math.round((ms * CHAIN_RATE) / 1000)

function fadeEnds(pcm: Float32Array): void {
  const length = Math.min(samples(FADE_MS), pcm.length >> 1)
  for (let i = 0; i < length; i++) {
    pcm[i]! *= i / length
    pcm[pcm.length - 1 - i]! *= i / length
  }
}
