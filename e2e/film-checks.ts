/** What somebody who knows nothing of how a film was made would find wrong with it, with ffprobe and ffmpeg in hand. */
import { open } from 'node:fs/promises'
import { captionFaults, type Word } from './film.captions.ts'
import { type FilmTool, findFilmTool, type Reading } from './film.tool.ts'

export type ExpectedFilm = {
  size: { width: number; height: number }
  seconds: { min: number; max: number }
  /** The script as it was written, and its words with the times at which they are said. */
  body: string
  words: Word[]
  srt: string
  vtt: string
}

export type FilmFigures = {
  width: number
  height: number
  fps: number
  videoCodec: string
  audioCodec: string
  durationMs: number
  faststart: boolean
  lufs: number
  truePeakDb: number
  blackMs: number
  frozenMs: number
  /** How much later than its word the burned caption moves, at worst, in milliseconds. */
  captionLagMs: number
  /** How much later than the caption files say the voice is heard, at worst over stretches of 20 seconds. */
  voiceLagMs: number
}

// Blackdetect and freezedetect note what lasts at least so long; shorter is nobody's concern.
const PICTURE = 'blackdetect=d=0.1,freezedetect=n=-60dB:d=1'
const SOUND = 'ebur128=peak=true:metadata=1'
const FPS = 30

/** The faults in sentences, none when the film is good, and what was measured. */
export async function checkFilm(
  file: string,
  expected: ExpectedFilm,
  tool?: FilmTool,
): Promise<{ faults: string[]; figures: FilmFigures }> {
  const figures = await measureFilm(file, expected, tool ?? (await findFilmTool()))
  return { faults: faultsOf(figures, expected), figures }
}

/** What is wrong with a film that measures this. */
export function faultsOf(figures: FilmFigures, expected: ExpectedFilm): string[] {
  const found = CHECKS.map((check) => check(figures, expected)).filter((fault) => fault !== false)
  return [...found, ...captionFaults(expected)]
}

type Check = (film: FilmFigures, expected: ExpectedFilm) => string | false

const CHECKS: Check[] = [
  (film, { size }) =>
    (film.width !== size.width || film.height !== size.height) &&
    `The film is ${film.width}x${film.height} instead of ${size.width}x${size.height}.`,
  (film) => film.fps !== FPS && `It has ${film.fps} frames a second.`,
  (film) => film.videoCodec !== 'h264' && `The picture is ${film.videoCodec}.`,
  (film) => film.audioCodec !== 'aac' && `The sound is ${film.audioCodec}.`,
  (film) => !film.faststart && 'moov stands behind mdat.',
  (film, { seconds }) =>
    (film.durationMs < seconds.min * 1000 || film.durationMs > seconds.max * 1000) &&
    `It lasts ${film.durationMs / 1000} s instead of ${seconds.min} to ${seconds.max} s.`,
  (film) => !(Math.abs(film.lufs + 14) <= 1) && `It is at ${film.lufs} LUFS instead of -14.`,
  (film) => !(film.truePeakDb <= -0.5) && `It peaks at ${film.truePeakDb.toFixed(1)} dBTP.`,
  (film) => film.blackMs > 500 && `It is black for ${film.blackMs} ms.`,
  (film) => film.frozenMs > 4000 && `It stands still for ${film.frozenMs} ms.`,
  (film) => !(film.captionLagMs <= 100) && `A caption moves ${Math.round(film.captionLagMs)} ms from its word.`,
  (film) => !(film.voiceLagMs <= 100) && `The voice is ${film.voiceLagMs} ms from the captions.`,
]

