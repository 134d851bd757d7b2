import { channelRoutes } from '@octavo/contract/channel'
import { channelSchemas } from '@octavo/contract/channel/schemas'
import { serve } from '#http/serve.ts'
import { listChannels, updateChannel } from './channels.service.ts'

export const channelsServed = serve(channelRoutes, channelSchemas, {
  list: (ctx) => listChannels(ctx),
  update: (ctx, { params, body }) => updateChannel(ctx, params.id, body),
})
