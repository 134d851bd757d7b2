/** A film like those a brand gets: scenes of many kinds, captions, a presenter, music; with a made-up voice. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FilmPlan, LONG_SIZE, type Sentence, SHORT_SIZE, storyboard, type Viseme } from '@octavo/renderer'

const SCRIPT = [
  'Most people wash their coffee machine wrong.',
  'Nine out of ten machines hide limescale where you never look.',
  'You need three things: citric acid, a soft brush and ten minutes.',
  'First, empty the tank and take out the filter.',
  'Then fill it with warm water and two spoons of citric acid.',
  'Do you know what happens if you skip this step?',
  'The pump works twice as hard and the coffee tastes flat.',
  'Water that is too hot burns the beans, water that is too cold leaves them sour.',
  'Rinse twice, and taste the difference tomorrow morning.',
  'Save this for the weekend and follow for more.',
]
const WORD_MS = 330
const PAUSE_MS = 350
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
    scenes: storyboard({ ...shared, size, brandName: 'Morning Lab', hasPresenter: true }),
    presenter: { style: 'professional', gender: 'female', seed: 4 },
    visemes: sentences.flatMap(mouths),
    music: 'upbeat',
    speech,
  }
}

/** The script, over and over, until the time is up. */
function speak(untilMs: number): Sentence[] {
  const sentences: Sentence[] = []
  for (let at = 200, i = 0; ; i++) {
    const text = SCRIPT[i % SCRIPT.length]!
    const words = text.split(' ').map((word, n) => {
      const startMs = at + n * WORD_MS
      return { text: word, startMs, endMs: startMs + WORD_MS - 40 }
    })
    const endMs = words.at(-1)!.endMs
    if (endMs > untilMs) return sentences
    sentences.push({ text, paragraph: Math.floor(i / 3), startMs: at, endMs, words })
    at = endMs + PAUSE_MS
  }
}

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
