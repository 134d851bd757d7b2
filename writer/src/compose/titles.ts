import { plainSentence } from '@octavo/voice/text'
import { upperFirst } from '#english/grammar.ts'
import { type Slots, topicSlots } from '#english/slots.ts'
import type { Material } from '#topics/material.ts'
import { filled, longestUnused, type WriterContext } from './context.ts'
import type { Draft, Line } from './draft.ts'

const LONGEST = 70

// One family for each wording of a fact: a fact is told once in each, so no title comes twice.
const FAMILIES: readonly (readonly string[])[] = [
  [
    'What {thing} can do for {aTrade}',
    'Why {thing} {matters}',
    '{Topic}, seen from {aTrade}',
    '{Thing}, and what to do about it',
    'What to know about {thing}',
    '{Topic}, told in under a minute',
    '{Topic} in plain words',
    '{Topic}, without the jargon',
    'A small lesson in {thing}',
    'The short version of {thing}',
    'What {thing} {looks} like in practice',
    '{Topic}, and one thing to try',
    'How to think about {topic}',
    '{Topic}',
  ],
  [
    'More about {topic}',
    'A second look at {topic}',
    'Back to {thing}, with one more step',
    'One more thing about {topic}',
    'Another word on {topic}',
  ],
]
const WISHED: readonly string[] = ['{Wish}: {topic}', '{Wish}, and a word about {topic}', '{WishLine}', '{WishAsk}']
const LONG: readonly string[] = [
  '{Topic}, {topic2} and {more} more ideas for {aTrade}',
  '{Topic}, {topic2} and {more} more for {aTrade}',
  '{Topic}, {topic2} and {more} more',
  '{Topic}, {topic2} and other things to know',
  '{Topic} and {more} more things worth knowing',
]
const LONG_WISHED: readonly string[] = [
  '{Wish}, in {count} chapters',
  '{Wish}: {topic} and more',
  '{WishAsk}',
  '{WishLine}',
]

/** A title, and the id by which the account remembers it where its words could come again. */
export type Title = { text: string; ingredient?: string }

/** A title in sentence case, at most 70 characters, that no other script of the account has. */
export function titleFor(context: WriterContext, materials: readonly Material[], lines: readonly Line[]): Title {
  const [main, second] = materials
  if (!main) return { text: context.request.brand.name }
  if (main.topicSource === 'brand' && second?.topicSource === 'brand') return briefTitle(context)
  const candidates =
    main.topicSource === 'brand' ? brandTitles(context, materials) : subjectTitles(context, main, lines)
  const fitting = candidates.map(upperFirst).find((title) => title.length <= LONGEST)
  return { text: fitting ?? shortened(upperFirst(main.ask ?? main.topic)) }
}

function subjectTitles(context: WriterContext, main: Material, lines: readonly Line[]): string[] {
  const spoken = lines.map(({ text }) => plainSentence(text)).join(' ')
  const wording = main.facts.findIndex((fact) => spoken.includes(plainSentence(fact)))
  const slots: Slots = { ...context.slots, ...topicSlots(main.topic) }
  const { topic } = context.request
  const wished = topic ? filled(context, WISHED, slots) : []
  const asked = main.ask ? [main.ask] : []
  return [...wished, ...asked, ...filled(context, FAMILIES[Math.max(0, wording)] ?? [], slots), main.topic]
}

/** The brand's own words the first time they are told; after that the question or the subject that goes with them. */
function brandTitles(context: WriterContext, [main, second]: readonly Material[]): string[] {
  const text = (main?.fact?.text ?? '').replace(/(?<![.\s])[.\s]+$/, '')
  const toldBefore = [...context.request.usedSentences].some((sentence) => sentence.endsWith(plainSentence(text)))
  const own = toldBefore ? [] : [text]
  return [
    ...own,
    ...(second?.ask ? [second.ask] : []),
    `${text}, and a word about ${second?.topic}`,
    `${second?.topic}`,
  ]
}

const IN_BRIEF: readonly string[] = [
  '{brand} in three lines',
  'Three lines about {brand}',
  'What to know about {brand}',
  '{brand}, in brief',
  '{brand} at a glance',
  'Three things about {brand}',
  'If you are new to {brand}',
  '{brand} in under a minute',
  'A few facts about {brand}',
  'This is {brand}',
  'The short version of {brand}',
  '{brand}: what, how much, and who',
]

/** For a script of the brand's facts alone: the title unused for longest. */
function briefTitle(context: WriterContext): Title {
  const titles = IN_BRIEF.map((pattern, index) => ({ id: `ti-brief-${index + 1}`, pattern }))
  const [title] = longestUnused(context, titles)
  return {
    text: filled(context, title ? [title.pattern] : [], context.slots)[0] ?? context.request.brand.name,
    ...(title && { ingredient: title.id }),
  }
}

/** A title for a film of several chapters. */
export function longTitleFor(context: WriterContext, { slots, materials }: Pick<Draft, 'slots' | 'materials'>): string {
  const counted: Slots = { ...slots, more: [String(materials.length - 2)] }
  const wished = context.request.topic ? filled(context, LONG_WISHED, counted) : []
  const fitting = [...wished, ...filled(context, LONG, counted)].find((title) => title.length <= LONGEST)
  return fitting ?? shortened(upperFirst(`${slots.topic?.[0] ?? context.request.brand.name} and more`))
}

/** As many whole words as fit. */
const shortened = (title: string): string =>
  title.length <= LONGEST ? title : title.slice(0, LONGEST + 1).replace(/[\s,:;]+\S*$/, '')
