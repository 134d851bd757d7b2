/** Pictures of the things that a short names, where its owner has none: from others, or made by a model. Fetched once and kept. */
import { messages } from '@octavo/contract/messages'
import { PICTURE_LIMITS } from '@octavo/contract/picture'
import { picturesIn } from '@octavo/renderer'
import type { FoundPictures } from '#films/videos/index.ts'
import { foundId, keepFound, knownAmong } from '#media/found/index.ts'
import { Refusal } from '#refusal.ts'
import { type FilmPlan, namedThings, planFilm } from '#rendering/index.ts'
import { type Candidate, NoPictures, type Pictures } from '#services/pictures/pictures.ts'
import { speaksOfPeople } from '#text/people.ts'
import { filmRequest, sizeOf } from './film-request.ts'
import { type BrandedFilm, type FilmWork, type ScriptedFilm, withScript } from './film-work.ts'
import { recordedSpeech } from './record-voice.ts'

/** Whether anybody is to look for pictures for this film; once somebody has, it stays at that. */
export const wantsPictures = ({ ctx, video, brand }: BrandedFilm): boolean =>
  video.format === 'short' &&
  video.pictures === null &&
  video.foundPictures === null &&
  sourcesFor({ ctx, brand }).length > 0

const sourcesFor = ({ ctx, brand }: Pick<BrandedFilm, 'ctx' | 'brand'>): Pictures[] => {
  const { stockPictures, madePictures } = ctx.services
  const allowed = { none: [], stock: [stockPictures], made: [stockPictures, madePictures] }[brand.stockPictures]
  return allowed.filter(({ sources }) => sources.length > 0)
}

/** What was found, and in sentences what was not. Whatever fails, the film is made: those scenes are drawn. */
export async function findPictures(work: FilmWork): Promise<FoundPictures> {
  const film = await withScript(work)
  const search: Search = { film, sources: sourcesFor(film), found: { pictures: [], notes: [] } }
  for (const thing of await thingsToShow(film)) await findOne(search, thing)
  return search.found
}

/** Where it looks: a source that gives no answer is not asked again for this film. */
type Search = { film: ScriptedFilm; sources: Pictures[]; found: FoundPictures }

async function findOne(search: Search, thing: string): Promise<void> {
  const { found } = search
  const why: string[] = []
  for (const source of [...search.sources]) {
    try {
      const picture = await pictureFrom(source, search, thing)
      if (picture) return void found.pictures.push(picture)
      why.push(messages.pictures.nothing(source.name, thing))
    } catch (error) {
      search.film.signal?.throwIfAborted()
      search.sources = search.sources.filter((one) => one !== source)
      why.push(sentenceOn(search, error, source))
    }
  }
  found.notes.push(...why)
}

function sentenceOn({ film: { ctx, video } }: Search, error: unknown, { name }: Pictures): string {
  if (error instanceof NoPictures) return messages.pictures.fault[error.because](name)
  if (error instanceof Refusal) return messages.pictures.noRoom(error.message)
  ctx.log.error(`No picture for the film ${video.id}`, error)
  return messages.pictures.fault.broken(name)
}

/** Of bytes that are no picture another one may be one. */
const TRIES = 2
const NEVER = new AbortController().signal

