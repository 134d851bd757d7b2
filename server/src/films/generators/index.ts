export { beginUnfinishedRuns, stopGenerations } from './generators.runs.ts'
export { generationHappened } from './generators.view.ts'
