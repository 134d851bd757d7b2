import { describe, expect, it } from 'vitest'
import { wornIn } from './worn.rules.ts'

const rules = (sentence: string) => wornIn(sentence).map(({ rule }) => rule)

describe('a frame for anything', () => {
  it.each([
    'If you know only one thing about sweet roots after frost, what is it?',
    'If you could know only one thing about receipts on the day, what would it be?',
    'Why should you not underestimate a good handover?',
    'What do most people miss about taste and smell?',
    'How much does a bike shop have to know about how your contact details are shown?',
    "Seen from a Falconry school, what's giving a reason with a request?",
    'You could draw seeing a sample first on a napkin.',
    "Here's a question that goes with it: why do small businesses ask for a deposit?",
    'Send this to a friend on Thursday, and ask what they think about photographing cables.',
    'Test it on one small thing on Thursday.',
    'At SpokeVan it is all about mobile bike repair van that comes to your home.',
    'What can you get at Asepta Wear?',
    'Did you know that bread has yeast?',
  ])('is heard in: %s', (sentence) => expect(rules(sentence)).toContain('frame for anything'))
})

describe('worn glue', () => {
  it.each([
    "Here's why: it folds.",
    'The reason is plain: it folds.',
    'Picture it: a bowl.',
    'Quick version: press less.',
    'Think of it like this: a tulip.',
    'Why it matters: it cracks.',
  ])('is heard in: %s', (sentence) => expect(rules(sentence)).toContain('worn glue'))
})

it.each([
  'Most first bowls collapse at the same moment.',
  "You can't, and here's what happens instead.",
  'The question we get most: what do I bring?',
  'Ask us anything else in the comments.',
  "That's the one you'll reach for.",
  'Two things that save time: take the lock off, and tell us the sound it makes.',
  'Bring the bike that squeaks.',
  'Send us a photo of the lock.',
  'Save your spot with the link.',
  'We come to your home or office in Leeds.',
  'Try it on, and if it pinches, tell us.',
  'Follow the stairs up to the second floor.',
])('neither is heard in: %s', (sentence) => expect(wornIn(sentence)).toEqual([]))
