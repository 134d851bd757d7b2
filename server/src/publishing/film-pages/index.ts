export { arrivalsSince, type Counted, sumsByDay, sumsByFilm, sumsOfAll } from './figures.store.ts'
export { isPerson } from './film-page.rules.ts'
export { filmPagePath } from './film-page.tokens.ts'
export { openTickets } from './tickets.store.ts'
