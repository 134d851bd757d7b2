export { objectKey, ownsObject, uploadedFile, uploadedPicture } from './uploads.service.ts'
