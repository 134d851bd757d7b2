export { pauseAllCampaigns } from './campaigns.service.ts'
export { sendingFigures } from './quota.service.ts'
