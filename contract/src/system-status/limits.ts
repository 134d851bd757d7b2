/** Why a person should look: where it is looked at follows from it. */
export const OWNER_NEEDS = [
  'database',
  'operator',
  'stopped',
  'guarantee',
  'review',
  'approval',
  'films',
  'posts',
  'campaigns',
] as const

/** The four guarantees of Master Control, in order. */
export const GUARANTEES = [
  'postingLimitsEnforced',
  'humanityScoresValidated',
  'vulnerabilityProtectionActive',
  'emergencySystemsArmed',
] as const
