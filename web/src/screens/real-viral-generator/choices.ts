import { VIRAL_BACKGROUNDS } from '@octavo/contract/film-order'

export type ViralBackground = (typeof VIRAL_BACKGROUNDS)[number]

const BACKGROUNDS: Record<ViralBackground, string> = {
  gradient: 'Gradient',
  solid: 'Solid color',
  animated: 'Animated',
}

export const BACKGROUND_OPTIONS = VIRAL_BACKGROUNDS.map((value) => ({ value, label: BACKGROUNDS[value] }))

/** What 'Load Sample Script' puts into the form. */
export const SAMPLE_SCRIPT = {
  title: 'Three things on a card',
  script: `Why does your list grow while you work on it? Because a list takes everything and gives nothing back.

Try this tomorrow. Before you open your mail, write three things on a paper card. Not ten. Three.

The first one is what you would be glad to have done by noon. The second keeps a promise to somebody. The third takes ten minutes.

Now put the long list in a drawer. It will still be there tonight, and half of it will matter less than you feared.

When the card is done, you are done. Anything after that is extra.

Take a card tonight, write your three, and tell me tomorrow which one you did first.`,
} as const
