/** What a network let a channel have: read where a post goes out, kept encrypted, told to nobody. */
import type { Owned } from '#context.ts'
import { decrypt, encrypt } from '#encryption.ts'
import type { Credentials } from '#services/publisher/publisher.ts'
import * as store from './channels.store.ts'

const labelOf = (channelId: string) => ({ purpose: 'channel credentials', of: channelId })

/** Null where nothing is connected, or where it can't be read any more, as after a restore without the secret. */
export async function credentialsOf(ctx: Owned, channelId: string): Promise<Credentials | null> {
  const kept = await store.encryptedCredentials(ctx, channelId)
  const text = kept === null ? undefined : decrypt(ctx.secret, labelOf(channelId), kept)
  return text === undefined ? null : (JSON.parse(text) as Credentials)
}

export async function keepCredentials(ctx: Owned, channelId: string, credentials: Credentials): Promise<void> {
  const kept = encrypt(ctx.secret, labelOf(channelId), JSON.stringify(credentials))
  await store.updateChannelRow(ctx, channelId, { credentials: kept })
}
