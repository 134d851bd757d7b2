export { mediaFile, refuseStrangePictures } from './media.service.ts'
export { removeAllMedia } from './sweep.service.ts'
