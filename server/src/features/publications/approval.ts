import type { Owned } from '#context.ts'
import type { ChannelRow } from '#features/channels/index.ts'

/** Nothing leaves for a network outside without a person's word; the local channel is the owner's own. */
export const needsApproval = async (_ctx: Owned, { network }: Pick<ChannelRow, 'network'>): Promise<boolean> =>
  network !== 'local'
