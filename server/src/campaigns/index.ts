export { pauseAllCampaigns } from './control.service.ts'
export { sendingFigures } from './quota.ts'
