/**
 * A film as a row of scenes that can each be drawn by themselves: what one looks like follows from what is said and shown
 * around it and from nothing else, so that after a change only the scenes it touches are drawn again.
 */
import { type FilmPlan, FPS, type LowerThird, type Scene, type Sentence, type Shot } from '#plan.ts'
import { frameAt, frameCount, msAt } from '#timing.ts'
import { ALONE } from './art/shot.layout.ts'
import { withWriting, writingOf } from './scripts.ts'
import { retimed, sceneRetimed, type Time } from './times.ts'

/** A scene as a little plan. Frames `from` up to, not including, `to` of what `compose(plan)` draws. */
export type Slice = {
  plan: FilmPlan
  from: number
  to: number
  /** The film's frame that `from` becomes. */
  at: number
}

/** How long, in milliseconds, what was said before and comes after is still seen: a lingering caption, a nod. */
const REACH_MS = 700
/** How long lips show what they said before, or get ready for what comes. */
const LIPS_MS = 100
/** Times are counted in thousandths of a frame, whole ones, so that moving them to and fro leaves them as they were. */
const GRAIN = 1000

const moved = (ms: number, frames: number): number =>
  ((Math.round((ms * FPS * GRAIN) / 1000) + frames * GRAIN) * 1000) / (FPS * GRAIN)

/** The slices of a film in order; together they are its frames from the first to the last. */
export function slicesOf(plan: FilmPlan): Slice[] {
  const frames = frameCount(plan)
  if (plan.scenes.length === 0) return [{ plan, from: 0, to: frames, at: 0 }]
  const writing = writingOf(plan)
  const starts = plan.scenes.map((scene, index) => (index === 0 ? 0 : Math.min(frames, frameAt(scene.startMs))))
  return plan.scenes.flatMap((scene, index) => {
    const at = starts[index]!
    const end = starts[index + 1] ?? frames
    if (end <= at) return []
    const by = (scene.clock ?? at) - at
    return spansOf(plan, scene, { at, end, by }).map(({ shot, ...span }): Slice => {
      const part = withWriting(around(plan, index, span, shot), writing)
      return { plan: part, from: span.at + by, to: span.end + by, at: span.at }
    })
  })
}

/** A film that was cut is drawn shot by shot: each is composed for itself. */
function spansOf({ art, staging }: FilmPlan, { shots = [] }: Scene, whole: FrameSpan): (FrameSpan & { shot?: Shot })[] {
  if (!(art || staging) || shots.length === 0) return [whole]
  const starts = shots.map(({ startMs }, at) => (at === 0 ? whole.at : frameAt(startMs)))
  return shots.flatMap((shot, index) => {
    const [at, end] = [starts[index]!, Math.min(whole.end, starts[index + 1] ?? whole.end)]
    return end > at ? [{ ...whole, at, end, shot }] : []
  })
}

/** The slice and the frame in it that show a frame of the film; what lies beyond the last frame shows that. */
export function sliceAt(plan: FilmPlan, frame: number): { slice: Slice; frame: number } {
  const slices = slicesOf(plan)
  const slice = slices.findLast(({ at }) => at <= frame) ?? slices[0]!
  return { slice, frame: Math.min(slice.from + Math.max(0, frame - slice.at), slice.to - 1) }
}

type FrameSpan = { at: number; end: number; by: number }

/** What scene `index` needs to know of the film, on its own clock. */
function around(plan: FilmPlan, index: number, stretch: FrameSpan, shot?: Shot): FilmPlan {
  const { at, end, by } = stretch
  const [fromMs, toMs] = [msAt(at), msAt(end)]
  const time = (ms: number) => moved(ms, by)
  const next = plan.scenes[index + 1]
  const scene = plan.scenes[index]!
  const named = { ...scene, take: scene.take ?? index }
  const scenes = shot
    ? [inShot(plan, named, { ...shot, ...passing(plan, shot), startMs: fromMs, endMs: toMs }, begins(scene, shot))]
    : [named, ...(next ? [nextScene(next, scene)] : [])]
  const { lowerThird, writing: _, mix: __, accents: ___, ...rest } = plan
  return {
    ...rest,
    ...(lowerThird && isSeen(lowerThird, stretch) && { lowerThird: retimed(lowerThird, time) }),
    title: '',
    music: 'none',
    speech: { path: '' },
    durationMs: time(toMs),
    scenes: scenes.map((scene) => sceneMoved(scene, time)),
    sentences: heard(plan.sentences, fromMs, toMs).map((sentence) => sentenceMoved(sentence, time)),
    visemes: plan.visemes
      .filter(({ startMs, endMs }) => endMs > fromMs - LIPS_MS && startMs < toMs + LIPS_MS)
      // A rest may have begun long ago: how long ago shows nowhere.
      .map(({ shape, startMs, endMs }) => ({
        shape,
        startMs: time(Math.max(startMs, fromMs - LIPS_MS)),
        endMs: time(Math.min(endMs, toMs + LIPS_MS)),
      })),
  }
}

