export { reach } from './milestones.service.ts'
