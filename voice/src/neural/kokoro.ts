/** Kokoro-82M: one sentence of phones in, sound and the length of every phone out. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Phone } from '#flite/flite.ts'
import type { Span } from '#timing/word.times.ts'
import { type Accent, type Dictionary, englishPhones, readDictionary } from './english.phones.ts'
import { arpabetOf, isLength, isStress, numberOf, PAD } from './misaki.table.ts'
import { joinedSounds, type NeuralSentence, type SpokenSound } from './neural.sound.ts'
import type { Onnx, Session, Tensor } from './onnx.ts'

const SAMPLE_RATE = 24_000
/** The model tells lengths in fortieths of a second. */
const UNIT_MS = 25
/** Its sound is ahead of the lengths it tells: measured on 555 words of three speakers against a recognizer's alignment. */
const AHEAD_MS = 55
/** It was taught no longer sentence. */
const MOST_SIGNS = 509
const STYLE = 256

export type Kokoro = {
  session: Session
  onnx: Onnx
  folder: string
  dictionary: Dictionary
  styles: Map<string, Float32Array>
}

export async function openKokoro(folder: string, onnx: Onnx): Promise<Kokoro> {
  const [session, words] = await Promise.all([
    onnx.session(join(folder, 'model_quantized.onnx')),
    readFile(join(folder, 'en-us.txt'), 'utf8'),
  ])
  return { session, onnx, folder, dictionary: readDictionary(words), styles: new Map() }
}

/** The accent of a speaker is in its name: `bf_emma` is British, female. */
const accentOf = (speaker: string): Accent => (speaker.startsWith('b') ? 'british' : 'american')

/** Says the pieces as one sentence, or as two where they are more than the model takes. */
export async function sayWithKokoro(kokoro: Kokoro, { speaker, pieces, rate }: NeuralSentence): Promise<SpokenSound> {
  const words = pieces.map(({ word }) => word)
  const phones = await englishPhones(words, kokoro.dictionary, accentOf(speaker))
  const all = signsOf(phones, pieces)
  if (all.length > MOST_SIGNS && pieces.length > 1) {
    const half = pieces.length >> 1
    const first = await sayWithKokoro(kokoro, { speaker, pieces: pieces.slice(0, half), rate })
    return joinedSounds(first, await sayWithKokoro(kokoro, { speaker, pieces: pieces.slice(half), rate }))
  }
  const signs = all.slice(0, MOST_SIGNS)
  const { waveform, durations } = await run(kokoro, signs, await styleOf(kokoro, speaker), rate)
  if (!(waveform?.data instanceof Float32Array) || durations?.data.length !== signs.length + 2)
    throw new Error('The voice engine answered something else than a sentence')
  const lengths = Array.from(durations.data, (units) => Number(units) * UNIT_MS)
  return { pcm: waveform.data, sampleRate: SAMPLE_RATE, ...placed(signs, lengths, pieces.length) }
}

/** A sign of the sentence, with the piece that it belongs to. */
type Sign = { sign: string; piece: number; number: number }

const signsOf = (phones: string[], pieces: NeuralSentence['pieces']): Sign[] =>
  pieces.flatMap(({ pause }, piece) => {
    const gap = piece < pieces.length - 1 ? ' ' : ''
    return [...(phones[piece]! + pause + gap)].flatMap((sign) => {
      const number = numberOf(sign)
      return number === undefined ? [] : [{ sign, piece, number }]
    })
  })

function run(
  { session, onnx }: Kokoro,
  signs: Sign[],
  styles: Float32Array,
  rate: number,
): Promise<Record<string, Tensor>> {
  const numbers = [PAD, ...signs.map(({ number }) => number), PAD]
  // A speaker sounds a little otherwise in long sentences than in short ones: there is a style for each length.
  const from = Math.min(signs.length, styles.length / STYLE - 1) * STYLE
  return session.run({
    input_ids: onnx.integers(numbers, [1, numbers.length]),
    style: onnx.floats(styles.slice(from, from + STYLE), [1, STYLE]),
    speed: onnx.floats([rate], [1]),
  })
}

async function styleOf({ folder, styles }: Kokoro, speaker: string): Promise<Float32Array> {
  const known = styles.get(speaker)
  if (known) return known
  const bytes = await readFile(join(folder, `${speaker}.bin`))
  const style = new Float32Array(Uint8Array.from(bytes).buffer)
  styles.set(speaker, style)
  return style
}

/** Signs that are neither heard nor belong to one that is. */
const isSilent = (sign: string | undefined): boolean => sign === undefined || /[;:,.!?—…"()“” ]/.test(sign)

/** Phones and words on the clock of the sound, from the length of every sign; the first is that of the pad before them. */
function placed(signs: Sign[], lengths: number[], count: number): Pick<SpokenSound, 'phones' | 'words'> {
  const spans = spansOf(signs, lengths)
  const phones: Phone[] = []
  const words: SpokenSound['words'] = Array.from({ length: count }, () => undefined)
  let from: number | undefined
  for (const [n, { sign, piece }] of signs.entries()) {
    const { startMs, endMs } = spans[n]!
    if (isSilent(sign)) continue
    from ??= startMs
    if (isStress(sign)) continue
    if (isLength(sign) && phones.length > 0) phones.at(-1)!.endMs = endMs
    else phones.push({ phone: arpabetOf(sign), startMs: from, endMs })
    words[piece] = { startMs: words[piece]?.startMs ?? from, endMs }
    from = undefined
  }
  return { phones, words }
}

/** When each sign is; where two words run together, each has half of what lies between them. */
function spansOf(signs: Sign[], [before = 0, ...lengths]: number[]): Span[] {
  let at = before - AHEAD_MS
  const spans = signs.map((_, n) => {
    const startMs = Math.max(0, at)
    at += lengths[n]!
    return { startMs, endMs: Math.max(0, at) }
  })
  for (const [n, { sign }] of signs.entries()) {
    if (sign !== ' ' || isSilent(signs[n - 1]?.sign) || isSilent(signs[n + 1]?.sign)) continue
    const middle = (spans[n]!.startMs + spans[n]!.endMs) / 2
    spans[n - 1]!.endMs = middle
    spans[n + 1]!.startMs = middle
  }
  return spans
}
