export { type Lessons, type ScriptToScore, type ScriptTraits, TRAIT_POINTS, traitsOf } from '#scores/viral.rules.ts'
export { autofixLabels, checkLooseText, listRules, scoreScript } from './verdict.ts'