/** Decodes the whole film once for its picture and twice for its sound. */
async function measureFilm(file: string, { words }: ExpectedFilm, tool: FilmTool): Promise<FilmFigures> {
  const streams = await tool.facts(file)
  const video = streams.find((stream) => stream.codec_type === 'video')
  const audio = streams.find((stream) => stream.codec_type === 'audio')
  if (!video || !audio) throw new Error(`${file} has no picture or no sound`)
  const durationMs = Math.round(Number(video.duration) * 1000)
  const picture = await tool.readings(file, 'video', `${PICTURE},${captionBand(video)}`)
  const sound = (await tool.readings(file, 'audio', SOUND)).findLast(({ notes }) => notes['lavfi.r128.I'])
  const [frames = 0, second = 1] = video.avg_frame_rate.split('/').map(Number)
  return {
    width: video.width,
    height: video.height,
    fps: frames / second,
    videoCodec: video.codec_name,
    audioCodec: audio.codec_name,
    durationMs,
    faststart: await indexComesFirst(file),
    lufs: Number(sound?.notes['lavfi.r128.I']),
    truePeakDb: 20 * Math.log10(Number(sound?.notes['lavfi.r128.true_peak'])),
    blackMs: longest(picture, 'lavfi.black_start', 'lavfi.black_end', durationMs),
    frozenMs: longest(picture, 'lavfi.freezedetect.freeze_start', 'lavfi.freezedetect.freeze_end', durationMs),
    captionLagMs: captionLag(picture, words),
    voiceLagMs: voiceLag(await tool.sound(file, SAMPLE_RATE), words),
  }
}

/** The longest stretch between two notes; one that is still open at the film's end lasts until there. */
function longest(readings: Reading[], start: string, end: string, durationMs: number): number {
  const times = (key: string) => readings.flatMap(({ notes }) => (notes[key] ? [Number(notes[key]) * 1000] : []))
  const ends = times(end)
  return Math.max(0, ...times(start).map((from, index) => Math.round((ends[index] ?? durationMs) - from)))
}

/** Walks the boxes at the top of the file. */
async function indexComesFirst(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(16)
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(head, 0, 16, at)
      const kind = head.toString('latin1', 4, 8)
      if (bytesRead < 16 || kind === 'mdat') return false
      if (kind === 'moov') return true
      const size = head.readUInt32BE(0)
      at += size === 1 ? Number(head.readBigUInt64BE(8)) : Math.max(size, 8)
    }
  } finally {
    await file.close()
  }
}

/** Frame by frame, how much the strip of the picture changes in which captions stand. */
export function captionBand({ width, height }: { width: number; height: number }): string {
  const unit = Math.min(width, height) / 1080
  const [x, y, w, h] =
    width < height
      ? [width * 0.12, height * 0.815 - 244 * unit, width * 0.76, 244 * unit]
      : [110 * unit, height - 300 * unit, 1110 * unit, 200 * unit]
  const box = [w, h, x, y].map((side) => 2 * Math.round(side / 2)).join(':')
  return `crop=${box},tblend=all_mode=difference,signalstats`
}

// A word that begins changes the strip by at least so many levels, in whatever style; what stands still behind it changes less.
const LEAST = 0.5
// Parts of what a word of this film usually changes: from the first on a rise counts, from the second on every change, since
// a word that follows at once shows only in that the strip does not settle.
const RISE_SHARE = 0.25
const UNSETTLED_SHARE = 0.4

const notesOf = ({ notes }: Reading, plane: string): number => Number(notes[`lavfi.signalstats.${plane}AVG`])
/** Light and color together: some styles give a spoken word another color and nothing more. */
const changeIn = (reading: Reading): number =>
  notesOf(reading, 'Y') + (notesOf(reading, 'U') + notesOf(reading, 'V')) / 2

/** A spoken word changes the captions: how much later than each word the nearest jump is, in milliseconds; early is negative. */
export function captionLags(readings: Reading[], words: Word[]): number[] {
  const change = readings.map(changeIn)
  const largest = change.toSorted((a, b) => b - a).slice(0, words.length)
  const usual = largest[largest.length >> 1] ?? 0
  const isJump = (now: number, before: number) =>
    now > UNSETTLED_SHARE * usual || (now > Math.max(LEAST, RISE_SHARE * usual) && now > 1.3 * before)
  const jumps = readings.filter((_, at) => isJump(change[at] ?? 0, change[at - 1] ?? 0))
  return words.map(({ startMs }) => {
    const apart = jumps.map(({ seconds }) => seconds * 1000 - startMs)
    return apart.reduce((nearest, lag) => (Math.abs(lag) < Math.abs(nearest) ? lag : nearest), Infinity)
  })
}

/** The largest of them. */
export const captionLag = (readings: Reading[], words: Word[]): number =>
  Math.max(...captionLags(readings, words).map(Math.abs))

