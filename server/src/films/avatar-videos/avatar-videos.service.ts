/** Films with a presenter, from a script or from a page. */

import { AVATARS, type AvatarId, avatarFiles } from '@octavo/contract/avatar-video'
import type { avatarVideoSchemas } from '@octavo/contract/avatar-video/schemas'
import type { Tone } from '@octavo/contract/brand'
import { messages } from '@octavo/contract/messages'
import { PLATFORM_SHAPES } from '@octavo/contract/network'
import type { VideoFormat } from '@octavo/contract/video'
import type { z } from 'zod'
import { findBrandEver } from '#brands/index.ts'
import type { Ctx, SignedIn } from '#context.ts'
import {
  autofixUntilApproved,
  type CheckedScript,
  castFilm,
  keepChecked,
  readTwice,
  requestFor,
  reviewProblem,
} from '#films/make/index.ts'
import { brandFor, newScript, newSeed, once, orderFilm, titleOf } from '#films/orders/index.ts'
import { Refusal } from '#refusal.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import { measureScript } from '#scripts/index.ts'
import { NothingLeftToSay } from '#services/language/language.ts'
import { type Page, PageRefused } from '#services/page-reader/page-reader.ts'

type Order = z.output<typeof avatarVideoSchemas.generateSimple.body>

export const listAvatars = async ({ services }: Pick<Ctx, 'services'>) =>
  (await services.avatars.presenters()).map((one) => ({ ...one, posterUrl: avatarFiles.poster(one.id) }))

export const listVoices = async ({ services }: Pick<Ctx, 'services'>) =>
  services.voice.voices().map(({ id, name, gender, description, language }) => ({
    ...{ id, name, gender, description, language },
    paid: paidFor(services.voice),
    sampleUrl: avatarFiles.sample(id),
  }))

const paidFor = ({ name, costs, dollarsAMinute }: Ctx['services']['voice']) =>
  costs === 'nothing' ? null : { by: name, dollarsAMinute: dollarsAMinute ?? null }

/** Asks the provider now, and says what it answered. */
export async function testConnection({ services, log }: Ctx) {
  try {
    const { length: avatarCount } = await services.avatars.presenters()
    return { avatarCount, voiceCount: services.voice.voices().length, provider: services.avatars.name }
  } catch (error) {
    log.error('The avatar provider does not answer', error)
    throw new Refusal('unavailable', `${services.avatars.name} does not answer. Please try again in a few minutes.`)
  }
}

const SHAPE: Record<(typeof PLATFORM_SHAPES)[keyof typeof PLATFORM_SHAPES], VideoFormat> = {
  '9:16': 'short',
  '16:9': 'long',
}

// The page's film is written a little shorter than asked, so that the voice need not hurry.
const PAGE_SHARE = 0.94

type Words = { title: string; body: string; page?: Page }

/** Orders the film and answers with its id; the same request again finds the same film. */
export async function orderAvatarVideo(ctx: SignedIn, order: Order): Promise<string> {
  const brandId = await brandFor(ctx, order.brandId)
  const format = SHAPE[PLATFORM_SHAPES[order.platform]]
  const page = order.url === undefined ? undefined : await readPage(ctx, order.url)
  const written = order.script === undefined && page ? await writeAbout(ctx, order, brandId, page) : undefined
  const words = written?.script ?? wordsOf(order, page)
  const measures = await measureScript(ctx, { ...words, brandId })
  return once(ctx, order.requestId, async (within) => {
    const kept = written && (await keepChecked(within, written, { brandId, format }))
    // A page may be filmed again on purpose: its words are then kept as a person's own would be.
    const { title, body } = words
    const script = kept?.kept ? kept.script : await newScript(within, { title, body, brandId }, measures)
    return orderFilm(within, {
      script: { ...script, brandId },
      format,
      title: script.title,
      seed: newSeed(),
      seconds: order.duration,
      presenterChoice: 'shown',
      ...(order.avatarId && { avatarId: order.avatarId }),
      ...(await voiceOf(within, brandId, order)),
      captions: order.captions,
      music: order.music,
      pictures: order.pictures,
      requestId: order.requestId,
      ...(written && !written.verdict.approved && { review: reviewProblem(written) }),
    })
  })
}

/** The given words; a page beside them gives the film its name. */
const wordsOf = ({ script = '' }: Order, page: Page | undefined): Words => ({
  title: (page?.title ?? titleOf(script)).slice(0, 200),
  body: script,
})

async function readPage({ services }: Ctx, url: string): Promise<Page> {
  try {
    return await services.pages.read(url)
  } catch (error) {
    if (error instanceof PageRefused) throw new Refusal('unprocessable', error.message)
    throw error
  }
}

async function writeAbout(ctx: SignedIn, order: Order, brandId: string, page: Page): Promise<CheckedScript> {
  const brand = await findBrandEver(ctx, brandId)
  if (!brand) throw new Refusal('not-found', messages.brand.notFound)
  const format = SHAPE[PLATFORM_SHAPES[order.platform]]
  const [seconds, seed] = [order.duration * PAGE_SHARE, newSeed()]
  const request = await requestFor(ctx, brand, { format, seconds: { aim: seconds, min: 0, max: seconds }, seed })
  const whose = { brand, presenter: true }
  const judge = (script: CheckedScript['script']) => scoreText(ctx, script, whose)
  const told = await tell(ctx, page, seconds, seed)
  return readTwice(ctx, await autofixUntilApproved(ctx.services.language, told, request, judge), whose)
}

async function tell({ services, accountId: account }: SignedIn, page: Page, seconds: number, seed: number) {
  try {
    return await services.language.writeAboutPage(page, { seconds, seed, account })
  } catch (error) {
    if (error instanceof NothingLeftToSay) throw new Refusal('unprocessable', error.message)
    throw error
  }
}

/**
 * The chosen voice, or one that suits the brand's tone and could be the chosen presenter's. Where neither was chosen, the brand's
 * persona and strategy cast both, as in all of its films.
 */
async function voiceOf(
  ctx: SignedIn,
  brandId: string,
  { voiceId, avatarId }: Pick<Order, 'voiceId' | 'avatarId'>,
): Promise<{ voiceId?: string }> {
  if (voiceId) return { voiceId }
  return avatarId ? { voiceId: await voiceFor(ctx, brandId, avatarId) } : {}
}

async function voiceFor(ctx: SignedIn, brandId: string, avatarId: AvatarId): Promise<string> {
  const brand = await findBrandEver(ctx, brandId)
  const tone: Tone = brand?.tone ?? 'Friendly & Approachable'
  const person = AVATARS.find((avatar) => avatar.id === avatarId)
  return castFilm({
    avatarMode: 'Fixed Avatar',
    tone,
    brandSeed: 0,
    seed: 0,
    turn: 0,
    body: '',
    voices: ctx.services.voice,
    ...(person && { chosenPerson: person }),
  }).voice
}
