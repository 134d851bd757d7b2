/**
 * How far burned-in captions are from the words: beside the voice engine's own times, and beside the sound that is heard.
 * `npm run bench -- captions VOICE STYLE`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  CAPTION_STYLES,
  CLOSE_MS,
  type FilmPlan,
  renderFilm,
  SHORT_SIZE,
  storyboard,
  wholeFrames,
} from '@octavo/renderer'
import { builtInVoice } from '@octavo/voice'
import { type Speech, VOICES } from '@octavo/voice/speech'
import { findFilmTool } from '../e2e/film.tool.ts'
import { captionBand, captionLags, heardOnsets, SAMPLE_RATE, voiceLag } from '../e2e/film-checks.ts'
import { writeSpeech } from '../server/src/services/voice/speech-file.ts'

const MUST_MS = 100
const SCRIPT = `Most people wash their coffee machine wrong. Nine out of ten machines hide limescale where you never look.
You need three things: citric acid, a soft brush and ten minutes. First, empty the tank and take out the filter.
Then fill it with warm water and two spoons of citric acid. Do you know what happens if you skip this step?

The pump works twice as hard, and the coffee tastes flat. About 80 percent of all repairs begin there.
Rinse twice, and taste the difference tomorrow morning. Save this for the weekend.`

const [name = VOICES[0], styleName = CAPTION_STYLES[0]] = process.argv.slice(2)
const voice = VOICES.find((known) => known === name)
if (!voice) throw new Error(`There is no voice "${name}". There are: ${VOICES.join(', ')}.`)
const captionStyle = CAPTION_STYLES.find((known) => known === styleName)
if (!captionStyle) throw new Error(`There is no caption style "${styleName}". There are: ${CAPTION_STYLES.join(', ')}.`)
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'))

try {
  const speech = await builtInVoice().speak({ text: SCRIPT, voice })
  const file = join(folder, 'film.mp4')
  const { wav } = await writeSpeech(join(folder, 'speech'), speech)
  await renderFilm(planOf(speech, wav), { out: file })
  await print(file, speech)
} finally {
  rmSync(folder, { recursive: true })
}

/** Without music, so that what is heard is the voice. */
function planOf({ sentences, visemes, ...speech }: Speech, path: string): FilmPlan {
  const durationMs = wholeFrames(speech.durationMs + CLOSE_MS)
  const shared = { sentences, durationMs, captions: true, seed: 11, title: 'The coffee machine mistake' }
  const brand = { name: 'Morning Lab', color: '#c2542d' }
  return {
    ...shared,
    ...SHORT_SIZE,
    brand,
    background: 'gradient',
    scenes: storyboard({ ...shared, size: SHORT_SIZE, brand, hasPresenter: false }),
    visemes,
    music: 'none',
    ...(captionStyle && { captionStyle }),
    speech: { path },
  }
}

async function print(file: string, speech: Speech): Promise<void> {
  const tool = await findFilmTool()
  const words = speech.sentences.flatMap((sentence) => sentence.words)
  const lags = captionLags(await tool.readings(file, 'video', captionBand(SHORT_SIZE)), words)
  const sound = await tool.sound(file, SAMPLE_RATE)
  const heard = heardOnsets(sound, words)
  console.log(
    `${words.length} words, voice ${name}, captions ${styleName}, times from the ${speech.timing.source}; milliseconds, late is positive\n`,
  )
  row('caption after the engine\u2019s word', lags)
  row(
    'caption after the sound, where it follows a pause',
    heard.map(({ word, heardMs }) => word.startMs + lags[words.indexOf(word as (typeof words)[number])]! - heardMs),
  )
  console.log(`\nThe sound lies ${voiceLag(sound, words)} ms from the engine\u2019s words, as a whole.`)
}

function row(what: string, lags: number[]): void {
  const sizes = lags.map(Math.abs).sort((a, b) => a - b)
  const share = (part: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * part))] ?? Number.NaN
  const mean = lags.reduce((sum, lag) => sum + lag, 0) / lags.length
  const [p50, p95, worst] = [share(0.5), share(0.95), share(1)].map((ms) => ms.toFixed(0).padStart(4))
  const verdict = share(0.95) <= MUST_MS ? '' : `   OVER ${MUST_MS}`
  console.log(
    `${what.padEnd(52)}p50 ${p50}   p95 ${p95}   worst ${worst}   mean ${mean.toFixed(0)}   (${lags.length})${verdict}`,
  )
}
