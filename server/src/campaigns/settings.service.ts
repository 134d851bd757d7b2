import type { CampaignSettings } from '@octavo/contract/campaign'
import type { SignedIn } from '#context.ts'
import { readSettings, type Settings, writeSettings } from './campaigns.store.ts'
import { referralUrl } from './link.tokens.ts'
import { sendingFigures } from './quota.service.ts'

export async function getCampaignSettings(ctx: SignedIn): Promise<CampaignSettings> {
  const { email, sms } = ctx.services
  const figures = await sendingFigures(ctx)
  return {
    ...(await readSettings(ctx)),
    defaultPostalAddress: ctx.config.mail.postalAddress,
    fromAddress: email.from,
    referralLink: referralUrl(ctx, ctx.account.referralCode),
    email: { provider: email.name, embedded: email.embedded, ...figures.email },
    sms: { provider: sms.name, embedded: sms.embedded, ...figures.sms },
  }
}

type Change = { [K in keyof Settings]?: Settings[K] | undefined }

export async function saveCampaignSettings(ctx: SignedIn, change: Change): Promise<CampaignSettings> {
  const patch = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await writeSettings(ctx, patch)
  return getCampaignSettings(ctx)
}