export const SAMPLE_RATE = 16_000
const HOP_MS = 5
const STRETCH_MS = 20_000
const FARTHEST_MS = 400
// Music and room below this do not count as heard.
const FLOOR = 1e-3
// Between two words closer than this a voice does not fall silent.
const PAUSE_MS = 80

/**
 * The shift at which the words' times fit the sound best: loud inside words, quiet in the pauses. Taken for each stretch of
 * a film by itself, so that a voice that drifts away is found; the largest shift counts.
 */
export function voiceLag(sound: Float32Array, words: Word[]): number {
  const loudness = envelope(sound)
  const spoken = phrases(words)
  const last = words.at(-1)?.endMs ?? 0
  const count = Math.max(1, Math.floor(last / STRETCH_MS))
  const lags = Array.from({ length: count }, (_, at) =>
    bestShift(loudness, spoken, (at * last) / count, ((at + 1) * last) / count),
  )
  return Math.max(...lags.map(Math.abs))
}

/** From the pause before a word to its loudest moment, this much of the way up counts as its beginning. */
const RISE = 0.4

/**
 * When the voice is heard to begin again after each pause, for the first word after it: found in the sound alone, from the
 * quietest moment around the word's beginning on.
 */
export function heardOnsets(sound: Float32Array, words: Word[]): { word: Word; heardMs: number }[] {
  const loudness = envelope(sound)
  const at = (ms: number) => Math.max(0, Math.round(ms / HOP_MS))
  return words.flatMap((word, index) => {
    const before = words[index - 1]?.endMs ?? 0
    if (word.startMs - before < PAUSE_MS) return []
    const from = at(Math.max(before, word.startMs - FARTHEST_MS))
    const pause = loudness.slice(from, at(word.startMs + PAUSE_MS))
    const quietest = from + pause.lastIndexOf(Math.min(...pause))
    const after = loudness.slice(quietest, at(word.startMs + FARTHEST_MS))
    const loud = loudness[quietest]! + RISE * (Math.max(...after) - loudness[quietest]!)
    return [{ word, heardMs: (quietest + after.findIndex((now) => now >= loud)) * HOP_MS }]
  })
}

/** Decibels, one value for each HOP_MS. */
function envelope(sound: Float32Array): number[] {
  const hop = (SAMPLE_RATE * HOP_MS) / 1000
  return Array.from({ length: Math.floor(sound.length / hop) }, (_, at) => {
    const part = sound.subarray(at * hop, (at + 1) * hop)
    return 20 * Math.log10(Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / hop) + FLOOR)
  })
}

/** Words that follow each other without a pause, as one. */
function phrases(words: Word[]): { startMs: number; endMs: number }[] {
  const found: { startMs: number; endMs: number }[] = []
  for (const { startMs, endMs } of words) {
    const open = found.at(-1)
    if (open && startMs - open.endMs < PAUSE_MS) open.endMs = endMs
    else found.push({ startMs, endMs })
  }
  return found
}

function bestShift(
  loudness: number[],
  spoken: { startMs: number; endMs: number }[],
  fromMs: number,
  toMs: number,
): number {
  const said = (ms: number) => spoken.some(({ startMs, endMs }) => ms >= startMs && ms < endMs)
  const steps = Array.from({ length: Math.floor((toMs - fromMs) / HOP_MS) }, (_, at) => fromMs + at * HOP_MS)
  const mask = steps.map(said)
  const contrast = (shiftMs: number) => {
    const heard = steps.map((ms) => loudness[Math.round((ms + shiftMs) / HOP_MS)])
    return mean(heard.filter((_, at) => mask[at])) - mean(heard.filter((_, at) => !mask[at]))
  }
  let best = { shiftMs: 0, contrast: contrast(0) }
  for (let shiftMs = -FARTHEST_MS; shiftMs <= FARTHEST_MS; shiftMs += HOP_MS) {
    const now = contrast(shiftMs)
    if (now > best.contrast) best = { shiftMs, contrast: now }
  }
  return best.shiftMs
}

function mean(values: (number | undefined)[]): number {
  const known = values.filter((value) => value !== undefined)
  return known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length)
}
