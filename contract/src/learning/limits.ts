export const LEARNING_EVERY_HOURS = 6
/** A film teaches once this many people saw it, a niche once it has this many such films. */
export const LEARNING_MINIMUM = { views: 5, films: 4, ofTrait: 2 } as const
/** By what scripts are compared. */
export const LEARNED_TRAITS = ['hook', 'structure', 'length', 'angle', 'posting time'] as const
