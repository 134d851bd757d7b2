import { numberWord } from '#english/grammar.ts'
import { describedBy } from '#english/owner.words.ts'
import { type Slots, topicSlots } from '#english/slots.ts'
import { days } from '#english/times.ts'
import { lowerFirst } from '#english/vocabulary.ts'
import { type Beat, beatsOf, plainBeat } from '#patterns/beat.notation.ts'
import { openingFrames } from '#patterns/frames.ts'
import { type LongStructure, longStructures, questionOpeners } from '#patterns/long.structures.ts'
import type { WrittenScript } from '#script.ts'
import type { Material, TopicSource } from '#topics/material.ts'
import { materialSlots, speak } from './beats.ts'
import { filled, firstQuotable, firstSayable, longestUnused, type WriterContext } from './context.ts'
import { type Draft, type Line, secondsOf } from './draft.ts'
import { finish } from './finish.ts'
import { longTitleFor } from './titles.ts'
import type { TopicPool } from './topic.pool.ts'

/** A film of several minutes in chapters, or nothing when not enough is left for its shortest length. */
export function composeLong(context: WriterContext, pool: TopicPool): WrittenScript | undefined {
  for (const structure of longestUnused(context, longStructures)) {
    const script = assemble(context, pool, structure)
    if (script) return script
  }
  return undefined
}

// About what a chapter takes to say, and what opening and ending take; a little more is planned than fits.
const CHAPTER_SECONDS = 29
const FRAME_SECONDS = 30
const FEWEST = 3
const MOST = 9

function assemble(context: WriterContext, pool: TopicPool, structure: LongStructure): WrittenScript | undefined {
  const { aim } = context.request.seconds
  const count = Math.min(MOST, Math.max(FEWEST, Math.ceil((aim - FRAME_SECONDS) / CHAPTER_SECONDS)))
  const materials = chaptersFor(
    pool,
    structure.topicSources,
    Math.min(count, structure.id === 'lo-week' ? days.length : MOST),
  )
  if (materials.length < FEWEST) return undefined
  const draft: Draft = {
    materials,
    slots: filmSlots(context, materials),
    said: context.said.branch(),
    glue: {},
    before: [],
  }
  const opening = openingLines(context, draft, structure)
  if (opening.length === 0) return undefined
  const openers = context.chance.shuffled(structure.openers)
  const chapters = materials.flatMap((_, index) => chapterLines(context, draft, { ...structure, openers }, index))
  const ending = endingLines(context, draft, structure)
  const fitted = fit(context, [...opening, ...chapters, ...ending])
  return fitted && { ...finish(context, structure.id, materials, fitted), title: longTitleFor(context, draft) }
}

/** Materials for the chapters: knowledge of one kind, with the trade's own knowledge and the brand's questions between. */
function chaptersFor(pool: TopicPool, topicSources: readonly TopicSource[], count: number): Material[] {
  const fresh = pool.ranked('niche').filter(pool.isFresh)
  const [lead] = fresh
  const kin = lead ? [lead, ...pool.companyFor(lead, 2 * MOST).filter(pool.isFresh), ...fresh.slice(0, 4 * MOST)] : []
  const bySource: Record<TopicSource, readonly Material[]> = {
    // A film can be announced by things that have a name; "how it works" fits into few sentences.
    niche: [...kin.filter(isNamed), ...kin.filter((one) => !isNamed(one))],
    trade: pool.ranked('trade'),
    brand: pool.ranked('brand').filter(({ fact }) => fact?.kind === 'question'),
  }
  const chosen: Material[] = []
  for (const topicSource of [...topicSources, ...topicSources]) {
    const next = bySource[topicSource].find(({ id }) => !chosen.some((one) => one.id === id))
    if (next && chosen.length < count) chosen.push(next)
  }
  return chosen
}

const isNamed = ({ topic }: Material): boolean => topicSlots(topic).thing?.length === 1

/** The film is named after what its niche chapters are about; the trade's knowledge and the brand's questions come in between. */
function filmSlots(context: WriterContext, materials: readonly Material[]): Slots {
  const niche = materials.filter(({ topicSource }) => topicSource === 'niche')
  const told = niche.length >= FEWEST ? niche : materials.filter(({ topicSource }) => topicSource !== 'brand')
  return { ...materialSlots(context, told), count: [numberWord(materials.length)] }
}

/** A line in the film's frame, noted as said: of what can be said, the one that repeats least of the lines before it. */
function frameLine(
  context: WriterContext,
  draft: Draft,
  patterns: readonly string[],
  line: Omit<Line, 'text'>,
  before = '',
): Line[] {
  const echoes = (text: string): number =>
    draft.materials.filter(({ topic }) => before.includes(topic) && text.includes(topic)).length
  const texts = filled(context, patterns, draft.slots).toSorted((a, b) => echoes(a) - echoes(b))
  const text = firstSayable(context, draft.said, texts)
  if (!text) return []
  draft.said.add(text)
  return [{ ...line, text }]
}

