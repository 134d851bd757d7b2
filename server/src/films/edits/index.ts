export {
  changeEdit,
  type EditRow,
  editById,
  findPlan,
  haltAllEdits,
  keepPlan,
  type LineSpan,
  lastMade,
  type Manner,
  markCleared,
  OPEN,
  openEdits,
  unclearedEdits,
} from './edits.store.ts'
export { pieceAt, rewritten } from './lines.rules.ts'
export { sweepTried } from './tried-speech.ts'
