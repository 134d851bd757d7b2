import type { Feature } from '#feature.ts'
import { creditState } from './credits.service.ts'

export const creditsFeature: Feature = {
  live: {
    credits: async (ctx) => {
      const { used, remaining } = await creditState(ctx)
      return { type: 'credits', creditsUsed: used, creditsRemaining: remaining }
    },
  },
}
