import type { BrandFact } from '@octavo/contract/brand'
import type { TopicSource } from '#topics/material.ts'
import type { HookKind } from './hooks.ts'

/** A part of a material that a structure cannot do without; a leftover is one whose reason was told before. */
export type Need = 'example' | 'ask' | 'author' | 'figure' | 'leftover'

/**
 * A shape for a script. `beats` is read like a table: beats in spoken order, `|` begins a paragraph, `?` marks what may be
 * left out, a digit says which of several materials it speaks of, `#` counts it, `!` leaves out any lead-in, and capitals name
 * a line of `glue`.
 */
export type Structure = {
  id: string
  topicSources: readonly TopicSource[]
  /** How many materials it needs; in the brand's source the first one is the brand's own. */
  points: number
  opens: readonly HookKind[]
  beats: string
  glue?: Record<string, readonly string[]>
  needs?: readonly Need[]
  /** The kinds of brand fact it is about. */
  kinds?: readonly BrandFact['kind'][]
  /** All its materials are facts of the brand. */
  brandOnly?: true
}

const NICHE: readonly TopicSource[] = ['niche']
const BOTH: readonly TopicSource[] = ['trade', 'niche']
const NAMES: readonly HookKind[] = ['name', 'owners']

const BRIDGES: readonly string[] = [
  'While you think it over: {askLower2}',
  'And something to go with it: {askLower2}',
  'Since it is about {subject}: {askLower2}',
  'Here is a question that goes with it: {askLower2}',
  'And a bit of {subject} to take home: {askLower2}',
  'Something to keep, either way: {askLower2}',
  'One more question: {askLower2}',
  '{ask2}',
]
const THOUGHTS: readonly string[] = [
  'And something to take home, about {topic2}.',
  'While you think it over, here is a word on {topic2}.',
  'To go with it, a thought about {topic2}.',
]

