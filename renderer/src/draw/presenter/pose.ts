/** What the presenter does on a frame: everything follows from the speech, so sound and movement agree. */
import { frameAt, msAt } from '#draw/clock.ts'
import { chance, clamp, easeInOut, mix, progress, snap } from '#draw/motion.ts'
import { type FilmPlan, FPS, type MouthShape, type Scene, type Viseme, type Word } from '#plan.ts'
import type { Gesture } from './arm.ts'

/** Half width and opening in head units; `round` pulls the corners in, `teeth` and `tongue` show, `tuck` is lip on teeth. */
export type Mouth = {
  w: number
  open: number
  round: number
  teeth: number
  tongue: number
  tuck: number
  press: number
}
export type Pose = {
  blink: number
  brow: number
  gazeX: number
  gazeY: number
  bobX: number
  bobY: number
  tilt: number
}
/** How the body stands: leaning to a side, breathing. */
export type Bearing = { lean: number; breath: number }

const still = { round: 0, teeth: 0, tongue: 0, tuck: 0, press: 0 }
const MOUTHS: Record<MouthShape, Mouth> = {
  X: { ...still, w: 36, open: 0 },
  A: { ...still, w: 31, open: 0, press: 1 },
  B: { ...still, w: 37, open: 0.24, teeth: 1 },
  C: { ...still, w: 36, open: 0.5, teeth: 0.7, tongue: 0.4 },
  D: { ...still, w: 39, open: 0.9, teeth: 0.7, tongue: 0.6 },
  E: { ...still, w: 27, open: 0.62, round: 0.7, tongue: 0.3 },
  F: { ...still, w: 17, open: 0.34, round: 1 },
  G: { ...still, w: 32, open: 0.16, teeth: 1, tuck: 1 },
  H: { ...still, w: 34, open: 0.46, teeth: 0.6, tongue: 1 },
}
/** Lips are seen before they are heard. */
const LEAD_MS = 40
/** Time a mouth takes from one shape to the next. */
const GLIDE_MS = 55

function indexAt(visemes: Viseme[], ms: number): number {
  let low = 0
  let high = visemes.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (visemes[middle]!.startMs <= ms) low = middle
    else high = middle - 1
  }
  return visemes.length > 0 && visemes[low]!.startMs <= ms ? low : -1
}

/** The shape heard `LEAD_MS` from now; silence between visemes is rest. */
export function shapeAt(visemes: Viseme[], ms: number): MouthShape {
  const at = indexAt(visemes, ms + LEAD_MS)
  return at >= 0 && ms + LEAD_MS < visemes[at]!.endMs ? visemes[at]!.shape : 'X'
}

export function mouthAt(visemes: Viseme[], ms: number): Mouth {
  const to = MOUTHS[shapeAt(visemes, ms)]
  const at = indexAt(visemes, ms + LEAD_MS)
  const begun = at >= 0 && ms + LEAD_MS < visemes[at]!.endMs ? visemes[at]!.startMs : at >= 0 ? visemes[at]!.endMs : 0
  const from = MOUTHS[shapeAt(visemes, begun - LEAD_MS - 1)]
  const part = clamp((ms + LEAD_MS - begun + 20) / GLIDE_MS)
  const blend = (key: keyof Mouth, step: number) => snap(mix(from[key], to[key], part), step)
  return {
    w: blend('w', 1),
    open: blend('open', 0.04),
    round: blend('round', 0.25),
    teeth: blend('teeth', 0.25),
    tongue: blend('tongue', 0.25),
    tuck: to.tuck,
    press: to.press,
  }
}

/** Rises fast and dies away over `ms`. */
const bump = (since: number, ms: number) => (since < 0 || since > ms ? 0 : Math.sin(Math.PI * (since / ms) ** 0.6))

type Raise = { fromMs: number; lasts: number; sign: Gesture['sign'] }
/** How likely a hand goes up in a scene of this kind. */
const GESTURES: Partial<Record<Scene['kind'], number>> = {
  hook: 0.8,
  statement: 0.45,
  number: 0.8,
  list: 0.8,
  question: 0.6,
  compare: 0.7,
  icon: 0.35,
  close: 0.9,
}
const COUNTS = new Set<Scene['kind']>(['number', 'list', 'chapter'])
const RAISE_MS = 380

