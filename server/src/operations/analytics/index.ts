export { type FilmResult, filmResults } from './analytics.view.ts'
