/** A film like those a brand gets: scenes of many kinds, captions, a presenter, music; with a made-up voice. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FilmPlan, LONG_SIZE, type Sentence, SHORT_SIZE, storyboard, type Viseme } from '@octavo/renderer'

/** A kind of scene for nearly every sentence. */
const SCRIPT = [
  'Most people clean their coffee machine wrong.',
  'Nine out of ten of ours hid limescale where nobody looks.',
  'We had 20 repairs in January, 45 in March and 80 in June.',
  'Do you know what comes of skipping it?',
  'On Monday empty the tank, on Wednesday soak the filter, and on Friday rinse twice.',
  'That cut our bill from 120 dollars to 9 dollars.',
  'You need three things: citric acid, a soft brush and ten minutes.',
  'Water that is too hot burns the beans, water that is too cold leaves them sour.',
  'The pump works twice as hard and the coffee tastes flat.',
]
const ENDING = 'Save this for later.'
const FIRST_MS = 200
const WORD_MS = 310
const PAUSE_MS = 330
const RATE = 48_000
const SHAPES = ['C', 'E', 'B', 'D', 'H', 'A', 'F', 'G'] as const

export function filmPlan(folder: string, seconds: number, shape: string): FilmPlan {
  const sentences = speak(seconds * 1000 - 1500)
  const size = shape === 'long' ? LONG_SIZE : SHORT_SIZE
  const speech = { path: join(folder, 'speech.wav') }
  writeVoice(speech.path, sentences, seconds)
  const shared = {
    sentences,
    captions: true,
    seed: 11,
    durationMs: seconds * 1000,
    title: 'The coffee machine mistake',
  }
  return {
    ...shared,
    ...size,
    brand: { name: 'Morning Lab', color: '#c2542d' },
    background: 'animated',
    scenes: storyboard({ ...shared, size, brand: { name: 'Morning Lab' }, hasPresenter: true }),
    presenter: { style: 'professional', gender: 'female', seed: 4 },
    visemes: sentences.flatMap(mouths),
    music: 'upbeat',
    speech,
  }
}

/** The script, over and over, until there is room for no more than how it ends. */
function speak(untilMs: number): Sentence[] {
  const sentences: Sentence[] = []
  const say = (text: string) => {
    const startMs = (sentences.at(-1)?.endMs ?? FIRST_MS - PAUSE_MS) + PAUSE_MS
    const words = text.split(' ').map((word, at) => {
      const from = startMs + at * WORD_MS
      return { text: word, startMs: from, endMs: from + WORD_MS - 40 }
    })
    sentences.push({ text, paragraph: Math.floor(sentences.length / 3), startMs, endMs: words.at(-1)!.endMs, words })
  }
  const room = untilMs - lengthOf(ENDING)
  for (let at = 0; ; at++) {
    const text = SCRIPT[at % SCRIPT.length]!
    if ((sentences.at(-1)?.endMs ?? FIRST_MS) + lengthOf(text) > room) break
    say(text)
  }
  say(ENDING)
  return sentences
}

const lengthOf = (text: string): number => PAUSE_MS + text.split(' ').length * WORD_MS

function mouths({ words }: Sentence): Viseme[] {
  return words.flatMap(({ text, startMs, endMs }) => {
    const step = (endMs - startMs) / 3
    return [0, 1, 2].map((n) => ({
      shape: SHAPES[(text.length + n * 3) % SHAPES.length]!,
      startMs: startMs + n * step,
      endMs: startMs + (n + 1) * step,
    }))
  })
}

/** A buzz in the shape of the words: sound for the mixer to measure and to duck the music under. */
function writeVoice(path: string, sentences: Sentence[], seconds: number): void {
  const samples = new Int16Array(seconds * RATE)
  for (const { startMs, endMs } of sentences.flatMap(({ words }) => words)) {
    const [from, to] = [startMs, endMs].map((ms) => Math.round((ms * RATE) / 1000)) as [number, number]
    for (let i = from; i < to; i++) {
      const swell = Math.sin((Math.PI * (i - from)) / (to - from))
      const buzz = Math.sin((2 * Math.PI * 160 * i) / RATE) + 0.4 * Math.sin((2 * Math.PI * 1900 * i) / RATE)
      samples[i] = Math.round(8000 * swell * buzz)
    }
  }
  writeFileSync(path, Buffer.concat([wavHead(samples.byteLength), Buffer.from(samples.buffer)]))
}

function wavHead(bytes: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes, 40)
  return head
}

/** The same film after somebody has changed the last word that is said. */
export function withOneWordChanged(plan: FilmPlan): FilmPlan {
  return JSON.parse(JSON.stringify(plan).replaceAll('later', 'today')) as FilmPlan
}
