export { srtOf, vttOf } from './captions.rules.ts'
export { filmKey } from './videos.files.ts'
export { filenameOf, secondsUntilDone, weekSlots, weekStart } from './videos.rules.ts'
export { filmCost, getVideo, latestFinished, refundVideo, weeklyUse } from './videos.service.ts'
export {
  changeVideo,
  countInProduction,
  countShortsSince,
  findShown,
  insertVideos,
  latestPace,
  type NewVideo,
  type VideoRow,
  type VideoShown,
  videoById,
  videoCounts,
  videosOfBatches,
} from './videos.store.ts'
export { videoView } from './videos.view.ts'
