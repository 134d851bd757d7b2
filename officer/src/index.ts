export { readerVersion } from '#reader/likely.ts'
export { type Lessons, type ScriptToScore, type ScriptTraits, TRAIT_POINTS, traitsOf } from '#scores/viral.rules.ts'
export {
  autofixLabels,
  type JudgedHook,
  judgeHook,
  listRules,
  scoreScript,
  scoreText,
  scriptFrom,
  type TextToScore,
} from './verdict.ts'
