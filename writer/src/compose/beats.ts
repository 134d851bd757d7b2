import { lowerVerb, withStop } from '#english/grammar.ts'
import { type Slots, topicSlots } from '#english/slots.ts'
import { lowerFirst } from '#english/vocabulary.ts'
import type { Beat, BeatKind } from '#patterns/beat.notation.ts'
import { type Call, callFits, calls } from '#patterns/calls.ts'
import { passingFrames } from '#patterns/frames.ts'
import { actionLeads, exampleLeads, leadsFor, ordinalLeads, whyLeads } from '#patterns/leads.ts'
import { bridges } from '#patterns/structures.ts'
import type { Material } from '#topics/material.ts'
import { type Desk, filled, firstQuotable, firstSayable, longestUnused } from './context.ts'
import type { Line } from './draft.ts'
import type { Said } from './said.memory.ts'
import { sourceSentences } from './source.sentences.ts'

/** What a script is being made of. */
export type Plan = {
  materials: readonly Material[]
  slots: Slots
  said: Said
  /** What the script has said so far. */
  before: Line[]
  /** The lines of the structure's own words. */
  glue: Record<string, readonly string[]>
  /** A fact of the brand to mention in passing. */
  passing?: Material
}

type Words = Pick<Line, 'text' | 'ingredient' | 'material'>
type Speak = (desk: Desk, plan: Plan, material: Material, beat: Beat) => Words | undefined

const said = (text: string | undefined): Words | undefined => (text ? { text } : undefined)

/** Every kind of beat and how it is put into words. */
const SPEAK: Record<Exclude<BeatKind, 'hook'>, Speak> = {
  fact: (desk, plan, { facts }, beat) => said(led(desk, plan, facts, ordinals(beat), lowerFirst)),
  again: (desk, plan, { facts }) => said(firstSayable(desk, plan.said, facts)),
  why: (desk, plan, { why }, { bare }) =>
    said(led(desk, plan, listOf(why), bare ? [] : beforeWhy(desk, why), lowerFirst)),
  detail: (desk, plan, { detail }) => said(firstSayable(desk, plan.said, listOf(detail))),
  example: (desk, plan, { example }) =>
    said(led(desk, plan, listOf(example), beforeExample(desk, example), lowerFirst)),
  action: (desk, plan, { actions }, beat) =>
    said(led(desk, plan, desk.chance.shuffled(actions), beat.counted ? ordinals(beat) : beforeAction(desk), lowerVerb)),
  lens: (desk, plan, { inTrade }) =>
    said(firstSayable(desk, plan.said, filled(desk, inTradeOf(desk, inTrade), desk.pictures))),
  source: (desk, plan, material) => said(firstSayable(desk, plan.said, sourceSentences(material))),
  aside: (desk, plan, material) =>
    echoes(plan, material) > 1 || desk.chance.next() > ASIDE_SHARE
      ? undefined
      : said(firstSayable(desk, plan.said, filled(desk, asidesOf(desk), plan.slots))),
  glue: (desk, plan, { why }, { glue }) =>
    // "And why?" wants a reason, and no "So ...".
    glue === 'BEHIND' && GOES_ON.test(why ?? '')
      ? undefined
      : said(firstSayable(desk, plan.said, filled(desk, plan.glue[glue] ?? [], plan.slots))),
  link: (desk, plan) => said(firstSayable(desk, plan.said, filled(desk, LINKS, plan.slots))),
  wish: (desk, plan) => said(firstSayable(desk, plan.said, filled(desk, WISHES, plan.slots))),
  asked: (desk, plan, material) => said(asked(desk, plan, material)),
  answer: (_desk, plan, { fact }) => said(fact?.answer ? firstQuotable(plan.said, [withStop(fact.answer)]) : undefined),
  brand: (desk, plan, material, { of }) => brandLine(desk, plan, of > 0 ? material : plan.passing),
  call: (desk, plan, material) => callLine(desk, plan, material),
}

/** The words for one beat, noted as said; nothing when everything that fits was said before. */
export function speak(desk: Desk, plan: Plan, beat: Beat): Line | undefined {
  const material = plan.materials[beat.of]
  if (!material || beat.kind === 'hook') return undefined
  const words = SPEAK[beat.kind](desk, plan, material, beat)
  if (!words) return undefined
  plan.said.add(words.text)
  return { kind: beat.kind, paragraph: beat.paragraph, optional: beat.optional, material, ...words }
}

