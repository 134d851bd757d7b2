/** What the presenter does on a frame: everything follows from the speech, so sound and movement agree. */

import { clamp, easeInOut, mix, progress, snap } from '#draw/motion.ts'
import { type FilmPlan, FPS, type Scene } from '#plan.ts'
import { chance } from '#random.ts'
import { frameAt, msAt } from '#timing.ts'
import { type ArmRoom, type Arms, armsAt, raisesOf } from './gesture.ts'
import { type Mouth, mouthAt } from './mouth.shapes.ts'

/** A head on a frame. Shares from -1 or 0 to 1, but for `bob` (head units) and `tilt` (degrees). */
export type Pose = {
  blink: number
  brow: number
  /** One brow higher than the other; both drawn together. */
  quirk: number
  furrow: number
  smile: number
  gazeX: number
  gazeY: number
  turn: number
  nod: number
  bobX: number
  bobY: number
  tilt: number
}
/** How the body stands: leaning to a side, breathing. */
export type Bearing = { lean: number; breath: number }
export type Acting = {
  pose(frame: number): Pose
  mouth(frame: number): Mouth
  bearing(frame: number): Bearing
  arms(frame: number): Arms
  /** How far resting arms have swung, in degrees; they hang still if not given. */
  swing?(frame: number): number
  /** The leg that stands easy; they stand on both alike if not given. */
  free?: 1 | -1
  /** Where the whole person stands beside their place, in even pixels. */
  step?(frame: number): { x: number; y: number }
}
/**
 * `wide`: the scene is beside them. `room`: what arms have. `glances`: when something comes that they look at. `lively`: how much of
 * what is stressed is seen in the face, 1 if not given.
 */
export type Staging = { wide: boolean; room: ArmRoom; glances: number[]; lively?: number }

/** Heads move on every second frame, as drawn ones always have; only lips need them all. */
const TWOS = 2
const STRESSED = /[!?]|\d|^\p{Lu}{2,}/u
const BLINK = [0.55, 1, 0.6, 0.15]
const SMILES: Partial<Record<Scene['kind'], number>> = { hook: 0.9, close: 1, question: 0.35, number: 0.7, list: 0.6 }
const SMILE = 0.7

/** Rises fast and dies away over `ms`. */
const bump = (since: number, ms: number) => (since < 0 || since > ms ? 0 : Math.sin(Math.PI * (since / ms) ** 0.6))

/** A scene that follows another draws a glance. */
export const glancesOf = ({ scenes }: FilmPlan): number[] =>
  scenes.filter((s, at) => (s.take ?? at) > 0).map((s) => s.startMs)

/** Prepares the presenter's timeline once; what it gives then reads it for a frame. */
export function performance(plan: FilmPlan, { wide, room, glances, lively = 1 }: Staging): Acting {
  const seed = plan.presenter?.seed ?? 0
  const stresses = stressesOf(plan)
  const questions = questionsOf(plan)
  const blinks = blinkFrames(plan.durationMs, seed)
  const raises = raisesOf(plan.scenes, seed)
  const stressAt = (ms: number) => Math.max(0, ...near(stresses, ms, 500).map((at) => bump(ms - at, 440)))
  const asksAt = (ms: number) => Math.max(0, ...questions.map((q) => asking(ms, q)))
  const glanceAt = (ms: number) => Math.max(0, ...near(glances, ms, 1200).map((at) => glancing(ms, at)))

  function pose(ms: number, frame: number): Pose {
    const t = ms / 1000
    const [stress, asks, glance] = [stressAt(ms), asksAt(ms), glanceAt(ms)]
    const wander = chance(seed, 21, Math.floor(t / 1.7)) - 0.5
    const turned = drifting(seed, t, 3.1)
    const turn = turned * 0.7 + (wide ? -0.75 * glance : 0)
    return {
      blink: blinks.get(frame) ?? 0,
      brow: snap(Math.max(stress * 0.75 * lively, asks), 0.2),
      quirk: snap(asks, 0.5),
      furrow: snap(asks > 0 ? 0 : stress * 0.4, 0.2),
      smile: snap(smileAt(plan.scenes, ms) * (1 - asks * 0.4), 0.25),
      gazeX: snap(mix(wander * 0.3 - turned * 0.5, wide ? -0.85 : -0.1, glance), 0.1),
      gazeY: snap(mix(0, wide ? -0.15 : -0.8, glance), 0.1),
      turn: snap(turn, 0.1),
      nod: snap(stress * 0.6 * lively - asks * 0.2 - (wide ? 0 : glance * 0.5), 0.1),
      bobX: snap(4 * Math.sin(t * 0.9 + seed) + turned * 7, 1),
      bobY: snap(2.5 * Math.sin(t * 1.7) + stress * 5 - glance * 3, 1),
      tilt: snap(1.1 * Math.sin(t * 1.1 + seed) + turned * 4 - (wide ? glance : 0) * 2 + asks * 4, 0.5),
    }
  }

  function bearing(ms: number): Bearing {
    const t = ms / 1000
    return { lean: snap(3 * Math.sin(t * 0.9 + seed - 0.4), 1), breath: snap(2.4 * Math.sin(t * 1.5), 1) }
  }

  function arms(ms: number): Arms {
    const now = raises.find((r) => ms >= r.fromMs && ms < r.fromMs + r.lasts)
    return armsAt(now, ms, stressAt(ms), room)
  }

  const posed = onTwos(pose)
  const mouth = (frame: number) => mouthAt(plan.visemes, msAt(frame), posed(frame).smile)
  return { pose: posed, mouth, bearing: onTwos(bearing), arms: onTwos(arms) }
}

