/** A campaign's message to one person, with its links, ready for the provider. */
import type { AccountRow, Ctx } from '#context.ts'
import type { Mail } from '#services/email/email.ts'
import type { Text } from '#services/sms/sms.ts'
import type { CampaignRow, Settings } from './campaigns.store.ts'
import { linkTo } from './link.tokens.ts'
import { type Person, renderMail, renderText } from './render.rules.ts'

/** Whose campaign it is and what they say of themselves. */
export type Composing = { campaign: CampaignRow; account: AccountRow; settings: Settings }
export type Addressed = { id: string; address: string; test: boolean; person: Person }

export const postalAddressOf = ({ config }: Pick<Ctx, 'config'>, settings: Settings): string =>
  settings.postalAddress || config.mail.postalAddress

const ACTIONS = {
  campaign: { label: 'See how we make our videos', kind: 'click' },
  'opt-in': { label: 'Yes, send me your mail', kind: 'confirm' },
} as const

const whyOf = ({ kind, businessName }: CampaignRow): string =>
  kind === 'opt-in'
    ? `${businessName} asks you once. If you do nothing, you get nothing more.`
    : `You get this because you agreed to get mail from ${businessName}.`

export function composeMail(ctx: Ctx, { campaign, account, settings }: Composing, send: Addressed): Mail {
  const isMarketing = campaign.kind === 'campaign'
  const action = ACTIONS[campaign.kind]
  const unsubscribeUrl = isMarketing ? linkTo(ctx, 'unsubscribe', send.id) : null
  const click = linkTo(ctx, 'click', send.id)
  const { subject, text, html } = renderMail({
    subject: send.test ? `[Test] ${campaign.subject}` : campaign.subject,
    body: campaign.body,
    businessName: campaign.businessName,
    person: send.person,
    action: { label: action.label, url: action.kind === 'click' ? click : linkTo(ctx, 'confirm', send.id) },
    tracked: (place) => `${click}/${place}`,
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

export const composeText = (ctx: Ctx, { campaign, account }: Composing, send: Addressed): Text => ({
  key: send.id,
  accountId: account.id,
  campaignId: campaign.id,
  to: send.address,
  body: renderText(campaign.body, send.person, linkTo(ctx, 'click', send.id)),
})
