import type { Owned } from '#context.ts'
import { mayPublishAlone } from '#operations/mass-production/index.ts'
import type { ChannelRow } from '#publishing/channels/index.ts'

/** Nothing leaves for a network outside without a person's word or the auto-pilot; the local channel is the owner's own. */
export const needsApproval = async (ctx: Owned, { network }: Pick<ChannelRow, 'network'>): Promise<boolean> =>
  network !== 'local' && !(await mayPublishAlone(ctx))