/** Heads move on every second frame, as drawn ones always have; only lips need them all. */
const TWOS = 2

const STRESSED = /[!?]|\d|^\p{Lu}{2,}/u
const BLINK = [0.5, 1, 1, 0.45]

/** Prepares the presenter's timeline once; `pose` and `bearing` then read it for a frame. */
export function performance(plan: FilmPlan, seed: number, wide: boolean) {
  const words: Word[] = plan.sentences.flatMap((s) => s.words)
  const opens = new Set(plan.sentences.flatMap((s) => s.words[0] ?? []))
  const stresses = words.filter((w) => opens.has(w) || STRESSED.test(w.text) || w.text.length > 8).map((w) => w.startMs)
  const questions = plan.sentences.filter((s) => /\?\s*$/.test(s.text))
  const glances = plan.scenes.filter((s, at) => (s.take ?? at) > 0).map((s) => s.startMs)
  const blinks = blinkFrames(plan.durationMs, seed)

  function pose(ms: number, frame: number): Pose {
    const t = ms / 1000
    const stress = Math.max(0, ...near(stresses, ms, 500).map((at) => bump(ms - at, 420)))
    const asks = questions.some((q) => ms > q.endMs - 900 && ms < q.endMs + 300) ? 0.8 : 0
    const glance = Math.max(
      0,
      ...near(glances, ms, 1200).map(
        (at) => easeInOut(progress(ms, at + 80, 220)) - easeInOut(progress(ms, at + 780, 260)),
      ),
    )
    const wander = chance(seed, 21, Math.floor(t / 1.7)) - 0.5
    const turn = chance(seed, 22, Math.floor(t / 3.1)) - 0.5
    const turned = mix(chance(seed, 22, Math.floor(t / 3.1) - 1) - 0.5, turn, easeInOut(clamp((t % 3.1) / 0.8)))
    return {
      blink: blinks.get(frame) ?? 0,
      brow: snap(Math.max(stress * 0.7, asks), 0.2),
      gazeX: snap(mix(wander * 0.25, wide ? -0.9 : -0.1, glance), 0.1),
      gazeY: snap(mix(0, wide ? -0.25 : -0.8, glance), 0.1),
      bobX: snap(4 * Math.sin(t * 0.9 + seed) + turned * 8, 0.5),
      bobY: snap(2.5 * Math.sin(t * 1.7) + stress * 6 - glance * 3, 0.5),
      tilt: snap(1.1 * Math.sin(t * 1.1 + seed) + turned * 5 - (wide ? glance : 0) * 2 + asks * 2, 0.2),
    }
  }

  function bearing(ms: number): Bearing {
    const t = ms / 1000
    return { lean: snap(3 * Math.sin(t * 0.9 + seed - 0.4), 1), breath: snap(2 * Math.sin(t * 1.5), 1) }
  }

  const raises = plan.scenes.flatMap((scene, at): Raise[] => {
    const lasts = Math.min(2400, scene.endMs - scene.startMs - 500)
    const wants = GESTURES[scene.kind] ?? 0
    if (lasts < 1000 || chance(seed, 41, scene.take ?? at) > wants) return []
    return [{ fromMs: scene.startMs + 180, lasts, sign: COUNTS.has(scene.kind) ? 'point' : 'open' }]
  })

  function gesture(ms: number): Gesture | undefined {
    const now = raises.find((r) => ms >= r.fromMs && ms < r.fromMs + r.lasts)
    if (!now) return undefined
    const since = ms - now.fromMs
    const up = easeInOut(progress(since, 0, RAISE_MS)) - easeInOut(progress(since, now.lasts - RAISE_MS, RAISE_MS))
    return { raise: snap(up, 0.02), sign: now.sign, sway: snap(6 * Math.sin(since / 260), 0.5) }
  }

  const mouth = (frame: number) => mouthAt(plan.visemes, msAt(frame))
  return { pose: onTwos(pose), mouth, bearing: onTwos(bearing), gesture: onTwos(gesture) }
}

/** Reads on twos, and only once for all the bands that ask. */
function onTwos<T>(read: (ms: number, frame: number) => T): (frame: number) => T {
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
    BLINK.forEach((closed, i) => {
      frames.set(first + i, closed)
    })
    at += 2 + 3.6 * chance(seed, 32, n) + BLINK.length / FPS
  }
  return frames
}
