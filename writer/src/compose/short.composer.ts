import { numberWord } from '#english/grammar.ts'
import { aspectsOf } from '#patterns/aspects.ts'
import { type Beat, beatsOf, plainBeat } from '#patterns/beat.notation.ts'
import { type Hook, type HookKind, hooks, promisesAnswer, suits } from '#patterns/hooks.ts'
import { type Need, type Structure, shortStructures } from '#patterns/structures.ts'
import type { WrittenScript } from '#script.ts'
import type { Material } from '#topics/material.ts'
import { materialSlots, speak } from './beats.ts'
import { ageOf, longestUnused, type WriterContext } from './context.ts'
import { type Draft, type Line, secondsOf } from './draft.ts'
import { finish } from './finish.ts'
import { livelinessOf } from './liveliness.rules.ts'
import { openingLine } from './opening.ts'
import { pullOf } from './pull.rules.ts'
import type { Said } from './said.memory.ts'
import { sourceSentences } from './source.sentences.ts'
import type { TopicPool } from './topic.pool.ts'

const MATERIALS_TRIED = 60
const HOOKS_TRIED = 10
// So that the strongest hook is not always the one.
const CHANCE_POINTS = 1.5
// A hook heard within about the last two weeks gives way to one that pulls a little less.
const HEARD_LATELY = 90
const staleness = (context: WriterContext, { id }: Hook): number => (ageOf(context, id) < HEARD_LATELY ? 4 : 0)

// So many shapes are tried for one thing to say, and the liveliest is taken.
const SHAPES_COMPARED = 4
// How many scripts mention a fact of the brand in passing, where it has any.
const PASSING_SHARE = 0.5

/** A script of up to about a minute, or nothing when no combination of what the writer knows is new. */
export function composeShort(context: WriterContext, pool: TopicPool): WrittenScript | undefined {
  for (const topicSource of pool.topicSources)
    for (const material of pool.ranked(topicSource).slice(0, MATERIALS_TRIED)) {
      const script = liveliest(context, pool, material)
      if (script) return script
    }
  return undefined
}

function liveliest(context: WriterContext, pool: TopicPool, material: Material): WrittenScript | undefined {
  const scripts: WrittenScript[] = []
  for (const structure of structuresFor(context, pool, material)) {
    const script = assemble(context, pool, structure, material)
    if (script) scripts.push(script)
    if (scripts.length === SHAPES_COMPARED) break
  }
  return scripts.toSorted((a, b) => livelinessOf(b) - livelinessOf(a))[0]
}

/** Facts of the brand alone make a script only where there is nothing of the trade to tell with them. */
const structuresFor = (context: WriterContext, pool: TopicPool, material: Material): Structure[] =>
  longestUnused(
    context,
    shortStructures.filter(
      ({ topicSources, kinds, needs, brandOnly }) =>
        topicSources.includes(material.topicSource) &&
        (!brandOnly || pool.ranked('trade').length === 0) &&
        (!kinds || kinds.some((kind) => kind === material.fact?.kind)) &&
        (needs ?? []).every((need) => has(pool, material, need)),
    ),
  )

function has(pool: TopicPool, material: Material, need: Need): boolean {
  if (need === 'leftover') return !pool.isFresh(material)
  if (need === 'author') return sourceSentences(material).length > 0
  if (need === 'figure') return material.facts.some((fact) => /\d/.test(fact))
  return Boolean(material[need])
}

function assemble(
  context: WriterContext,
  pool: TopicPool,
  structure: Structure,
  main: Material,
): WrittenScript | undefined {
  const materials = materialsFor(pool, structure, main)
  if (materials.length < structure.points) return undefined
  const passing = context.chance.next() < PASSING_SHARE ? pool.brandBeside(main)[0] : undefined
  const draft = {
    materials,
    slots: scriptSlots(context, materials),
    glue: structure.glue ?? {},
    ...(passing && { passing }),
  }
  const answers = pool.answersWish(main)
  for (const opening of openingsFor(context, draft, structure, main, answers)) {
    const lines = linesFor(
      context,
      { ...draft, said: opening.said, before: [opening.line] },
      structure,
      opening,
      answers,
    )
    const fitted = lines && fit(context, lines)
    if (fitted) return finish(context, structure.id, materials, fitted)
  }
  return undefined
}

type Opening = { hook: Hook; line: Line; said: Said }

