export { databaseSpeechSpending } from './speaking-costs.service.ts'
