export { holdPublications, resumePublications } from './publications.service.ts'
