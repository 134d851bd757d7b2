export { haltVideos, orderFilm, retryVideo, reviewVideo, startBatch } from './control.ts'
export { orderUnfinishedWork } from './recover.ts'
export { testPipeline } from './test-pipeline.ts'
export { setWorkContext } from './work-context.ts'
