/** Short, small, soundless loops of a week's films with a picture each, for the landing page. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Video } from '@octavo/contract/video'
import { smallEnough } from './ffmpeg.ts'
import type { FilmedWeek } from './filming.ts'

const OUT = 'web/public/films'

const LOOP_SECONDS = 6
const LIMITS = { film: 190_000, picture: 20_000, all: 1_600_000 }
const SIZES = { short: { width: 360, height: 640 }, long: { width: 640, height: 360 } } as const
/** The sentence in which each loop begins: the film has gained speed, and something is shown. */
const FIRST_SENTENCE = 1
/** Coarser and coarser until the file is small enough. */
const QUALITIES = [28, 30, 32, 34, 36]

type Sentence = { from: number; to: number; text: string }
type Loop = { name: string; title: string; seconds: number; says: string }

const seconds = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** The sentences of a film from its captions, each from its first word to its last. */
function sentencesOf(vtt: string): Sentence[] {
  const cues = vtt.split(/\n\n+/).flatMap((block) => {
    const [times, ...lines] = block.split('\n').slice(block.includes(' --> ') ? 0 : 1)
    const [from, to] = times?.split(' --> ') ?? []
    return from && to ? [{ from: seconds(from), to: seconds(to), text: lines.join(' ').trim() }] : []
  })
  const sentences: Sentence[] = []
  for (const cue of cues) {
    const last = sentences.at(-1)
    if (last && !/[.?!]$/.test(last.text)) Object.assign(last, { to: cue.to, text: `${last.text} ${cue.text}` })
    else sentences.push({ ...cue })
  }
  return sentences
}

/** As many whole sentences from the given one on as a loop holds. */
function cutOf(sentences: Sentence[], start: number): Sentence {
  const [first, ...rest] = sentences.slice(Math.min(start, sentences.length - 1))
  if (!first) throw new Error('The film says nothing.')
  const cut = { ...first, to: Math.min(first.to, first.from + LOOP_SECONDS) }
  for (const next of rest) {
    if (next.to - cut.from > LOOP_SECONDS) break
    Object.assign(cut, { to: next.to, text: `${cut.text} ${next.text}` })
  }
  return cut
}

async function makeLoop(week: FilmedWeek, video: Video, folder: string): Promise<Loop> {
  const { format, number, title, durationSeconds } = video
  const name = format === 'long' ? 'long' : `short-${number}`
  const film = path.join(folder, `${name}.mp4`)
  writeFileSync(film, await week.file(video.streamUrl ?? ''))
  const { width, height } = SIZES[format]
  const cut = cutOf(sentencesOf((await week.file(video.vttUrl ?? '')).toString()), FIRST_SENTENCE)
  const scale = `scale=${width}:${height}:flags=lanczos`
  await smallEnough(path.join(OUT, `${name}.mp4`), LIMITS.film, QUALITIES, (target, crf) => [
    ...['-ss', `${cut.from}`, '-t', `${cut.to - cut.from}`, '-i', film, '-an', '-vf', scale, '-map_metadata', '0'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', `${crf}`, '-pix_fmt', 'yuv420p', '-threads', '1'],
    ...['-movflags', '+faststart', target],
  ])
  // The poster tells the films of a week apart.
  const poster = path.join(folder, `${name}.jpg`)
  writeFileSync(poster, await week.file(video.posterUrl ?? ''))
  await smallEnough(path.join(OUT, `${name}.webp`), LIMITS.picture, [80, 70, 60, 50, 40], (target, quality) => [
    ...['-i', poster, '-vf', scale, '-c:v', 'libwebp', '-quality', `${quality}`, target],
  ])
  return { name, title, seconds: Math.round(durationSeconds ?? 0), says: cut.text }
}

/** Writes them, and answers what the landing page says of each. */
export async function writeLoops(week: FilmedWeek): Promise<Loop[]> {
  mkdirSync(OUT, { recursive: true })
  for (const file of readdirSync(OUT)) if (/\.(mp4|webp)$/.test(file)) rmSync(path.join(OUT, file))
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-loops-'))
  const loops: Loop[] = []
  for (const video of week.films) loops.push(await makeLoop(week, video, folder))
  rmSync(folder, { recursive: true })
  const sizes = readdirSync(OUT).map((file) => ({ file, bytes: statSync(path.join(OUT, file)).size }))
  for (const { file, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${file}`)
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  if (all > LIMITS.all) throw new Error(`The loops are ${all} bytes together, of ${LIMITS.all}.`)
  return loops
}
