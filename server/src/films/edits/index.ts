export { aligned } from './aligned.ts'
export { cancelAllEdits } from './edit.job.ts'
export { pieceAt, rewritten } from './lines.rules.ts'