async function pictureFrom(source: Pictures, { film, found }: Search, thing: string) {
  const { ctx, video, signal = NEVER } = film
  const candidates = await candidatesOf(source, film, thing)
  const pictures = candidates.map((candidate) => ({ candidate, mediaId: foundId(ctx, candidate) }))
  const known = await knownAmong(
    ctx,
    pictures.map(({ mediaId }) => mediaId),
  )
  const inFilm = new Set(found.pictures.map(({ mediaId }) => mediaId))
  const open = pictures.filter(({ mediaId }) => !known.gone.has(mediaId) && !inFilm.has(mediaId))
  // What an interrupted try has kept for this film, then what no film has shown yet.
  const rankOf = (mediaId: string) => (known.held.get(mediaId) === video.id ? 0 : known.held.has(mediaId) ? 2 : 1)
  const order = open.toSorted((one, other) => rankOf(one.mediaId) - rankOf(other.mediaId)).slice(0, TRIES)
  for (const { candidate, mediaId } of order) {
    const picture = { mediaId, thing, source: candidate.source }
    if (known.held.has(mediaId)) return picture
    const bytes = await source.take(candidate, { accountId: ctx.accountId, signal })
    if (await keepFound(ctx, candidate, { bytes, thing, videoId: video.id, signal })) return picture
  }
  if (order.length > 0) throw new NoPictures('broken')
  return undefined
}

function candidatesOf(source: Pictures, film: ScriptedFilm, thing: string): Promise<Candidate[]> {
  const { ctx, video, brand, cast, signal } = film
  return source.find({
    ...{ thing, trade: tradeOf(brand), key: `${video.id} ${thing}` },
    size: sizeOf(video, ctx.config),
    ...(cast.look && { look: cast.look }),
    ...(signal && { signal }),
  })
}

/** Longer than this it is no name of a trade. */
const TRADE_WORDS = 4

/** What line of work it is, in a few words; nothing where the brand says none. */
function tradeOf({ trade, description }: ScriptedFilm['brand']): string {
  const words = (text: string): string[] => text.match(/[\p{L}\p{N}'’-]+/gu) ?? []
  const said = words(trade).length > 0 ? words(trade).slice(0, TRADE_WORDS) : words(description)
  return said.length <= TRADE_WORDS ? said.join(' ') : ''
}

/** The things that its drawn scenes name, where a picture would be shown there and nowhere else: so many that it has enough with its owner's. */
async function thingsToShow(film: ScriptedFilm): Promise<string[]> {
  const { speech } = await recordedSpeech(film)
  const request = await filmRequest(film, speech, '')
  const { brandPictures = [] } = request
  const drawn = planFilm(request)
  const own = new Set(picturesIn(drawn).map(({ path }) => path)).size
  const things: string[] = []
  for (const thing of thingsNamed(drawn)) {
    if (own + things.length >= PICTURE_LIMITS.found) break
    const tried = [...things, thing].map((one) => ({ path: one, words: one, origin: 'stock' as const }))
    const plan = planFilm({ ...request, brandPictures: [...brandPictures, ...tried] })
    if (tried.every(({ path }) => standsForDrawing(plan, drawn, path))) things.push(thing)
  }
  return things
}

/** Scenes that a picture may stand for: not those that tell something themselves. */
const DRAWINGS: readonly Scene['kind'][] = ['icon', 'statement']
type Scene = FilmPlan['scenes'][number]

/** A sentence about somebody gets no picture: whoever is seen beside it would be taken for them. */
function thingsNamed(plan: FilmPlan): string[] {
  const about = plan.sentences.map(({ text }) => text).join(' ')
  const named = plan.scenes
    .filter(({ kind }) => DRAWINGS.includes(kind))
    .map((scene) => saidIn(plan, scene))
    .filter((text) => !speaksOfPeople(text))
    .flatMap((text) => namedThings(text, about).slice(0, 1))
  return [...new Set(named)]
}

const saidIn = ({ sentences }: FilmPlan, { startMs, endMs }: Scene): string =>
  sentences
    .filter((sentence) => sentence.startMs < endMs && sentence.endMs > startMs)
    .map(({ text }) => text)
    .join(' ')

function standsForDrawing(plan: FilmPlan, before: FilmPlan, path: string): boolean {
  const at = plan.scenes.find((scene) => scene.kind === 'media' && scene.path === path)
  const replaced = at && before.scenes.filter(({ startMs, endMs }) => startMs < at.endMs && endMs > at.startMs)
  return replaced?.every(({ kind }) => DRAWINGS.includes(kind)) ?? false
}
