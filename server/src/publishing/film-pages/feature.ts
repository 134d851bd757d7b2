import type { Feature } from '#feature.ts'
import { filmPages } from './film-page.http.ts'
import { forgetVisitors } from './film-page.service.ts'
import { ticketsServed } from './tickets.routes.ts'

export const filmPagesFeature: Feature = {
  routes: ticketsServed,
  http: (ctx) => [filmPages(ctx)],
  schedules: [{ name: 'forget-visitors', cron: '30 3 * * *', run: forgetVisitors }],
}
