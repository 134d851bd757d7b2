/** The owner's photos and clips over the whole frame of a film that is cut: each in one stretch of shots, on the words that speak of it. */
import type { FilmPlan, Picture, Scene, Shot, ShotKind } from '#plan.ts'
import { chance } from '#random.ts'
import { CHAPTERS_FROM_MS } from './beats.ts'
import { dressed, isRead, showsWords } from './photo.shots.ts'
import { fitOf, namedOf, type Spoken, spokenOf } from './picture.fit.ts'
import type { OwnPicture } from './pictures.ts'
import { accentsOf } from './shot.accents.ts'

/**
 * A short shows pictures over the whole frame, its owner's or drawn ones, for so much of its time where it has some, unless cards that
 * have to be read keep them from where there is room.
 */
export const FULL_FRAME_SHARE = 0.6
/** Where the editor stops: cuts that are moved later take a little of it. */
const AIM = 0.63

/** Framings in which a drawn thing takes most of the frame. */
const DRAWN_FULL = new Set<ShotKind>(['thing', 'inset', 'poster'])

/** Whether a picture is most of what a shot shows: one of the owner's, or a drawn thing that stands by itself. */
export const fillsFrame = (scene: Scene, { kind, picture, view }: Shot): boolean =>
  scene.kind === 'media' || picture !== undefined || view !== undefined || DRAWN_FULL.has(kind)

/** The share of a film's time, 0 to 1, in which a picture fills the frame: its owner's, or a drawn thing that takes most of it. */
export function fullFrameShare({ scenes, durationMs }: FilmPlan): number {
  const shown = scenes.flatMap((scene) => {
    if (!scene.shots?.length) return scene.kind === 'media' ? [scene.endMs - scene.startMs] : []
    return scene.shots.filter((shot) => fillsFrame(scene, shot)).map(({ startMs, endMs }) => endMs - startMs)
  })
  return shown.reduce((sum, ms) => sum + ms, 0) / Math.max(1, durationMs)
}

/** A photo of a short stands for so long at least, and at most. */
const LEAST_MS = 2200
const MOST_MS = 8000
/** A film has no more of them than one in so many milliseconds. */
const EVERY_MS = 4000
/** A clip moves by itself, and shows no more than it has. */
const CLIP_MS = 5000

const CLOSED = new Set<Scene['kind']>(['media', 'intro', 'chapter'])

/** A shot that may come to show a photo. */
type Slot = {
  scene: Scene
  at: number
  shot: Shot
  ms: number
  midMs: number
  said: Spoken
  /** What is said in its whole scene. */
  around: Spoken
  open: boolean
  /** With it its scene begins to be seen: a photo takes its place last. */
  held: boolean
  /** The words of its scene are read over the photo: no clip plays behind them. */
  read: boolean
}
type Run = { picture: OwnPicture; from: number; to: number }

export type PhotoOptions = {
  /** Which scenes may show photos; all if not given. */
  open?: (scene: Scene, index: number) => boolean
}

/**
 * The plan, cut, with photos in place of some of its shots: each of them in one stretch, on words that speak of it, else spread
 * evenly; in a short so long that pictures fill the frame for FULL_FRAME_SHARE of its time. Pictures that it shows already stay where
 * they are; those that find no room are left out. Pure; a plan without shots stays as it is.
 */
export function withPhotos(plan: FilmPlan, pictures: readonly OwnPicture[], options: PhotoOptions = {}): FilmPlan {
  if (!plan.art || pictures.length === 0) return plan
  const slots = slotsOf(plan, options)
  const shown = new Set(slots.flatMap(({ shot }) => shot.picture?.path ?? []))
  const waiting = pictures.filter(({ path }, at) => !shown.has(path) && firstOf(pictures, path) === at)
  const runs = anchored(slots, mostFitting(waiting, slots, plan), plan.seed)
  grow(runs, slots, plan)
  const shows = dressed(
    plan,
    runs.map(({ picture, from, to }) => ({ picture: plainly(picture), shots: spanOf(slots, from, to) })),
  )
  // Nothing is heard where a photo stands still.
  return plan.accents ? { ...shows, accents: accentsOf(shows.scenes) } : shows
}

