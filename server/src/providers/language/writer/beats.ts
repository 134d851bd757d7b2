import { calls } from './calls.ts'
import { type Desk, firstSayable } from './desk.ts'
import type { Line } from './draft.ts'
import { passingFrames } from './frames.ts'
import { lowerFirst, lowerVerb, withStop } from './grammar.ts'
import { actionLeads, exampleLeads, leadsFor, ordinalLeads, whyLeads } from './leads.ts'
import { aspectsOf, plainLenses } from './lenses.ts'
import type { Material } from './material.ts'
import type { Said } from './said.memory.ts'
import { fillings, type Slots } from './slots.ts'
import { sourceSentences } from './source.sentences.ts'
import type { Beat, Structure } from './structures.ts'

/** What a script is being made of. */
export type Plan = { structure: Structure; materials: Material[]; slots: Slots; said: Said; brandLine?: Material }

// A lead-in now and then sounds like a person; before every sentence it sounds like a form.
const LEAD_SHARE = 0.4

type Speak = (desk: Desk, plan: Plan, beat: Beat, material: Material) => string | undefined

/** Every kind of beat and how it is put into words. */
const SPEAK: Record<string, Speak> = {
  fact: (desk, plan, beat, { facts }) => led(desk, plan, facts, beat.ordinal ? ordinals(beat) : [], lowerFirst),
  why: (desk, plan, _beat, { why }) =>
    why ? led(desk, plan, [why], sometimes(desk, leadsFor(whyLeads, desk.manner)), lowerFirst) : undefined,
  example: (desk, plan, _beat, { example }) =>
    example
      ? led(
          desk,
          plan,
          [example],
          opensItself(example) ? [] : sometimes(desk, leadsFor(exampleLeads, desk.manner)),
          lowerFirst,
        )
      : undefined,
  action: (desk, plan, beat, { actions }) =>
    led(
      desk,
      plan,
      desk.chance.shuffled(actions),
      beat.ordinal ? ordinals(beat) : sometimes(desk, leadsFor(actionLeads, desk.manner)),
      lowerVerb,
    ),
  lens: (desk, plan, _beat, material) => firstSayable(desk, plan.said, lensesFor(desk, plan, material)),
  source: (desk, plan, _beat, material) => firstSayable(desk, plan.said, sourceSentences(material)),
  answer: (desk, plan, _beat, { fact }) =>
    fact?.answer ? firstSayable(desk, plan.said, [withStop(fact.answer)], true) : undefined,
  glue: (desk, plan, beat) =>
    firstSayable(desk, plan.said, fillings(plan.structure.glue?.[beat.glue] ?? [], plan.slots, desk.chance)),
  brand: (desk, plan) => brandLine(desk, plan),
  call: (desk, plan) => callLine(desk, plan),
}

/** The words for one beat, and that they were said; nothing when everything that fits was said before. */
export function speak(desk: Desk, plan: Plan, beat: Beat): Line | undefined {
  const material = plan.materials[beat.of]
  if (!material) return undefined
  const text = SPEAK[beat.kind]?.(desk, plan, beat, material)
  if (!text) return undefined
  plan.said.add(text)
  return { text, kind: beat.kind, paragraph: beat.paragraph, optional: beat.optional, material }
}

function led(
  desk: Desk,
  { said }: Plan,
  texts: readonly string[],
  leads: readonly string[],
  lower: (text: string) => string,
): string | undefined {
  const candidates = texts.flatMap((text) => [...leads.map((lead) => `${lead} ${lower(text)}`), text])
  return firstSayable(desk, said, candidates)
}

const ordinals = ({ of }: Beat): string[] => ordinalLeads[of] ?? []

const sometimes = (desk: Desk, leads: string[]): string[] =>
  desk.chance.next() < LEAD_SHARE ? desk.chance.shuffled(leads).slice(0, 2) : []

const opensItself = (text: string): boolean => /^(?:think|picture|imagine|take|say|suppose|if|when)\b/i.test(text)

/** Sentences that bring the material home to the trade, the closest side of business first. */
export function lensesFor(desk: Desk, plan: Plan, material: Material): string[] {
  if (material.lane !== 'niche' || !desk.trade) return []
  const [closest, ...others] = aspectsOf(material.keywords)
  return [
    ...(closest ? fillings(closest.lenses, plan.slots, desk.chance) : []),
    ...others.slice(0, 1).flatMap((aspect) => fillings(aspect.lenses, plan.slots, desk.chance)),
    ...fillings(plainLenses, plan.slots, desk.chance),
  ]
}

/** Scenes in which the material shows, the closest side of business first. */
export function scenesFor(desk: Desk, slots: Slots, material: Material): string[] {
  if (material.lane !== 'niche') return []
  return aspectsOf(material.keywords)
    .slice(0, 1)
    .flatMap((aspect) => fillings(aspect.scenes, slots, desk.chance))
}

function brandLine(desk: Desk, plan: Plan): string | undefined {
  const fact = plan.brandLine?.fact
  if (!fact) return undefined
  const frames = fillings(passingFrames[fact.kind], plan.slots, desk.chance)
  return firstSayable(
    desk,
    plan.said,
    frames.map((frame) => frame.replace('{quote}', withStop(fact.text))),
    true,
  )
}

function callLine(desk: Desk, plan: Plan): string | undefined {
  const lane = plan.materials[0]?.lane ?? 'niche'
  const reach = desk.trade?.reach
  const fitting = calls.filter(
    (call) =>
      call.for.includes(lane.charAt(0)) &&
      call.manners.includes(desk.manner) &&
      (call.kind !== 'visit' || reach === 'come' || lane === 'brand') &&
      (call.kind !== 'call' || reach === 'call') &&
      (call.kind !== 'browse' || reach === 'online'),
  )
  const fresh = desk.chance.shuffled(fitting).toSorted((a, b) => ageOf(desk, b.id) - ageOf(desk, a.id))
  for (const call of fresh) {
    const text = firstSayable(desk, plan.said, fillings([call.text], plan.slots, desk.chance))
    if (text) {
      plan.slots = { ...plan.slots, chosenCall: [call.id] }
      return text
    }
  }
  return undefined
}

/** How long ago something was used: the older, the larger; endless when it never was. */
export const ageOf = ({ recent }: Desk, id: string): number => recent.get(id) ?? 1e6
