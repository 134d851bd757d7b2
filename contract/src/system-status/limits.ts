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

/** What a morning brief tells, in its order: a line each at most, and only where there is something to say. */
export const BRIEF_LINES = ['yesterday', 'waiting', 'today', 'learned', 'hand'] as const
