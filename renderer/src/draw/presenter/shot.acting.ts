/** What somebody does in one shot of a film that has a look: comes in, turns to what is shown, points at it, shifts their weight. */
import type { Box, Layout } from '#draw/layout.ts'
import { clamp, easeIn, easeInOut, easeOut, mix, progress, snap } from '#draw/motion.ts'
import type { FilmPlan, Scene, Shot } from '#plan.ts'
import { chance } from '#random.ts'
import { frameAt } from '#timing.ts'
import { type Aim, type AimRoom, aimed } from './aim.ts'
import type { Cast } from './cast.ts'
import { type ArmPose, type Arms, lifted, RAISE_MS } from './gesture.ts'
import { CUTS } from './hair/index.ts'
import { type Acting, type Bearing, drifting, onTwos, type Pose, performance } from './pose.ts'

/** The shot, and the thing that it shows besides them. */
export type Acted = { shot: Shot; towards: Box | undefined }
/** Where they stand: the middle of the face and the pit of the throat on the frame, and pixels a unit. */
export type Place = { face: { x: number; y: number }; throat: { x: number; y: number }; u: number }

/** Head units that the weight goes to a side, and how long it rests there. */
const SHIFTS = { whole: 17, easy: 20, standing: 9, close: 6 }
/** How far hips go over the leg that bears, where the other stands easy. */
const OVER = 16
const RESTS_S = 2.9
/** Degrees that arms swing with it. */
const SWING = 3
const COMES_MS = { in: 470, over: 360 }
const GOES_MS = 300
/** How far, in units, they lean in from. */
const LEANS = 80
/** How far a step sinks, in units. */
const SINKS = 7
/** How much further a head turns to a thing than it wanders by itself. */
const TURN = 1.5
/** Eyes are there before the head is. */
const EYES_FIRST_MS = 70

export function shotActing(plan: FilmPlan, layout: Layout, cast: Cast, { shot, towards }: Acted, place: Place): Acting {
  const seed = plan.presenter?.seed ?? 0
  const scene = plan.scenes[0]!
  const isClose = shot.kind === 'close-up'
  const base = performance(plan, { wide: false, room: 'free', glances: [], lively: isClose ? 1.6 : 1.2 })
  const target = targetOf(layout, shot, towards, place)
  const looks = target ? looksIn(scene, shot) : []
  const raise = raiseIn({ shot, scene, seed, looks }, () =>
    armFor({ cast, layout, shot, place, target, seed, fine: plan.staging === 2 }),
  )
  const weight = (ms: number) => 2 * drifting(seed + 77, ms / 1000, RESTS_S)
  const free =
    layout.whole && plan.staging ? easyLeg(target, place, chance(seed, 92, frameAt(shot.startMs))) : undefined
  const shift = layout.whole ? (free ? SHIFTS.easy : SHIFTS.whole) : isClose ? SHIFTS.close : SHIFTS.standing
  const over = free ? -free * OVER : 0

  const pose = (ms: number, frame: number) =>
    target
      ? turnedTo(base.pose(frame), wayTo(target, place), heed(looks, ms), heed(looks, ms + EYES_FIRST_MS))
      : base.pose(frame)
  const bearing = (ms: number, frame: number): Bearing => {
    const { lean, breath } = base.bearing(frame)
    return { lean: lean + snap(over + shift * weight(ms), layout.whole ? 2 : 1), breath }
  }
  const arms = (ms: number): Arms => (raise ? raised(raise, ms) : {})
  return {
    pose: onTwos(pose),
    mouth: base.mouth,
    bearing: onTwos(bearing),
    arms: onTwos(arms),
    ...(layout.whole && { swing: onTwos((ms) => snap(-SWING * weight(ms - 160), 1)) }),
    ...(free && { free }),
    ...((shot.comes || shot.goes) && { step: onTwos((ms) => stepAt(shot, layout, place, ms)) }),
  }
}

type Point = { x: number; y: number }

/** The leg next to what is shown stands easy, as in somebody who has just come up to it. */
function easyLeg(target: Point | undefined, { face }: Place, thrown: number): 1 | -1 {
  if (target) return target.x > face.x ? 1 : -1
  return thrown < 0.5 ? 1 : -1
}

/** What they turn to and point at, on the frame. */
function targetOf(
  { scene, beside }: Layout,
  { kind }: Shot,
  thing: Box | undefined,
  { face }: Place,
): Point | undefined {
  if (kind === 'close-up') return undefined
  if (thing) {
    const middle = { x: thing.x + thing.w / 2, y: thing.y + thing.h / 2 }
    const far = Math.hypot(face.x - middle.x, face.y - middle.y) || 1
    const edge = (0.45 * Math.min(thing.w, thing.h)) / far
    return { x: mix(middle.x, face.x, edge), y: mix(middle.y, face.y, edge) }
  }
  if (kind !== 'left' && kind !== 'right') return undefined
  if (beside) return { x: face.x > scene.x + scene.w / 2 ? scene.x + scene.w : scene.x, y: scene.y + scene.h * 0.5 }
  return { x: scene.x + scene.w / 2, y: scene.y + scene.h }
}

/** From -1 to 1 to either side, from -1 up to 1 down. */
const wayTo = ({ x, y }: Point, { face, u }: Place): Point => ({
  x: clamp((x - face.x) / (260 * u), -1, 1),
  y: clamp((y - face.y) / (340 * u), -1, 1),
})

type Look = { fromMs: number; toMs: number }
const LOOK_MS = { first: 900, next: 520 }

