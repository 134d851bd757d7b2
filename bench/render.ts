/**
 * How fast a film is made: beside Remotion, which draws the same plan with the same code in a browser, and beside how fast its
 * frames could be encoded if drawing, sound and joining cost nothing. And its memory, and what one changed word costs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type EncoderChoice,
  type FilmPlan,
  type FilmReport,
  FPS,
  filmFaults,
  measureEncoding,
  type Preset,
  renderFilm,
} from '@octavo/renderer'
import { PRESETS } from '../renderer/src/encode/encoder.ts'
import { watchMemory } from './memory.fixture.ts'
import { openStudio, type Settings } from './remotion/studio.fixture.ts'
import { filmPlan, withOneWordChanged } from './render.fixture.ts'
import { compareFrames } from './sheet.fixture.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    remotion: { type: 'string' },
    preset: { type: 'string', default: 'std' },
    encoder: { type: 'string', default: 'auto' },
    size: { type: 'string', default: 'short' },
  },
})
const seconds = Number(values.seconds)
const remotionSeconds = Math.min(seconds, Number(values.remotion ?? seconds))
const preset = values.preset as Preset
const options = { preset, encoder: values.encoder as EncoderChoice }

const BYTES = 1e9
const ENCODING_ALONE = { must: 0.6, aim: 0.8 }
const EDIT = { must: 0.2, fromSeconds: 60 }
/** Of as many measurements the middle one counts. */
const TURNS = 3
const SHEET = join(tmpdir(), 'octavo-bench-frames.html')
const MOMENTS = [0.5, 1.5, 2.5, 3.5, 4.5, 5.5].map((sixths) => (remotionSeconds * sixths) / 6)
/** Two encoders and two ways of enlarging a soft ground leave frames this far apart that are the same by eye. */
const ALIKE = 3

type Way = { name: string; settings: Settings; must: number; aim: number }

const { params, preset: x264Preset, crf } = PRESETS[preset]
/** Remotion has no room for more than a preset and a quality; the rest goes before the name of the file. */
const SAME_ENCODING: Settings = {
  x264Preset,
  crf,
  ffmpegOverride: ({ args }) => [...args.slice(0, -1), '-x264-params', params, ...args.slice(-1)],
}
const A_PAGE_A_CORE = { concurrency: availableParallelism() }
const WAYS: Way[] = [
  { name: 'as it comes', settings: {}, must: 6, aim: 10 },
  { name: 'our x264 settings', settings: SAME_ENCODING, must: 4, aim: 5 },
  { name: 'our x264 settings, a page a core', settings: { ...SAME_ENCODING, ...A_PAGE_A_CORE }, must: 4, aim: 5 },
]

const row = (what: string, figure: string, more: string) =>
  console.log(`${what.padEnd(52)}${figure.padStart(8)}  ${more}`)

/** How fast something is, in seconds of film a second. */
function speedRow(what: string, speed: number): number {
  row(what, speed.toFixed(2), `${(speed * FPS).toFixed(0).padStart(8)}`)
  return speed
}

function verdictRow(what: string, figure: string, isMet: boolean, must: string): void {
  row(what, figure, `must: ${must}${isMet ? '' : '   MISSED'}`)
}

function describe(plan: FilmPlan, film: FilmReport): void {
  const kinds = [...new Set(plan.scenes.map(({ kind }) => kind))].join(', ')
  const { total, video, audio, join: joining } = film.seconds
  const parts = `picture ${video.toFixed(2)}, sound ${audio.toFixed(2)} beside it, joining ${joining.toFixed(2)}`
  console.log(
    `${film.width}x${film.height}, ${seconds} s, ${(film.bytes / 1e6).toFixed(1)} MB, ${preset}, ${film.encoder}`,
  )
  console.log(`Scenes: ${kinds}; with a presenter, captions and music.`)
  console.log(`Made in ${total.toFixed(2)} s: ${parts}.`)
  for (const fault of filmFaults(film, plan)) console.log(`FAULT: ${fault}`)
  console.log()
  row('', 'film s/s', 'frames/s')
}

