export { objectKey, ownsObject, uploadedFile, uploadedPicture } from './objects.service.ts'
