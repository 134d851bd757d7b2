/** What a film's cuts stress: where a part begins the look's own transition leads over, at words that matter the picture comes nearer. */
import { WORDLESS_SHOTS } from '#choices.ts'
import type { Accent, FilmPlan, Scene, Sentence, Shot, Word } from '#plan.ts'
import { chance } from '#random.ts'
import { FRAME_MS, frameAt, msAt } from '#timing.ts'
import { bare } from './language.ts'

/** All other cuts are hard. */
const MOST_TRANSITIONS = 3
const SHARE = 0.15
/** Between two of them, from the beginning, and to the end. */
const APART_MS = 5000
const EARLIEST_MS = 3500
/** A shot that is led from or to lasts so long at least. */
const LED_MS = 900

/** How much a scene of that kind begins something of its own. */
const BEGINS: Partial<Record<Scene['kind'], number>> = {
  chapter: 4,
  list: 1.6,
  timeline: 1.6,
  chart: 1.4,
  compare: 1.2,
  'before-after': 1.2,
  question: 1,
  number: 1,
  quote: 1,
  close: 1.3,
}
const NEW_PARAGRAPH = 2

const EVERY_MS = 6000
/** A word so long after a cut, and so long before the next. */
const AFTER_MS = 300
const BEFORE_MS = 420
const STRESSED = /[!]|\d|^\p{Lu}{2,}/u
const LONG_WORD = 7

/** The plan with its accents, heard where it is mixed as today. `fresh`: scenes that were cut just now; the others keep what they have. */
export function withAccents(plan: FilmPlan, fresh: ReadonlySet<Scene>): FilmPlan {
  const scenes = withPunches(withTransitions(plan, fresh), plan.sentences)
  return { ...plan, scenes, ...(plan.mix && { accents: accentsOf(scenes) }) }
}

type Row = { scene: Scene; isFresh: boolean }

function withTransitions(plan: FilmPlan, fresh: ReadonlySet<Scene>): Row[] {
  const { scenes, sentences, seed } = plan
  const cuts = scenes.reduce((sum, { shots = [] }) => sum + shots.length, -1)
  const taken = scenes.flatMap(({ shots = [] }) => shots.flatMap((shot) => (shot.transition ? shot.startMs : [])))
  const most = plan.art ? Math.min(MOST_TRANSITIONS, Math.round(cuts * SHARE)) : 0
  const able = scenes
    .map((scene, at) => ({ scene, at, worth: partWorth(scenes, at, sentences) + 0.5 * chance(seed, 81, at) }))
    .filter(({ scene, at, worth }) => fresh.has(scene) && worth >= 1 && canLead(scenes, at, plan.durationMs))
    .sort((a, b) => b.worth - a.worth)
  const led = new Set<number>()
  for (const { scene, at } of able) {
    if (taken.length >= most) break
    if (taken.some((ms) => Math.abs(ms - scene.startMs) < APART_MS)) continue
    taken.push(scene.startMs)
    led.add(at)
  }
  return scenes.map((scene, at) => {
    const [first, ...others] = scene.shots ?? []
    const shots = led.has(at) && first ? [{ ...first, transition: 1 as const }, ...others] : scene.shots
    return { scene: shots ? { ...scene, shots } : scene, isFresh: fresh.has(scene) }
  })
}

/** How much a new part begins with this scene. */
function partWorth(scenes: readonly Scene[], at: number, sentences: readonly Sentence[]): number {
  const [scene, before] = [scenes[at]!, scenes[at - 1]]
  if (!before || before.kind === 'intro') return 0
  const paragraph = (ms: number) => sentences.findLast(({ startMs }) => startMs <= ms + FRAME_MS)?.paragraph
  const opens = paragraph(scene.startMs) !== paragraph(scene.startMs - 2 * FRAME_MS) ? NEW_PARAGRAPH : 0
  return opens + (scene.kind === before.kind ? 0 : (BEGINS[scene.kind] ?? 0))
}

function canLead(scenes: readonly Scene[], at: number, durationMs: number): boolean {
  const { startMs, shots = [], kind } = scenes[at]!
  const [before, first] = [scenes[at - 1]?.shots?.at(-1), shots[0]]
  const long = (shot: Shot | undefined) => shot !== undefined && shot.endMs - shot.startMs >= LED_MS
  return (
    kind !== 'media' && long(before) && long(first) && startMs >= EARLIEST_MS && startMs <= durationMs - APART_MS / 2
  )
}

/** Words that matter bring the picture nearer: those that are marked, figures, capitals, long ones. */
function withPunches(rows: readonly Row[], sentences: readonly Sentence[]): Scene[] {
  const words = sentences.flatMap((sentence) => sentence.words)
  let lastMs = Number.NEGATIVE_INFINITY
  return rows.map(({ scene, isFresh }) => {
    const shots = scene.shots?.map((shot): Shot => {
      const { punchMs = isFresh ? punchIn(shot, scene, words, lastMs) : undefined } = shot
      if (punchMs === undefined) return shot
      lastMs = punchMs
      return { ...shot, punchMs }
    })
    return shots ? { ...scene, shots } : scene
  })
}

function punchIn(shot: Shot, scene: Scene, words: readonly Word[], lastMs: number): number | undefined {
  if (!WORDLESS_SHOTS.has(shot.kind) || shot.near || shot.with || shot.view) return undefined
  const marked = new Set(scene.kind === 'statement' ? scene.emphasis.flatMap((one) => one.split(/\s+/).map(bare)) : [])
  const matters = ({ text }: Word) => marked.has(bare(text)) || STRESSED.test(text) || bare(text).length >= LONG_WORD
  const from = Math.max(shot.startMs + AFTER_MS, lastMs + EVERY_MS)
  const word = words.find((one) => one.startMs >= from && one.startMs <= shot.endMs - BEFORE_MS && matters(one))
  return word && msAt(frameAt(word.startMs) - 1)
}

/** What is heard of it: air where a part begins, a knock at a word. */
export const accentsOf = (scenes: readonly Scene[]): Accent[] =>
  scenes.flatMap((scene) =>
    (scene.shots ?? []).flatMap(({ startMs, transition, punchMs }): Accent[] => [
      ...(transition
        ? [{ atMs: startMs, kind: scene.kind === 'chapter' ? ('rise' as const) : ('swish' as const) }]
        : []),
      ...(punchMs === undefined ? [] : [{ atMs: punchMs, kind: 'hit' as const }]),
    ]),
  )
