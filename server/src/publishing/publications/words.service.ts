/** What is said with a film where it is posted: the owner's own words, else those that fit the place. */
import { PLACES, type Place, placeOf } from '@octavo/contract/publication'
import type { publicationSchemas } from '@octavo/contract/publication/schemas'
import type { z } from 'zod'
import { findBrandEver, writerBrand } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { creditsOfFilm, withCredits } from '#films/make/index.ts'
import { getVideo, type VideoRow } from '#films/videos/index.ts'
import { type ChannelRow, channelsOfBrand } from '#publishing/channels/index.ts'
import { filmPagePath, linesOfFilm } from '#publishing/film-pages/index.ts'
import { getScript } from '#scripts/index.ts'
import type { PostWords } from '#services/language/language.ts'
import * as store from './publications.store.ts'
import { chaptersOf } from './words.rules.ts'

export type WordedFilm = Pick<VideoRow, 'id' | 'title' | 'scriptId' | 'brandId' | 'format' | 'revision' | 'filmPage'>

/** The words of a film's post on a channel. Who took its pictures is named in any case. */
export async function textOf(ctx: Owned, film: WordedFilm, channel: Channel): Promise<store.PostTextRow> {
  const [text, credits] = await Promise.all([wordsOf(ctx, film, channel), creditsOfFilm(ctx, film.id)])
  return { ...text, description: withCredits(text.description, credits) }
}

type Channel = Pick<ChannelRow, 'id' | 'network'>

async function wordsOf(ctx: Owned, film: WordedFilm, { id, network }: Channel): Promise<store.PostTextRow> {
  const given = await store.findPostText(ctx, { videoId: film.id, channelId: id })
  if (given) return given
  const [words] = await wordsFor(ctx, film, [placeOf(network, film.format)])
  return { title: words?.title ?? film.title, description: words?.description ?? '', hashtags: words?.hashtags ?? [] }
}

/** Keeps the words with which a post goes out: what is written for later ones never changes them. */
export async function keepWords(ctx: Owned, film: WordedFilm, channel: Channel): Promise<void> {
  await store.putPostText(ctx, { videoId: film.id, channelId: channel.id }, await wordsOf(ctx, film, channel))
}

type Words = z.output<typeof publicationSchemas.words.reply>

/** What could be said with a film on each network, to be pasted there by hand. */
export async function wordsOfVideo(ctx: Owned, videoId: string): Promise<Words> {
  const film = await getVideo(ctx, videoId)
  return wordsFor(
    ctx,
    film,
    PLACES.filter((place) => place !== 'page'),
  )
}

/** Nothing for a film whose script or brand is not there any more. */
async function wordsFor(ctx: Owned, film: WordedFilm, places: Place[]): Promise<PostWords[]> {
  const brand = film.brandId ? await findBrandEver(ctx, film.brandId) : undefined
  const script = film.scriptId ? await getScript(ctx, film.scriptId).catch(() => undefined) : undefined
  if (!brand || !script) return []
  const [channels, spoken] = await Promise.all([
    channelsOfBrand(ctx, brand.id),
    linesOfFilm(ctx, { accountId: ctx.accountId, videoId: film.id, revision: film.revision }),
  ])
  const page = film.filmPage && ctx.config.publicUrl + filmPagePath(ctx.secret, film.id)
  const link = channels.find(({ network }) => network === 'local')?.linkUrl ?? page
  const { title: _, body, hook, callToAction, hashtags, lines } = script
  const chapters = film.format === 'long' ? chaptersOf(lines ?? [], spoken) : []
  const posted = { brand: writerBrand(brand), title: film.title, body, hook, callToAction, hashtags, chapters }
  return ctx.services.language.postWords({ ...posted, ...(link && { link }) }, places)
}