/** A scene as one of its shots shows it: a picture over the whole frame is all there is, but where words are read over it. */
function inShot(plan: FilmPlan, scene: Scene, shot: Shot, isFirst: boolean): Scene {
  const { startMs, endMs } = shot
  const whole: Scene = { ...scene, startMs: isFirst ? startMs : scene.startMs, endMs, shots: [shot] }
  const { picture, ...rest } = shot
  if (!picture || shot.kind === 'poster') return whole
  const { take, clock } = scene
  return {
    ...{ kind: 'media', ...picture, reason: '', shots: [rest] },
    ...{ startMs: picture.clip ? clipStart(plan, shot, picture.path) : startMs, endMs },
    ...{ ...(take !== undefined && { take }), ...(clock !== undefined && { clock }) },
  } as Scene
}

/** A clip plays on from one shot to the next. */
function clipStart({ scenes }: FilmPlan, { startMs }: Shot, path: string): number {
  const shots = scenes.flatMap(({ shots = [] }) => shots)
  let at = shots.findLastIndex((one) => frameAt(one.startMs) <= frameAt(startMs))
  while (shots[at - 1]?.picture?.path === path) at--
  return msAt(frameAt(shots[at]?.startMs ?? startMs))
}

const isSeen = ({ startMs, endMs }: LowerThird, { at, end }: FrameSpan) => frameAt(startMs) < end && frameAt(endMs) > at

/** What a scene shows comes in with the first shot that shows it; in those after it, it is there. */
function begins({ shots = [] }: Scene, shot: Shot): boolean {
  return !shots.some(({ kind, startMs }) => startMs < shot.startMs && SHOWS_SCENE.has(kind))
}

const SHOWS_SCENE = new Set<Shot['kind']>(['card', 'type', 'poster', 'left', 'right', 'wide'])

const BESIDE = new Set<Shot['kind']>(['left', 'right'])
/** Whoever leaves has been there for so long before. */
const STAYED_MS = 2200

/** Whoever presents comes in where nobody was seen before: the first time in steps. They go before a cut to where nobody is. */
function passing({ presenter, scenes }: FilmPlan, shot: Shot): Pick<Shot, 'comes' | 'goes' | 'leads'> {
  const shots = scenes.flatMap(({ shots = [] }) => shots)
  const at = shots.indexOf(shot)
  const [before, after] = [shots[at - 1], shots[at + 1]]
  const leads = after?.transition ? { leads: 1 as const } : {}
  if (!presenter || !BESIDE.has(shot.kind)) return leads
  if (!before || ALONE.has(before.kind))
    return { ...leads, comes: shots.slice(0, at).some(({ kind }) => BESIDE.has(kind)) ? 'over' : 'in' }
  const stays = leads.leads || !after || !ALONE.has(after.kind) || shot.endMs - shot.startMs < STAYED_MS
  return stays ? leads : { goes: 1 }
}

/** Of the next scene only this matters: when it begins, and whether a list or a timeline goes on in it. */
function nextScene(scene: Scene, before: Scene): Scene {
  const { startMs } = scene
  const endMs = startMs
  if (scene.kind !== before.kind) return { kind: 'statement', text: '', emphasis: [], startMs, endMs, reason: '' }
  if (scene.kind === 'list') return { kind: 'list', title: '', items: scene.items, startMs, endMs, reason: '' }
  return scene.kind === 'timeline'
    ? { kind: 'timeline', title: '', items: scene.items, startMs, endMs, reason: '' }
    : { kind: 'statement', text: '', emphasis: [], startMs, endMs, reason: '' }
}

const sceneMoved = ({ clock: _, id: __, own: ___, thing: ____, ...scene }: Scene, time: Time): Scene => ({
  ...sceneRetimed(scene as Scene, time),
  reason: '',
})

/** The sentences that are seen or felt between two moments; of one that follows, only when it begins. */
function heard(sentences: Sentence[], fromMs: number, toMs: number): Sentence[] {
  return sentences.flatMap((sentence, index) => {
    const next = sentences[index + 1]
    const until = Math.min(sentence.endMs + REACH_MS, next?.startMs ?? Number.POSITIVE_INFINITY)
    if (frameAt(until) <= frameAt(fromMs) || sentence.startMs >= toMs + REACH_MS) return []
    return [sentence.startMs < toMs ? sentence : begun(sentence)]
  })
}

function begun({ startMs }: Sentence): Sentence {
  return { text: '', paragraph: 0, startMs, endMs: startMs, words: [{ text: '\u2026', startMs, endMs: startMs }] }
}

function sentenceMoved(sentence: Sentence, time: Time): Sentence {
  const { text, startMs, endMs } = sentence
  const words = sentence.words.map((word) => ({
    text: word.text,
    startMs: time(word.startMs),
    endMs: time(word.endMs),
  }))
  return { text, paragraph: 0, startMs: time(startMs), endMs: time(endMs), words }
}
