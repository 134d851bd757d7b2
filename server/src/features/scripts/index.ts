export { createScript, getScript, type MemoryVerdict, rememberScript } from './scripts.service.ts'
export { ingredientsUsed, type ScriptRow, sentencesUsed, updateScriptRow } from './scripts.store.ts'
