/** The presenter in bands: a head that moves on twos, a mouth that moves on every frame, a body that hardly moves, arms at times. */
import type { Canvas2D, DrawEnv, Drawn, Layer } from '#draw/layer.ts'
import { type Box, band, type Layout } from '#draw/layout.ts'
import type { Look } from '#draw/look.ts'
import { clamp } from '#draw/motion.ts'
import type { FilmPlan, Shot, Size } from '#plan.ts'
import { frameAt } from '#timing.ts'
import { jointsOf, paintArm } from './body/arm.ts'
import { buildOf } from './body/build.ts'
import { paintDrape, paintJacket } from './body/jacket.ts'
import { paintLegs } from './body/legs.ts'
import { paintNeck, paintTop } from './body/torso.ts'
import { type Cast, castOf } from './cast.ts'
import { featureShift, paintFace } from './face.ts'
import { type ArmPose, type ArmRoom, GESTURES_OF, type Gesture, posed, RESTING } from './gesture.ts'
import { CUTS } from './hair/index.ts'
import { paintBeard, paintEars, paintHead } from './head.ts'
import { paintMouth } from './mouth.ts'
import { type Acting, glancesOf, type Pose, performance } from './pose.ts'
import { type Acted, shotActing } from './shot.acting.ts'

/** Where the middle of the face and the pit of the throat lie in the layout's head box, in units. */
const FACE = { x: 280, y: 280 }
const THROAT = { x: 280, y: 496 }
/** Down to whose shoes the layout leaves room. */
const TALLEST = 1506
/** The neck's joint: the head turns about it, so far below the middle of the face. */
const NAPE = 150
/** The mouth below the middle of the face, and the room it needs. */
const MOUTH = { y: 94, w: 188, up: 62, down: 96 }
/** Movement reaches this far beyond where things rest. */
const ROOM = 24
/** How far leaning and breathing carry an arm. */
const SWAY = 9
/** How much further shifting the weight carries everything, and how far a body that sways is painted beyond its band. */
const SHIFTS = { standing: { more: 18, beyond: 24 }, easy: { more: 40, beyond: 46 } }
/** From a wrist to the tip of the longest finger, with the sway of a wave. */
const HAND = 178

/** All that the bands share: who, doing what, and where 0, 0 of the head's box lies on the frame. */
type PresenterStage = {
  cast: Cast
  acting: Acting
  at: { x: number; y: number }
  u: number
  size: Size
  shot?: Shot
  shift: (typeof SHIFTS)['easy']
}

/** The person stands behind the scene; raised hands are in front of it. In a film that has a look they act shot by shot. */
export function presenterLayers(
  plan: FilmPlan,
  layout: Layout,
  look: Look,
  env: DrawEnv,
  acted?: Acted,
): { person: Layer[]; hand: Layer[] } {
  if (!plan.presenter || !layout.head) return { person: [], hand: [] }
  const cast = castOf(plan.presenter, look)
  const room = layout.whole ? 'free' : plan.captions && !layout.beside ? 'high' : 'close'
  const at = layout.whole
    ? { x: layout.head.x, y: layout.head.y + (TALLEST - buildOf(cast).sole) * layout.person }
    : layout.head
  const u = layout.person
  const spot = ({ x, y }: { x: number; y: number }) => ({ x: at.x + x * u, y: at.y + y * u })
  const acting = acted
    ? shotActing(plan, layout, cast, acted, { face: spot(FACE), throat: spot(THROAT), u })
    : performance(plan, { wide: layout.beside, room, glances: glancesOf(plan) })
  const shift = acting.free ? SHIFTS.easy : SHIFTS.standing
  const stage: PresenterStage = { cast, acting, at, u, size: layout, shift, ...(acted && { shot: acted.shot }) }
  const below = (layout.height - layout.head.y) / layout.person - THROAT.y
  const person = [
    ...(below > buildOf(cast).hem ? [legsLayer(stage)] : []),
    bodyLayer(stage, env),
    headLayer(stage),
    mouthLayer(stage),
  ].map((layer) => ({ ...layer, ...(acting.step && { shift: acting.step }) }))
  return { person, hand: armLayers(stage, room) }
}

