/** Supertonic 3: one sentence of letters in, sound out; four graphs, of which one is run several times. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SoundAlone } from './neural.sound.ts'
import type { Onnx, Session, Tensor } from './onnx.ts'
import { SUPERTONIC_MOST, SUPERTONIC_SPEED, SUPERTONIC_STEPS } from './supertonic.table.ts'

/** `language`: its code of two letters. `rate` above 1 is faster. */
export type SupertonicSentence = { text: string; language: string; speaker: string; rate: number }

type Style = { sound: Tensor; lengths: Tensor }

export type Supertonic = {
  onnx: Onnx
  folder: string
  graphs: Record<(typeof GRAPHS)[number], Session>
  /** The model's number of each UTF-16 unit; below 0 where it was not taught. */
  numbers: readonly number[]
  sampleRate: number
  /** Samples a column of the hidden sound, and how many figures a column has. */
  column: { samples: number; figures: number }
  styles: Map<string, Style>
}

const GRAPHS = ['duration_predictor', 'text_encoder', 'vector_estimator', 'vocoder'] as const
/** Between the parts of a sentence that is too long for one go. */
const REST_SECONDS = 0.08

/** Reads the model. Throws where a file of it is not what it should be. */
export async function openSupertonic(folder: string, onnx: Onnx): Promise<Supertonic> {
  const [numbers, described] = await Promise.all(
    ['unicode_indexer.json', 'tts.json'].map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  )
  const { sample_rate: sampleRate, base_chunk_size: base } = described?.ae ?? {}
  const { chunk_compress_factor: factor, latent_dim: figures } = described?.ttl ?? {}
  if (!Array.isArray(numbers) || ![sampleRate, base, factor, figures].every((one) => Number.isInteger(one) && one > 0))
    throw new Error('its description lacks a figure or its letters')
  const sessions = await Promise.all(GRAPHS.map((graph) => onnx.session(join(folder, `${graph}.onnx`))))
  const graphs = Object.fromEntries(GRAPHS.map((graph, at) => [graph, sessions[at]!])) as Supertonic['graphs']
  const column = { samples: base * factor, figures: figures * factor }
  return { onnx, folder, graphs, numbers, sampleRate, column, styles: new Map() }
}

/** Says a sentence, in parts where it is long. Throws when a graph answers something else than it should. */
export async function sayWithSupertonic(
  supertonic: Supertonic,
  { text, ...how }: SupertonicSentence,
): Promise<SoundAlone> {
  const { sampleRate } = supertonic
  const parts: Float32Array[] = []
  for (const part of partsOf(text)) {
    if (parts.length > 0) parts.push(new Float32Array(Math.round(REST_SECONDS * sampleRate)))
    parts.push(await say(supertonic, { text: part, ...how }))
  }
  const pcm = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    pcm.set(part, at)
    at += part.length
  }
  return { pcm, sampleRate }
}

async function say(supertonic: Supertonic, { text, language, speaker, rate }: SupertonicSentence) {
  const { onnx, graphs, sampleRate, column } = supertonic
  const numbers = numbersOf(`<${language}>${readable(text)}</${language}>`, supertonic.numbers)
  const letters = { text_ids: onnx.integers(numbers, [1, numbers.length]), text_mask: ones(onnx, numbers.length) }
  const { sound, lengths } = await styleOf(supertonic, speaker)
  const told = onlyOf(await graphs.duration_predictor.run({ ...letters, style_dp: lengths }))
  const seconds = Number(told.data[0]) / (SUPERTONIC_SPEED * rate)
  if (!(seconds > 0)) throw new Error('The voice engine told no length')
  const samples = Math.floor(seconds * sampleRate)
  const columns = Math.max(1, Math.ceil(samples / column.samples))
  const given = {
    text_emb: onlyOf(await graphs.text_encoder.run({ ...letters, style_ttl: sound })),
    ...{ text_mask: letters.text_mask, style_ttl: sound, latent_mask: ones(onnx, columns) },
    total_step: onnx.floats([SUPERTONIC_STEPS], [1]),
  }
  let hidden = onnx.floats(noise(text, column.figures * columns), [1, column.figures, columns])
  for (let step = 0; step < SUPERTONIC_STEPS; step++)
    hidden = onlyOf(
      await graphs.vector_estimator.run({ ...given, noisy_latent: hidden, current_step: onnx.floats([step], [1]) }),
    )
  const { data } = onlyOf(await graphs.vocoder.run({ latent: hidden }))
  if (!(data instanceof Float32Array) || data.length === 0)
    throw new Error('The voice engine answered something else than a sentence')
  return data.slice(0, samples)
}

const ones = (onnx: Onnx, length: number): Tensor => onnx.floats(new Float32Array(length).fill(1), [1, 1, length])

function onlyOf(answer: Record<string, Tensor>): Tensor {
  const [only] = Object.values(answer)
  if (!only) throw new Error('The voice engine answered nothing')
  return only
}

/** As the model was taught texts: letters apart from their marks, plain quotes and dashes, and a sign at the end. */
function readable(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}/gu, '')
    .replace(/[‐-―]/g, '-')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’´`]/g, "'")
    .replace(/[_[\]|/#<>\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?;:])/g, '')
    .trim()
  return /[.!?;:,"')…।]$/.test(plain) ? plain : `${plain}.`
}

/** What it was not taught is left out. */
const numbersOf = (text: string, numbers: readonly number[]): number[] =>
  Array.from({ length: text.length }, (_, at) => numbers[text.charCodeAt(at)] ?? -1).filter((number) => number >= 0)

/** A text in parts that are not too long, cut after a comma in their second half, else between two words. */
export function partsOf(text: string): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while (rest.length > SUPERTONIC_MOST) {
    const most = rest.slice(0, SUPERTONIC_MOST)
    const comma = Math.max(...[', ', '; ', ': '].map((sign) => most.lastIndexOf(sign)))
    const space = most.lastIndexOf(' ')
    const end = comma >= SUPERTONIC_MOST / 2 ? comma + 1 : space > 0 ? space : SUPERTONIC_MOST
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...parts, rest]
}

/** Noise for a sound to be made out of, the same for the same text: normally distributed (Box and Muller 1958). */
function noise(text: string, count: number): Float32Array {
  const random = randomOf(text)
  return Float32Array.from(
    { length: count },
    () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  )
}

/** Numbers from 0 to below 1: a Weyl sequence, scrambled, that begins where the text says. */
function randomOf(text: string): () => number {
  let state = [...text].reduce((sum, sign) => Math.imul(sum, 31) + sign.codePointAt(0)!, 1)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

async function styleOf({ folder, onnx, styles }: Supertonic, speaker: string): Promise<Style> {
  const known = styles.get(speaker)
  if (known) return known
  const file = JSON.parse(await readFile(join(folder, `${speaker}.json`), 'utf8'))
  const tensorOf = (one: { data: number[]; dims: number[] }): Tensor =>
    onnx.floats(one.data.flat(Number.POSITIVE_INFINITY) as number[], one.dims)
  const style = { sound: tensorOf(file.style_ttl), lengths: tensorOf(file.style_dp) }
  styles.set(speaker, style)
  return style
}
