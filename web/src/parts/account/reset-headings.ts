import type { ResetStage } from './ResetPasswordFlow.tsx'

/** The heading and the line under it for each stage of a password reset. */
export const RESET_HEADINGS: Readonly<Record<ResetStage, { title: string; subtitle: string }>> = {
  request: { title: 'Reset password', subtitle: 'Enter your email address and we’ll send you a link.' },
  reset: { title: 'Set a new password', subtitle: 'Your other sessions will be signed out.' },
  success: { title: 'Password changed', subtitle: 'Taking you to sign in.' },
}
