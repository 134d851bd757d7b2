import { PROPOSAL_LIMITS } from '@octavo/contract/brand'

/** What suggestions can be read from, and how it is asked for. */
export const SOURCES = {
  sentence: {
    tab: 'One sentence',
    label: 'Describe your business in one sentence',
    hint: 'What it is, where it is, and what you offer.',
    example: 'Pottery studio in Leeds, weekend classes, mugs',
    most: PROPOSAL_LIMITS.sentence,
    go: 'Suggest',
    empty: 'Write one sentence first.',
    nothing: 'Nothing to suggest was found. Say what it is and where, like “Bakery in Cork, sourdough and cakes”.',
  },
  url: {
    tab: 'My website',
    label: 'Address of your website',
    hint: 'One page is read. The one with prices or questions tells most.',
    example: 'kilnandclay.example',
    most: PROPOSAL_LIMITS.url,
    go: 'Read my website',
    empty: 'Write the address first.',
    nothing: 'Nothing was found on this page. Try the one with prices or questions, or paste a text.',
  },
  text: {
    tab: 'A text',
    label: 'Text about your business',
    hint: 'From a flyer, a profile or a mail.',
    example: '',
    most: PROPOSAL_LIMITS.text,
    go: 'Read the text',
    empty: 'Paste a text first.',
    nothing: 'Nothing was found in this text. Paste a part with prices, questions or opening hours.',
  },
} as const
export type Source = keyof typeof SOURCES
