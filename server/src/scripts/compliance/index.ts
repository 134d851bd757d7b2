export { autofixLabels, type Lessons, type ScriptTraits, TRAIT_POINTS } from '@octavo/officer'
export { complianceFigures } from './compliance.service.ts'
export { insertCheck } from './compliance.store.ts'
export { type Asking, checkLooseText, scoreScript, traitsOf } from './officer.ts'
