export { aligned } from './aligned.ts'
export { stopEdits } from './edit.job.ts'
export { pieceAt, rewritten } from './lines.rules.ts'