/** Sentences begin with stress; figures, capitals and long words carry it. */
function stressesOf({ sentences }: FilmPlan): number[] {
  return sentences.flatMap(({ words }) =>
    words.filter((w, at) => at === 0 || STRESSED.test(w.text) || w.text.length > 8).map((w) => w.startMs),
  )
}

type Question = { endMs: number; goneMs: number }

/** What a question does to a face is gone when the next sentence begins: a scene knows of nothing said before that. */
const questionsOf = ({ sentences }: FilmPlan): Question[] =>
  sentences.flatMap(({ text, endMs }, at) => {
    const nextMs = sentences[at + 1]?.startMs ?? Number.POSITIVE_INFINITY
    return /\?\s*$/.test(text) ? [{ endMs, goneMs: Math.min(endMs + 400, nextMs) }] : []
  })

const asking = (ms: number, { endMs, goneMs }: Question) =>
  easeInOut(progress(ms, endMs - 900, 240)) - easeInOut(progress(ms, goneMs - 300, 300))
const glancing = (ms: number, at: number) =>
  easeInOut(progress(ms, at + 80, 220)) - easeInOut(progress(ms, at + 780, 260))

/** Wanders from one value between -0.5 and 0.5 to the next, and rests on each. */
export function drifting(seed: number, t: number, seconds: number): number {
  const step = Math.floor(t / seconds)
  const value = (n: number) => chance(seed, 22, n) - 0.5
  return mix(value(step - 1), value(step), easeInOut(clamp((t % seconds) / 0.8)))
}

/** A scene's own smile comes after it has begun and goes before it ends. */
function smileAt(scenes: Scene[], ms: number): number {
  const scene = scenes.find((s) => ms >= s.startMs && ms < s.endMs)
  if (!scene) return SMILE
  const here = easeInOut(progress(ms, scene.startMs, 300)) - easeInOut(progress(ms, scene.endMs - 300, 300))
  return mix(SMILE, SMILES[scene.kind] ?? SMILE, here)
}

/** Reads on twos, and only once for all the bands that ask. */
export function onTwos<T>(read: (ms: number, frame: number) => T): (frame: number) => T {
  let last: { frame: number; value: T } | undefined
  return (shown) => {
    const frame = shown - (shown % TWOS)
    if (last?.frame !== frame) last = { frame, value: read(msAt(frame), frame) }
    return last.value
  }
}

/** The moments of a sorted list that lie at most `reach` before now. */
function near(moments: number[], ms: number, reach: number): number[] {
  let low = 0
  let high = moments.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (moments[middle]! < ms - reach) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let at = low; at < moments.length && moments[at]! <= ms; at++) found.push(moments[at]!)
  return found
}

/** People blink every two to six seconds, for about an eighth of one. */
function blinkFrames(durationMs: number, seed: number): Map<number, number> {
  const frames = new Map<number, number>()
  let at = 0.9 + chance(seed, 31)
  for (let n = 0; at * 1000 < durationMs; n++) {
    const first = frameAt(at * 1000)
    const even = first - (first % TWOS)
    BLINK.forEach((closed, i) => {
      frames.set(even + i * TWOS, closed)
    })
    at += 2 + 3.6 * chance(seed, 32, n) + (BLINK.length * TWOS) / FPS
  }
  return frames
}
