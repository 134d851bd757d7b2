/** What gives a brand's films their look, in the order in which it is offered, with what a person reads. */
export {
  FONT_PAIR_LABELS,
  FONT_PAIRS,
  type FontPair,
  INTRO_LABELS,
  INTROS,
  type Intro,
  OUTRO_LABELS,
  OUTROS,
  type Outro,
} from '@octavo/renderer/choices'

/** Who speaks, shown once and early. */
export const LOWER_THIRD_LABELS = {
  none: 'None',
  name: 'Name',
  'name-line': 'Name and a line',
} as const
export type LowerThird = keyof typeof LOWER_THIRD_LABELS
export const LOWER_THIRDS = Object.keys(LOWER_THIRD_LABELS) as [LowerThird, ...LowerThird[]]
