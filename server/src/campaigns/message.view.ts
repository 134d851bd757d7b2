/** A campaign's message to one person, with its links, ready for the provider. */
import type { AccountRow, Ctx, Owned } from '#context.ts'
import type { Mail } from '#services/email/email.ts'
import type { Text } from '#services/sms/sms.ts'
import { type FilmOut, filmOut } from './campaign-films.store.ts'
import { type CampaignRow, readSettings, type Settings } from './campaigns.store.ts'
import { linkTo } from './link.tokens.ts'
import { type MailParts, type Person, renderMail, renderText } from './render.rules.ts'

/** Whose campaign it is, what they say of themselves, and the film that it shows. */
export type Composing = { campaign: CampaignRow; account: AccountRow; settings: Settings; film: FilmOut | undefined }
export type Addressed = { id: string; address: string; test: boolean; person: Person }

/** What its messages are made of, as it is now: a film that is not out any more is not shown. */
export async function composingOf(ctx: Owned, campaign: CampaignRow, account: AccountRow): Promise<Composing> {
  const film = campaign.videoId ? await filmOut(ctx, campaign.videoId) : undefined
  return { campaign, account, settings: await readSettings(ctx), film }
}

export const postalAddressOf = ({ config }: Pick<Ctx, 'config'>, settings: Settings): string =>
  settings.postalAddress || config.mail.postalAddress

const whyOf = ({ kind, businessName }: CampaignRow): string =>
  kind === 'opt-in'
    ? `${businessName} asks you once. If you do nothing, you get nothing more.`
    : `You get this because you agreed to get mail from ${businessName}.`

/** Whether a click on the button leads anywhere. */
const leads = ({ campaign: { leadsTo, linkUrl }, film }: Composing): boolean =>
  leadsTo === 'referral' || linkUrl !== '' || film !== undefined

function actionOf(ctx: Ctx, composing: Composing, sendId: string): MailParts['action'] {
  const { kind, leadsTo, linkUrl, buttonLabel } = composing.campaign
  if (kind === 'opt-in') return { label: 'Yes, send me your mail', url: linkTo(ctx, 'confirm', sendId) }
  if (!leads(composing)) return null
  const words = leadsTo === 'referral' ? 'See how we make our videos' : linkUrl ? 'Have a look' : 'Watch the film'
  const click = linkTo(ctx, 'click', sendId)
  return { label: buttonLabel || words, url: leadsTo === 'referral' || linkUrl ? click : `${click}/film` }
}

/** `posterBase` stands before the poster's path: a mail program wants the whole address, a preview its own origin. */
export function composeMail(ctx: Ctx, composing: Composing, send: Addressed, posterBase = ctx.config.publicUrl): Mail {
  const { campaign, account, settings, film } = composing
  const isMarketing = campaign.kind === 'campaign'
  const unsubscribeUrl = isMarketing ? linkTo(ctx, 'unsubscribe', send.id) : null
  const click = linkTo(ctx, 'click', send.id)
  const { subject, text, html } = renderMail({
    subject: send.test ? `[Test] ${campaign.subject}` : campaign.subject,
    body: campaign.body,
    businessName: campaign.businessName,
    person: send.person,
    film: film ? { title: film.title, posterUrl: `${posterBase}${film.page}/poster.jpg`, url: `${click}/film` } : null,
    action: actionOf(ctx, composing, send.id),
    tracked: (place) => `${click}/${place}`,
    madeWithUrl: isMarketing && campaign.referralLine ? `${click}/octavo` : null,
    unsubscribeUrl,
    openUrl: isMarketing ? `${linkTo(ctx, 'open', send.id)}.gif` : null,
    postalAddress: postalAddressOf(ctx, settings),
    why: whyOf(campaign),
  })
  return {
    key: send.id,
    accountId: account.id,
    campaignId: campaign.id,
    fromName: settings.fromName || campaign.businessName,
    replyTo: settings.replyTo || account.email,
    to: send.address,
    subject,
    text,
    html,
    unsubscribeUrl,
    listId: isMarketing ? `${account.id}.${new URL(ctx.config.publicUrl).hostname}` : null,
  }
}

export function composeText(ctx: Ctx, composing: Composing, send: Addressed): Text {
  const { campaign, account } = composing
  const link = leads(composing) ? linkTo(ctx, 'click', send.id) : null
  return {
    key: send.id,
    accountId: account.id,
    campaignId: campaign.id,
    to: send.address,
    body: renderText(campaign.body, send.person, link),
  }
}
