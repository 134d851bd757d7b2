export { nameOfWords, standsAsApproved } from './script-words.ts'
export {
  createScript,
  getScript,
  type Measures,
  type MemoryVerdict,
  measureScript,
  rememberScript,
  rewriteScript,
} from './scripts.service.ts'
export {
  dropSampleScripts,
  ingredientsUsed,
  insertScript,
  type ScriptRow,
  sentencesUsed,
  updateScriptRow,
} from './scripts.store.ts'
