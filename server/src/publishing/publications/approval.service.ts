import { operationConfig } from '#accounts/suspension/index.ts'
import type { Owned } from '#context.ts'
import type { ChannelRow } from '#publishing/channels/index.ts'
import { isOnAutoPilot } from './publications.store.ts'

/** Nothing leaves for a network outside without a person's word or the auto-pilot; the local channel is the owner's own. */
export const needsApproval = async (ctx: Owned, { network }: Pick<ChannelRow, 'network'>): Promise<boolean> =>
  network !== 'local' && !(await mayPublishAlone(ctx))

/** Auto-pilot is on, and no human oversight is required. */
async function mayPublishAlone(ctx: Owned): Promise<boolean> {
  const [isOn, config] = await Promise.all([isOnAutoPilot(ctx), operationConfig(ctx)])
  return isOn && !config?.humanOversightRequired
}