const firstOf = (pictures: readonly Picture[], path: string) => pictures.findIndex((other) => other.path === path)
const spanOf = (slots: readonly Slot[], from: number, to: number) => slots.slice(from, to + 1).map(({ shot }) => shot)
/** Its further words are for choosing alone. */
const plainly = ({ words: _, ...picture }: OwnPicture): Picture => picture

function slotsOf(plan: FilmPlan, { open = () => true }: PhotoOptions): Slot[] {
  const words = plan.sentences.flatMap((sentence) => sentence.words)
  const about = plan.sentences.map(({ text }) => text).join(' ')
  const saidIn = (span: { startMs: number; endMs: number }) =>
    spokenOf(
      words
        .filter(({ startMs }) => startMs >= span.startMs - 100 && startMs < span.endMs - 100)
        .map(({ text }) => text)
        .join(' '),
      about,
    )
  return plan.scenes.flatMap((scene, index) => {
    const { shots = [] } = scene
    const around = saidIn(scene)
    const telling = shots.flatMap((shot, at) => (showsWords(shot) ? [at] : []))
    const isOpen = !CLOSED.has(scene.kind) && scene.thing === undefined && open(scene, index)
    return shots.map((shot, at): Slot => {
      const read = isRead(scene, shot) && at === telling[0]
      // What grows point by point is seen when it is whole, and rather from its beginning.
      const tells = !isRead(scene, shot) && at === telling.at(-1)
      const isLast = scene.kind === 'close' && at === shots.length - 1
      return {
        ...{ scene, at, shot, ms: shot.endMs - shot.startMs, midMs: (shot.startMs + shot.endMs) / 2 },
        ...{ said: saidIn(shot), around, read },
        held: !isRead(scene, shot) && at === telling[0],
        open: isOpen && !isLast && !tells && shot.picture === undefined,
      }
    })
  })
}

const SCENE_WORTH = 0.4
const fitAt = (name: Spoken, { said, around }: Slot): number => fitOf(name, said) + SCENE_WORTH * fitOf(name, around)

/** As many as the film has room for: those it speaks of first, then in their order. */
function mostFitting(pictures: readonly OwnPicture[], slots: readonly Slot[], plan: FilmPlan): OwnPicture[] {
  const most = Math.max(1, Math.round(plan.durationMs / EVERY_MS))
  if (pictures.length <= most) return [...pictures]
  const worth = new Map(
    pictures.map((picture) => {
      const name = namedOf(picture)
      return [picture, Math.max(0, ...slots.filter(({ open }) => open).map((slot) => fitAt(name, slot)))]
    }),
  )
  return [...pictures].sort((a, b) => worth.get(b)! - worth.get(a)!).slice(0, most)
}

/** Shots between the beginnings of two photos. */
const APART = 2

/** Each photo at the shot where it is spoken of; the others first where the film opens, then where there is most room. */
function anchored(slots: readonly Slot[], pictures: readonly OwnPicture[], seed: number): Run[] {
  const names = new Map(pictures.map((picture) => [picture, namedOf(picture)]))
  const runs: Run[] = []
  const isFree = (at: number, { clip }: OwnPicture) =>
    slots[at]!.open && !slots[at]!.held && !(clip && slots[at]!.read) && runs.every((run) => run.from !== at)
  const apart = (at: number, picture: OwnPicture) =>
    isFree(at, picture) && runs.every((run) => Math.abs(run.from - at) > APART)
  const put = (picture: OwnPicture, at: number | undefined) =>
    at !== undefined && runs.push({ picture, from: at, to: at })
  const pairs = pictures
    .flatMap((picture) =>
      slots.map((slot, at) => ({ picture, at, fit: slot.open && !slot.held ? fitAt(names.get(picture)!, slot) : 0 })),
    )
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || a.at - b.at)
  const done = new Set<OwnPicture>()
  for (const near of [apart, isFree])
    for (const { picture, at } of pairs)
      if (!done.has(picture) && near(at, picture)) {
        put(picture, at)
        done.add(picture)
      }
  for (const picture of pictures) {
    if (done.has(picture)) continue
    const [far, near] = [apart, isFree].map((is) => slots.flatMap((_, at) => (is(at, picture) ? [at] : [])))
    const open = far!.length > 0 ? far! : near!
    put(picture, open.includes(0) && slots[0]!.scene.kind === 'hook' ? 0 : roomiest(open, runs, slots, seed))
  }
  return runs.sort((a, b) => a.from - b.from)
}

