import { rows } from '#route.ts'
import type { referralSchemas } from './schemas.ts'

export type * from './schemas.ts'

export const referralRoutes = rows<typeof referralSchemas>()({
  credits: { method: 'GET', path: '/api/viral/credits' },
  analytics: { method: 'GET', path: '/api/viral/analytics' },
  link: { method: 'GET', path: '/api/viral/link' },
})

/** The path that a referral code is shared as. */
export const referralPath = (code: string): string => `/?ref=${encodeURIComponent(code)}`