const headKey = (p: Pose) =>
  `${p.blink}/${p.brow}/${p.quirk}/${p.furrow}/${p.smile}/${p.gazeX}/${p.gazeY}/${placeKey(p)}`
const placeKey = (p: Pose) => `${p.turn}/${p.nod}/${p.bobX}/${p.bobY}/${p.tilt}`
const armKey = (a: ArmPose) => `${a.upper}/${a.fore}/${a.hand}/${a.near}/${a.shape}`

/** A box in head units around the head's own box, as a band of the frame. */
const bandOf = ({ at, u, size }: PresenterStage, box: Box): Box => {
  const [left, top] = [Math.max(0, at.x + box.x * u), Math.max(0, at.y + box.y * u)]
  const right = Math.min(size.width, at.x + (box.x + box.w) * u)
  const bottom = Math.min(size.height, at.y + (box.y + box.h) * u)
  return band({ x: left, y: top, w: right - left, h: bottom - top }, size)
}

/** Paints in head units around the middle of the face. */
function inHead(ctx: Canvas2D, stage: PresenterStage, origin: Box, frame: number, paint: (pose: Pose) => void): void {
  const { cast, acting, at, u } = stage
  const pose = acting.pose(frame)
  ctx.save()
  ctx.translate(at.x - origin.x, at.y - origin.y)
  ctx.scale(u, u)
  ctx.translate(FACE.x + acting.bearing(frame).lean + pose.bobX, FACE.y + pose.bobY + NAPE)
  ctx.rotate((pose.tilt * Math.PI) / 180)
  ctx.translate(0, -NAPE)
  ctx.scale(cast.head, cast.head)
  paint(pose)
  ctx.restore()
}

/** Paints in units around the pit of the throat. */
function inBody(
  ctx: Canvas2D,
  { at, u }: PresenterStage,
  origin: Box,
  move: { x: number; y: number },
  paint: () => void,
): void {
  ctx.save()
  ctx.translate(at.x - origin.x, at.y - origin.y)
  ctx.scale(u, u)
  ctx.translate(THROAT.x + move.x, THROAT.y + move.y)
  paint()
  ctx.restore()
}

function headLayer(stage: PresenterStage): Layer {
  const { cast, acting } = stage
  const { reach, behind, front, fringe } = CUTS[cast.person.cut]
  const more = stage.shot ? stage.shift.more : 0
  const [half, up] = [Math.max(reach.side, 136) * cast.head + ROOM + more, reach.up * cast.head + ROOM]
  const down = Math.max(reach.down, cast.person.face.length + 10) * cast.head + ROOM + more
  const box = bandOf(stage, { x: FACE.x - half, y: FACE.y - up, w: 2 * half, h: up + down })
  return {
    name: 'head',
    ...box,
    key: (frame) => `${headKey(acting.pose(frame))}/${acting.bearing(frame).lean}`,
    draw: (ctx, frame) =>
      inHead(ctx, stage, box, frame, (pose) => {
        behind?.(ctx, cast)
        paintEars(ctx, cast, pose)
        paintHead(ctx, cast, pose, fringe)
        ctx.save()
        ctx.translate(pose.turn * 4, pose.nod * 4)
        paintBeard(ctx, cast)
        ctx.restore()
        paintFace(ctx, pose, cast)
        ctx.translate(pose.turn * 3, 0)
        front(ctx, cast)
      }),
  }
}

function mouthLayer(stage: PresenterStage): Layer {
  const { cast, acting } = stage
  const y = FACE.y + MOUTH.y * cast.head
  const w = MOUTH.w + (stage.shot ? 2 * stage.shift.more : 0)
  const box = bandOf(stage, { x: FACE.x - w / 2, y: y - MOUTH.up, w, h: MOUTH.up + MOUTH.down })
  return {
    name: 'mouth',
    ...box,
    key: (frame) =>
      `${Object.values(acting.mouth(frame)).join()}/${placeKey(acting.pose(frame))}/${acting.bearing(frame).lean}`,
    draw: (ctx, frame) =>
      inHead(ctx, stage, box, frame, (pose) => {
        const shift = featureShift(pose)
        ctx.translate(shift.x, shift.y + MOUTH.y)
        ctx.scale(1 - Math.abs(pose.turn) * 0.05, 1)
        paintMouth(ctx, acting.mouth(frame), cast)
      }),
  }
}

