import { rows } from '#route.ts'
import type { accountDeletionSchemas, accountSchemas } from './schemas.ts'

export * from './countries.ts'
export * from './limits.ts'
export type * from './schemas.ts'

/** Everything that is kept of the account, as lines of JSON. */
export const ACCOUNT_EXPORT_PATH = '/api/account/export'

export const accountRoutes = rows<typeof accountSchemas>()({
  me: { method: 'GET', path: '/api/auth/user' },
  signup: { method: 'POST', path: '/api/auth/signup', open: true },
  login: { method: 'POST', path: '/api/auth/login', open: true },
  logout: { method: 'POST', path: '/api/logout', open: true },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password', open: true },
  /** What the page behind the mailed link sends when its button is pressed. */
  confirmAddress: { method: 'POST', path: '/api/auth/confirm-address', open: true },
  /** Sends another link. */
  sendConfirmation: { method: 'POST', path: '/api/account/confirmation' },
  update: { method: 'PUT', path: '/api/account' },
  changePassword: { method: 'POST', path: '/api/account/password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password', open: true },
})

/** The end of an account, with all that is its own. */
export const accountDeletionRoutes = rows<typeof accountDeletionSchemas>()({
  remove: { method: 'DELETE', path: '/api/account' },
})