/** A borrowed trade has to be named, or nobody knows whose shelf is meant. */
const inTradeOf = ({ trades }: Desk, pattern: string | undefined): string[] =>
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
  desk: Desk,
  plan: Plan,
  texts: readonly string[],
  leads: readonly string[],
  lower: (text: string) => string,
) {
  return firstSayable(
    desk,
    plan.said,
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

const sometimes = (desk: Desk, table: Parameters<typeof leadsFor>[0]): string[] =>
  desk.chance.next() < LEAD_SHARE ? desk.chance.shuffled(leadsFor(table, desk.manner)) : []

/** Here the persona is heard most: in how it hands over what there is to do. */
const beforeAction = (desk: Desk): string[] =>
  desk.traits.length > 0 && desk.chance.next() < PERSONA_SHARE
    ? desk.chance.shuffled(desk.traits.flatMap(({ leads }) => leads))
    : sometimes(desk, actionLeads)

// A reason that goes on from the sentence before needs no announcement.
const GOES_ON = /^(?:so|and|but|then|yet|that|this|those|these|otherwise|without|together|both|there)\b/i
const beforeWhy = (desk: Desk, why = ''): string[] => (GOES_ON.test(why) ? [] : sometimes(desk, whyLeads))

const beforeExample = (desk: Desk, example = ''): string[] =>
  /^(?:think|picture|imagine|take|say|suppose|if|when)\b/i.test(example)
    ? []
    : desk.chance.shuffled(leadsFor(exampleLeads, desk.manner))

/** How often the script has named the material's topic so far. */
const echoes = ({ before }: Plan, { topic }: Material): number =>
  before.filter(({ text }) => text.toLowerCase().includes(topic.toLowerCase())).length

// A short that says the name more often sounds like an advert.
const MOST_MENTIONS = 2

/** The texts that do not name the brand once too often; those that do not name it at all come first once it was named. */
function sparing({ request: { brand } }: Desk, { before }: Plan, texts: readonly string[]): string[] {
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

const asidesOf = ({ traits, request }: Desk): string[] => [
  ...traits.flatMap(({ asides }) => asides),
  ...(request.presenter ? PRESENTER_ASIDES : []),
]

/** From the brand's own fact to something worth knowing: its question and fact, or its name and fact. */
function asked(desk: Desk, plan: Plan, { ask, topic, facts }: Material): string | undefined {
  const [fact] = facts
  if (!fact) return undefined
  const slots: Slots = ask
    ? { ...plan.slots, ask2: [ask], askLower2: [lowerFirst(ask)] }
    : { ...plan.slots, topic2: [topic] }
  const patterns = ask ? bridges.byQuestion : bridges.byTopic
  const openings = filled(desk, patterns, slots)
  return firstSayable(
    desk,
    plan.said,
    openings.map((opening) => `${opening} ${fact}`),
  )
}

function brandLine(desk: Desk, plan: Plan, source: Material | undefined): Words | undefined {
  const fact = source?.fact
  if (!fact) return undefined
  const slots: Slots = { ...plan.slots, quote: [withStop(fact.text)] }
  const text = firstQuotable(plan.said, sparing(desk, plan, filled(desk, passingFrames[fact.kind], slots)))
  return text ? { text, material: source } : undefined
}

// Sorts calls: those that say "us" first where a presenter speaks, those that name the topic last where it was named often.
const callRank = (desk: Desk, plan: Plan, material: Material) => {
  const tired = echoes(plan, material) > 1
  const invite = desk.request.presenter && desk.chance.next() < 0.5
  return ({ text }: Call): number =>
    (invite && /\bus\b/.test(text) ? -1 : 0) + (tired && /\{(?:topic|thing)\}/.test(text) ? 2 : 0)
}

/** The end of a script. */
function callLine(desk: Desk, plan: Plan, material: Material): Words | undefined {
  const reach = desk.trades[0]?.reach
  const fitting = longestUnused(
    desk,
    calls.filter((call) => callFits(call, material.lane, desk.manner, reach)),
  )
  const rank = callRank(desk, plan, material)
  for (const { id, text: pattern } of fitting.toSorted((a, b) => rank(a) - rank(b))) {
    const text = firstSayable(desk, plan.said, sparing(desk, plan, filled(desk, [pattern], plan.slots)))
    if (text) return { text, ingredient: id }
  }
  return undefined
}

/** The slots of the materials: the first one's topic with its verbs, and the others' by number. */
export function materialSlots(desk: Desk, materials: readonly Material[]): Slots {
  const topics = materials.map(({ lane, topic }) => (lane === 'brand' ? undefined : topic))
  const numbered = topics.map((topic, index): Slots => {
    const { topic: topicWords = [], thing = [] } = topicSlots(topic)
    return { [`topic${index + 1}`]: topicWords, [`thing${index + 1}`]: thing }
  })
  const { thing: lastThing = [] } = topicSlots(topics.at(-1))
  return { ...desk.slots, ...Object.assign({}, ...numbered), lastThing, ...topicSlots(topics[0]) }
}
