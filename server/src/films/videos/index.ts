export { srtOf, vttOf } from './captions.rules.ts'
export { filmFile, filmFolder, filmKey, filmKeys } from './videos.http.ts'
export { ctrOf, filenameOf, secondsUntilDone, weekSlots, weekStart } from './videos.rules.ts'
export {
  deleteVideo,
  generatedVideos,
  getVideo,
  latestFinished,
  libraryVideos,
  listVideos,
  refundOf,
  refundVideo,
  restoreVideo,
  weeklyUse,
} from './videos.service.ts'
export {
  changeVideo,
  countInProduction,
  dropSampleVideos,
  FINISHED,
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
