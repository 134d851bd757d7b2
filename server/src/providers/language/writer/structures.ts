import type { Lane } from './material.ts'

/** What one place in a script says; `of` is the material it speaks of, from 0. */
export type BeatKind = 'hook' | 'fact' | 'why' | 'lens' | 'example' | 'action' | 'source' | 'brand' | 'answer' | 'call'
export type Beat = {
  kind: BeatKind | 'glue'
  of: number
  optional: boolean
  paragraph: number
  glue: string
  ordinal: boolean
}

/**
 * A shape for a script.
 * `beats` is read like a table: beats in spoken order, `|` begins a paragraph, `?` marks what may be left out, a digit says
 * which of several materials it speaks of, `#` counts it ("First: ..."), and a name in capitals stands for a line of `glue`.
 */
export type Structure = {
  id: string
  lanes: Lane[]
  /** How many materials it needs; in the brand's lane the first one is the brand's own. */
  points: number
  /** The kinds of hook it can open with. */
  opens: string
  beats: string
  glue?: Record<string, string[]>
  /** Material without these parts does not fit. */
  needs?: ('example' | 'ask' | 'author' | 'figure')[]
  /** The brand's facts it is about. */
  kinds?: string[]
}

const NICHE: Lane[] = ['niche']
const BOTH: Lane[] = ['trade', 'niche']

