export { aligned } from './aligned.ts'
export { cancelAllEdits } from './edit.job.ts'
export { changeLook } from './edits.service.ts'
export { pieceAt, rewritten } from './lines.rules.ts'
