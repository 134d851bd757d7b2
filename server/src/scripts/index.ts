export { createScript, getScript, type MemoryVerdict, rememberScript, rewriteScript } from './scripts.service.ts'
export {
  dropSampleScripts,
  ingredientsUsed,
  insertScript,
  type ScriptRow,
  sentencesUsed,
  updateScriptRow,
} from './scripts.store.ts'
