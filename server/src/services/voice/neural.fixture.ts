/**
 * A folder of voices as the command leaves it, with stand-ins for the networks and for what computes them. In Kokoro's place stands a graph
 * of the same inputs and outputs that gives every sign the length its speaker's style says, and hums. What stands for models that tell no
 * times says in the built-in voice what it is asked, so that its words can be found.
 */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { KOKORO_VOICES, LJSPEECH_MODEL, LJSPEECH_WPM, paceOf, SUPERTONIC_SPEAKERS, UNMEASURED_WPM } from '@octavo/voice'

const DICTIONARY = 'THE\tðˈi\nRIM\tɹˈɪm\nDRIES\tdɹˈIz\nFOOT\tfˈʊt\nWAIT\twˈAt\nHELLO\thəlˈO\n'
/** Signs a minute for each word a minute: about how many a word has, with its space. */
const SIGNS_A_WORD = 5.9
/** A sign's length is told in fortieths of a second. */
const UNITS_A_MINUTE = 60 * 40

/** Piper's signs, and letters that the built-in voice says as these sounds. */
const LETTERS: Record<string, string> = {
  ...{ b: 'b', d: 'd', f: 'f', h: 'h', k: 'k', l: 'l', m: 'm', n: 'n', p: 'p', s: 's', t: 't', v: 'v', w: 'w', z: 'z' },
  ...{ j: 'y', ɡ: 'g', ŋ: 'ng', ɹ: 'r', ɾ: 't', ʃ: 'sh', ʒ: 'zh', ð: 'th', θ: 'th', æ: 'a', ɐ: 'a', ɑ: 'o', ɔ: 'aw' },
  ...{ ə: 'u', ɚ: 'er', ɛ: 'e', ɜ: 'er', ɪ: 'i', ʊ: 'oo', ʌ: 'u', i: 'ee', u: 'oo', e: 'ay', a: 'a', o: 'o', ᵻ: 'i' },
  ...{ ' ': ' ', ',': ',', '.': '.', '?': '?', '!': '!', ː: '', ˈ: '', ˌ: '', _: '', '^': '', $: '' },
}
const SIGNS = Object.keys(LETTERS)
const HER_RATE = 16_000

const PIPER = {
  audio: { sample_rate: HER_RATE },
  inference: { noise_scale: 0.667, length_scale: 1, noise_w: 0.8 },
  phoneme_id_map: Object.fromEntries(SIGNS.map((sign, at) => [sign, [at]])),
}

/** Who speaks for models that tell no times. */
const STAND_IN = 'alloy'

/** Supertonic's figures, smaller than its own: half as much is computed. */
const COLUMN = { sample_rate: 8_000, base_chunk_size: 128 }
const SUPERTONIC = { ae: COLUMN, ttl: { chunk_compress_factor: 2, latent_dim: 4 } }
const SUPERTONIC_GRAPHS = {
  duration_predictor: 'lengths',
  text_encoder: 'encodes',
  vector_estimator: 'hides',
  vocoder: 'sounds',
}

const addressOf = (module: string): string => JSON.stringify(import.meta.resolve(module))

