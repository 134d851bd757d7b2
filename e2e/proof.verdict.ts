/** What has to be true of a batch that is done, whatever happened on the way. */
import { readdirSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import { FORMATS, isMade, type Video } from '@octavo/contract/video'
import { INTRO_MS } from '@octavo/renderer'
import type { Word } from './film.captions.ts'
import { checkFilm, type ExpectedFilm, type FilmFigures } from './film-checks.ts'
import type { Installation } from './proof.installation.ts'
import { type Narrowed, SMALLER } from './proof.options.ts'
import type { Visitor } from './proof.visitor.ts'

export type Film = { title: string; file: string; expected: ExpectedFilm; figures: FilmFigures; faults: string[] }
export type Verdict = { films: Film[]; faults: string[] }

export type Judged = {
  home: Installation
  visitor: Visitor
  /** Where films are saved for a look at them. */
  folder: string
  words: ReadonlyMap<string, Word[]>
  shape: Narrowed
  say(line: string): void
}

type Library = { scripts: { id: string; title: string; body: string }[] }
type Stats = { creditsUsed: number; creditsRemaining: number; monthlyCredits: number }

export async function judge(judged: Judged): Promise<Verdict> {
  const { visitor } = judged
  await visitor.get('/api/auth/user')
  const batches = await visitor.batches()
  const videos = batches.flatMap((batch) => batch.videos)
  const { scripts } = await visitor.get<Library>('/api/library/scripts')
  const stats = await visitor.get<Stats>('/api/dashboard/stats')
  const films: Film[] = []
  for (const video of videos.filter((one) => one.filename)) films.push(await judgeFilm(judged, video, scripts))
  const faults = [
    ...(batches.length === 1 ? [] : [`There are ${batches.length} batches instead of one.`]),
    ...countFaults(videos, judged.shape),
    ...creditFaults(stats, judged.shape),
    ...repeated(scripts.map((script) => script.body)),
    ...leftovers(judged.home.dataDir, videos),
    ...films.flatMap((film) => film.faults.map((fault) => `"${film.title}": ${fault}`)),
  ]
  return { films, faults }
}

function countFaults(videos: Video[], { shorts, longForm }: Narrowed): string[] {
  const wanted = shorts + longForm
  const ready = videos.filter((video) => isMade(video.status))
  const stuck = videos.filter((video) => !isMade(video.status))
  return [
    ...(videos.length === wanted && ready.length === wanted ? [] : [`${ready.length} of ${wanted} videos are ready.`]),
    ...stuck.map((video) => `"${video.title}" is ${video.status}: ${video.problem ?? 'without a reason'}`),
  ]
}

function creditFaults(
  { creditsUsed, creditsRemaining, monthlyCredits }: Stats,
  { shorts, longForm }: Narrowed,
): string[] {
  const cost = shorts * CREDIT_COSTS.short + longForm * CREDIT_COSTS.long
  return creditsUsed === cost && creditsRemaining === monthlyCredits - cost
    ? []
    : [
        `${creditsUsed} credits were spent and ${creditsRemaining} are left; the batch costs ${cost} of ${monthlyCredits}.`,
      ]
}

/** Sentences that two scripts share, whatever their case and punctuation. */
function repeated(bodies: string[]): string[] {
  const seen = new Map<string, number>()
  return bodies.flatMap((body, index) =>
    body.split(/(?<=[.!?…])\s+|\n+/).flatMap((sentence) => {
      const plain = sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim()
      const before = seen.get(plain) ?? index
      seen.set(plain, before)
      return plain && before !== index ? [`Two scripts say: ${sentence}`] : []
    }),
  )
}

const BESIDE = ['film.jpg', 'film.mp4', 'film.srt', 'film.vtt']

/** Each film with what goes with it, once; no draft, no half file, no folder to work in. */
function leftovers(dataDir: string, videos: Video[]): string[] {
  const expected = videos.flatMap((video) => BESIDE.map((name) => `${video.id}/${name}`)).sort()
  const kept = filesIn(path.join(dataDir, 'files')).map((file) => file.split('/').slice(-2).join('/'))
  const work = filesIn(path.join(dataDir, 'work'))
  return [
    ...kept.filter((file) => !expected.includes(file)).map((file) => `files/ holds ${file}.`),
    ...expected
      .filter((file) => kept.filter((one) => one === file).length !== 1)
      .map((file) => `files/ lacks ${file}.`),
    ...work.map((file) => `work/ still holds ${file}.`),
  ]
}

function filesIn(folder: string): string[] {
  const names = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder, { recursive: true }).map(String) : []
  return names.filter((name) => statSync(path.join(folder, name)).isFile())
}

/** What comes before the voice in the films of a brand that asked for nothing else. */
const LEAD_MS: Record<Video['format'], number> = { short: INTRO_MS.none, long: INTRO_MS.title }

const after = (lead: number, words: Word[]): Word[] =>
  words.map(({ text, startMs, endMs }) => ({ text, startMs: startMs + lead, endMs: endMs + lead }))

/** Fetches a film as a browser would and looks at it from outside. */
async function judgeFilm(
  { visitor, folder, words, shape, say }: Judged,
  video: Video,
  scripts: Library['scripts'],
): Promise<Film> {
  const get = (url: string | null) => visitor.bytes(url ?? '')
  const [film, poster, srt, vtt] = await Promise.all(
    [video.streamUrl, video.posterUrl, video.srtUrl, video.vttUrl].map(get),
  )
  const file = path.join(folder, 'films', video.filename ?? '')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, film ?? '')
  const { width, height, seconds } = FORMATS[video.format]
  const aim = shape.seconds
  const divisor = shape.small ? SMALLER : 1
  const expected: ExpectedFilm = {
    size: { width: width / divisor, height: height / divisor },
    // A film ordered at a length of its own may miss it by half.
    seconds: aim ? { min: aim * 0.5, max: aim * 1.6 } : seconds,
    body: scripts.find((script) => script.id === video.scriptId)?.body ?? '',
    words: after(LEAD_MS[video.format], words.get(video.id) ?? []),
    srt: String(srt),
    vtt: String(vtt),
  }
  const checked = await checkFilm(file, expected)
  const faults = [
    ...checked.faults,
    ...(film?.length === video.sizeBytes ? [] : [`It has ${film?.length} bytes instead of ${video.sizeBytes}.`]),
    ...(poster?.readUInt16BE(0) === JPEG ? [] : ['The poster is no JPEG.']),
  ]
  say(`${faults.length === 0 ? 'good' : 'BAD '}  ${(checked.figures.durationMs / 1000).toFixed(1)} s  ${video.title}`)
  return { title: video.title, file, expected, figures: checked.figures, faults }
}

const JPEG = 0xffd8
