/** On loopback, what speaks as two vendors do, for tests and for trying by hand: real words in a plain voice, and misbehavior as it is told. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { builtInVoice, encodeWav, toInt16 } from '@octavo/voice'
import type { Speech } from '@octavo/voice/speech'
import type { SpeechSettings } from './voice.vendor.ts'

export const SPEAKERS = ['openai', 'elevenlabs'] as const
type Speaker = (typeof SPEAKERS)[number]

/** What it does instead of speaking; as the end of the model's name it does so every time. */
export const SLIPS = {
  busy: 'is busy, and asks for a moment',
  key: 'does not know the key',
  spent: 'has nothing left to spend',
  fault: 'fails by itself',
  slow: 'never answers',
  text: 'answers with something that is no sound',
  cut: 'loses the connection in the middle of its answer',
} as const
type Slip = keyof typeof SLIPS

type Asked = { text: string; voice: string; speed: number }
export type TestSpeaker = {
  settings(vendor: Speaker, model?: string): Required<SpeechSettings>
  asked: Asked[]
  /** What comes instead of the next answers, in this order. */
  instead: Slip[]
  end(): Promise<void>
}

const KEY = 'double-key-5c1e'
// A plain voice, as fast as a vendor's usually is.
const VOICE = 'authoritative'
const voice = builtInVoice()

export async function startSpeaker(port = 0): Promise<TestSpeaker> {
  const server = createServer((request, response) => void answer(double, request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const double: TestSpeaker = {
    settings: (vendor, model = 'double') => ({
      ...{ model, apiKey: KEY, baseUrl: vendor === 'openai' ? `${at}/v1` : at },
      ...{ price: 15, dailyBudget: 1, voices: {}, more: [] },
    }),
    asked: [],
    instead: [],
    async end() {
      server.closeAllConnections()
      server.close()
    },
  }
  return double
}

// biome-ignore lint/suspicious/noExplicitAny: what a vendor is asked is its own affair
type Body = any

const reply = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const fails: Record<Speaker, (status: string, told: string) => object> = {
  openai: (code, told) => ({ error: { message: `${told} (${KEY})`, type: code, param: null, code } }),
  elevenlabs: (status, told) => ({ detail: { status, message: `${told} (${KEY})` } }),
}

const SLIPPING: Record<Slip, (vendor: Speaker, response: ServerResponse) => void> = {
  busy: (vendor, response) =>
    reply(response, 429, fails[vendor]('too_many_concurrent_requests', 'Slow down'), { 'retry-after': '0.01' }),
  key: (vendor, response) => reply(response, 401, fails[vendor]('invalid_api_key', 'No such key')),
  spent: (vendor, response) =>
    vendor === 'openai'
      ? reply(response, 429, fails.openai('insufficient_quota', 'You exceeded your current quota'))
      : reply(response, 401, fails.elevenlabs('quota_exceeded', 'This request exceeds your quota')),
  fault: (vendor, response) => reply(response, 503, fails[vendor]('server_error', 'Try again')),
  slow: () => {},
  text: (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  cut: (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': '90000' }).write('RIFF')
    setImmediate(() => response.destroy())
  },
}

async function answer(double: TestSpeaker, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body: Body = await json(request).catch(() => ({}))
  const spoken = /^\/v1\/text-to-speech\/([^/]+)\/with-timestamps\?output_format=pcm_24000$/.exec(request.url ?? '')
  const vendor = spoken ? 'elevenlabs' : 'openai'
  const asked = spoken
    ? { text: body.text, voice: spoken[1]!, speed: body.voice_settings?.speed }
    : { text: body.input, voice: body.voice, speed: body.speed ?? 1 }
  double.asked.push(asked)
  const slip =
    double.instead.shift() ??
    (Object.keys(SLIPS) as Slip[]).find((one) => (body.model ?? body.model_id)?.endsWith(`-${one}`))
  const key = spoken ? request.headers['xi-api-key'] : request.headers.authorization?.replace('Bearer ', '')
  if (slip) return SLIPPING[slip](vendor, response)
  if (key !== KEY) return SLIPPING.key(vendor, response)
  const fault = faultOf(vendor, request.url ?? '', body, asked)
  if (fault) return reply(response, ...fault)
  const rate = Math.min(1.4, Math.max(0.7, asked.speed))
  const speech = await voice.speak({ text: asked.text, voice: VOICE, rate })
  if (vendor === 'openai') response.writeHead(200, { 'content-type': 'audio/wav' }).end(streamedWav(speech))
  else reply(response, 200, withTimestamps(speech, asked.text))
}

/** What a vendor would refuse about the request itself. */
function faultOf(vendor: Speaker, url: string, body: Body, { text, speed }: Asked): [number, object] | undefined {
  if (vendor === 'openai') {
    if (url !== '/v1/audio/speech') return [404, fails.openai('not_found', url)]
    const strange = Object.keys(body).find((key) => !OPENAI_FIELDS.includes(key))
    const isWrong =
      strange || !text || text.length > 4_096 || speed < 0.25 || speed > 4 || body.response_format !== 'wav'
    return isWrong ? [400, fails.openai('invalid_request_error', `Wrong: ${strange ?? 'a value'}`)] : undefined
  }
  if (!text || text.length > 10_000) return [400, fails.elevenlabs('max_character_limit_exceeded', 'Too long')]
  if (speed === undefined || speed < 0.7 || speed > 1.2)
    return [422, { detail: [{ loc: ['body', 'voice_settings'], msg: 'Wrong speed', type: 'value_error' }] }]
  return undefined
}
const OPENAI_FIELDS = ['model', 'input', 'voice', 'response_format', 'speed', 'instructions', 'stream_format']

/** As it is streamed: the sizes in its header say nothing. */
function streamedWav({ pcm, sampleRate }: Speech): Buffer {
  const file = encodeWav(toInt16(pcm), sampleRate)
  file.writeUInt32LE(0xffffffff, 4)
  file.writeUInt32LE(0xffffffff, 40)
  return file
}

function withTimestamps({ pcm, sentences }: Speech, text: string) {
  const half = Float32Array.from({ length: pcm.length >> 1 }, (_, at) => (pcm[at * 2]! + pcm[at * 2 + 1]!) / 2)
  const words = sentences.flatMap((sentence) => sentence.words)
  const characters = [...text]
  let place = 0
  const times = characters.map((character) => {
    const at = place
    place += character.length
    const word = words.find(({ charEnd }) => at < charEnd) ?? words.at(-1)!
    const step = (word.endMs - word.startMs) / (word.charEnd - word.charStart)
    const own = Math.max(0, Math.min(word.charEnd, at) - word.charStart)
    const end = at < word.charStart ? own : own + character.length
    return [word.startMs + own * step, word.startMs + Math.min(end, word.charEnd - word.charStart) * step] as const
  })
  const alignment = {
    characters,
    character_start_times_seconds: times.map(([start]) => start / 1000),
    character_end_times_seconds: times.map(([, end]) => end / 1000),
  }
  const samples = toInt16(half)
  const sound = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
  return { audio_base64: sound.toString('base64'), alignment, normalized_alignment: alignment }
}
