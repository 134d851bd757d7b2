export { ownsObject, uploadedFile, uploadedPicture } from './uploads.service.ts'
