export { mediaFile, refuseStrangePictures } from './media.service.ts'
export { removeAllMedia, sweepMedia } from './sweep.ts'
