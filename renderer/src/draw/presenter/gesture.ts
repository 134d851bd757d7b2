/** What hands say: which arm goes where, and when in a scene. */
import { easeInOut, mix, progress, snap } from '#draw/motion.ts'
import type { Scene } from '#plan.ts'
import { chance } from '#random.ts'

export type HandShape = 'rest' | 'open' | 'point' | 'flat' | 'pinch'
/**
 * Directions of upper arm, forearm and hand in degrees from straight down, outward; `near` shortens what comes towards the viewer.
 * Below 0 a hand goes up before the chest: out to the side a frame or a scene is in its way.
 */
export type ArmPose = { upper: number; fore: number; hand: number; near: number; shape: HandShape }
export type Gesture = 'wave' | 'count' | 'present' | 'offer' | 'stress'

export const RESTING: ArmPose = { upper: 7, fore: -3, hand: -4, near: 1, shape: 'rest' }

/** Where hands go when nothing lies across the chest. */
const FREE: Record<Gesture, ArmPose> = {
  wave: { upper: 30, fore: 170, hand: 176, near: 0.84, shape: 'open' },
  count: { upper: 22, fore: 166, hand: 182, near: 0.84, shape: 'point' },
  present: { upper: 12, fore: 138, hand: 124, near: 0.72, shape: 'flat' },
  offer: { upper: 10, fore: 140, hand: 128, near: 0.72, shape: 'flat' },
  stress: { upper: 18, fore: 190, hand: 184, near: 0.84, shape: 'pinch' },
}
/** Where a scene is close by: no further out than the elbow. */
const CLOSE: Record<Gesture, ArmPose> = {
  wave: { upper: 10, fore: -176, hand: -174, near: 0.7, shape: 'open' },
  count: { upper: 6, fore: -184, hand: -174, near: 0.74, shape: 'point' },
  present: { upper: -4, fore: -192, hand: -202, near: 0.62, shape: 'flat' },
  offer: { upper: -4, fore: -192, hand: -200, near: 0.58, shape: 'flat' },
  stress: { upper: 6, fore: -166, hand: -172, near: 0.74, shape: 'pinch' },
}
/** Above captions: beside the face. */
const HIGH: Record<Gesture, ArmPose> = {
  wave: { upper: 56, fore: -184, hand: -180, near: 0.62, shape: 'open' },
  count: { upper: 58, fore: -182, hand: -176, near: 0.62, shape: 'point' },
  present: { upper: 56, fore: -190, hand: -208, near: 0.62, shape: 'flat' },
  offer: { upper: 54, fore: -188, hand: -204, near: 0.62, shape: 'flat' },
  stress: { upper: 56, fore: -176, hand: -176, near: 0.6, shape: 'pinch' },
}
/** What each arm does; the viewer's left is next to the scene. */
export const GESTURES_OF: Record<'left' | 'right', readonly Gesture[]> = {
  left: ['wave', 'count', 'present', 'offer', 'stress'],
  right: ['offer'],
}

/** The signs that suit a scene, and how likely a hand goes up in it. */
const GESTURES: Partial<Record<Scene['kind'], { likely: number; signs: Gesture[] }>> = {
  hook: { likely: 0.9, signs: ['wave', 'offer'] },
  statement: { likely: 0.6, signs: ['stress', 'offer', 'present'] },
  number: { likely: 0.85, signs: ['count', 'present'] },
  list: { likely: 0.9, signs: ['count', 'present'] },
  question: { likely: 0.8, signs: ['offer'] },
  quote: { likely: 0.3, signs: ['stress'] },
  compare: { likely: 0.8, signs: ['offer', 'present'] },
  'before-after': { likely: 0.7, signs: ['present', 'offer'] },
  chart: { likely: 0.85, signs: ['present', 'count'] },
  timeline: { likely: 0.7, signs: ['present'] },
  icon: { likely: 0.5, signs: ['present', 'stress'] },
  media: { likely: 0.5, signs: ['present'] },
  close: { likely: 1, signs: ['present', 'offer'] },
}

export type Raise = { fromMs: number; lasts: number; sign: Gesture }
export const RAISE_MS = 420
/** On its way up an arm comes towards the viewer by so much. */
const TOWARDS = 0.3
const LONGEST_MS = 2800

/** A scene's own kind, place and seed decide, so that no other scene changes what hands do in it. */
export function raisesOf(scenes: Scene[], seed: number): Raise[] {
  return scenes.flatMap((scene, at): Raise[] => {
    const lasts = Math.min(LONGEST_MS, scene.endMs - scene.startMs - 400)
    const say = GESTURES[scene.kind]
    const variant = scene.take ?? at
    if (!say || lasts < 1000 || chance(seed, 41, variant) > say.likely) return []
    const sign = say.signs[Math.floor(chance(seed, 42, variant) * say.signs.length)]!
    return [{ fromMs: scene.startMs + 160, lasts, sign }]
  })
}

/** The room that arms have. */
export type ArmRoom = 'free' | 'close' | 'high'
const POSES = { free: FREE, close: CLOSE, high: HIGH }

/** Arms at a moment: the viewer's left and right; undefined is at rest. */
export type Arms = { left?: ArmPose | undefined; right?: ArmPose | undefined }

/** `beat` (0 to 1) is how much the word being said is stressed. */
export function armsAt(raise: Raise | undefined, ms: number, beat: number, room: ArmRoom): Arms {
  if (!raise) return {}
  const since = ms - raise.fromMs
  const up = easeInOut(progress(since, 0, RAISE_MS)) - easeInOut(progress(since, raise.lasts - RAISE_MS, RAISE_MS))
  if (up <= 0) return {}
  const arm = posed(raise.sign, up, { since, beat, room })
  return GESTURES_OF.right.includes(raise.sign)
    ? { left: arm, right: posed(raise.sign, up, { since: since - 60, beat, room }) }
    : { left: arm }
}

type GestureMoment = { since: number; beat: number; room: ArmRoom }

export function posed(sign: Gesture, up: number, { since, beat, room }: GestureMoment): ArmPose {
  const to = POSES[room][sign]
  const sway = sign === 'wave' ? 13 * Math.sin(since / 95) * (since < 1300 ? 1 : 0.2) : 3.5 * Math.sin(since / 330)
  return lifted(to, up, sway, beat)
}

/** An arm on its way from rest to where it goes, `up` 0 to 1. */
export function lifted(to: ArmPose, up: number, sway: number, beat: number): ArmPose {
  const fore = to.fore + sway - beat * 7
  // The hand lags behind the arm that lifts it.
  const late = up ** 1.4
  return {
    upper: snap(mix(RESTING.upper, to.upper, up), 1),
    fore: snap(mix(RESTING.fore, fore, up), 1),
    hand: snap(mix(RESTING.hand, to.hand + sway * 1.3 - beat * 10, late), 1.5),
    near: snap(mix(1, to.near, up) - TOWARDS * Math.sin(Math.PI * up), 0.01),
    shape: up > 0.42 ? to.shape : 'rest',
  }
}
