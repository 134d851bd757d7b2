export { cancelAllGenerations } from './generation.service.ts'
