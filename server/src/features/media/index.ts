export { removeAllMedia, sweepMedia } from './sweep.ts'
