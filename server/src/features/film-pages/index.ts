export { type Days, type Sums, sumsByDay, sumsByFilm, sumsOfAll } from './figures.store.ts'
export { forgetVisitors } from './film-page.service.ts'
export { filmPagePath } from './film-page.token.ts'
export { openTickets } from './tickets.store.ts'
