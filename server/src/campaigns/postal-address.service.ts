/** The postal address that spam law wants in every mail; mails that stay in the outbox need none. */
import { messages } from '@octavo/contract/messages'
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { type CampaignRow, readSettings } from './campaigns.store.ts'
import { postalAddressOf } from './message.view.ts'

export async function refuseWithoutPostalAddress(ctx: Owned, { channel }: Pick<CampaignRow, 'channel'>): Promise<void> {
  if (channel === 'sms' || ctx.services.email.embedded) return
  if (!postalAddressOf(ctx, await readSettings(ctx)))
    throw new Refusal('conflict', messages.campaign.postalAddressMissing)
}
