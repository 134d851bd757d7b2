export { cancelAllRenditions, makeRendition } from './rendition.job.ts'
export { renditionKey } from './renditions.keys.ts'
export { renditionToPost } from './renditions.service.ts'