export const shortStructures: readonly Structure[] = [
  {
    id: 'st-question-answer',
    topicSources: ['trade'],
    points: 1,
    opens: ['ask'],
    beats: 'hook | fact why detail? aside? | action brand? | call',
    needs: ['ask'],
  },
  {
    id: 'st-fact-why-do',
    topicSources: BOTH,
    points: 1,
    opens: ['fact', 'figure', 'ask', ...NAMES],
    beats: 'hook | fact why detail? | inTrade? example? | action source? aside? brand? | call',
  },
  {
    id: 'st-guess-first',
    topicSources: ['trade'],
    points: 1,
    opens: ['name'],
    beats: 'hook ASK? | fact why detail? | action aside? brand? | call',
    glue: {
      ASK: ['To begin with, {askLower}', 'Or rather, {askLower}', 'It starts with one question: {askLower}', '{ask}'],
    },
  },
  {
    id: 'st-scene-principle',
    topicSources: NICHE,
    points: 1,
    opens: ['scene'],
    beats: 'hook | fact why | example? inTrade? action | source? aside? brand? call',
  },
  {
    id: 'st-picture-first',
    topicSources: NICHE,
    points: 1,
    opens: ['example'],
    beats: 'hook NAMED? | fact why | inTrade? action | source? aside? brand? call',
    needs: ['example'],
    glue: {
      NAMED: [
        'That is {noun} in one picture.',
        'It is a small case of {noun}.',
        'What you see is about {topic}.',
        'It comes down to {thing}.',
        'You have just met {noun}.',
      ],
    },
  },
  {
    id: 'st-try-this',
    topicSources: NICHE,
    points: 1,
    opens: ['action'],
    beats: 'hook REASON? | fact why | example? inTrade? | source? aside? brand? call',
    glue: {
      REASON: [
        'It is about {topic}.',
        'It will tell you something about {topic}.',
        'You will learn a little about {topic}.',
        'Behind it is {thing}.',
      ],
    },
  },
  {
    id: 'st-named-principle',
    topicSources: NICHE,
    points: 1,
    opens: NAMES,
    beats: 'hook source | fact why | inTrade? example? action | aside? brand? call',
    needs: ['author'],
  },
  {
    id: 'st-one-figure',
    topicSources: BOTH,
    points: 1,
    opens: ['figure'],
    beats: 'hook why detail? | inTrade? example? | action aside? brand? | call',
    needs: ['figure'],
  },
  {
    id: 'st-why-chain',
    topicSources: BOTH,
    points: 1,
    opens: ['fact', 'name', 'owners'],
    beats: 'hook fact | BEHIND? why! detail? | example? action inTrade? | aside? brand? call',
    glue: {
      BEHIND: [
        'What is behind {thing}?',
        'And why?',
        'Why so?',
        'How come?',
        'And the reason?',
        'What is going on there?',
      ],
    },
  },
  {
    id: 'st-common-slip',
    topicSources: NICHE,
    points: 1,
    opens: NAMES,
    beats: 'hook example SLIP? | fact why | action inTrade? | aside? brand? call',
    needs: ['example'],
    glue: {
      SLIP: [
        'That is what {thing} {looks} like on an ordinary day.',
        'There you have {noun}, on an ordinary day.',
        'That is {noun} at work.',
        'It is a small thing, and it is about {topic}.',
      ],
    },
  },
  {
    id: 'st-beginner-letter',
    topicSources: BOTH,
    points: 1,
    opens: ['letter'],
    beats: 'hook | fact why detail? | inTrade? example? | action aside? brand? | call',
  },
  {
    id: 'st-from-the-counter',
    topicSources: NICHE,
    points: 1,
    opens: ['owners'],
    beats: 'hook fact | why inTrade | example? action | source? aside? brand? call',
  },
  {
    id: 'st-fact-and-again',
    topicSources: NICHE,
    points: 1,
    opens: ['fact', ...NAMES],
    beats: 'hook fact why | inTrade? | again action source? | aside? brand? call',
  },
  {
    id: 'st-second-look',
    topicSources: NICHE,
    points: 1,
    opens: ['fact', ...NAMES],
    beats: 'hook | fact inTrade? example? | action source? aside? brand? | call',
    needs: ['leftover'],
  },
  {
    id: 'st-three-jobs',
    topicSources: NICHE,
    points: 3,
    opens: ['points'],
    beats: 'hook | fact action# | action2# why2? | action3# inTrade3? | aside? call',
  },
  {
    id: 'st-compare-two',
    topicSources: NICHE,
    points: 2,
    opens: ['scene', 'owners', 'name'],
    beats: 'hook | fact why | TURN fact2 why2? | action2 inTrade? | call',
    glue: {
      TURN: [
        'Now put {thing2} beside it.',
        'The other half of it is about {topic2}.',
        'That leads to {thing2}.',
        'And it has a cousin: {thing2}.',
      ],
    },
  },
  {
    id: 'st-customers-question',
    topicSources: ['brand'],
    points: 2,
    opens: ['brand'],
    kinds: ['question'],
    beats: 'hook answer | asked2 why2? detail2? | action2? | call',
  },
  {
    id: 'st-product-spotlight',
    topicSources: ['brand'],
    points: 2,
    opens: ['brand'],
    kinds: ['product'],
    beats: 'hook | asked2 why2? detail2? | action2? brand? | call',
  },
  {
    id: 'st-price-explained',
    topicSources: ['brand'],
    points: 2,
    opens: ['brand'],
    kinds: ['price'],
    beats: 'hook | asked2 why2? detail2? | action2? brand? | call',
  },
  {
    id: 'st-offer-plain',
    topicSources: ['brand'],
    points: 2,
    opens: ['brand'],
    kinds: ['offer'],
    beats: 'hook | asked2 why2? detail2? | action2? brand? | call',
  },
  {
    id: 'st-proof-and-check',
    topicSources: ['brand'],
    points: 2,
    opens: ['brand'],
    kinds: ['proof'],
    beats: 'hook | asked2 why2? detail2? | action2? brand? | call',
  },
  {
    id: 'st-brand-in-brief',
    topicSources: ['brand'],
    points: 3,
    opens: ['brand'],
    kinds: ['product', 'price', 'proof', 'offer'],
    brandOnly: true,
    beats: 'hook | brand2 | brand3 | call',
  },
]

/** Bridges from the brand's own fact to something worth knowing: by its question, else by its name. */
export const bridges = { byQuestion: BRIDGES, byTopic: THOUGHTS }
