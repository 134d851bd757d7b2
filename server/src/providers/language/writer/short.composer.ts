import type { WrittenScript } from '#providers/language/language.ts'
import { spokenSeconds } from '#text/speaking-time.ts'
import { ageOf, type Plan, scenesFor, speak } from './beats.ts'
import { type Desk, firstSayable } from './desk.ts'
import { bodyOf, type Line } from './draft.ts'
import { finish } from './finish.ts'
import { openingFrames } from './frames.ts'
import { lowerFirst, lowerVerb, numberWord, withStop } from './grammar.ts'
import { type Hook, hooks, kindOf, suits } from './hooks.ts'
import { aspectsOf } from './lenses.ts'
import type { Material } from './material.ts'
import { asNoun } from './owners.words.ts'
import type { Shelf } from './shelf.ts'
import { fillings, type Slots } from './slots.ts'
import { sourceSentences } from './source.sentences.ts'
import { beatsOf, type Structure, shortStructures } from './structures.ts'

const MATERIALS_TRIED = 12
const STRUCTURES_TRIED = 6
const HOOKS_TRIED = 10

/** A short script, or nothing when no combination of what the writer knows is new. */
export function composeShort(desk: Desk, shelf: Shelf): WrittenScript | undefined {
  for (const lane of shelf.lanes) {
    for (const material of shelf.ranked(lane).slice(0, MATERIALS_TRIED)) {
      for (const structure of structuresFor(desk, material).slice(0, STRUCTURES_TRIED)) {
        const script = assemble(desk, shelf, structure, material)
        if (script) return script
      }
    }
  }
  return undefined
}

const byAge = <Item extends { id: string }>(desk: Desk, items: readonly Item[]): Item[] =>
  desk.chance.shuffled(items).toSorted((a, b) => ageOf(desk, b.id) - ageOf(desk, a.id))

function structuresFor(desk: Desk, material: Material): Structure[] {
  const fits = (one: Structure): boolean =>
    one.lanes.includes(material.lane) &&
    (!one.kinds || one.kinds.includes(material.fact?.kind ?? '')) &&
    (one.needs ?? []).every((need) => has(material, need))
  return byAge(desk, shortStructures.filter(fits))
}

function has(material: Material, need: 'example' | 'ask' | 'author' | 'figure'): boolean {
  if (need === 'author') return sourceSentences(material).length > 0
  if (need === 'figure') return /\d/.test(material.facts[0] ?? '')
  return Boolean(material[need])
}

function assemble(desk: Desk, shelf: Shelf, structure: Structure, main: Material): WrittenScript | undefined {
  const company = shelf.companyFor(main, structure.points - 1)
  if (company.length < structure.points - 1) return undefined
  const materials = [main, ...company]
  const slots = slotsFor(desk, materials)
  const fitting = byAge(
    desk,
    hooks.filter((hook) => suits(hook, main.lane, desk.manner) && opens(desk, structure, hook)),
  )
  for (const hook of fitting.slice(0, HOOKS_TRIED)) {
    const plan: Plan = { structure, materials, slots, said: desk.said.branch(), ...shelf.passing(main) }
    const opening = openingLine(desk, plan, hook, main)
    if (!opening) continue
    const lines = bodyLines(desk, plan, hook, opening)
    if (!lines) continue
    const fitted = fit(desk, lines)
    if (fitted) return finish(desk, plan, hook, fitted)
  }
  return undefined
}

function opens(desk: Desk, { opens: kinds }: Structure, hook: Hook): boolean {
  const kind = kindOf(hook)
  const { topic, trend } = desk.request
  if (trend && !kinds.includes('brand')) return kind === 'trend'
  if (topic && !kinds.includes('brand')) return kind === 'topic'
  const owners = desk.trade && /Business|Marketing/.test(desk.request.brand.niche)
  if (kind === 'name' && hook.for === 'n' && Boolean(hook.framed) !== Boolean(owners)) return false
  return kinds.split(' ').includes(kind)
}