/** The speed of Remotion on each way. */
async function remotionSpeeds(plan: FilmPlan, folder: string, ours: string): Promise<number[]> {
  const studio = await openStudio(plan, folder)
  const name = `Remotion ${studio.version}`
  const theirs = join(folder, 'remotion.mp4')
  const speeds: number[] = []
  for (const way of WAYS) {
    const took = await studio.film(plan, remotionSeconds, theirs, way.settings)
    speeds.push(speedRow(`${name}, ${way.name}`, remotionSeconds / took))
  }
  const films: [{ name: string; file: string }, { name: string; file: string }] = [
    { name: 'ours', file: ours },
    { name, file: theirs },
  ]
  const apart = await compareFrames(SHEET, films, MOMENTS, studio.ffmpeg)
  const verdict = apart <= ALIKE ? '' : ', which is TOO FAR'
  console.log(`\nBoth draw the same plan with the same code; frames side by side: ${SHEET}`)
  console.log(`They are at most ${apart.toFixed(2)} of 255 levels apart on average${verdict}.`)
  console.log('Ours makes, mixes and encodes its sound as well; Remotion is silent, and its bundling is not counted.')
  return speeds
}

/** Makes the film and encodes its frames alone, turn and turn about: what else the machine does then slows both alike. */
async function inTurn(plan: FilmPlan, folder: string, out: string) {
  const [films, encoding]: [FilmReport[], number[]] = [[], []]
  for (let turn = 0; turn < TURNS; turn++) {
    films.push(await renderFilm(plan, { out, ...options }))
    encoding.push(await measureEncoding(plan, folder, options))
  }
  return { films, encoding }
}

/** Makes the film again, watched and with its scenes kept, and once more with one word changed. */
async function memoryAndEdit(plan: FilmPlan, folder: string): Promise<{ bytes: number; seconds: number }> {
  const order = { out: join(folder, 'again.mp4'), cacheFolder: join(folder, 'cache'), ...options }
  const peak = watchMemory()
  await renderFilm(plan, order)
  const bytes = peak()
  const changed = await renderFilm(withOneWordChanged(plan), order)
  return { bytes, seconds: changed.seconds.total }
}

async function bench(folder: string): Promise<void> {
  const plan = filmPlan(folder, seconds, values.size)
  const out = join(folder, 'film.mp4')
  const { films, encoding } = await inTurn(plan, folder, out)
  const film = middle(films, ({ seconds: { total } }) => total)
  describe(plan, film)
  const ours = speedRow('ours', seconds / film.seconds.total)
  const alone = speedRow('encoding the same frames alone', middle(encoding, (speed) => speed) / FPS)
  const again = await memoryAndEdit(plan, folder)
  const theirs = remotionSeconds > 0 ? await remotionSpeeds(plan, folder, out) : []
  console.log()
  const told = theirs.map((speed, at) => {
    const { name, must, aim } = WAYS[at]!
    verdictRow(
      `times as fast as Remotion, ${name}`,
      (ours / speed).toFixed(1),
      ours / speed >= must,
      `${must}, aim ${aim}`,
    )
    return `${(ours / speed).toFixed(1)} times Remotion (${name})`
  })
  const { must, aim } = ENCODING_ALONE
  verdictRow('of the speed of encoding alone', (ours / alone).toFixed(2), ours / alone >= must, `${must}, aim ${aim}`)
  verdictRow(
    'peak memory of all processes, MB',
    megabytes(again.bytes),
    again.bytes < BYTES,
    `below ${megabytes(BYTES)}`,
  )
  const share = again.seconds / film.seconds.total
  const isShort = seconds < EDIT.fromSeconds
  verdictRow(
    'one word changed, share of the whole time',
    share.toFixed(2),
    isShort || share <= EDIT.must,
    isShort ? `${EDIT.must} of a film of ${EDIT.fromSeconds} s` : `${EDIT.must}`,
  )
  const figures = [...told, `${(ours / alone).toFixed(2)} of encoding alone`, `${megabytes(again.bytes)} MB`].join(', ')
  console.log(`\n${seconds} s of film in ${film.seconds.total.toFixed(1)} s on ${machine()}: ${figures}.`)
}

function middle<T>(turns: T[], by: (turn: T) => number): T {
  return turns.toSorted((a, b) => by(a) - by(b))[Math.floor(turns.length / 2)]!
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
const machine = () => `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`

const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'))
try {
  await bench(folder)
} finally {
  rmSync(folder, { recursive: true })
}
