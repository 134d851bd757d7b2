export { lessonsFor } from './lessons.service.ts'
