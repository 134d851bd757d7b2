/**
 * How far each two of the twelve voices are apart, in pitch, in sound and in speed; the least pair first.
 * `npm run bench -- voices [kokoro|supertonic] [--first|--second]`: the built-in voice if no other is named; as films were spoken first, or then.
 */
import path from 'node:path'
import { builtInVoice, kokoroVoice, spectrumSizes, supertonicVoice } from '@octavo/voice'
import { type Speech, VOICES, type VoiceId } from '@octavo/voice/speech'

/** Two voices are told apart where they are so far from each other: in units of what is heard at once as another voice. */
const LEAST = 1.5
/** One unit of each: a semitone and a half, as many dB between the mean spectra, and a sixth of the speed. */
const UNITS = { semitones: 1.5, db: 2.5, pace: 1 / 6 }
const RATE = 16_000
const [WINDOW, HOP] = [RATE / 40, RATE / 100]
const BANDS = { count: 26, fromHz: 80, toHz: 7_600 }
/** Under the loudest frames by so much, nobody speaks. */
const QUIET_DB = 30
const SCRIPT = `Meet the water bottle that keeps up with you. It stays ice cold for twenty four hours, and it never leaks in your bag.
Are you still wasting hours every week on boring paperwork? Three years ago we started in a small garage with one big idea.`

type Heard = { hz: number; swing: number; spectrum: Float64Array; wordsAMinute: number }
type Pair = { names: string; far: number; semitones: number; db: number; pace: number }

const args = process.argv.slice(2)
const intonation = args.includes('--first') ? 1 : args.includes('--second') ? 2 : undefined
const voices = path.resolve(process.env.DATA_DIR ?? './data', 'voices')
const voice = args.includes('kokoro')
  ? kokoroVoice({ voices })
  : args.includes('supertonic')
    ? supertonicVoice({ voices, languages: [] })
    : builtInVoice()

const heard = {} as Record<VoiceId, Heard>
console.log('voice            Hz   swing   words a minute')
for (const name of VOICES) {
  heard[name] = heardIn(await voice.speak({ text: SCRIPT, voice: name, ...(intonation && { intonation }) }))
  const { hz, swing, wordsAMinute } = heard[name]
  console.log(`${name.padEnd(14)}${cell(hz, 5, 0)}${cell(swing, 8)}${cell(wordsAMinute, 17, 0)}`)
}
const pairs = VOICES.flatMap((one, at) => VOICES.slice(at + 1).map((other) => pairOf(one, other)))
pairs.sort((a, b) => a.far - b.far)
console.log('\npair                           apart   semitones      dB   of the speed')
for (const { names, far, semitones, db, pace } of pairs) {
  const figures = `${cell(far, 6, 2)}${cell(semitones, 12)}${cell(db, 8)}${cell(100 * pace, 13, 0)} %`
  console.log(`${names.padEnd(30)}${figures}${far < LEAST ? `   UNDER ${LEAST}` : ''}`)
}
// The voice's thread would wait for more.
process.exit()

function cell(value: number, width: number, digits = 1): string {
  return value.toFixed(digits).padStart(width)
}

/** The distance in three directions, each in its unit. */
function pairOf(one: VoiceId, other: VoiceId): Pair {
  const [a, b] = [heard[one], heard[other]]
  const semitones = Math.abs(12 * Math.log2(a.hz / b.hz))
  const squares = a.spectrum.reduce((sum, level, band) => sum + (level - b.spectrum[band]!) ** 2, 0)
  const db = Math.sqrt(squares / BANDS.count)
  const pace = Math.abs(Math.log(a.wordsAMinute / b.wordsAMinute))
  const far = Math.hypot(semitones / UNITS.semitones, db / UNITS.db, pace / UNITS.pace)
  return { names: `${one}, ${other}`, far, semitones, db, pace }
}

function heardIn({ pcm, durationMs, sentences }: Speech): Heard {
  const sound = lowered(pcm)
  const pitches = pitchesOf(sound)
  const quantile = (part: number) => pitches[Math.floor((pitches.length - 1) * part)]!
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0)
  return {
    hz: quantile(0.5),
    swing: 12 * Math.log2(quantile(0.9) / quantile(0.1)),
    spectrum: spectrumOf(sound),
    wordsAMinute: (words * 60_000) / durationMs,
  }
}

/** At 16 kHz: each sample the mean of three. */
function lowered(pcm: Float32Array): Float32Array {
  return Float32Array.from(
    { length: Math.floor(pcm.length / 3) },
    (_, i) => (pcm[3 * i]! + pcm[3 * i + 1]! + pcm[3 * i + 2]!) / 3,
  )
}

/** The mean level of each mel band where somebody speaks, in dB, without the loudness of the whole. */
function spectrumOf(sound: Float32Array): Float64Array {
  const { power, bands } = spectrumSizes({ window: WINDOW, rate: RATE, ...BANDS })
  const frames = Array.from({ length: Math.floor((sound.length - WINDOW) / HOP) }, (_, t) => {
    const levels = Float64Array.from(bands(power(sound, t * HOP)), (log) => (10 / Math.LN10) * log)
    return { levels, db: mean(levels) }
  })
  const loudest = frames.reduce((most, { db }) => Math.max(most, db), Number.NEGATIVE_INFINITY)
  const spoken = frames.filter(({ db }) => db > loudest - QUIET_DB)
  const levels = Float64Array.from({ length: BANDS.count }, (_, band) =>
    mean(spoken.map((frame) => frame.levels[band]! - frame.db)),
  )
  return levels
}

function mean(values: ArrayLike<number>): number {
  return Array.from(values).reduce((sum, value) => sum + value, 0) / values.length
}

/** Pitches in order of height, one every 15 ms where there is one, by the best lag of the autocorrelation at 8 kHz. */
function pitchesOf(full: Float32Array): number[] {
  const sound = Float32Array.from({ length: full.length >> 1 }, (_, i) => (full[2 * i]! + full[2 * i + 1]!) / 2)
  const pitches: number[] = []
  for (let at = 0; at + 480 < sound.length; at += 120) {
    const [lag, likeness] = bestLag(sound, at)
    if (likeness > 0.6) pitches.push(8000 / lag)
  }
  return pitches.sort((a, b) => a - b)
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
