/** A film whose lines are said in another order, before it is spoken so: each line takes its scenes along. */
import { sceneRetimed, sentenceRetimed } from '#draw/times.ts'
import type { FilmPlan, Scene, Sentence } from '#plan.ts'
import { FRAME_MS, wholeFrames } from '#timing.ts'
import { phraseOf } from './phrase.ts'
import type { FollowedSpeech, NewSpeech, Origin } from './retime.ts'
import { inWords, saidIn } from './scene.cuts.ts'

/** Lines that follow each other as before, or room for new ones. */
type Stretch = { from: number; to: number } | 'new'

/** How long a new line is given until it is spoken, in milliseconds. */
const NEW_LINE_MS = 2000
const HEADLINE = { words: 8, letters: 52 }

/**
 * The film before with its lines in the order of the new speech and room for new ones, and that speech as one of it. The same
 * film where the order has stayed.
 */
export function inOrderOf(plan: FilmPlan, speech: NewSpeech): { plan: FilmPlan; speech: FollowedSpeech } {
  const order = orderOf(speech.origins, plan.sentences.length)
  if (order.every((line, at) => line === at)) return { plan, speech: speech as FollowedSpeech }
  const stretches = stretchesOf(order)
  const torn = tornAt(plan, stretches)
  const laid = laidOut({ ...plan, scenes: torn.scenes }, stretches)
  return {
    plan: opensAndCloses(laid, plan),
    speech: { ...speech, origins: inPlace(speech.origins, order, torn.lines) },
  }
}

/** The origins by the lines' new places; a line whose scene is torn needs another one. */
function inPlace(origins: readonly Origin[], order: Order, torn: ReadonlySet<number>): FollowedSpeech['origins'] {
  const added = order.flatMap((line, at) => (line === null ? [at] : []))
  let rows = 0
  return origins.map(({ line, same }, at) => {
    if (line !== null) return { line: order.indexOf(line), same: same && !torn.has(line) }
    if (at === 0 || origins[at - 1]!.line !== null) rows++
    return { line: added[rows - 1]!, same: false }
  })
}

type Order = readonly (number | null)[]

/** Every line of the film before in its new place, those that are said no more behind the one they followed; null for new lines in a row. */
function orderOf(origins: readonly Origin[], lines: number): Order {
  const order = origins.map(({ line }) => line).filter((line, at, all) => at === 0 || line !== all[at - 1])
  for (let line = 0; line < lines; line++) if (!order.includes(line)) order.splice(order.indexOf(line - 1) + 1, 0, line)
  return order
}

function stretchesOf(order: Order): Stretch[] {
  const stretches: Stretch[] = []
  for (const line of order) {
    const last = stretches.at(-1)
    if (line === null) stretches.push('new')
    else if (last && last !== 'new' && last.to === line) last.to = line + 1
    else stretches.push({ from: line, to: line + 1 })
  }
  return stretches
}

const spokenFrom = ({ speech }: FilmPlan): number => speech.atMs ?? 0

/** When a line begins with all that belongs to it: with the scene that begins in the pause before it, else with its first word. */
function beginsMs(plan: FilmPlan, line: number): number {
  const { sentences, scenes, durationMs } = plan
  if (line === 0) return spokenFrom(plan)
  const [before, begun] = [sentences[line - 1]!, sentences[line]]
  if (!begun) return durationMs
  return (
    scenes.find(({ startMs }) => startMs >= before.endMs - 1 && startMs <= begun.startMs + 1)?.startMs ?? begun.startMs
  )
}

/** Scenes that reach over an end of a stretch are torn there. `lines`: those that need other scenes because of it. */
function tornAt(plan: FilmPlan, stretches: readonly Stretch[]): { scenes: Scene[]; lines: Set<number> } {
  const ends = stretches.flatMap((stretch) => (stretch === 'new' ? [] : [beginsMs(plan, stretch.from)]))
  const lines = new Set<number>()
  const scenes = plan.scenes.flatMap((scene) => {
    const within = ends.filter((ms) => ms > scene.startMs + 1 && ms < scene.endMs - 1).sort((a, b) => a - b)
    if (within.length === 0) return [scene]
    if (!scene.own)
      for (const [line, { words }] of plan.sentences.entries())
        if (words.some(({ startMs }) => startMs >= scene.startMs - 1 && startMs < scene.endMs - 1)) lines.add(line)
    const { shots: _, ...whole } = scene
    return [scene.startMs, ...within].map((startMs, at, starts) => ({
      ...whole,
      ...(at > 0 && { id: `${scene.id}-${at}` }),
      startMs,
      endMs: starts[at + 1] ?? scene.endMs,
    }))
  })
  return { scenes, lines }
}

