export { type FilmResult, filmResults } from './analytics.reading.ts'
