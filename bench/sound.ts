/**
 * What a phone leaves of a film's sound, how far the voices swing in pitch, and where the moods lie: as films were spoken and mixed
 * first, and as they are today. `npm run bench -- sound [VOICE...]`.
 */
import { MOODS, type Mood, mixFilm, phoneLoss, playMusic } from '@octavo/renderer'
import { builtInVoice } from '@octavo/voice'
import { type Speech, VOICES } from '@octavo/voice/speech'

const MOST_LOST_LU = 4
const LEAST_SHARE = 0.25
const RATE = 48_000
const SCRIPT = `Meet the water bottle that keeps up with you. It stays ice cold for twenty four hours, and it never leaks in your bag.
Are you still wasting hours every week on boring paperwork? Three years ago we started in a small garage with one big idea.`

const wanted = process.argv.slice(2)
const voice = builtInVoice()
console.log('voice, mood                LU lost on a phone: first    now    semitones of swing: first    now')
for (const [at, name] of VOICES.entries()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const mood = MOODS[at % MOODS.length]!
  const first = await voice.speak({ text: SCRIPT, voice: name, intonation: 1 })
  const now = await voice.speak({ text: SCRIPT, voice: name })
  const [was, is] = [lostOf(first, mood), lostOf(now, mood, 2)]
  const figures = `${cell(was, 25)}${cell(is, 7)}${cell(swingOf(first), 27)}${cell(swingOf(now), 7)}`
  console.log(`${`${name}, ${mood}`.padEnd(27)}${figures}${is > MOST_LOST_LU ? `   OVER ${MOST_LOST_LU} LU` : ''}`)
}
console.log('\nmood           of its energy between 0.5 and 4 kHz: first    now')
for (const mood of MOODS) {
  const [was, is] = [shareOf(mood), shareOf(mood, 2)]
  console.log(
    `${mood.padEnd(15)}${cell(was, 42, 2)}${cell(is, 7, 2)}${is < LEAST_SHARE ? `   UNDER ${LEAST_SHARE}` : ''}`,
  )
}
// The voice's thread would wait for more.
process.exit()

function cell(value: number, width: number, digits = 1): string {
  return value.toFixed(digits).padStart(width)
}

function lostOf({ pcm, durationMs, sentences }: Speech, music: Mood, mix?: 2): number {
  const film = {
    speech: pcm,
    durationMs: durationMs + 1500,
    sentences,
    music,
    scenes: [],
    seed: 2,
    ...(mix && { mix }),
  }
  const { left, right } = mixFilm(film)
  return phoneLoss(left, right)
}

/** By filters of the first order: their edges are soft, and the same for both. */
function shareOf(mood: Mood, mix?: 2): number {
  const [left, right] = [new Float32Array(30 * RATE), new Float32Array(30 * RATE)]
  playMusic(mood, 2, left, right, mix)
  const whole = powerOf(left)
  const band = lowPassed(left, 4000)
  const low = lowPassed(band, 500)
  return powerOf(band.map((sample, i) => sample - low[i]!)) / whole
}

function lowPassed(side: Float32Array, hz: number): Float32Array {
  const share = 1 - Math.exp((-2 * Math.PI * hz) / RATE)
  let last = 0
  return side.map((sample) => {
    last += share * (sample - last)
    return last
  })
}

function powerOf(side: Float32Array): number {
  return side.reduce((sum, sample) => sum + sample * sample, 0)
}

/** Semitones between the tenth and the ninetieth part of the pitches, by the best lag of the autocorrelation at 8 kHz. */
function swingOf({ pcm }: Speech): number {
  const sound = Float32Array.from({ length: Math.floor(pcm.length / 6) }, (_, i) => pcm[6 * i]!)
  const pitches: number[] = []
  for (let at = 0; at + 480 < sound.length; at += 240) {
    const [lag, likeness] = bestLag(sound, at)
    if (likeness > 0.6) pitches.push(8000 / lag)
  }
  pitches.sort((a, b) => a - b)
  const quantile = (part: number) => pitches[Math.floor((pitches.length - 1) * part)]!
  return 12 * Math.log2(quantile(0.9) / quantile(0.1))
}

function bestLag(sound: Float32Array, at: number): [lag: number, likeness: number] {
  let best: [number, number] = [1, 0]
  const energy = product(sound, at, at)
  for (let lag = 20; energy > 0.1 && lag <= 133; lag++) {
    const likeness = product(sound, at, at + lag) / Math.sqrt(energy * product(sound, at + lag, at + lag) + 1e-9)
    if (likeness > best[1] + 0.02) best = [lag, likeness]
  }
  return best
}

function product(sound: Float32Array, a: number, b: number): number {
  let sum = 0
  for (let i = 0; i < 320; i++) sum += sound[a + i]! * sound[b + i]!
  return sum
}
