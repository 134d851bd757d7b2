/** How a film is drawn, from ground to letters; the renderer draws each. */
export { LOOK_LABELS, LOOK_MEANS, LOOKS, type LookName } from '@octavo/renderer/choices'
export { type LookCall, lookFor, lookOfPlace, looksInTurn, seedOfBrand, turnOf } from './turns.ts'

/** What a brand's fonts and captions are until somebody chooses others. */
export const LOOKS_OWN = { label: 'As each look has them', means: 'Every look brings its own.' }
