export { learnedSince, learningSummary } from './learning.service.ts'
