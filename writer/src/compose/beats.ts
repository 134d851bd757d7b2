import { lowerVerb, withStop } from '#english/grammar.ts'
import { type Slots, topicSlots } from '#english/slots.ts'
import { lowerFirst } from '#english/vocabulary.ts'
import type { Beat, BeatKind } from '#patterns/beat.notation.ts'
import { type Call, callFits, calls } from '#patterns/calls.ts'
import { passingFrames } from '#patterns/frames.ts'
import { actionLeads, exampleLeads, leadsFor, ordinalLeads, whyLeads } from '#patterns/leads.ts'
import { bridges } from '#patterns/structures.ts'
import type { Material } from '#topics/material.ts'
import { filled, firstQuotable, firstSayable, longestUnused, type WriterContext } from './context.ts'
import type { Draft, Line } from './draft.ts'
import { sourceSentences } from './source.sentences.ts'

type Words = Pick<Line, 'text' | 'ingredient' | 'material'>
type Speak = (context: WriterContext, draft: Draft, material: Material, beat: Beat) => Words | undefined

const said = (text: string | undefined): Words | undefined => (text ? { text } : undefined)

/** Every kind of beat and how it is put into words. */
const SPEAK: Record<Exclude<BeatKind, 'hook'>, Speak> = {
  fact: (context, draft, { facts }, beat) => said(led(context, draft, facts, ordinals(beat), lowerFirst)),
  again: (context, draft, { facts }) => said(firstSayable(context, draft.said, facts)),
  why: (context, draft, { why }, { bare }) =>
    said(led(context, draft, listOf(why), bare ? [] : beforeWhy(context, why), lowerFirst)),
  detail: (context, draft, { detail }) => said(firstSayable(context, draft.said, listOf(detail))),
  example: (context, draft, { example }) =>
    said(led(context, draft, listOf(example), beforeExample(context, example), lowerFirst)),
  action: (context, draft, { actions }, beat) =>
    said(
      led(
        context,
        draft,
        context.chance.shuffled(actions),
        beat.counted ? ordinals(beat) : beforeAction(context),
        lowerVerb,
      ),
    ),
  inTrade: (context, draft, { inTrade }) =>
    said(firstSayable(context, draft.said, filled(context, inTradeOf(context, inTrade), context.pictures))),
  source: (context, draft, material) => said(firstSayable(context, draft.said, sourceSentences(material))),
  aside: (context, draft, material) =>
    echoes(draft, material) > 1 || context.chance.next() > ASIDE_SHARE
      ? undefined
      : said(firstSayable(context, draft.said, filled(context, asidesOf(context), draft.slots))),
  glue: (context, draft, { why }, { glue }) =>
    // "And why?" wants a reason, and no "So ...".
    glue === 'BEHIND' && GOES_ON.test(why ?? '')
      ? undefined
      : said(firstSayable(context, draft.said, filled(context, draft.glue[glue] ?? [], draft.slots))),
  link: (context, draft) => said(firstSayable(context, draft.said, filled(context, LINKS, draft.slots))),
  wish: (context, draft) => said(firstSayable(context, draft.said, filled(context, WISHES, draft.slots))),
  asked: (context, draft, material) => said(asked(context, draft, material)),
  answer: (_context, draft, { fact }) =>
    said(fact?.answer ? firstQuotable(draft.said, [withStop(fact.answer)]) : undefined),
  brand: (context, draft, material, { of }) => brandLine(context, draft, of > 0 ? material : draft.passing),
  call: (context, draft, material) => callLine(context, draft, material),
}

/** The words for one beat, noted as said; nothing when everything that fits was said before. */
export function speak(context: WriterContext, draft: Draft, beat: Beat): Line | undefined {
  const material = draft.materials[beat.of]
  if (!material || beat.kind === 'hook') return undefined
  const words = SPEAK[beat.kind](context, draft, material, beat)
  if (!words) return undefined
  draft.said.add(words.text)
  return { kind: beat.kind, paragraph: beat.paragraph, optional: beat.optional, material, ...words }
}

/** A borrowed trade has to be named, or nobody knows whose shop is meant. */
const inTradeOf = ({ trades }: WriterContext, pattern: string | undefined): string[] =>
  pattern && (trades.length > 0 || /\{\w*[tT]rade\}/.test(pattern)) ? [pattern] : []

// From what the owner asked for to what the script tells, where the two do not share a word.
const LINKS = [
  'While you think of that, here is a word about {topic}.',
  'To go with it, here is something about {topic}.',
  'A good place to begin would be {thing}.',
  'Start with {thing}, and the rest comes easier.',
  'One thing that helps at any time is to know about {topic}.',
]

// From the trend a script opens with to the topic it should be about.
const WISHES = [
  'What does that mean for {wish}?',
  'And how about {wish}?',
  'That brings up {wish}.',
  '{wishAsk}',
  '{wishLine}',
]

const listOf = (text: string | undefined): string[] => (text ? [text] : [])

/** A text with one of the leads before it, or as it is. */
function led(
  context: WriterContext,
  draft: Draft,
  texts: readonly string[],
  leads: readonly string[],
  lower: (text: string) => string,
) {
  return firstSayable(
    context,
    draft.said,
    // One colon a sentence is enough.
    texts.flatMap((text) => [
      ...(text.includes(':') && leads.some((lead) => lead.endsWith(':'))
        ? []
        : leads.map((lead) => `${lead} ${lower(text)}`)),
      text,
    ]),
  )
}

const ordinals = ({ of, counted }: Beat): readonly string[] => (counted ? (ordinalLeads[of] ?? []) : [])

