export const LEARNING_EVERY_HOURS = 6
/** A film teaches once this many people saw it, a niche once it has this many such films. */
export const LEARNING_MINIMUM = { views: 5, films: 4, ofTrait: 2 } as const
/** By what scripts are compared. */
export const LEARNED_TRAITS = ['hook', 'structure', 'length', 'angle', 'posting time'] as const

/**
 * How often chance alone may teach something in one look at all films: twice in a thousand accounts. They are looked at over and over
 * while films come, so that one account in twenty never sees a false discovery in its life needs that little each time.
 */
export const LEARNING_LEVEL = 0.002
/** What it should be able to notice: so many percent more than the others, by one film in three, four times of five. */
export const NOTICED = { percent: 30, oneIn: 3, timesOfFive: 4 } as const
/** Films of a pattern that are named, the newest first; how many there are is told. */
export const EVIDENCE_SHOWN = 5
export const LEARNED_VALUE_MAX = 60
