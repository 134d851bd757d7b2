/**
 * autonomous: every brand gets up to `maxDailyVideos` films a day and channel by itself ·
 * supervised: only what a person orders is made
 */
export const OPERATIONAL_MODES = ['autonomous', 'supervised'] as const
/** There is one level: the rules hold for every script. */
export const COMPLIANCE_LEVELS = ['unbreakable'] as const
/** continuous: the account's results are learned from every six hours · off: only when asked */
export const LEARNING_MODES = ['continuous', 'off'] as const

export const START_DEFAULTS = {
  operationalMode: 'autonomous',
  maxDailyVideos: 2,
  maxChannelsPerBrand: 100,
  complianceLevel: 'unbreakable',
  emergencyShutdownEnabled: true,
  humanOversightRequired: true,
  learningMode: 'continuous',
} as const

export const OPERATION_LIMITS = { maxDailyVideos: 2, maxChannelsPerBrand: 100, reason: 300 } as const

/** What the last Start or stop left. idle: never started, a person's orders are worked at · halted: nothing is worked at until Start */
export const OPERATION_STATES = ['idle', 'running', 'halted'] as const
/** How the account's work goes now. stopped: nothing is worked at · by-itself: films are ordered without a person · on-order: what a person orders is made */
export const OPERATION_RUNS = ['stopped', 'by-itself', 'on-order'] as const
export type OperationRuns = (typeof OPERATION_RUNS)[number]
/** The one word for each, on every screen. */
export const OPERATION_WORDS: Readonly<Record<OperationRuns, string>> = {
  stopped: 'Stopped',
  'by-itself': 'Running by itself',
  'on-order': 'On order',
}
/** What a Start can lack so that films are made by themselves. */
export const START_LACKS = ['credits', 'brand'] as const

/** Who or what stopped the account's work. */
export const HALT_KINDS = ['emergency-shutdown', 'kill-switch', 'operator'] as const
export type HaltKind = (typeof HALT_KINDS)[number]
