export { srtOf, vttOf } from './captions.rules.ts'
export { countInTheMaking, videoCounts, videoFigures } from './film-figures.store.ts'
export { renditionName, renditionView } from './renditions.rules.ts'
export { filmFile, filmFolder, filmKey, filmKeys } from './video.keys.ts'
export { filmLeftWeek, filmReady, filmReopened, filmsSettled } from './videos.events.ts'
export { ctrOf, filenameOf, secondsUntilDone, spendOf, spendOfBatch, weekSlots, weekStart } from './videos.rules.ts'
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
  cancelledBecause,
  cancelVideoRows,
  changePoster,
  changeVideo,
  countInProduction,
  dropSampleVideos,
  type FoundPictures,
  filmsOfBrand,
  findByRequest,
  findShown,
  insertVideos,
  latestPace,
  sampleVideos,
  type VideoRow,
  type VideoShown,
  videoById,
  videosAtWork,
  videosByIds,
  videosOfBatches,
} from './videos.store.ts'
export { generatedView, posterUrlOf, videoView } from './videos.view.ts'
