export { srtOf, vttOf } from './captions.rules.ts'
export { filmKey } from './videos.files.ts'
export { filenameOf, secondsUntilDone, weekSlots } from './videos.rules.ts'
export { getVideo, latestFinished, refundVideo, weeklyUse } from './videos.service.ts'
export {
  changeVideo,
  countInProduction,
  findShown,
  insertVideos,
  latestPace,
  type VideoRow,
  videoById,
  videoCounts,
  videosOfBatches,
} from './videos.store.ts'
export { videoView } from './videos.view.ts'