export const shortStructures: readonly Structure[] = [
  {
    id: 'st-question-answer',
    lanes: ['trade'],
    points: 1,
    opens: 'ask',
    beats: 'hook | fact why | action lens? brand? | call',
    needs: ['ask'],
  },
  {
    id: 'st-fact-why-do',
    lanes: BOTH,
    points: 1,
    opens: 'name fact figure',
    beats: 'hook fact why | lens? example? | action brand? | call',
  },
  {
    id: 'st-scene-principle',
    lanes: NICHE,
    points: 1,
    opens: 'scene',
    beats: 'hook | fact why | example? lens? action | brand? call',
  },
  {
    id: 'st-picture-first',
    lanes: NICHE,
    points: 1,
    opens: 'example',
    beats: 'hook NAMED? | fact why | lens? action | brand? call',
    needs: ['example'],
    glue: {
      NAMED: [
        "That's {topic} in one picture.",
        'What you see there has a name: {topic}.',
        "It's a small case of {topic}.",
        'It comes down to {topic}.',
      ],
    },
  },
  {
    id: 'st-try-this',
    lanes: NICHE,
    points: 1,
    opens: 'action',
    beats: 'hook REASON? | fact why | example? lens? | brand? call',
    glue: {
      REASON: [
        "It's about {topic}.",
        'What it shows you is {topic}.',
        'Behind it stands a thought about {topic}.',
        'The point of it: {topic}.',
      ],
    },
  },
  {
    id: 'st-named-principle',
    lanes: NICHE,
    points: 1,
    opens: 'name',
    beats: 'hook source | fact why | lens? example? action | brand? call',
    needs: ['author'],
  },
  {
    id: 'st-one-figure',
    lanes: BOTH,
    points: 1,
    opens: 'figure',
    beats: 'hook why | lens? example? | action brand? | call',
    needs: ['figure'],
  },
  {
    id: 'st-why-chain',
    lanes: BOTH,
    points: 1,
    opens: 'fact name',
    beats: 'hook fact | ASK? why | example? action lens? | brand? call',
    glue: {
      ASK: [
        'So what is behind {topic}?',
        'Where does that come from?',
        'And why give it a thought?',
        'What makes that so?',
      ],
    },
  },
  {
    id: 'st-common-slip',
    lanes: NICHE,
    points: 1,
    opens: 'name example',
    beats: 'hook example SLIP? | fact why | action lens? | brand? call',
    needs: ['example'],
    glue: {
      SLIP: [
        'With {topic}, such things happen easily.',
        'Most of us have been there with {topic}.',
        "It's an easy thing to miss about {topic}.",
      ],
    },
  },
  {
    id: 'st-beginner-letter',
    lanes: BOTH,
    points: 1,
    opens: 'letter',
    beats: 'hook | fact why | lens? example? | action brand? | call',
  },
  {
    id: 'st-from-the-counter',
    lanes: NICHE,
    points: 1,
    opens: 'name',
    beats: 'hook lens | fact why | example? action | brand? call',
  },
  {
    id: 'st-two-halves',
    lanes: BOTH,
    points: 2,
    opens: 'points',
    beats: 'hook | fact# why lens? | fact2# why2 | action2? brand? | call',
  },
  {
    id: 'st-three-jobs',
    lanes: NICHE,
    points: 3,
    opens: 'points',
    beats: 'hook | action# why? | action2# | action3# lens? | brand? call',
  },
  {
    id: 'st-three-facts',
    lanes: ['trade'],
    points: 3,
    opens: 'points',
    beats: 'hook | fact# | fact2# why2? | fact3# why3? | action3? brand? call',
  },
  {
    id: 'st-compare-two',
    lanes: NICHE,
    points: 2,
    opens: 'scene name',
    beats: 'hook | fact why | TURN? fact2 why2? | action2 lens? | brand? call',
    glue: {
      TURN: ['Now put {topic2} beside it.', 'The other half of the story is {topic2}.', 'And that leads to {topic2}.'],
    },
  },
  {
    id: 'st-customers-question',
    lanes: ['brand'],
    points: 2,
    opens: 'brand',
    kinds: ['question'],
    beats: 'hook | answer | BRIDGE? fact2 why2 | action2? | call',
    glue: {
      BRIDGE: [
        'While we are on the subject, a thing worth knowing.',
        'And since you asked, a little more about {topic2}.',
        'That leads straight to {topic2}.',
        'There is more to tell, for instance about {topic2}.',
      ],
    },
  },
  {
    id: 'st-product-spotlight',
    lanes: ['brand'],
    points: 2,
    opens: 'brand',
    kinds: ['product'],
    beats: 'hook | BRIDGE? fact2 why2 | action2? lens? | call',
    glue: {
      BRIDGE: [
        'To see what goes into it, a word about {topic2}.',
        'What helps to know with it: {topic2}.',
        'Behind a thing like that stands {topic2}.',
      ],
    },
  },
  {
    id: 'st-price-explained',
    lanes: ['brand'],
    points: 2,
    opens: 'brand',
    kinds: ['price'],
    beats: 'hook | BRIDGE? fact2 why2 | action2? | call',
    glue: {
      BRIDGE: [
        'Prices are easier to read with some background, for instance on {topic2}.',
        'That is the figure. And here is a word about {topic2}.',
        'What figures never tell is something about {topic2}.',
      ],
    },
  },
  {
    id: 'st-offer-plain',
    lanes: ['brand'],
    points: 2,
    opens: 'brand',
    kinds: ['offer'],
    beats: 'hook | BRIDGE? fact2 why2 | action2? | call',
    glue: {
      BRIDGE: [
        'That is all of it. And so that you take something home either way, a word about {topic2}.',
        'Whether you take it or not, here is something about {topic2}.',
        'And something to keep, with or without it: {topic2}.',
      ],
    },
  },
  {
    id: 'st-proof-and-check',
    lanes: ['brand'],
    points: 2,
    opens: 'brand',
    kinds: ['proof'],
    beats: 'hook | BRIDGE? fact2 why2 | action2? | call',
    glue: {
      BRIDGE: [
        'One subject never gets old there: {topic2}.',
        'What does a place like that think about? For example, {topic2}.',
        'And here is a piece of what there is to know: {topic2}.',
      ],
    },
  },
]

const KINDS: Record<string, BeatKind> = {
  hook: 'hook',
  fact: 'fact',
  why: 'why',
  lens: 'lens',
  example: 'example',
  action: 'action',
  source: 'source',
  brand: 'brand',
  answer: 'answer',
  call: 'call',
}

/** A structure's beats, read from its line. */
export function beatsOf(structure: Pick<Structure, 'id' | 'beats'>): Beat[] {
  return structure.beats.split('|').flatMap((part, paragraph) =>
    part
      .trim()
      .split(/\s+/)
      .map((token) => {
        const [, name = '', index, counted, optional] = /^([A-Za-z]+)(\d?)(#?)(\??)$/.exec(token) ?? []
        const kind = KINDS[name] ?? (/^[A-Z]+$/.test(name) ? 'glue' : undefined)
        if (!kind) throw new Error(`${structure.id} has a beat that nobody can read: ${token}`)
        const of = index ? Number(index) - 1 : 0
        return { kind, of, optional: Boolean(optional), paragraph, glue: name, ordinal: Boolean(counted) }
      }),
  )
}
