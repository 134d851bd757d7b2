export { readerVersion } from '#reader/likely.ts'
export type { BrandRules } from '#rules/own-rules.ts'
export { type Lessons, type ScriptToScore, type ScriptTraits, TRAIT_POINTS, traitsOf } from '#scores/viral.rules.ts'
export { categoryMeanings, type Opinion, opinionOf, type Remark, type Words } from './opinion.ts'
export {
  autofixLabels,
  isMendable,
  type JudgedHook,
  judgeHook,
  listRules,
  scoreScript,
  scoreText,
  scriptFrom,
  type TextToScore,
  withMissing,
} from './verdict.ts'