function bodyLayer(stage: PresenterStage, env: DrawEnv): Layer {
  const { cast, acting } = stage
  const build = buildOf(cast)
  const half = build.shoulder.x + build.arm.r[0] + 60
  const low = Math.max(build.hem + 60, build.shoulder.y + build.arm.upper + build.arm.fore + HAND)
  const hem = cast.person.over?.cut === 'coat' ? build.hem + 350 : low
  const top = CUTS[cast.person.cut].back ? 290 : 160
  const box = bandOf(stage, { x: THROAT.x - half, y: THROAT.y - top, w: 2 * half, h: top + Math.max(low, hem) })
  const resting = (frame: number): Resting => {
    const { left, right } = acting.arms(frame)
    return { left: !left, right: !right, ...(acting.swing && { swing: acting.swing(frame) }) }
  }
  /** Breathing and leaning in whole pixels, so that a body is painted once and then only put in its place. */
  const moved = (frame: number) => {
    const { lean, breath } = acting.bearing(frame)
    return { x: Math.round(lean * stage.u), y: Math.round(-breath * stage.u) }
  }
  // Somebody who sways is painted beyond the edges of the band: what comes into the frame is there.
  const more = stage.shot ? Math.ceil(stage.shift.beyond * stage.u) : 0
  const whole = { ...box, x: box.x - more, w: box.w + 2 * more, h: box.h + more }
  const bodies = stills(env, whole, (ctx, arms: Resting) =>
    inBody(ctx, stage, whole, { x: 0, y: 0 }, () => paintBody(ctx, cast, arms)),
  )
  return {
    name: 'body',
    ...box,
    key(frame) {
      const { x, y } = moved(frame)
      return `${x}/${y}/${JSON.stringify(resting(frame))}`
    },
    draw(ctx, frame) {
      const { x, y } = moved(frame)
      ctx.drawImage(bodies(resting(frame)), x - more, y)
    },
  }
}

/** Pictures as large as a band, each painted when it is first asked for and then kept. */
function stills<T>({ createCanvas }: DrawEnv, { w, h }: Box, paint: (ctx: Canvas2D, of: T) => void): (of: T) => Drawn {
  const kept = new Map<string, Drawn>()
  return (of) => {
    const key = JSON.stringify(of)
    const known = kept.get(key)
    if (known) return known
    const canvas = createCanvas(w, h)
    paint(canvas.getContext('2d'), of)
    kept.set(key, canvas as unknown as Drawn)
    return canvas as unknown as Drawn
  }
}

/** Which arms hang down, and how far they have swung to the viewer's right, in degrees. */
type Resting = { left: boolean; right: boolean; swing?: number }

function paintBody(ctx: Canvas2D, cast: Cast, { left, right, swing = 0 }: Resting): void {
  paintBackHair(ctx, cast)
  paintNeck(ctx, cast)
  paintTop(ctx, cast, buildOf(cast).hem - (cast.person.over ? 20 : 0))
  if (right) paintArm(ctx, cast, swung(swing), 1)
  if (left) paintArm(ctx, cast, swung(-swing), -1)
  paintJacket(ctx, cast)
  paintDrape(ctx, cast)
}

const swung = (by: number): ArmPose => ({ ...RESTING, upper: RESTING.upper + by, fore: RESTING.fore + 1.5 * by })

/** Hair behind the neck hardly follows the head: it is drawn with the body, around the middle of the resting face. */
function paintBackHair(ctx: Canvas2D, cast: Cast): void {
  ctx.save()
  ctx.translate(FACE.x - THROAT.x, FACE.y - THROAT.y)
  ctx.scale(cast.head, cast.head)
  CUTS[cast.person.cut].back?.(ctx, cast)
  ctx.restore()
}

function legsLayer(stage: PresenterStage): Layer {
  const { sole } = buildOf(stage.cast)
  const lean = (frame: number) => (stage.shot ? stage.acting.bearing(frame).lean : 0)
  const box = bandOf(stage, { x: THROAT.x - 270, y: THROAT.y + 540, w: 540, h: sole - 540 + 40 })
  return {
    name: 'legs',
    ...box,
    key: lean,
    draw: (ctx, frame) =>
      inBody(ctx, stage, box, { x: 0, y: 0 }, () => paintLegs(ctx, stage.cast, lean(frame), stage.acting.free)),
  }
}

