export { sweepMedia } from './sweep.ts'
