import { lowerVerb, withStop } from '#english/grammar.ts'
import type { Slots } from '#english/slots.ts'
import { lowerFirst } from '#english/vocabulary.ts'
import { aspectsOf } from '#patterns/aspects.ts'
import { openingFrames } from '#patterns/frames.ts'
import type { Hook } from '#patterns/hooks.ts'
import type { Material } from '#topics/material.ts'
import { filled, firstQuotable, firstSayable, type WriterContext } from './context.ts'
import type { Draft, Line } from './draft.ts'
import { pullOf } from './pull.rules.ts'

/** The first line of a script, noted as said; nothing when the hook finds nothing to open with. */
export function openingLine(context: WriterContext, draft: Draft, hook: Hook, main: Material): Line | undefined {
  const text = main.fact
    ? brandOpening(context, draft, main)
    : firstSayable(context, draft.said, openings(context, draft, hook, main))
  if (!text) return undefined
  draft.said.add(text)
  return { text, kind: 'hook', paragraph: 0, optional: false, material: main, ingredient: hook.id }
}

/** The hook's words with each part of the material that it could open with. */
const openings = (context: WriterContext, draft: Draft, hook: Hook, main: Material): string[] =>
  filled(context, [hook.text], { ...draft.slots, ...partsOf(main), scene: scenesFor(context, main) }).toSorted(
    (a, b) => pullOf(b) - pullOf(a),
  )

/** What of a material can stand in a hook. */
export function partsOf({ ask, facts, example, actions }: Material): Slots {
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
const scenesFor = (context: WriterContext, { topicSource, keywords }: Material): string[] =>
  topicSource === 'niche'
    ? filled(context, aspectsOf(keywords)[0]?.scenes.filter(shows(context)) ?? [], context.pictures)
    : []

/** A borrowed trade has to be named in the scene. */
const shows =
  ({ trades }: WriterContext) =>
  (scene: string): boolean =>
    trades.length > 0 || /\{\w*[tT]rade\}/.test(scene)

function brandOpening(context: WriterContext, draft: Draft, { fact }: Material): string | undefined {
  if (!fact) return undefined
  const quote = fact.kind === 'question' ? fact.text : withStop(fact.text)
  const openings = filled(context, openingFrames[fact.kind], { ...draft.slots, quote: [quote] })
  return firstQuotable(
    draft.said,
    openings.toSorted((a, b) => pullOf(b) - pullOf(a)),
  )
}
