export { creditsOf, foundId, keepFound, knownAmong } from './found.service.ts'
export { databasePictureBook } from './picture-book.service.ts'
