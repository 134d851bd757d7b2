/** What a new campaign says and shows before its owner changes it: from the business's own brand and its newest film. */
import type { Brand } from '@octavo/contract/brand'
import { CAMPAIGN_LIMITS, type CampaignFilm } from '@octavo/contract/campaign'
import { ownBrands } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { filmsOut } from './campaign-films.store.ts'
import { type NewCampaign, readSettings } from './campaigns.store.ts'
import { type Business, writeMail, writeText } from './copy.rules.ts'

type Words = Pick<
  NewCampaign,
  'businessName' | 'businessDescription' | 'subject' | 'body' | 'videoId' | 'linkUrl' | 'referralLine'
> & { channel: 'email' | 'sms' }

export async function mailOf(ctx: Owned, business: Business): Promise<Words> {
  const { facts, ...shown } = await knownOf(ctx, business.businessName)
  const { film, linkUrl, referralLine } = shown
  const { businessName, businessDescription } = business
  const words = writeMail(business, { film, facts })
  return {
    channel: 'email',
    businessName,
    businessDescription,
    ...words,
    videoId: film?.id ?? null,
    linkUrl,
    referralLine,
  }
}

export async function textOf(ctx: Owned, businessName: string, body?: string): Promise<Words> {
  const { film, linkUrl, referralLine } = await knownOf(ctx, businessName)
  const words = body ?? writeText({ businessName }, linkUrl ? 'link' : film ? 'film' : 'nowhere')
  const business = { businessName, businessDescription: '', subject: '' }
  return { channel: 'sms', ...business, body: words, videoId: film?.id ?? null, linkUrl, referralLine }
}

/** The brand of this name, or the only one there is; its newest film that is out, and where it sends people. */
async function knownOf(ctx: Owned, businessName: string) {
  const { referralLine } = await readSettings(ctx)
  const brands = await ownBrands(ctx)
  const named = brands.find(({ name }) => name.toLowerCase() === businessName.toLowerCase())
  const brand = named ?? (brands.length === 1 ? brands[0] : undefined)
  if (!brand) return { film: undefined, facts: [], linkUrl: '', referralLine }
  const [film] = await filmsOut(ctx, 1, brand.id)
  return { film, facts: tellableOf(brand), linkUrl: addressOf(brand.closeLink), referralLine }
}

/** Offers first, then prices, then products: what a customer can act on. */
const TELLABLE = ['offer', 'price', 'product'] as const

const tellableOf = ({ facts }: Brand): string[] =>
  TELLABLE.flatMap((kind) => facts.filter((fact) => fact.kind === kind).map(({ text }) => text))

/** The card at a film's end may name a page without `https://`, or a handle, which leads nowhere. */
function addressOf(closeLink: string): string {
  if (/^https?:\/\/\S+$/i.test(closeLink)) return closeLink
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(closeLink) ? `https://${closeLink}` : ''
}

/** The films that can be shown, the newest first. */
export async function listCampaignFilms(ctx: Owned): Promise<CampaignFilm[]> {
  const films = await filmsOut(ctx, CAMPAIGN_LIMITS.films)
  return films.map((film) => ({
    id: film.id,
    title: film.title,
    posterUrl: `${film.page}/poster.jpg`,
    pageUrl: ctx.config.publicUrl + film.page,
    durationMs: film.durationMs,
    publishedAt: film.publishedAt?.toISOString() ?? null,
  }))
}
