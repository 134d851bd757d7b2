/** Films a day, the viral score each has to reach, and the queue that such a day's work makes. */
export const PRODUCTION_DEFAULTS = { dailyVolume: 50, qualityThreshold: 90, queueSize: 75 } as const
export const PRODUCTION_LIMITS = { dailyVolume: 100, topics: 30, topic: 200, niches: 4 } as const
/** The queue is kept this many times a day's work long. */
export const QUEUE_DAYS = PRODUCTION_DEFAULTS.queueSize / PRODUCTION_DEFAULTS.dailyVolume
/** A day's production begins at this hour of the account's time zone. */
export const PRODUCTION_HOUR = 9

export const UGC_QUANTITY = { min: 1, max: 50, standard: 10 } as const

/**
 * queued: waits for its turn · writing · ready: written and approved · review: the officer held it back ·
 * below: under the asked viral score, not filmed by itself · filmed: ordered as a film · failed
 */
export const PACKAGE_STATUSES = ['queued', 'writing', 'ready', 'review', 'below', 'filmed', 'failed'] as const
export type PackageStatus = (typeof PACKAGE_STATUSES)[number]
