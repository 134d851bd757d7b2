export { autofixLabels, type ScriptTraits, scriptFrom, TRAIT_POINTS } from '@octavo/officer'
export { complianceFigures } from './compliance.service.ts'
export { insertCheck } from './compliance.store.ts'
export { type Asking, judgeHooks, scoreText, traitsOf } from './officer.ts'
