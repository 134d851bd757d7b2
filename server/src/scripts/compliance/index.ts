export { checkLooseText, complianceFigures, mendLabels, scoreScript } from './compliance.service.ts'
export { insertCheck } from './compliance.store.ts'
export { type Lessons, type ScriptTraits, TRAIT_POINTS, traitsOf } from './viral.rules.ts'