/** The first lines that a structure could have: of the hooks unused for longest, those that pull most come first. */
function openingsFor(
  context: WriterContext,
  draft: Omit<Draft, 'said' | 'before'>,
  structure: Structure,
  main: Material,
  answers: boolean,
): Opening[] {
  const openings = hooksFor(context, structure, main)
    .filter((hook) => answers || !promisesAnswer(hook))
    .slice(0, HOOKS_TRIED)
    .flatMap((hook): Opening[] => {
      const said = context.said.branch()
      const line = openingLine(context, { ...draft, said, before: [] }, hook, main)
      return line ? [{ hook, line, said }] : []
    })
  const pull = new Map(
    openings.map((one) => [
      one,
      pullOf(one.line.text) + context.chance.next() * CHANCE_POINTS - staleness(context, one.hook),
    ]),
  )
  return openings.toSorted((a, b) => (pull.get(b) ?? 0) - (pull.get(a) ?? 0))
}

function materialsFor(pool: TopicPool, { points, brandOnly }: Structure, main: Material): Material[] {
  const company = brandOnly ? pool.brandBeside(main).slice(0, points - 1) : pool.companyFor(main, points - 1)
  return [main, ...company]
}

function scriptSlots(context: WriterContext, materials: readonly Material[]) {
  const [first] = materials
  const theme = first && aspectsOf(first.keywords)[0]?.noun
  return {
    ...materialSlots(context, materials),
    theme: theme ? [theme] : [],
    count: [numberWord(materials.length)],
  }
}

/** The hooks a structure can open with, the longest unused first. What the owner asked for opens the script itself. */
function hooksFor(context: WriterContext, { opens }: Structure, main: Material): Hook[] {
  const wished: HookKind | undefined = context.request.trend ? 'trend' : context.request.topic ? 'topic' : undefined
  const kinds = wished && main.topicSource !== 'brand' ? [wished] : opens
  return longestUnused(
    context,
    hooks.filter(
      (hook) =>
        kinds.includes(hook.kind) && suits(hook, main.topicSource, context.tone) && speaksTo(context, hook, main),
    ),
  )
}

/** Business and marketing are told to owners where the brand runs a shop of its own; all else is told to everyone. */
function speaksTo({ trades, request }: WriterContext, { kind }: Hook, { topicSource }: Material): boolean {
  const toOwners = topicSource === 'niche' && trades.length > 0 && /Business|Marketing/.test(request.brand.niche)
  if (kind === 'owners') return toOwners
  return kind !== 'name' || !toOwners
}

// The parts that a hook has spoken already.
const SPOKEN: Partial<Record<HookKind, Beat['kind']>> = {
  fact: 'fact',
  figure: 'fact',
  example: 'example',
  action: 'action',
}

/** The lines of the structure; nothing when one that it needs cannot be said. */
function linesFor(context: WriterContext, draft: Draft, structure: Structure, { hook }: Opening, answersWish: boolean) {
  const lines = draft.before
  const wished = hook.kind === 'topic' || hook.kind === 'trend'
  const bridges = [
    ...(hook.kind === 'trend' && context.request.topic ? [speak(context, draft, plainBeat('wish'))] : []),
    ...(wished && !answersWish ? [speak(context, draft, plainBeat('link'))] : []),
  ]
  for (const bridge of bridges) if (bridge) lines.push(bridge)
  for (const beat of beatsOf(structure).slice(1)) {
    if (beat.of === 0 && beat.kind === SPOKEN[hook.kind]) continue
    // What leads on from the structure's own hook does not lead on from the owner's words.
    if (wished && beat.kind === 'glue' && beat.paragraph === 0) continue
    const line = speak(context, draft, beat)
    if (line) lines.push(line)
    else if (!beat.optional) return undefined
  }
  return lines
}

// In this order optional lines are added while there is time.
const WORTH = ['glue', 'inTrade', 'why', 'action', 'detail', 'example', 'source', 'brand', 'aside', 'again']
const OVER_AIM = 1.1

/** The lines that fit the time: all needed ones, then the optional ones in the order of their worth. */
function fit(context: WriterContext, lines: readonly Line[]): Line[] | undefined {
  const { aim, max, min } = context.request.seconds
  const chosen = new Set(lines.filter((line) => !line.optional))
  const length = () => secondsOf(chosen)
  if (length() > max) return undefined
  const rank = (line: Line): number => WORTH.indexOf(line.kind)
  // A detail goes on from its reason.
  const reasonMissing = ({ material }: Line): boolean =>
    lines.some((one) => one.kind === 'why' && one.material === material && !chosen.has(one))
  for (const line of lines.filter(({ optional }) => optional).toSorted((a, b) => rank(a) - rank(b))) {
    if (line.kind === 'detail' && reasonMissing(line)) continue
    chosen.add(line)
    if (length() > Math.min(max, aim * OVER_AIM)) chosen.delete(line)
  }
  return length() >= min ? lines.filter((line) => chosen.has(line)) : undefined
}
