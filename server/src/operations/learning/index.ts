export { learningSummary } from './learning.service.ts'
