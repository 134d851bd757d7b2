export { haltVideos, orderFilm, type ReviewDecision, retryVideo, reviewVideo, startBatch } from './control.ts'
export { testPipeline } from './test-pipeline.ts'
export { setWorkContext } from './work-context.ts'
