/** A voice of Piper (VITS; Kim, Kong and Son 2021): one sentence of phones in, sound out. When each phone is said it does not tell. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Dictionary, englishPhones, readDictionary } from './english.phones.ts'
import { espeakOf } from './espeak.table.ts'
import type { SoundAlone } from './neural.sound.ts'
import type { Onnx, Session } from './onnx.ts'

export type PiperSentence = { pieces: readonly { word: string; pause: string }[]; rate: number }

/** What the voice's own file says of it. */
type PiperConfig = {
  sampleRate: number
  /** How much the sound varies, how long it is, how much the lengths vary. */
  scales: { noise: number; length: number; lengths: number }
  /** The numbers of each sign. */
  numbers: ReadonlyMap<string, readonly number[]>
}

export type Piper = { session: Session; onnx: Onnx; dictionary: Dictionary; config: PiperConfig }

/** Before a sentence, between its signs, and after it. */
const [START, BETWEEN, END] = ['^', '_', '$']

/** Reads a voice: `NAME.onnx`, `NAME.onnx.json` and the dictionary. Throws where the second is no description of a voice. */
export async function openPiper(folder: string, name: string, onnx: Onnx): Promise<Piper> {
  const [session, words, described] = await Promise.all([
    onnx.session(join(folder, `${name}.onnx`)),
    readFile(join(folder, 'en-us.txt'), 'utf8'),
    readFile(join(folder, `${name}.onnx.json`), 'utf8'),
  ])
  return { session, onnx, dictionary: readDictionary(words), config: configIn(described) }
}

// biome-ignore lint/suspicious/noExplicitAny: what a file says is not known before it is looked at
function configIn(file: string, { audio, inference, phoneme_id_map: signs }: any = JSON.parse(file)): PiperConfig {
  const scales = { noise: inference?.noise_scale, length: inference?.length_scale, lengths: inference?.noise_w }
  const figures = [audio?.sample_rate, ...Object.values(scales)]
  const numbers = new Map<string, number[]>(Object.entries(signs ?? {}))
  const isWhole =
    figures.every((one) => typeof one === 'number' && one > 0) &&
    [START, BETWEEN, END, ' ', 'ə'].every((sign) => numbers.get(sign!)?.every(Number.isInteger))
  if (!isWhole) throw new Error('its description lacks a figure or its signs')
  return { sampleRate: audio.sample_rate, scales, numbers }
}

/** Says the pieces as one sentence; `rate` above 1 is faster. Throws when the graph answers something else than sound. */
export async function sayWithPiper(piper: Piper, { pieces, rate }: PiperSentence): Promise<SoundAlone> {
  const { session, onnx, dictionary, config } = piper
  const phones = await englishPhones(
    pieces.map(({ word }) => word),
    dictionary,
    'american',
  )
  const numbers = numbersOf(pieces.map(({ pause }, at) => espeakOf(phones[at]!) + pause).join(' '), config)
  const { noise, length, lengths } = config.scales
  const { output } = await session.run({
    input: onnx.integers(numbers, [1, numbers.length]),
    input_lengths: onnx.integers([numbers.length], [1]),
    scales: onnx.floats([noise, length / rate, lengths], [3]),
  })
  if (!(output?.data instanceof Float32Array) || output.data.length === 0)
    throw new Error('The voice engine answered something else than a sentence')
  return { pcm: output.data.slice(), sampleRate: config.sampleRate }
}

/** The signs' numbers with one between each; a sign that the voice was not taught is left out. */
function numbersOf(signs: string, { numbers }: PiperConfig): number[] {
  const of = (sign: string): readonly number[] => numbers.get(sign) ?? []
  const said = [...signs].filter((sign) => numbers.has(sign))
  return [...of(START!), ...of(BETWEEN!), ...said.flatMap((sign) => [...of(sign), ...of(BETWEEN!)]), ...of(END!)]
}
