export { srtOf, vttOf } from './captions.rules.ts'
export { filmFile, filmFolder, filmKey, filmKeys } from './videos.files.ts'
export { brandFor, newScript, newSeed, once, titleOf } from './videos.order.ts'
export { ctrOf, filenameOf, secondsUntilDone, weekSlots, weekStart } from './videos.rules.ts'
export { getVideo, latestFinished, refundOf, refundVideo, weeklyUse } from './videos.service.ts'
export {
  changeVideo,
  countInProduction,
  dropSampleVideos,
  findByRequest,
  findShown,
  insertVideos,
  latestPace,
  sampleVideos,
  type VideoRow,
  type VideoShown,
  videoById,
  videoCounts,
  videosByIds,
  videosOfBatches,
} from './videos.store.ts'
export { generatedView, posterUrlOf, videoView } from './videos.view.ts'
