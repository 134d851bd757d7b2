import type { WrittenScript } from '#providers/language/language.ts'
import { spokenSeconds } from '#text/speaking-time.ts'
import { ageOf, type Plan, speak } from './beats.ts'
import { type Desk, firstSayable } from './desk.ts'
import { bodyOf, type Line } from './draft.ts'
import { finish } from './finish.ts'
import { openingFrames } from './frames.ts'
import { listed, numberWord, withStop } from './grammar.ts'
import { hooks } from './hooks.ts'
import { aspectsOf } from './lenses.ts'
import { type LongStructure, longStructures } from './long.structures.ts'
import type { Material } from './material.ts'
import { asNoun } from './owners.words.ts'
import type { Shelf } from './shelf.ts'
import { fillings, type Slots } from './slots.ts'
import { type Beat, beatsOf } from './structures.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A film of several minutes in chapters, or nothing when not enough is left for its shortest length. */
export function composeLong(desk: Desk, shelf: Shelf): WrittenScript | undefined {
  const ordered = desk.chance.shuffled(longStructures).toSorted((a, b) => ageOf(desk, b.id) - ageOf(desk, a.id))
  for (const structure of ordered) {
    const script = assemble(desk, shelf, structure)
    if (script) return script
  }
  return undefined
}

function assemble(desk: Desk, shelf: Shelf, structure: LongStructure): WrittenScript | undefined {
  const said = desk.said.branch()
  const materials = chaptersFor(desk, shelf, structure, said)
  if (materials.length < 3) return undefined
  const slots = filmSlots(desk, materials)
  const plan: Plan = {
    structure: { id: structure.id, lanes: [], points: 0, opens: '', beats: '' },
    materials,
    slots,
    said,
  }
  const lines: Line[] = []
  const add = (texts: string[], kind: string, paragraph: number, optional: boolean) => {
    const text = firstSayable(desk, said, texts)
    if (!text) return
    said.add(text)
    lines.push({ text, kind, paragraph, optional })
  }
  add(fillings(openingsOf(desk) ?? structure.hooks, slots, desk.chance), 'hook', 0, false)
  add(fillings(structure.promises, slots, desk.chance), 'promise', 0, false)
  if (lines.length === 0) return undefined
  for (const index of materials.keys()) lines.push(...chapter(desk, plan, structure, index))
  const last = materials.length + 1
  add(fillings(structure.recaps, slots, desk.chance), 'recap', last, false)
  const call = speak(
    desk,
    { ...plan, materials: [materials[0]!] },
    { ...beatsOf({ id: '', beats: 'call' })[0]!, paragraph: last + 1 },
  )
  if (!call) return undefined
  lines.push(call)
  const fitted = fitLong(desk, lines)
  return fitted && finish(desk, plan, { id: `hk-${structure.id}` }, fitted)
}

/** A film that was asked to start from a trend or a topic opens with it. */
function openingsOf(desk: Desk): string[] | undefined {
  const { topic, trend } = desk.request
  const kind = trend ? 'trend' : topic ? 'topic' : undefined
  return (
    kind && hooks.filter((hook) => hook.speaks === kind && hook.manners.includes(desk.manner)).map(({ text }) => text)
  )
}

// About what a chapter takes to say, so that as many are planned as fit.
const CHAPTER_SECONDS = 30

function chaptersFor(desk: Desk, shelf: Shelf, structure: LongStructure, _said: Plan['said']): Material[] {
  const count = Math.max(3, Math.min(8, Math.round(desk.request.seconds.aim / CHAPTER_SECONDS)))
  const chosen: Material[] = []
  const [lead] = shelf.ranked('niche')
  for (const lane of [...structure.lanes, ...structure.lanes]) {
    if (chosen.length >= count) break
    const pool =
      lane === 'niche' && lead
        ? [lead, ...shelf.companyFor(lead, 12), ...shelf.ranked('niche').slice(0, 12)]
        : shelf.ranked(lane)
    const next = pool.find(
      (one) => !chosen.some(({ id }) => id === one.id) && !(one.lane === 'brand' && one.fact?.kind !== 'question'),
    )
    if (next) chosen.push(next)
  }
  return chosen
}

function filmSlots(desk: Desk, materials: readonly Material[]): Slots {
  const topics = materials.filter((one) => one.lane !== 'brand').map(({ topic }) => topic)
  const lead = materials.find((one) => one.lane === 'niche')
  const { topic, trend, seconds } = desk.request
  return {
    ...desk.slots,
    topic: [topics[0] ?? ''],
    lastTopic: [topics.at(-1) ?? ''],
    firstTopics: [listed(topics.slice(0, 3)), listed(topics.slice(1, 4))],
    lastTopics: [listed(topics.slice(-2)), listed(topics.slice(0, 2))],
    topics: [listed(topics.slice(0, 4)), listed(topics.slice(-3))],
    theme: [(lead && aspectsOf(lead.keywords)[0]?.noun) ?? topics[0] ?? ''],
    seconds: [String(Math.round(seconds.aim / 5) * 5)],
    ...(topic && { wish: [asNoun(topic)] }),
    ...(trend && { trend: [asNoun(trend)] }),
    count: [numberWord(materials.length)],
  }
}

function chapter(desk: Desk, plan: Plan, structure: LongStructure, index: number): Line[] {
  const material = plan.materials[index]
  if (!material) return []
  const paragraph = index + 1
  const lines: Line[] = []
  const slots: Slots = {
    ...plan.slots,
    topic: [material.topic],
    n: [numberWord(index + 1)],
    down: [numberWord(plan.materials.length - index)],
    day: DAYS[index] ? [DAYS[index]] : [],
  }
  const opener = material.fact
    ? asked(desk, material)
    : material.ask && structure.id === 'lo-questions'
      ? [material.ask]
      : fillings(structure.openers, slots, desk.chance)
  const text = firstSayable(desk, plan.said, opener, Boolean(material.fact))
  if (text) {
    plan.said.add(text)
    lines.push({ text, kind: 'opener', paragraph, optional: false, material })
  }
  const beats: Beat[] = material.fact
    ? beatsOf({ id: structure.id, beats: 'answer' })
    : beatsOf({ id: structure.id, beats: structure.beats })
  for (const beat of beats) {
    const line = speak(
      desk,
      { ...plan, slots },
      { ...beat, of: index, paragraph, optional: !['fact', 'answer'].includes(beat.kind) },
    )
    if (line) lines.push(line)
  }
  return lines
}

function asked(desk: Desk, { fact }: Material): string[] {
  if (!fact) return []
  if (fact.kind === 'question') return [fact.text]
  return openingFrames[fact.kind].map((frame) =>
    frame.replace('{brand}', desk.request.brand.name).replace('{quote}', withStop(fact.text)),
  )
}

// What is left out first when a film grows too long.
const WORTH = ['why', 'action', 'example', 'source', 'lens']

function fitLong(desk: Desk, lines: readonly Line[]): Line[] | undefined {
  const { aim, min, max } = desk.request.seconds
  const optional = lines
    .filter((line) => line.optional)
    .toSorted((a, b) => WORTH.indexOf(b.kind) - WORTH.indexOf(a.kind))
  const kept = new Set(lines)
  const length = () => spokenSeconds(bodyOf(lines.filter((line) => kept.has(line))))
  for (const line of optional) {
    if (length() <= Math.min(max, aim * 1.08)) break
    kept.delete(line)
  }
  const seconds = length()
  return seconds >= min && seconds <= max ? lines.filter((line) => kept.has(line)) : undefined
}
