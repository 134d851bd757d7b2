export { anglesFor, lessonsFor } from './lessons.service.ts'
