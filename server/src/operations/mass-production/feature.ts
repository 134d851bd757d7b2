import { on } from '#domain-events.ts'
import type { Feature } from '#feature.ts'
import { advance, advanceAll } from './advance.service.ts'
import { productionServed } from './production.routes.ts'
import { packagesWritten, writePackages } from './writing.job.ts'

export const massProductionFeature: Feature = {
  routes: productionServed,
  jobs: [writePackages],
  schedules: [{ name: 'mass-production', cron: '* * * * *', run: advanceAll }],
  on: [on(packagesWritten, advance)],
}