// A lead-in now and then sounds like a person; before every sentence it sounds like a form.
const LEAD_SHARE = 0.5
const PERSONA_SHARE = 0.6

const sometimes = (context: WriterContext, table: Parameters<typeof leadsFor>[0]): string[] =>
  context.chance.next() < LEAD_SHARE ? context.chance.shuffled(leadsFor(table, context.tone)) : []

/** Here the persona is heard most: in how it hands over what there is to do. */
const beforeAction = (context: WriterContext): string[] =>
  context.traits.length > 0 && context.chance.next() < PERSONA_SHARE
    ? context.chance.shuffled(context.traits.flatMap(({ leads }) => leads))
    : sometimes(context, actionLeads)

// A reason that goes on from the sentence before needs no announcement.
const GOES_ON = /^(?:so|and|but|then|yet|that|this|those|these|otherwise|without|together|both|there)\b/i
const beforeWhy = (context: WriterContext, why = ''): string[] =>
  GOES_ON.test(why) ? [] : sometimes(context, whyLeads)

const beforeExample = (context: WriterContext, example = ''): string[] =>
  /^(?:think|picture|imagine|take|say|suppose|if|when)\b/i.test(example)
    ? []
    : context.chance.shuffled(leadsFor(exampleLeads, context.tone))

/** How often the script has named the material's topic so far. */
const echoes = ({ before }: Draft, { topic }: Material): number =>
  before.filter(({ text }) => text.toLowerCase().includes(topic.toLowerCase())).length

// A short that says the name more often sounds like an advert.
const MOST_MENTIONS = 2

/** The texts that do not name the brand once too often; those that do not name it at all come first once it was named. */
function sparing({ request: { brand } }: WriterContext, { before }: Draft, texts: readonly string[]): string[] {
  const mentions = (text: string): number => text.split(brand.name).length - 1
  const named = before.reduce((sum, { text }) => sum + mentions(text), 0)
  const fitting = texts.filter((text) => named + mentions(text) <= MOST_MENTIONS)
  return named === 0 || before.length === 0 ? [...texts] : fitting.toSorted((a, b) => mentions(a) - mentions(b))
}

const ASIDE_SHARE = 0.45

// With a presenter the brand itself speaks.
const PRESENTER_ASIDES = [
  'That is what we can tell you about {topic} in a minute.',
  'That is how we would explain {thing}.',
  'If you want to hear more about {topic}, we are here.',
  'We are glad to talk about {topic} any time.',
]

const asidesOf = ({ traits, request }: WriterContext): string[] => [
  ...traits.flatMap(({ asides }) => asides),
  ...(request.presenter ? PRESENTER_ASIDES : []),
]

/** From the brand's own fact to something worth knowing: its question and fact, or its name and fact. */
function asked(context: WriterContext, draft: Draft, { ask, topic, facts }: Material): string | undefined {
  const [fact] = facts
  if (!fact) return undefined
  const slots: Slots = ask
    ? { ...draft.slots, ask2: [ask], askLower2: [lowerFirst(ask)] }
    : { ...draft.slots, topic2: [topic] }
  const patterns = ask ? bridges.byQuestion : bridges.byTopic
  const openings = filled(context, patterns, slots)
  return firstSayable(
    context,
    draft.said,
    openings.map((opening) => `${opening} ${fact}`),
  )
}

function brandLine(context: WriterContext, draft: Draft, source: Material | undefined): Words | undefined {
  const fact = source?.fact
  if (!fact) return undefined
  const slots: Slots = { ...draft.slots, quote: [withStop(fact.text)] }
  const text = firstQuotable(draft.said, sparing(context, draft, filled(context, passingFrames[fact.kind], slots)))
  return text ? { text, material: source } : undefined
}

// Sorts calls: those that say "us" first where a presenter speaks, those that name the topic last where it was named often.
const callRank = (context: WriterContext, draft: Draft, material: Material) => {
  const tired = echoes(draft, material) > 1
  const invite = context.request.presenter && context.chance.next() < 0.5
  return ({ text }: Call): number =>
    (invite && /\bus\b/.test(text) ? -1 : 0) + (tired && /\{(?:topic|thing)\}/.test(text) ? 2 : 0)
}

/** The end of a script. */
function callLine(context: WriterContext, draft: Draft, material: Material): Words | undefined {
  const reach = context.trades[0]?.reach
  const fitting = longestUnused(
    context,
    calls.filter((call) => callFits(call, material.topicSource, context.tone, reach)),
  )
  const rank = callRank(context, draft, material)
  for (const { id, text: pattern } of fitting.toSorted((a, b) => rank(a) - rank(b))) {
    const text = firstSayable(context, draft.said, sparing(context, draft, filled(context, [pattern], draft.slots)))
    if (text) return { text, ingredient: id }
  }
  return undefined
}

/** The slots of the materials: the first one's topic with its verbs, and the others' by number. */
export function materialSlots(context: WriterContext, materials: readonly Material[]): Slots {
  const topics = materials.map(({ topicSource, topic }) => (topicSource === 'brand' ? undefined : topic))
  const numbered = topics.map((topic, index): Slots => {
    const { topic: topicWords = [], thing = [] } = topicSlots(topic)
    return { [`topic${index + 1}`]: topicWords, [`thing${index + 1}`]: thing }
  })
  const { thing: lastThing = [] } = topicSlots(topics.at(-1))
  return { ...context.slots, ...Object.assign({}, ...numbered), lastThing, ...topicSlots(topics[0]) }
}
