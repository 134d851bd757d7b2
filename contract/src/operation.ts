import type { operationSchemas } from './operation.schemas.ts'
import { rows } from './route.ts'

export const operationRoutes = rows<typeof operationSchemas>()({
  healthCheck: { method: 'GET', path: '/api/system/health-check', open: true },
})
