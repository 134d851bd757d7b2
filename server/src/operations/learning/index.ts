export { learnAll, learningSummary, lessonsFor } from './learning.service.ts'