/** The arms, raised or not: every scene of a film has the same bands. A band follows its arm, so it need not be as large as a wave. */
function armLayers(stage: PresenterStage, room: ArmRoom): Layer[] {
  const { cast, acting, at, u, size } = stage
  return (['left', 'right'] as const).flatMap((name): Layer[] => {
    const side = name === 'left' ? -1 : 1
    const poses = stage.shot ? posesIn(acting, name, stage.shot) : posesTo(GESTURES_OF[name], room)
    if (poses.length === 0) return []
    const boxes = poses.map((pose) => bandOf(stage, armBox(stage, pose, side)))
    const [wide, tall] = [Math.max(...boxes.map((box) => box.w)), Math.max(...boxes.map((box) => box.h))]
    const { w, h } = band({ x: 0, y: 0, w: wide + 8, h: tall + 2 }, size)
    const placeOf = (arm: ArmPose): Box => {
      const box = armBox(stage, arm, side)
      const even = (v: number, most: number) => Math.floor(clamp(v, 0, most) / 2) * 2
      return { x: even(at.x + box.x * u, size.width - w), y: even(at.y + box.y * u, size.height - h), w, h }
    }
    const armOn = (frame: number) => acting.arms(frame)[name]
    const layer: Layer = {
      name: `${name} arm`,
      x: 0,
      y: 0,
      w,
      h,
      key(frame) {
        const arm = armOn(frame)
        const { lean, breath } = acting.bearing(frame)
        return arm && `${armKey(arm)}/${lean}/${breath}`
      },
      shift(frame) {
        const arm = armOn(frame)
        const { x, y } = arm ? placeOf(arm) : { x: 0, y: 0 }
        const step = acting.step?.(frame) ?? { x: 0, y: 0 }
        return { x: x + step.x, y: y + step.y }
      },
      draw(ctx, frame) {
        const arm = armOn(frame)
        const { lean, breath } = acting.bearing(frame)
        if (arm) inBody(ctx, stage, placeOf(arm), { x: lean, y: -breath }, () => paintArm(ctx, cast, arm, side))
      },
    }
    return [layer]
  })
}

/** What an arm does in a shot: only there is a band for it, and no larger than it needs. */
function posesIn({ arms }: Acting, name: 'left' | 'right', { startMs, endMs }: Shot): ArmPose[] {
  const frames = Array.from({ length: frameAt(endMs) - frameAt(startMs) }, (_, n) => frameAt(startMs) + n)
  return frames.flatMap((frame) => arms(frame)[name] ?? [])
}

/** What an arm passes on its way up to these signs. */
function posesTo(signs: readonly Gesture[], room: ArmRoom): ArmPose[] {
  const steps = Array.from({ length: 11 }, (_, n) => n / 10)
  return signs.flatMap((sign) =>
    steps.flatMap((up) =>
      [0, 150, 450].flatMap((since) => [0, 1].map((beat) => posed(sign, up, { since, beat, room }))),
    ),
  )
}

/** The room an arm takes, in the head box's units. */
function armBox({ cast, shot, shift }: PresenterStage, pose: ArmPose, side: 1 | -1): Box {
  const sway = SWAY + (shot ? shift.more : 0)
  const { shoulder, elbow, wrist } = jointsOf(cast, pose)
  const turn = (pose.hand * Math.PI) / 180
  const tip = { x: wrist.x + Math.sin(turn) * HAND, y: wrist.y + Math.cos(turn) * HAND, r: 40 }
  const joints = [shoulder, elbow, { ...wrist, r: 74 }, tip]
  const left = Math.min(...joints.map((j) => j.x - j.r)) - sway
  const right = Math.max(...joints.map((j) => j.x + j.r)) + sway
  const top = Math.min(...joints.map((j) => j.y - j.r)) - sway
  const low = Math.max(...joints.map((j) => j.y + j.r)) + sway
  return { x: THROAT.x + (side > 0 ? left : -right), y: THROAT.y + top, w: right - left, h: low - top }
}
