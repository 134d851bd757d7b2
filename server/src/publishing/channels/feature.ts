import { brandMade } from '#brands/index.ts'
import { on } from '#domain-events.ts'
import type { Feature } from '#feature.ts'
import { channelsServed } from './channels.routes.ts'
import { insertLocalChannel } from './channels.store.ts'

export const channelsFeature: Feature = {
  routes: channelsServed,
  on: [on(brandMade, (ctx, { id }) => insertLocalChannel(ctx, id))],
}
