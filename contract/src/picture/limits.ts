/** How many pictures a brand has for its films and one film may be given; letters of a label. */
export const PICTURE_LIMITS = { brand: 24, film: 12, label: 60 } as const

/** How a picture moves, and what a person reads; without a choice films take what suits. */
export { PAN_LABELS, PANS } from '@octavo/renderer/choices'
