/**
 * `npm run web-films -- FOLDER`: cuts a short, small, soundless loop out of each film that `npm run batch` put into FOLDER, with a
 * picture, and writes them to web/public/films with the list that the landing page reads. Needs a system ffmpeg.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const OUT = 'web/public/films'
const LIST = 'web/src/screens/landing/landing-week.json'

const LOOP_SECONDS = 6
const LIMITS = { film: 150_000, picture: 12_000, all: 1_200_000 }
const SIZES = { short: { width: 360, height: 640 }, long: { width: 640, height: 360 } } as const
/** In which sentence each loop begins. A scene of its own belongs to most sentences; these have something to look at. */
const STARTS: Record<string, number> = {
  'short-1': 1,
  'short-2': 1,
  'short-3': 3,
  'short-4': 1,
  'short-5': 4,
  'short-6': 3,
  'short-7': 1,
  long: 9,
}
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

const ffmpeg = (...args: string[]) => run('ffmpeg', ['-v', 'error', '-y', ...args])

async function makeLoop(folder: string, file: string): Promise<Loop> {
  const name = /^(long|short-\d+)/.exec(file)![0]
  const film = join(folder, file)
  const { width, height } = SIZES[name === 'long' ? 'long' : 'short']
  const cut = cutOf(sentencesOf(readFileSync(film.replace(/mp4$/, 'vtt'), 'utf8')), STARTS[name] ?? 1)
  const scale = `scale=${width}:${height}:flags=lanczos`
  const length = cut.to - cut.from
  await smallEnough(join(OUT, `${name}.mp4`), LIMITS.film, QUALITIES, (target, crf) => [
    ...['-ss', `${cut.from}`, '-t', `${length}`, '-i', film, '-an', '-vf', scale, '-map_metadata', '0'],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', `${crf}`, '-pix_fmt', 'yuv420p', '-threads', '1'],
    ...['-movflags', '+faststart', target],
  ])
  await smallEnough(join(OUT, `${name}.webp`), LIMITS.picture, [80, 70, 60, 50, 40], (target, quality) => [
    ...['-ss', `${cut.to - 0.35}`, '-i', film, '-frames:v', '1', '-vf', scale],
    ...['-c:v', 'libwebp', '-quality', `${quality}`, target],
  ])
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-of', 'json', '-show_entries', 'format_tags=title:format=duration', film],
  ])
  const { format } = JSON.parse(stdout) as { format: { duration: string; tags: { title: string } } }
  return { name, title: format.tags.title, seconds: Math.round(Number(format.duration)), says: cut.text }
}

async function smallEnough(
  target: string,
  limit: number,
  qualities: number[],
  command: (target: string, quality: number) => string[],
): Promise<void> {
  for (const quality of qualities) {
    await ffmpeg(...command(target, quality))
    if (statSync(target).size <= limit) return
  }
  throw new Error(`${target} stays above ${limit} bytes.`)
}

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Name the folder of films: npm run web-films -- FOLDER. Make one with npm run batch.')
  process.exit(1)
}
const films = readdirSync(folder).filter((file) => /^(long|short-\d+)-.*\.mp4$/.test(file))
mkdirSync(OUT, { recursive: true })
for (const file of readdirSync(OUT)) if (/\.(mp4|webp)$/.test(file)) rmSync(join(OUT, file))
const loops: Loop[] = []
for (const film of films.sort()) loops.push(await makeLoop(folder, film))
writeFileSync(LIST, `${JSON.stringify(loops, undefined, 2)}\n`)

const made = readdirSync(OUT).filter((file) => /\.(mp4|webp)$/.test(file))
for (const file of made) console.log(`${String(statSync(join(OUT, file)).size).padStart(8)}  ${basename(file)}`)
const all = made.reduce((sum, file) => sum + statSync(join(OUT, file)).size, 0)
console.log(`${String(all).padStart(8)}  together, of ${LIMITS.all}`)
if (all > LIMITS.all) process.exit(1)
