/** A business's films, ordered and fetched by the product's own calls. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ACCOUNT_EXPORT_PATH } from '@octavo/contract/account'
import type { Batch, ProposedFilm } from '@octavo/contract/batch'
import type { Brand, BrandDraft } from '@octavo/contract/brand'
import type { GeneratedVideo, Video } from '@octavo/contract/video'

export type Business = {
  /** Of its files. */
  name: string
  /** The same seed gives the same week. */
  seed: number
  /** The title of the film that is shown whole. */
  film: string
  brand: Partial<BrandDraft> & { name: string }
}
export type FilmedWeek = {
  /** In the order of the week. */
  films: Video[]
  scenes: GeneratedVideo['scenes']
  /** The row of the script that the shown film speaks. */
  script: Row
  /** The row of the shown film. */
  row: Row
  file(path: string): Promise<Buffer>
}
export type Row = Record<string, unknown>

const FILMED_WITHIN_MS = 3_600_000

export const readBusinesses = (): Business[] =>
  JSON.parse(readFileSync(new URL('./businesses.json', import.meta.url), 'utf8'))

/** All eight films of its week. */
export const weekOf = (base: string, business: Business): Promise<FilmedWeek> => filmed(base, business, () => true)

/** The one that is shown. */
export const filmOf = (base: string, business: Business): Promise<FilmedWeek> =>
  filmed(base, business, ({ subject }) => subject.title === business.film)

async function filmed(
  base: string,
  { name, seed, film, brand: draft }: Business,
  chosen: (film: ProposedFilm) => boolean,
): Promise<FilmedWeek> {
  const call = callerOf(base, await signUp(base, name))
  const json = async <T>(...request: Parameters<typeof call>): Promise<T> => (await call(...request)).json()
  const brand = await json<Brand>('POST', '/api/brands', draft)
  const plan = await json<{ films: ProposedFilm[] }>('POST', '/api/batches/plan', { brandId: brand.id, seed })
  const films = plan.films.filter(chosen).map(({ format, number, subject }) => ({ format, number, subject }))
  if (films.length === 0)
    throw new Error(`No film “${film}” in: ${plan.films.map(({ subject }) => subject.title).join(', ')}`)
  const order = { brandId: brand.id, seed, films }
  const { batch } = await json<{ batch: Batch }>('POST', '/api/generate/enhanced-weekly-batch', order)
  const videos = await untilFilmed(() => json<Batch>('GET', `/api/batches/${batch.id}`))
  const shown = videos.find(({ title }) => title === film)
  if (!shown) throw new Error(`No film “${film}” among: ${videos.map(({ title }) => title).join(', ')}`)
  const generated = await json<GeneratedVideo[]>('GET', '/api/videos/brand/all/generated')
  const rows = (await (await call('GET', ACCOUNT_EXPORT_PATH)).text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const rowOf = (kind: string, id: unknown): Row => rows.find((one) => one.kind === kind && one.row.id === id).row
  return {
    films: videos,
    scenes: generated.find(({ id }) => id === shown.id)?.scenes ?? [],
    script: rowOf('scripts', shown.scriptId),
    row: rowOf('videos', shown.id),
    file: async (path) => Buffer.from(await (await call('GET', path)).arrayBuffer()),
  }
}

async function untilFilmed(read: () => Promise<Batch>): Promise<Video[]> {
  for (const until = Date.now() + FILMED_WITHIN_MS; Date.now() < until; await sleep(1000)) {
    const { videos } = await read()
    const stuck = videos.find(({ problem }) => problem)
    if (stuck) throw new Error(`${stuck.title}: ${stuck.problem}`)
    if (videos.every(({ filename }) => filename)) return videos
  }
  throw new Error('The films were not made in time.')
}

/** Answers the session's cookie. */
async function signUp(base: string, name: string): Promise<string> {
  const person = {
    ...{ firstName: 'Sam', lastName: 'Rivers', email: `${name}@octavo.example`, phone: '+15551234567' },
    ...{ country: 'United States', countryCode: 'US', password: 'Correct1horse', timeZone: 'America/New_York' },
  }
  const answer = await fetch(`${base}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify(person),
  })
  if (!answer.ok) throw new Error(`Sign-up: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const callerOf = (base: string, cookie: string) => async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(new URL(path, base), {
    method,
    headers: { cookie, origin: base, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
