export { recordingOf } from './lines.rules.ts'
export { readingFor, wordsOfRecordings } from './recordings.service.ts'
