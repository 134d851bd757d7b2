/** Films that were made before the music followed the voice: their plans name no mix, and they sound as they did. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { MOODS, type Scene } from '#plan.ts'
import { seededRandom } from '#random.ts'
import { RATE } from './loudness.ts'
import { mixFilm } from './mix.ts'
import { composeScore } from './score.ts'

const SECONDS = 8
const WORDS = [0.3, 0.9, 1.5, 4.2, 4.8].map((at) => ({ text: 'word', startMs: at * 1000, endMs: at * 1000 + 450 }))
const SCENES: Scene[] = [
  { kind: 'hook', text: '', startMs: 0, endMs: 3400, reason: '' },
  { kind: 'number', value: '3', label: '', startMs: 3400, endMs: 7000, reason: '' },
  { kind: 'close', text: '', startMs: 7000, endMs: 8000, reason: '' },
]

/** Pulses while a word lasts. */
const SPEECH = Float32Array.from({ length: 7 * RATE }, (_, i) =>
  WORDS.some(({ startMs, endMs }) => i >= startMs * 48 && i < endMs * 48) ? 0.3 * Math.exp(-(i % 380) / 60) : 0,
)
const noise = seededRandom(3)
const track = Float32Array.from({ length: 4 * RATE }, () => noise.next() * 0.2 - 0.1)

const heard = (music: 'none' | (typeof MOODS)[number] | { left: Float32Array; right: Float32Array }): string => {
  const { left, right } = mixFilm({
    speech: SPEECH,
    durationMs: SECONDS * 1000,
    sentences: [{ words: WORDS.slice(0, 3) }, { words: WORDS.slice(3) }],
    music,
    scenes: SCENES,
    seed: 5,
  })
  const pcm = Int16Array.from([...left, ...right], (sample) => Math.round(sample * 32_767))
  return sha256(new Uint8Array(pcm.buffer))
}
const sha256 = (what: Uint8Array | string): string => createHash('sha256').update(what).digest('hex').slice(0, 16)

it('a plan without a mix of its own sounds as it did when it was made', () => {
  const films = Object.fromEntries([
    ...(['none', 'upbeat', 'night'] as const).map((music) => [music, heard(music)]),
    ['a track', heard({ left: track, right: track })],
  ])
  expect(films).toMatchInlineSnapshot(`
    {
      "a track": "e83d7a45e77fc539",
      "night": "7655c88efd7bcc04",
      "none": "3dd02c23c1de1d1c",
      "upbeat": "af9a866236a79d2c",
    }
  `)
})

it('its beds are composed as they were, section by section', () => {
  const scores = MOODS.map((mood) => [mood, sha256(JSON.stringify(composeScore(mood, 150, 4)))])
  expect(Object.fromEntries(scores)).toMatchInlineSnapshot(`
    {
      "calm": "d01180ea611e00d2",
      "dramatic": "dbb15b39a917309a",
      "focused": "e90ea164669772c1",
      "hopeful": "030d14fabce787e3",
      "night": "4e3c3fda667c90d8",
      "playful": "8ae1732846d14a46",
      "upbeat": "29e1b4cd6258cde8",
      "warm": "aebb8b0607014878",
    }
  `)
})
