export { completeMilestone } from './milestones.service.ts'
export { dropMilestone, listMilestones, putMilestone } from './milestones.store.ts'
