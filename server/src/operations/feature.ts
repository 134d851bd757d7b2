import type { Feature } from '#feature.ts'
import { keepInStep } from './installation.service.ts'
import { operationsServed } from './operations.routes.ts'

export const operationsFeature: Feature = {
  routes: operationsServed,
  schedules: [{ name: 'keep-in-step', cron: '* * * * *', run: keepInStep }],
}
