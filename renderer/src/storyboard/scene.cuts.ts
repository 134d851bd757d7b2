/** Scenes taken apart at a word and put together again. */
import type { FilmPlan, Scene, Word } from '#plan.ts'
import { frameAt } from '#timing.ts'
import { brevity } from './options.ts'
import { emphasisOf, phraseOf } from './phrase.ts'

/**
 * With `word`, the scene ends before the word of that number (the first that begins in it has number 0), and another one goes on
 * from there; without, it takes in the scene behind it.
 */
export type SceneCut = { id: string; word?: number | undefined }

/** Nobody sees what is shorter. */
export const SHORTEST_SCENE_MS = 500

/** What grows point by point, and a picture, goes on behind a cut; of anything else its words are shown there. */
const GOES_ON = new Set<Scene['kind']>(['list', 'timeline', 'chart', 'media'])

/** The plan with its scenes cut, one cut after the other. `missing`: those whose scene is not there, or can't be cut so. */
export function withCuts(plan: FilmPlan, cuts: readonly SceneCut[]): { plan: FilmPlan; missing: SceneCut[] } {
  const missing: SceneCut[] = []
  let { scenes } = plan
  for (const cut of cuts) {
    const after = cut.word === undefined ? joined(scenes, cut.id) : parted({ ...plan, scenes }, cut.id, cut.word)
    if (after) scenes = after
    else missing.push(cut)
  }
  return { plan: { ...plan, scenes }, missing }
}

/** The words that begin in a scene. */
export const wordsIn = ({ sentences }: Pick<FilmPlan, 'sentences'>, { startMs, endMs }: Scene): Word[] =>
  sentences.flatMap(({ words }) => words).filter((word) => word.startMs >= startMs - 1 && word.startMs < endMs - 1)

function parted(plan: FilmPlan, id: string, word: number): Scene[] | undefined {
  const at = plan.scenes.findIndex((scene) => scene.id === id)
  const scene = plan.scenes[at]
  const atMs = scene && word > 0 ? wordsIn(plan, scene)[word]?.startMs : undefined
  if (!scene || atMs === undefined || scene.kind === 'intro') return undefined
  if (Math.min(atMs - scene.startMs, scene.endMs - atMs) < SHORTEST_SCENE_MS) return undefined
  return plan.scenes.toSpliced(at, 1, ...halves(plan, scene, atMs, `${id}.${word}`))
}

function halves(plan: FilmPlan, scene: Scene, atMs: number, name: string): [Scene, Scene] {
  const taken = new Set(plan.scenes.map(({ id }) => id))
  let id = name
  while (taken.has(id)) id += '.'
  const frames = frameAt(atMs) - frameAt(scene.startMs)
  const first: Scene = { ...uncut(scene), endMs: atMs, own: true }
  const second: Scene = {
    ...first,
    id,
    startMs: atMs,
    endMs: scene.endMs,
    take: (scene.take ?? 0) + 1,
    ...(scene.clock !== undefined && { clock: scene.clock + frames }),
  }
  if (scene.kind === 'close') return [inWords(plan, first), second]
  return [first, GOES_ON.has(scene.kind) ? second : inWords(plan, second)]
}

/** What the first shows goes on, but a film that closes closes. */
function joined(scenes: Scene[], id: string): Scene[] | undefined {
  const at = scenes.findIndex((scene) => scene.id === id)
  const [scene, next] = [scenes[at], scenes[at + 1]]
  if (!scene || !next || scene.kind === 'intro') return undefined
  const kept = next.kind === 'close' ? next : scene
  const { startMs, clock } = scene
  const whole: Scene = { ...uncut(kept), id, startMs, endMs: next.endMs, own: true }
  return scenes.toSpliced(at, 2, clock === undefined ? whole : { ...whole, clock })
}

/** A scene of another length has other shots. */
const uncut = ({ shots: _, ...scene }: Scene): Scene => scene as Scene

/** The same stretch of the film showing what is said in it. */
export function inWords(plan: FilmPlan, scene: Scene): Extract<Scene, { kind: 'statement' }> {
  const { startMs, endMs, take, clock, id, own } = scene
  const text = phraseOf(saidIn(plan, scene), brevity(plan.captions))
  return {
    kind: 'statement',
    text,
    emphasis: emphasisOf(text),
    reason: 'the words said here',
    startMs,
    endMs,
    ...(take !== undefined && { take }),
    ...(clock !== undefined && { clock }),
    ...(id !== undefined && { id }),
    ...(own && { own }),
  }
}

export const saidIn = (plan: Pick<FilmPlan, 'sentences'>, scene: Scene): string =>
  wordsIn(plan, scene)
    .map(({ text }) => text)
    .join(' ')
