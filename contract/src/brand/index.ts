import { rows } from '#route.ts'
import type { brandPreviewSchemas, brandSchemas } from './schemas.ts'

export * from './facts.merge.ts'
export * from './kit.ts'
export * from './limits.ts'
export * from './presets.ts'
export type * from './schemas.ts'

export const brandRoutes = rows<typeof brandSchemas>()({
  list: { method: 'GET', path: '/api/brands' },
  get: { method: 'GET', path: '/api/brands/{id}' },
  create: { method: 'POST', path: '/api/brands' },
  update: { method: 'PUT', path: '/api/brands/{id}' },
  remove: { method: 'DELETE', path: '/api/brands/{id}' },
  restore: { method: 'POST', path: '/api/brands/{id}/restore' },
  /** Every line of work that the writer knows by name, for a field that suggests them. */
  trades: { method: 'GET', path: '/api/trades' },
  /** A brand and facts to accept, read from a sentence, a text or a page; nothing is kept. */
  propose: { method: 'POST', path: '/api/brands/propose', perMinute: 12 },
})

export const brandPreviewRoutes = rows<typeof brandPreviewSchemas>()({
  /** A short sample film in the look of a brand that may not be saved yet, as a plan that a browser draws; nothing is kept. */
  preview: { method: 'POST', path: '/api/brands/preview', perMinute: 120 },
})

/** The first sentence of a film to be, as sound (WAV): `POST` a `FirstSentence`. Nothing is kept, and nothing is paid. */
export const FIRST_SENTENCE_PATH = '/api/brands/preview/first-sentence'
