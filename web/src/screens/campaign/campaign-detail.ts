import type { campaignRoutes, Reply } from '@octavo/contract'

export type CampaignDetail = Reply<typeof campaignRoutes.get>
