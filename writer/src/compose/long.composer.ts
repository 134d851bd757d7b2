import { numberWord } from '#english/grammar.ts'
import { describedBy } from '#english/owner.words.ts'
import { type Slots, topicSlots } from '#english/slots.ts'
import { days } from '#english/times.ts'
import { lowerFirst } from '#english/vocabulary.ts'
import { type Beat, beatsOf, plainBeat } from '#patterns/beat.notation.ts'
import { openingFrames } from '#patterns/frames.ts'
import { type LongStructure, longStructures, questionOpeners } from '#patterns/long.structures.ts'
import type { WrittenScript } from '#script.ts'
import type { Lane, Material } from '#topics/material.ts'
import type { Shelf } from '#topics/topic.pool.ts'
import { materialSlots, type Plan, speak } from './beats.ts'
import { type Desk, filled, firstQuotable, firstSayable, longestUnused } from './context.ts'
import { type Line, secondsOf } from './draft.ts'
import { finish } from './finish.ts'
import { longTitleFor } from './titles.ts'

/** A film of several minutes in chapters, or nothing when not enough is left for its shortest length. */
export function composeLong(desk: Desk, shelf: Shelf): WrittenScript | undefined {
  for (const structure of longestUnused(desk, longStructures)) {
    const script = assemble(desk, shelf, structure)
    if (script) return script
  }
  return undefined
}

// About what a chapter takes to say, and what opening and ending take; a little more is planned than fits.
const CHAPTER_SECONDS = 29
const FRAME_SECONDS = 30
const FEWEST = 3
const MOST = 9

function assemble(desk: Desk, shelf: Shelf, structure: LongStructure): WrittenScript | undefined {
  const { aim } = desk.request.seconds
  const count = Math.min(MOST, Math.max(FEWEST, Math.ceil((aim - FRAME_SECONDS) / CHAPTER_SECONDS)))
  const materials = chaptersFor(
    shelf,
    structure.lanes,
    Math.min(count, structure.id === 'lo-week' ? days.length : MOST),
  )
  if (materials.length < FEWEST) return undefined
  const plan: Plan = { materials, slots: filmSlots(desk, materials), said: desk.said.branch(), glue: {}, before: [] }
  const opening = openingLines(desk, plan, structure)
  if (opening.length === 0) return undefined
  const openers = desk.chance.shuffled(structure.openers)
  const chapters = materials.flatMap((_, index) => chapterLines(desk, plan, { ...structure, openers }, index))
  const ending = endingLines(desk, plan, structure)
  const fitted = fit(desk, [...opening, ...chapters, ...ending])
  return fitted && { ...finish(desk, structure.id, materials, fitted), title: longTitleFor(desk, plan) }
}

/** Materials for the chapters: knowledge of one kind, with the trade's lore and the brand's questions between. */
function chaptersFor(shelf: Shelf, lanes: readonly Lane[], count: number): Material[] {
  const fresh = shelf.ranked('niche').filter(shelf.isFresh)
  const [lead] = fresh
  const kin = lead ? [lead, ...shelf.companyFor(lead, 2 * MOST).filter(shelf.isFresh), ...fresh.slice(0, 4 * MOST)] : []
  const pools: Record<Lane, readonly Material[]> = {
    // A film can be announced by things that have a name; "how it works" fits into few sentences.
    niche: [...kin.filter(isNamed), ...kin.filter((one) => !isNamed(one))],
    trade: shelf.ranked('trade'),
    brand: shelf.ranked('brand').filter(({ fact }) => fact?.kind === 'question'),
  }
  const chosen: Material[] = []
  for (const lane of [...lanes, ...lanes]) {
    const next = pools[lane].find(({ id }) => !chosen.some((one) => one.id === id))
    if (next && chosen.length < count) chosen.push(next)
  }
  return chosen
}

const isNamed = ({ topic }: Material): boolean => topicSlots(topic).thing?.length === 1

/** The film is named after what its niche chapters are about; lore and the brand's questions come in between. */
function filmSlots(desk: Desk, materials: readonly Material[]): Slots {
  const niche = materials.filter(({ lane }) => lane === 'niche')
  const told = niche.length >= FEWEST ? niche : materials.filter(({ lane }) => lane !== 'brand')
  return { ...materialSlots(desk, told), count: [numberWord(materials.length)] }
}

/** A line in the film's frame, noted as said: of what can be said, the one that repeats least of the lines before it. */
function frameLine(desk: Desk, plan: Plan, patterns: readonly string[], line: Omit<Line, 'text'>, before = ''): Line[] {
  const echoes = (text: string): number =>
    plan.materials.filter(({ topic }) => before.includes(topic) && text.includes(topic)).length
  const texts = filled(desk, patterns, plan.slots).toSorted((a, b) => echoes(a) - echoes(b))
  const text = firstSayable(desk, plan.said, texts)
  if (!text) return []
  plan.said.add(text)
  return [{ ...line, text }]
}

function openingLines(desk: Desk, plan: Plan, { hooks, promises }: LongStructure): Line[] {
  const { topic, trend } = desk.request
  const patterns = trend ? TREND_HOOKS : topic ? TOPIC_HOOKS : hooks
  const hook = frameLine(desk, plan, patterns, { kind: 'hook', paragraph: 0, optional: false })
  if (hook.length === 0) return []
  return [
    ...hook,
    ...(trend && topic ? frameLine(desk, plan, TOPIC_HOOKS, { kind: 'wish', paragraph: 0, optional: false }) : []),
    ...frameLine(desk, plan, introductions(desk), { kind: 'introduction', paragraph: 0, optional: true }),
    ...frameLine(desk, plan, promises, { kind: 'promise', paragraph: 0, optional: false }, hook[0]?.text),
  ]
}

