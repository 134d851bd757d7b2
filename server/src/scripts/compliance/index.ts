export {
  autofixLabels,
  checkLooseText,
  type Lessons,
  type ScriptTraits,
  scoreScript,
  TRAIT_POINTS,
  traitsOf,
} from '@octavo/officer'
export { complianceFigures } from './compliance.service.ts'
export { insertCheck } from './compliance.store.ts'