/** What the runtime would do with each graph. */
const RUNTIME = `
import { register } from ${addressOf('tsx/esm/api')}

register() // the thread may run what was built, and has no loader then
const { builtInVoice } = await import(${addressOf('@octavo/voice')})

export class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }) } }
export const env = { wasm: {} }
const voice = builtInVoice()

/** A text in the built-in voice, so fast, at so many samples a second. */
async function said(text, rate, sampleRate) {
  const { pcm } = await voice.speak({ text, voice: '${STAND_IN}', rate })
  const step = 48000 / sampleRate
  return Float32Array.from({ length: Math.floor(pcm.length / step) }, (_, at) => pcm[Math.round(at * step)])
}

/** The lengths of the signs at this speed, and a hum from the first sound on. */
function hums({ input_ids, style, speed }) {
  const durations = Float32Array.from(input_ids.data, () => Math.max(1, style.data[0] / speed.data[0]))
  const samples = Math.round(600 * durations.reduce((sum, units) => sum + units, 0))
  const waveform = Float32Array.from({ length: samples }, (_, at) => (at < 600 * durations[0] ? 0 : 0.2 * Math.sin(at / 20)))
  return { waveform: { data: waveform, dims: [samples] }, durations: { data: durations, dims: [1, durations.length] } }
}

const LETTERS = ${JSON.stringify(Object.values(LETTERS))}

/** Sound out of numbers of signs, of which every second stands between two. */
async function reads({ input, input_lengths, scales }) {
  const numbers = [...input.data].map(Number)
  const isWhole = numbers.length === Number(input_lengths.data[0]) && numbers.every((number, at) => at % 2 === 0 || LETTERS[number] === '')
  if (!isWhole || scales.dims[0] !== 3) throw new Error('this is no sentence')
  const text = numbers.map((number) => LETTERS[number]).join('')
  const data = await said(text, ${(LJSPEECH_WPM / paceOf(STAND_IN)).toFixed(3)} / scales.data[1], ${HER_RATE})
  return { output: { data, dims: [1, 1, 1, data.length] } }
}

const COLUMN = ${JSON.stringify(COLUMN)}
const letters = (data) => String.fromCharCode(...[...data].map(Math.round))

/** Four graphs: how long a text takes; its letters; the same letters hidden in noise, step by step; and the sound of them. */
async function lengths({ text_ids, text_mask, style_dp }) {
  const [, language, text] = /^<([a-z]{2})>(.*)<\\/\\1>$/s.exec(letters(Array.from(text_ids.data, Number))) ?? []
  if (!language || text_mask.dims[2] !== text_ids.dims[1] || style_dp.dims.join() !== '1,8,16') throw new Error('this is no sentence')
  const natural = (await said(text, 1, 8000)).length / 8000
  return { duration: { data: Float32Array.of(natural * ${((paceOf(STAND_IN) / UNMEASURED_WPM) * 1.05).toFixed(3)}), dims: [1] } }
}
function encodes({ text_ids, style_ttl }) {
  if (style_ttl.dims.join() !== '1,50,256') throw new Error('this is no speaker')
  return { text_emb: { data: Float32Array.from(text_ids.data, Number), dims: [1, 1, text_ids.data.length] } }
}
function hides({ noisy_latent, text_emb, current_step, total_step, latent_mask }) {
  if (latent_mask.dims[2] !== noisy_latent.dims[2]) throw new Error('this is no mask')
  const data = noisy_latent.data.slice()
  const share = (current_step.data[0] + 1) / total_step.data[0]
  if (share === 1) data.set([text_emb.data.length, ...text_emb.data])
  return { denoised_latent: { data, dims: noisy_latent.dims } }
}
async function sounds({ latent }) {
  const text = letters(latent.data.slice(1, 1 + latent.data[0])).replace(/<[^>]*>/g, '')
  const samples = latent.dims[2] * COLUMN.base_chunk_size * 2
  const natural = await said(text, 1, 8000)
  const rate = natural.length / 8000 / (samples / 8000)
  const data = new Float32Array(samples)
  data.set((await said(text, rate, 8000)).subarray(0, samples))
  return { wav_tts: { data, dims: [1, samples] } }
}

const GRAPHS = { 'stand-in': hums, reader: reads, lengths, encodes, hides, sounds }
export const InferenceSession = {
  async create(model) {
    const run = GRAPHS[String.fromCharCode(...model)]
    if (!run) throw new Error('this is no graph')
    return { run: async (inputs) => run(inputs) }
  },
}
`

/** Makes such a folder, and returns where it lies. */
export async function standInVoices(): Promise<string> {
  const voices = await mkdtemp(path.join(tmpdir(), 'octavo-stand-in-'))
  const put = async (place: string, content: string | Uint8Array): Promise<void> => {
    await mkdir(path.dirname(path.join(voices, place)), { recursive: true })
    await writeFile(path.join(voices, place), content)
  }
  await put('runtime/ort.wasm.min.mjs', RUNTIME)
  await put('runtime/ort-wasm-simd-threaded.wasm', '')
  await put('kokoro/model_quantized.onnx', 'stand-in')
  await put('kokoro/en-us.txt', DICTIONARY)
  for (const { speaker, heard } of Object.values(KOKORO_VOICES)) {
    const style = new Float32Array(256).fill(UNITS_A_MINUTE / (SIGNS_A_WORD * heard.wpm))
    await put(`kokoro/${speaker}.bin`, new Uint8Array(style.buffer))
  }
  await put(`ljspeech/${LJSPEECH_MODEL}.onnx`, 'reader')
  await put(`ljspeech/${LJSPEECH_MODEL}.onnx.json`, JSON.stringify(PIPER))
  await put('ljspeech/en-us.txt', DICTIONARY)
  for (const [graph, does] of Object.entries(SUPERTONIC_GRAPHS)) await put(`supertonic/${graph}.onnx`, does)
  await put('supertonic/tts.json', JSON.stringify(SUPERTONIC))
  await put('supertonic/unicode_indexer.json', JSON.stringify(Array.from({ length: 1_500 }, (_, code) => code)))
  const style = (...dims: number[]) => ({ dims, data: [new Array(dims.reduce((a, b) => a * b)).fill(0.1)] })
  for (const speaker of SUPERTONIC_SPEAKERS)
    await put(`supertonic/${speaker}.json`, JSON.stringify({ style_ttl: style(1, 50, 256), style_dp: style(1, 8, 16) }))
  for (const part of ['runtime', 'kokoro', 'ljspeech', 'supertonic'])
    await put(`${part}/installed.json`, JSON.stringify({ sums: ['stand-in'] }))
  return voices
}
