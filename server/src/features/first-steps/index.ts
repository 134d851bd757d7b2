export { reach } from './reach.ts'
