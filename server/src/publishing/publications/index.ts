export { holdPublications, networksPosted, planPublication, resumePublications } from './publications.service.ts'
export { orderOwedPublications } from './publications.workflow.ts'
