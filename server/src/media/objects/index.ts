export { objectKey, ownsObject, takePicture, uploadedFile, uploadedPicture } from './objects.service.ts'
