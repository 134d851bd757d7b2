export { ownsObject, uploadedFile } from './uploads.service.ts'
