import { referralRoutes } from '@octavo/contract/referral'
import { referralSchemas } from '@octavo/contract/referral/schemas'
import { serve } from '#http/serve.ts'
import { isPerson } from '#publishing/film-pages/index.ts'
import { addChannel, countClick, invitation, listChannels, removeChannel, restoreChannel } from './channels.service.ts'
import { referralCredits, referralLink, viralAnalytics } from './referrals.service.ts'

export const referralsServed = serve(referralRoutes, referralSchemas, {
  credits: (ctx) => ctx.figures.of(ctx, 'referral credits', () => referralCredits(ctx)),
  analytics: (ctx) => viralAnalytics(ctx),
  link: (ctx) => referralLink(ctx),
  channels: async (ctx) => ({ channels: await listChannels(ctx) }),
  addChannel: (ctx, { body }) => addChannel(ctx, body.name),
  removeChannel: (ctx, { params }) => removeChannel(ctx, params.id),
  restoreChannel: (ctx, { params }) => restoreChannel(ctx, params.id),
  invitation: (ctx, { query }) => invitation(ctx, query.ref),
  clicked: async (ctx, { body, request }) => {
    const { method, headers } = request
    const purpose = String(headers['sec-purpose'] ?? '')
    // Programs that open every link they see are nobody.
    if (isPerson({ method, agent: headers['user-agent'], purpose })) await countClick(ctx, body)
    return {}
  },
})
