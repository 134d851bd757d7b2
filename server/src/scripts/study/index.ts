export { countStudies } from './study.store.ts'