function slotsFor(desk: Desk, materials: readonly Material[]): Slots {
  const [first, second, third] = materials
  const about = (material: Material | undefined): string[] =>
    material && material.lane !== 'brand' ? [material.topic] : []
  const theme =
    first?.lane === 'niche' ? (aspectsOf(first.keywords)[0]?.noun ?? first.topic) : (desk.slots.subject?.[0] ?? '')
  const { topic, trend, seconds } = desk.request
  return {
    ...desk.slots,
    topic: about(first),
    topic2: about(second),
    topic3: about(third),
    theme: [theme],
    count: [numberWord(materials.length)],
    seconds: [String(Math.round(seconds.aim / 5) * 5)],
    ...(topic && { wish: [asNoun(topic)] }),
    ...(trend && { trend: [asNoun(trend)] }),
  }
}

/** What the hook says, filled with the material it opens with. */
function openingLine(desk: Desk, plan: Plan, hook: Hook, main: Material): Line | undefined {
  const spoken: Slots = {
    ask: main.ask ? [main.ask] : [],
    askLower: main.ask ? [lowerFirst(main.ask)] : [],
    fact: main.facts,
    factLower: main.facts.map(lowerFirst),
    example: main.example ? [main.example] : [],
    action: main.actions,
    actionLower: main.actions.map(lowerVerb),
    scene: scenesFor(desk, plan.slots, main),
    ...brandSlots(desk, main),
  }
  if (hook.speaks === 'figure' && !/\d/.test(main.facts[0] ?? '')) return undefined
  const text = firstSayable(
    desk,
    plan.said,
    fillings([hook.text], { ...plan.slots, ...spoken }, desk.chance),
    main.lane === 'brand',
  )
  if (!text) return undefined
  plan.said.add(text)
  return { text, kind: 'hook', paragraph: 0, optional: false, material: main }
}

function brandSlots(desk: Desk, main: Material): Slots {
  const { fact } = main
  if (!fact) return {}
  if (fact.kind === 'question') return { brandAsk: [fact.text] }
  const quote = withStop(fact.text)
  const frames = openingFrames[fact.kind].map((frame) => frame.replace('{brand}', desk.request.brand.name))
  return { [`${fact.kind}Opening`]: frames.map((frame) => frame.replace('{quote}', quote)) }
}

/** All lines of the structure; nothing when one that it needs cannot be said. */
function bodyLines(desk: Desk, plan: Plan, hook: Hook, opening: Line): Line[] | undefined {
  const lines: Line[] = [opening]
  for (const beat of beatsOf(plan.structure).slice(1)) {
    if (beat.kind === hook.speaks || (hook.speaks === 'figure' && beat.kind === 'fact')) continue
    const line = speak(desk, plan, beat)
    if (line) lines.push(line)
    else if (!beat.optional) return undefined
  }
  return lines
}

// What is left out first when a script grows too long, and put in first when it is short.
const WORTH = ['why', 'example', 'action', 'fact', 'lens', 'glue', 'brand', 'source']

/** The lines that fit the time: all needed ones, then the optional ones in the order of their worth. */
export function fit(desk: Desk, lines: readonly Line[]): Line[] | undefined {
  const { aim, max, min } = desk.request.seconds
  const chosen = new Set(lines.filter((line) => !line.optional))
  const length = () => spokenSeconds(bodyOf(lines.filter((line) => chosen.has(line))))
  if (length() > max) return undefined
  const optional = lines.filter((line) => line.optional)
  for (const line of optional.toSorted((a, b) => WORTH.indexOf(a.kind) - WORTH.indexOf(b.kind))) {
    chosen.add(line)
    if (length() > Math.min(max, aim * 1.1)) chosen.delete(line)
  }
  const kept = lines.filter((line) => chosen.has(line))
  return spokenSeconds(bodyOf(kept)) >= min ? kept : undefined
}
