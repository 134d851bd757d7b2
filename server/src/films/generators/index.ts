export { stopGenerations } from './generation.service.ts'
