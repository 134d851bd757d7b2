export { complianceFigures, type ScriptToScore, scoreScript } from './compliance.service.ts'
export { insertCheck } from './compliance.store.ts'
