import { plainSentence } from '#text/sentences.ts'
import type { Plan } from './beats.ts'
import type { Desk } from './desk.ts'
import type { Line } from './draft.ts'
import { upperFirst } from './grammar.ts'
import type { Material } from './material.ts'
import { fillings, type Slots, topicSlots } from './slots.ts'

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

/** A title in sentence case, at most 70 characters, that no other script of the account has. */
export function titleFor(desk: Desk, materials: readonly Material[], lines: readonly Line[]): string {
  const [main, second] = materials
  if (!main) return desk.request.brand.name
  const candidates = main.lane === 'brand' ? brandTitles(desk, main, second) : subjectTitles(desk, main, lines)
  const fitting = candidates.map(upperFirst).find((title) => title.length <= LONGEST)
  return fitting ?? shortened(upperFirst(main.ask ?? main.topic))
}

function subjectTitles(desk: Desk, main: Material, lines: readonly Line[]): string[] {
  const spoken = lines.map(({ text }) => plainSentence(text)).join(' ')
  const wording = main.facts.findIndex((fact) => spoken.includes(plainSentence(fact)))
  const slots: Slots = { ...desk.slots, ...topicSlots(main.topic) }
  const { topic } = desk.request
  const wished = topic ? fillings(WISHED, slots, desk.chance) : []
  const asked = main.ask ? [main.ask] : []
  return [...wished, ...asked, ...fillings(FAMILIES[Math.max(0, wording)] ?? [], slots, desk.chance), main.topic]
}

/** The brand's own words the first time they are told; after that the question that goes with them. */
function brandTitles(desk: Desk, { fact }: Material, second: Material | undefined): string[] {
  const text = (fact?.text ?? '').replace(/[.\s]+$/, '')
  const toldBefore = [...desk.request.usedSentences].some((sentence) => sentence.endsWith(plainSentence(text)))
  const own = toldBefore ? [] : [text]
  return [...own, ...(second?.ask ? [second.ask] : []), `${text}, and a word about ${second?.topic}`, text]
}

/** A title for a film of several chapters. */
export function longTitleFor(desk: Desk, { slots, materials }: Pick<Plan, 'slots' | 'materials'>): string {
  const counted: Slots = { ...slots, more: [String(materials.length - 2)] }
  const wished = desk.request.topic ? fillings(LONG_WISHED, counted, desk.chance) : []
  const fitting = [...wished, ...fillings(LONG, counted, desk.chance)].find((title) => title.length <= LONGEST)
  return fitting ?? shortened(upperFirst(`${slots.topic?.[0] ?? desk.request.brand.name} and more`))
}

/** As many whole words as fit. */
const shortened = (title: string): string =>
  title.length <= LONGEST ? title : title.slice(0, LONGEST + 1).replace(/[\s,:;]+\S*$/, '')