/** They look at what comes: the card or the thing with the shot, each point of a list when it is said. */
function looksIn(scene: Scene, { startMs, endMs, comes }: Shot): Look[] {
  const first = startMs + (comes ? 240 : 110)
  const points = 'items' in scene ? scene.items.map(({ atMs }) => atMs) : []
  const later = points.filter((ms) => ms > first + LOOK_MS.first + 300 && ms < endMs - 500)
  return [
    { fromMs: first, toMs: first + LOOK_MS.first },
    ...later.map((ms) => ({ fromMs: ms, toMs: ms + LOOK_MS.next })),
  ]
}

const heed = (looks: readonly Look[], ms: number): number =>
  Math.max(
    0,
    ...looks.map(({ fromMs, toMs }) => easeInOut(progress(ms, fromMs, 230)) - easeInOut(progress(ms, toMs, 270))),
  )

function turnedTo(pose: Pose, way: Point, head: number, eyes: number): Pose {
  return {
    ...pose,
    gazeX: snap(mix(pose.gazeX, way.x, eyes), 0.1),
    gazeY: snap(mix(pose.gazeY, way.y * 0.85, eyes), 0.1),
    turn: snap(pose.turn * (1 - head) + way.x * TURN * head, 0.1),
    nod: snap(pose.nod + way.y * 0.7 * head, 0.1),
    tilt: snap(pose.tilt + way.x * 2.5 * head, 0.5),
  }
}

/** A hand beside the chin, for words that are stressed; it goes up before the chest, since the frame ends beside it. */
const BESIDE_CHIN: ArmPose = { upper: 24, fore: -176, hand: -182, near: 0.62, shape: 'pinch' }
/** Further out and from outside, where hair falls over the shoulders. */
const BESIDE_HAIR: ArmPose = { upper: 44, fore: 166, hand: 172, near: 0.62, shape: 'pinch' }
const LONG = 210
/** How often a close-up has one. */
const LIKELY = 0.55

type Aiming = {
  cast: Cast
  layout: Layout
  shot: Shot
  place: Place
  target: Point | undefined
  seed: number
  fine: boolean
}

/** The arm that says something in this shot, if one does. */
function armFor({ cast, layout, shot, place, target, seed, fine }: Aiming): Aim | undefined {
  const { throat, u } = place
  const thrown = chance(seed, 91, frameAt(shot.startMs))
  if (shot.kind === 'inset') return undefined
  if (!target) {
    if (shot.near || thrown > LIKELY) return undefined
    const isLong = fine && CUTS[cast.person.cut].reach.down > LONG
    return { side: thrown < LIKELY / 2 ? 'left' : 'right', pose: isLong ? BESIDE_HAIR : BESIDE_CHIN }
  }
  const unit = ({ x, y }: Point): Point => ({ x: (x - throat.x) / u, y: (y - throat.y) / u })
  const { scene } = layout
  const from = unit(scene)
  const room: AimRoom = {
    left: -throat.x / u + 6,
    right: (layout.width - throat.x) / u - 6,
    floor: layout.beside ? 420 : (layout.captions.y - throat.y) / u,
    offHair: fine,
    words: layout.beside || shot.kind === 'split' ? undefined : { ...from, w: scene.w / u, h: scene.h / u },
  }
  const to = unit(target)
  return aimed(cast, Math.abs(to.x) < 40 ? { ...to, x: thrown < 0.5 ? -1 : 1 } : to, room)
}

type Raise = Aim & { fromMs: number; toMs: number }
const RAISES_MS = { shortest: 1050, longest: 1500 }

type Moment = { shot: Shot; scene: Scene; seed: number; looks: readonly Look[] }

/** An arm is up while they look, and a little longer; through a list until its last point is there. */
function raiseIn({ shot, looks }: Moment, arm: () => Aim | undefined): Raise | undefined {
  const fromMs = looks[0]?.fromMs ?? shot.startMs + 260
  const last = looks.length > 1 ? looks.at(-1)!.toMs : fromMs + RAISES_MS.longest
  const toMs = Math.min(last + 200, shot.endMs - (shot.goes ? GOES_MS + 60 : 60))
  if (toMs - fromMs < RAISES_MS.shortest) return undefined
  const aim = arm()
  return aim && { ...aim, fromMs, toMs }
}

function raised({ side, pose, fromMs, toMs }: Raise, ms: number): Arms {
  const up = easeInOut(progress(ms, fromMs, RAISE_MS)) - easeInOut(progress(ms, toMs - RAISE_MS, RAISE_MS))
  if (up <= 0) return {}
  // A hand that points taps once or twice.
  const since = ms - fromMs - RAISE_MS
  const tap = since > 0 ? Math.max(0, Math.sin(since / 105)) * Math.max(0, 1 - since / 700) : 0
  return { [side]: lifted(pose, up, 1.5 * Math.sin(since / 330), tap * 0.6) }
}

const even = (v: number) => Math.round(v / 2) * 2

/** In steps from beyond the edge where they stand, or leaning in from there; out again the same way. */
function stepAt({ kind, comes, goes, startMs, endMs }: Shot, { width }: Layout, { face, u }: Place, ms: number): Point {
  const side = kind === 'left' ? -1 : 1
  const beyond = (side < 0 ? face.x : width - face.x) + 150 * u
  if (comes) {
    const part = progress(ms, startMs, COMES_MS[comes])
    const far = comes === 'in' ? beyond : LEANS * u
    const sunk = comes === 'in' ? SINKS * u * Math.abs(Math.sin(part * Math.PI * 2)) : 0
    return { x: even(side * far * (1 - easeOut(part))), y: even(sunk) }
  }
  const gone = goes ? easeIn(progress(ms, endMs - GOES_MS, GOES_MS)) : 0
  return { x: even(side * beyond * gone), y: 0 }
}