/** The shot that is farthest from every photo. */
function roomiest(
  open: readonly number[],
  runs: readonly Run[],
  slots: readonly Slot[],
  seed: number,
): number | undefined {
  const room = (at: number) => {
    const { midMs, shot } = slots[at]!
    const near = Math.min(
      slots.at(-1)!.shot.endMs - midMs,
      ...runs.map(({ from }) => Math.abs(slots[from]!.midMs - midMs)),
    )
    // Where a drawn thing stands already, a photo gains nothing.
    return near * (fillsFrame(slots[at]!.scene, shot) ? 0.8 : 1) + 400 * chance(seed, 83, at)
  }
  return [...open].sort((a, b) => room(b) - room(a))[0]
}

const lengthOf = ({ from, to }: Run, slots: readonly Slot[]): number =>
  slots[to]!.shot.endMs - slots[from]!.shot.startMs

/** Photos stay on until they are long enough to be seen, and until the film shows enough pictures. */
function grow(runs: Run[], slots: readonly Slot[], plan: FilmPlan): void {
  const full = slots.map(({ scene, shot }) => fillsFrame(scene, shot))
  for (const { from, to } of runs) for (let at = from; at <= to; at++) full[at] = true
  const share = () => slots.reduce((sum, { ms }, at) => sum + (full[at] ? ms : 0), 0) / Math.max(1, plan.durationMs)
  const isShort = plan.durationMs < CHAPTERS_FROM_MS
  const extend = (most: (run: Run) => boolean, held = false): boolean => {
    const steps = runs.filter(most).flatMap((run) => stepsOf(run, { runs, slots, full, held }))
    const best = steps.sort((a, b) => b.worth - a.worth)[0]
    if (!best) return false
    if (best.to < best.run.from) best.run.from = best.to
    else best.run.to = best.to
    full[best.to] = true
    return true
  }
  while (extend((run) => lengthOf(run, slots) < LEAST_MS));
  for (const { times, held } of PASSES)
    while (isShort && share() < AIM && extend((run) => lengthOf(run, slots) < times * mostOf(run), held));
}

/** Where that is not enough, what holds a scene together gives way, and then photos stay for longer. */
const PASSES = [
  { times: 1, held: false },
  { times: 1, held: true },
  { times: 2, held: true },
]

const mostOf = ({ picture }: Run): number => (picture.clip ? CLIP_MS : MOST_MS)

type Film = { runs: readonly Run[]; slots: readonly Slot[]; full: readonly boolean[]; held: boolean }
type Step = { run: Run; to: number; worth: number }

/** A photo goes on into the shot before it or behind it: rather where nothing else is to be seen, rather where it has been short. */
function stepsOf(run: Run, { runs, slots, full, held }: Film): Step[] {
  return [run.from - 1, run.to + 1].flatMap((to): Step[] => {
    const slot = slots[to]
    if (
      !slot?.open ||
      (slot.held && !held) ||
      (run.picture.clip && slot.read) ||
      runs.some(({ from, to: end }) => to >= from && to <= end)
    )
      return []
    const gained = full[to] ? -0.3 * slot.ms : slot.ms
    const other = slot.scene === slots[run.from]!.scene ? 0 : 300
    return [{ run, to, worth: gained - other - 0.35 * lengthOf(run, slots) }]
  })
}
