import type { campaignRoutes } from '@octavo/contract/campaign'
import type { Reply } from '@octavo/contract/route'

export type CampaignDetail = Reply<typeof campaignRoutes.get>
