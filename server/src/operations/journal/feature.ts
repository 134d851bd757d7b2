import type { Feature } from '#feature.ts'
import { dossiers, journalServed } from './journal.routes.ts'

export const journalFeature: Feature = { routes: journalServed, http: () => [dossiers] }
