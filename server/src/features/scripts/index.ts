export { createScript, getScript, rememberScript } from './scripts.service.ts'
export { ingredientsUsed, type NewScript, type ScriptRow, sentencesUsed, updateScriptRow } from './scripts.store.ts'
