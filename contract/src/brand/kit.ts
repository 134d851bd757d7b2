/** What gives a brand's films their look, in the order in which it is offered, with what a person reads. */
export const FONT_PAIR_LABELS = {
  modern: 'Modern',
  classic: 'Classic',
  tech: 'Tech',
  warm: 'Warm',
  bold: 'Bold',
} as const
export type FontPair = keyof typeof FONT_PAIR_LABELS
export const FONT_PAIRS = Object.keys(FONT_PAIR_LABELS) as [FontPair, ...FontPair[]]

/** What comes before the first words. */
export const INTRO_LABELS = {
  none: 'Nothing: the first words open it',
  logo: 'Logo and name',
  title: 'Title card',
} as const
export type Intro = keyof typeof INTRO_LABELS
export const INTROS = Object.keys(INTRO_LABELS) as [Intro, ...Intro[]]

/** What comes with the last words. */
export const OUTRO_LABELS = {
  card: 'Card with what to do next',
  logo: 'Logo and name alone',
  none: 'Nothing: the last words end it',
} as const
export type Outro = keyof typeof OUTRO_LABELS
export const OUTROS = Object.keys(OUTRO_LABELS) as [Outro, ...Outro[]]

/** Who speaks, shown once and early. */
export const LOWER_THIRD_LABELS = {
  none: 'None',
  name: 'Name',
  'name-line': 'Name and a line',
} as const
export type LowerThird = keyof typeof LOWER_THIRD_LABELS
export const LOWER_THIRDS = Object.keys(LOWER_THIRD_LABELS) as [LowerThird, ...LowerThird[]]
