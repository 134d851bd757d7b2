import { lowerVerb, withStop } from '#english/grammar.ts'
import type { Slots } from '#english/slots.ts'
import { lowerFirst } from '#english/vocabulary.ts'
import { aspectsOf } from '#patterns/aspects.ts'
import { openingFrames } from '#patterns/frames.ts'
import type { Hook } from '#patterns/hooks.ts'
import type { Material } from '#topics/material.ts'
import type { Plan } from './beats.ts'
import { type Desk, filled, firstQuotable, firstSayable } from './context.ts'
import type { Line } from './draft.ts'
import { pullOf } from './pull.rules.ts'

/** The first line of a script, noted as said; nothing when the hook finds nothing to open with. */
export function openingLine(desk: Desk, plan: Plan, hook: Hook, main: Material): Line | undefined {
  const text = main.fact
    ? brandOpening(desk, plan, main)
    : firstSayable(desk, plan.said, openings(desk, plan, hook, main))
  if (!text) return undefined
  plan.said.add(text)
  return { text, kind: 'hook', paragraph: 0, optional: false, material: main, ingredient: hook.id }
}

/** The hook's words with each part of the material that it could open with. */
const openings = (desk: Desk, plan: Plan, hook: Hook, main: Material): string[] =>
  filled(desk, [hook.text], { ...plan.slots, ...partsOf(main), scene: scenesFor(desk, main) }).toSorted(
    (a, b) => pullOf(b) - pullOf(a),
  )

function partsOf({ ask, facts, example, actions }: Material): Slots {
  const figures = facts.filter((fact) => /\d/.test(fact))
  return {
    ask: ask ? [ask] : [],
    askLower: ask ? [lowerFirst(ask)] : [],
    fact: facts,
    factLower: facts.map(lowerFirst),
    factWithFigure: figures,
    factWithFigureLower: figures.map(lowerFirst),
    example: example ? [example] : [],
    exampleLower: example ? [lowerFirst(example)] : [],
    action: actions,
    actionLower: actions.map(lowerVerb),
  }
}

/** Moments from a trade in which the material shows. */
const scenesFor = (desk: Desk, { lane, keywords }: Material): string[] =>
  lane === 'niche' ? filled(desk, aspectsOf(keywords)[0]?.scenes.filter(shows(desk)) ?? [], desk.pictures) : []

/** A borrowed trade has to be named in the scene. */
const shows =
  ({ trades }: Desk) =>
  (scene: string): boolean =>
    trades.length > 0 || /\{\w*[tT]rade\}/.test(scene)

function brandOpening(desk: Desk, plan: Plan, { fact }: Material): string | undefined {
  if (!fact) return undefined
  const quote = fact.kind === 'question' ? fact.text : withStop(fact.text)
  const openings = filled(desk, openingFrames[fact.kind], { ...plan.slots, quote: [quote] })
  return firstQuotable(
    plan.said,
    openings.toSorted((a, b) => pullOf(b) - pullOf(a)),
  )
}
