export { goOnAfterStop, stopCampaigns } from './campaigns.service.ts'
export { countActiveCampaigns, countHeldCampaigns } from './campaigns.store.ts'
export { sendingFigures } from './quota.service.ts'