/** The stretches one after the other, each moved by whole frames, so that its pictures stay what they are. */
function laidOut(plan: FilmPlan, stretches: readonly Stretch[]): FilmPlan {
  const scenes: Scene[] = plan.scenes.filter(({ endMs }) => endMs <= spokenFrom(plan) + 1)
  const sentences: Sentence[] = []
  const intros = scenes.length
  // Nobody speaks on the very first frame.
  const lead = Math.max(FRAME_MS, plan.sentences[0]!.startMs - spokenFrom(plan))
  let next = spokenFrom(plan) + lead
  for (const [at, stretch] of stretches.entries()) {
    const placed = stretch === 'new' ? newLine(next, sentences.length) : moved(plan, stretch, next, at === 0)
    scenes.push(...placed.scenes)
    sentences.push(...placed.sentences)
    next = placed.endMs
  }
  const durationMs = wholeFrames(next)
  const starts = scenes.map(({ startMs }, at) => (at === intros ? spokenFrom(plan) : startMs))
  const joined = scenes.map((scene, at) => ({ ...scene, startMs: starts[at]!, endMs: starts[at + 1] ?? durationMs }))
  return { ...plan, scenes: joined, sentences, durationMs }
}

type Placed = { scenes: Scene[]; sentences: Sentence[]; endMs: number }

/** `opens`: what comes before the first word is cut off or filled up by whoever lays the stretches out. */
function moved(plan: FilmPlan, { from, to }: Exclude<Stretch, 'new'>, atMs: number, opens: boolean): Placed {
  const [startMs, endMs] = [beginsMs(plan, from), beginsMs(plan, to)]
  const begins = opens ? plan.sentences[from]!.startMs : startMs
  const by = Math.ceil((atMs - begins) / FRAME_MS - 1e-6) * FRAME_MS
  const later = (ms: number) => ms + by
  return {
    scenes: plan.scenes
      .filter((scene) => scene.startMs >= startMs - 1 && scene.startMs < endMs - 1)
      .map((scene) => sceneRetimed(scene, later)),
    sentences: plan.sentences.slice(from, to).map((sentence) => sentenceRetimed(sentence, later)),
    endMs: later(endMs),
  }
}

function newLine(startMs: number, place: number): Placed {
  const endMs = startMs + NEW_LINE_MS
  return {
    scenes: [
      {
        kind: 'statement',
        text: '',
        emphasis: [],
        reason: '',
        id: `new-${place}`,
        take: place,
        clock: 0,
        startMs,
        endMs,
      },
    ],
    sentences: [{ text: '', paragraph: 0, startMs, endMs, words: [{ text: '\u2026', startMs, endMs }] }],
    endMs,
  }
}

/** What opened and closed the film shows its words where it stands now, and the scenes at the ends open and close it. */
function opensAndCloses(plan: FilmPlan, before: FilmPlan): FilmPlan {
  const spoken = ({ scenes }: FilmPlan) => scenes.find(({ kind }) => kind !== 'intro')
  const [hook, close] = [spoken(before), before.scenes.at(-1)]
  const [first, last] = [spoken(plan), plan.scenes.at(-1)]
  const scenes = plan.scenes.map((scene): Scene => {
    if (scene.own) return scene
    if (scene === first && hook?.kind === 'hook') return scene.kind === 'hook' ? scene : opening(plan, scene)
    if (scene === last && close?.kind === 'close') return scene.kind === 'close' ? scene : closing(plan, scene, close)
    return scene.kind === 'hook' || scene.kind === 'close' ? inWords(plan, scene) : scene
  })
  return { ...plan, scenes }
}

function opening(plan: FilmPlan, scene: Scene): Scene {
  const { emphasis: _, ...words } = inWords(plan, scene)
  return { ...words, kind: 'hook', text: headline(plan, scene), reason: 'the first words decide who stays' }
}

function closing(plan: FilmPlan, scene: Scene, { text, link }: Extract<Scene, { kind: 'close' }>): Scene {
  const { emphasis: _, ...words } = inWords(plan, scene)
  return {
    ...words,
    kind: 'close',
    text: text === '' ? '' : headline(plan, scene),
    ...(link && { link }),
    reason: 'the film says whose it is and what to do',
  }
}

const headline = (plan: FilmPlan, scene: Scene): string => phraseOf(saidIn(plan, scene), HEADLINE)
