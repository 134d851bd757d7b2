import { rows } from '#route.ts'
import type { journalSchemas } from './schemas.ts'

export * from './limits.ts'
export type * from './schemas.ts'

export const journalRoutes = rows<typeof journalSchemas>()({
  list: { method: 'GET', path: '/api/journal' },
  proof: { method: 'POST', path: '/api/journal/proof', perMinute: 10 },
})

/** Everything that the journal says about one film or one contact, as a page that prints. */
export const DOSSIER_PATHS = { film: '/api/journal/films/:id', contact: '/api/journal/contacts/:id' } as const
/** The address of such a page. */
export const dossierPath = (of: keyof typeof DOSSIER_PATHS, id: string): string => DOSSIER_PATHS[of].replace(':id', id)
