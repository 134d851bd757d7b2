export { stopGenerations } from './generators.runs.ts'