function openingLines(context: WriterContext, draft: Draft, { hooks, promises }: LongStructure): Line[] {
  const { topic, trend } = context.request
  const patterns = trend ? TREND_HOOKS : topic ? TOPIC_HOOKS : hooks
  const hook = frameLine(context, draft, patterns, { kind: 'hook', paragraph: 0, optional: false })
  if (hook.length === 0) return []
  return [
    ...hook,
    ...(trend && topic ? frameLine(context, draft, TOPIC_HOOKS, { kind: 'wish', paragraph: 0, optional: false }) : []),
    ...frameLine(context, draft, introductions(context), { kind: 'introduction', paragraph: 0, optional: true }),
    ...frameLine(context, draft, promises, { kind: 'promise', paragraph: 0, optional: false }, hook[0]?.text),
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
function introductions({ request: { brand, presenter } }: WriterContext): string[] {
  const { aBusiness, about } = describedBy(brand.description)
  if (aBusiness) return presenter ? [`We are {brand}, ${aBusiness}.`] : [`This film is by {brand}, ${aBusiness}.`]
  if (about)
    return presenter ? [`We are {brand}, and this is about ${about}.`] : [`At {brand} it is all about ${about}.`]
  return presenter ? ['We are {brand}.'] : []
}

function chapterLines(context: WriterContext, draft: Draft, structure: LongStructure, index: number): Line[] {
  const material = draft.materials[index]
  if (!material) return []
  const paragraph = index + 1
  const slots = chapterSlots(draft, material, index)
  const opener = openerFor(context, { ...draft, slots }, structure, material, index)
  const told: Line[] = opener ? [{ text: opener, kind: 'opener', paragraph, optional: false, material }] : []
  for (const beat of chapterBeats(structure, material, index)) {
    const line = speak(context, { ...draft, slots }, { ...beat, of: index, paragraph })
    if (line) told.push(line)
  }
  return told.some(({ kind }) => kind === 'fact' || kind === 'answer') ? told : []
}

const chapterSlots = ({ slots, materials }: Draft, { topic, topicSource, ask }: Material, index: number): Slots => ({
  ...slots,
  ...(topicSource !== 'brand' && topicSlots(topic)),
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
  context: WriterContext,
  draft: Draft,
  { openers }: LongStructure,
  material: Material,
  index: number,
): string | undefined {
  const text = material.fact
    ? firstQuotable(
        draft.said,
        filled(context, openingFrames.question, { ...draft.slots, quote: [material.fact.text] }),
      )
    : firstSayable(context, draft.said, openings(context, draft, openers, material, index))
  if (text) draft.said.add(text)
  return text
}

function openings(
  context: WriterContext,
  draft: Draft,
  openers: readonly string[],
  { topicSource }: Material,
  index: number,
): string[] {
  const asked = topicSource === 'trade' ? filled(context, questionOpeners, draft.slots) : []
  const fitting = index === 0 ? openers.filter((opener) => !GOES_ON.test(opener)) : openers
  const turned = [...fitting.slice(index % fitting.length), ...fitting.slice(0, index % fitting.length)]
  return [...asked, ...turned.flatMap((pattern) => filled(context, [pattern], draft.slots))]
}

// These only make sense after another chapter.
const GOES_ON = /\b(?:another|next|then|too|keep that|from here|now|on to|brings us|and)\b/i

function endingLines(context: WriterContext, draft: Draft, { recaps }: LongStructure): Line[] {
  const paragraph = draft.materials.length + 1
  const recap = frameLine(context, draft, recaps, { kind: 'recap', paragraph, optional: false })
  const again = draft.materials.findIndex(
    ({ topicSource, facts }) => topicSource === 'niche' && facts.some((fact) => draft.said.allNew(fact)),
  )
  const reminder = again < 0 ? undefined : speak(context, draft, { ...plainBeat('again'), of: again, paragraph })
  const about = Math.max(
    0,
    draft.materials.findIndex(({ topicSource }) => topicSource !== 'brand'),
  )
  const call = speak(context, draft, { ...plainBeat('call'), of: about, paragraph: paragraph + 1 })
  return [...recap, ...(reminder ? [{ ...reminder, optional: true }] : []), ...(call ? [call] : [])]
}

// What is left out first when a film grows too long.
const SPARED = ['source', 'introduction', 'inTrade', 'detail', 'example', 'again', 'action', 'why']
const OVER_AIM = 1.06

function fit(context: WriterContext, lines: readonly Line[]): Line[] | undefined {
  if (lines.at(-1)?.kind !== 'call') return undefined
  const { aim, min, max } = context.request.seconds
  const kept = new Set(lines)
  const length = () => secondsOf(kept)
  for (const line of leastNeeded(context, lines)) {
    if (length() <= Math.min(max, aim * OVER_AIM)) break
    kept.delete(line)
  }
  const seconds = length()
  return seconds >= min && seconds <= max ? lines.filter((line) => kept.has(line)) : undefined
}

/** Optional lines, the least needed first; within a kind it is chance which chapter gives way. */
const leastNeeded = (context: WriterContext, lines: readonly Line[]): Line[] =>
  context.chance
    .shuffled(lines.filter(({ optional }) => optional))
    .toSorted((a, b) => SPARED.indexOf(a.kind) - SPARED.indexOf(b.kind))
