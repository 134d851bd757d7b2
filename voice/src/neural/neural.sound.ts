/** What a neural engine says, brought to what every voice answers: 48 kHz, cut close to its words, at one loudness. */

import type { Phone } from '#flite/flite.ts'
import type { SpokenPiece } from '#normalise/normalise.ts'
import { resample } from '#sound/resample.ts'
import { CHAIN_RATE, cleanVoice } from '#sound/voice.chain.ts'
import { toInt16 } from '#sound/wav.ts'
import { LEAD_MS, TAIL_MS, type Utterance } from '#thread/utterance.ts'
import { type Span, shareTime } from '#timing/word.times.ts'

export type NeuralSentence = { speaker: string; pieces: Pick<SpokenPiece, 'word' | 'pause'>[]; rate: number }

/** Times are milliseconds from the first sample; a piece without a sound of its own has none. */
export type SpokenSound = { pcm: Float32Array; sampleRate: number; phones: Phone[]; words: (Span | undefined)[] }

/** Sound of which nobody told when its words are said. Mono, -1 to 1. */
export type SoundAlone = { pcm: Float32Array; sampleRate: number }

const FADE_MS = 5

const shifted = <T extends Span>(span: T, byMs: number): T => ({
  ...span,
  startMs: span.startMs + byMs,
  endMs: span.endMs + byMs,
})

/** One sound after the other. */
export function joinedSounds(first: SpokenSound, second: SpokenSound): SpokenSound {
  const pcm = new Float32Array(first.pcm.length + second.pcm.length)
  pcm.set(first.pcm)
  pcm.set(second.pcm, first.pcm.length)
  const afterMs = (first.pcm.length * 1000) / first.sampleRate
  return {
    pcm,
    sampleRate: first.sampleRate,
    phones: [...first.phones, ...second.phones.map((phone) => shifted(phone, afterMs))],
    words: [...first.words, ...second.words.map((span) => span && shifted(span, afterMs))],
  }
}

/** `gain` in dB brings a speaker to the loudness of the others. */
export function utteranceOf({ pcm: raw, sampleRate, phones, words }: SpokenSound, gain: number): Utterance {
  if (!phones.length) throw new Error('The voice engine said nothing')
  const pcm = resample(raw, CHAIN_RATE / sampleRate)
  cleanVoice(pcm, gain)
  const startMs = Math.max(0, phones[0]!.startMs - LEAD_MS)
  const endMs = Math.min((pcm.length * 1000) / CHAIN_RATE, phones.at(-1)!.endMs + TAIL_MS)
  const cut = pcm.slice(samples(startMs), samples(endMs))
  fadeEnds(cut)
  return {
    pcm: toInt16(cut),
    words: shareTime(words).map((span) => shifted(span, -startMs)),
    phones: phones.map((phone) => shifted(phone, -startMs)),
    match: 1,
  }
}

const samples = (ms: number): number => Math.round((ms * CHAIN_RATE) / 1000)

function fadeEnds(pcm: Float32Array): void {
  const length = Math.min(samples(FADE_MS), pcm.length >> 1)
  for (let i = 0; i < length; i++) {
    pcm[i]! *= i / length
    pcm[pcm.length - 1 - i]! *= i / length
  }
}

/** Speech without its silences, in dB under full scale: as loud as the other voices. */
const LEVEL_DB = -20
const FRAME_SECONDS = 0.02
/** So much under the loudest moment nobody speaks. */
const SPOKEN = 10 ** (-30 / 20)
const LOUDEST = 0.98

/** Brings a sentence to the loudness of the other voices, for models of which nobody knows how loud they are; none is cut off at full scale. */
export function leveled({ pcm, sampleRate }: SoundAlone): SoundAlone {
  const length = Math.max(1, Math.round(FRAME_SECONDS * sampleRate))
  const powers = Array.from({ length: Math.ceil(pcm.length / length) }, (_, at) => powerOf(pcm, at * length, length))
  const most = powers.reduce((loudest, power) => Math.max(loudest, power), 0)
  if (most === 0) return { pcm, sampleRate }
  const spoken = powers.filter((power) => power >= most * SPOKEN ** 2)
  const mean = spoken.reduce((sum, power) => sum + power, 0) / spoken.length
  const peak = pcm.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
  const factor = Math.min(10 ** (LEVEL_DB / 20) / Math.sqrt(mean), LOUDEST / peak)
  return { pcm: pcm.map((sample) => sample * factor), sampleRate }
}

function powerOf(pcm: Float32Array, from: number, length: number): number {
  const frame = pcm.subarray(from, from + length)
  return frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length
}