const TREND_HOOKS = [
  'Have you seen {trend} lately?',
  'Everyone seems to talk about {trend}, so let us look at what stays useful.',
  'You may have seen it: {trendLine}',
  'It keeps coming up: {trendLine}',
]
const TOPIC_HOOKS = [
  '{wishAsk}',
  'What is worth knowing about {wish}?',
  'Are you thinking about {wish}? Then take these few minutes.',
  'One thing at a time: {wishLine}',
  'Here is something useful about {wish}, in a few short chapters.',
]

/** Who is speaking, in the owner's words. */
function introductions({ request: { brand, presenter } }: Desk): string[] {
  const { aBusiness, about } = describedBy(brand.description)
  if (aBusiness) return presenter ? [`We are {brand}, ${aBusiness}.`] : [`This film is by {brand}, ${aBusiness}.`]
  if (about)
    return presenter ? [`We are {brand}, and this is about ${about}.`] : [`At {brand} it is all about ${about}.`]
  return presenter ? ['We are {brand}.'] : []
}

function chapterLines(desk: Desk, plan: Plan, structure: LongStructure, index: number): Line[] {
  const material = plan.materials[index]
  if (!material) return []
  const paragraph = index + 1
  const slots = chapterSlots(plan, material, index)
  const opener = openerFor(desk, { ...plan, slots }, structure, material, index)
  const told: Line[] = opener ? [{ text: opener, kind: 'opener', paragraph, optional: false, material }] : []
  for (const beat of chapterBeats(structure, material, index)) {
    const line = speak(desk, { ...plan, slots }, { ...beat, of: index, paragraph })
    if (line) told.push(line)
  }
  return told.some(({ kind }) => kind === 'fact' || kind === 'answer') ? told : []
}

const chapterSlots = ({ slots, materials }: Plan, { topic, lane, ask }: Material, index: number): Slots => ({
  ...slots,
  ...(lane !== 'brand' && topicSlots(topic)),
  n: [numberWord(index + 1)],
  down: [numberWord(materials.length - index)],
  day: days[index] ? [days[index]] : [],
  ask: ask ? [ask] : [],
  askLower: ask ? [lowerFirst(ask)] : [],
})

/** Facts must be told, all else is told while there is time. */
function chapterBeats({ id, chapters }: LongStructure, { fact }: Material, index: number): Beat[] {
  const beats = fact ? 'answer' : (chapters[index % chapters.length] ?? 'fact')
  return beatsOf({ id, beats }).map((beat) => ({ ...beat, optional: beat.kind !== 'fact' && beat.kind !== 'answer' }))
}

/** The line that opens a chapter: each pattern once in a film, while there are enough. */
function openerFor(
  desk: Desk,
  plan: Plan,
  { openers }: LongStructure,
  material: Material,
  index: number,
): string | undefined {
  const text = material.fact
    ? firstQuotable(plan.said, filled(desk, openingFrames.question, { ...plan.slots, quote: [material.fact.text] }))
    : firstSayable(desk, plan.said, openings(desk, plan, openers, material, index))
  if (text) plan.said.add(text)
  return text
}

function openings(desk: Desk, plan: Plan, openers: readonly string[], { lane }: Material, index: number): string[] {
  const asked = lane === 'trade' ? filled(desk, questionOpeners, plan.slots) : []
  const fitting = index === 0 ? openers.filter((opener) => !GOES_ON.test(opener)) : openers
  const turned = [...fitting.slice(index % fitting.length), ...fitting.slice(0, index % fitting.length)]
  return [...asked, ...turned.flatMap((pattern) => filled(desk, [pattern], plan.slots))]
}

// These only make sense after another chapter.
const GOES_ON = /\b(?:another|next|then|too|keep that|from here|now|on to|brings us|and)\b/i

function endingLines(desk: Desk, plan: Plan, { recaps }: LongStructure): Line[] {
  const paragraph = plan.materials.length + 1
  const recap = frameLine(desk, plan, recaps, { kind: 'recap', paragraph, optional: false })
  const again = plan.materials.findIndex(
    ({ lane, facts }) => lane === 'niche' && facts.some((fact) => plan.said.allNew(fact)),
  )
  const reminder = again < 0 ? undefined : speak(desk, plan, { ...plainBeat('again'), of: again, paragraph })
  const about = Math.max(
    0,
    plan.materials.findIndex(({ lane }) => lane !== 'brand'),
  )
  const call = speak(desk, plan, { ...plainBeat('call'), of: about, paragraph: paragraph + 1 })
  return [...recap, ...(reminder ? [{ ...reminder, optional: true }] : []), ...(call ? [call] : [])]
}

// What is left out first when a film grows too long.
const SPARED = ['source', 'introduction', 'lens', 'detail', 'example', 'again', 'action', 'why']
const OVER_AIM = 1.06

function fit(desk: Desk, lines: readonly Line[]): Line[] | undefined {
  if (lines.at(-1)?.kind !== 'call') return undefined
  const { aim, min, max } = desk.request.seconds
  const kept = new Set(lines)
  const length = () => secondsOf(kept)
  for (const line of leastNeeded(desk, lines)) {
    if (length() <= Math.min(max, aim * OVER_AIM)) break
    kept.delete(line)
  }
  const seconds = length()
  return seconds >= min && seconds <= max ? lines.filter((line) => kept.has(line)) : undefined
}

/** Optional lines, the least needed first; within a kind it is chance which chapter gives way. */
const leastNeeded = (desk: Desk, lines: readonly Line[]): Line[] =>
  desk.chance
    .shuffled(lines.filter(({ optional }) => optional))
    .toSorted((a, b) => SPARED.indexOf(a.kind) - SPARED.indexOf(b.kind))
