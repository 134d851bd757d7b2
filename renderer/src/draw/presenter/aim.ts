/** Where an arm goes so that its hand points at something: past the face, within the frame, above the captions. */
import type { Box } from '#draw/layout.ts'
import { clamp } from '#draw/motion.ts'
import { jointsOf } from './body/arm.ts'
import { buildOf } from './body/build.ts'
import type { Cast } from './cast.ts'
import type { ArmPose } from './gesture.ts'
import { CUTS } from './hair/index.ts'

/** All in units around the pit of the throat. */
type Point = { x: number; y: number }
export type AimRoom = {
  /** How far the frame goes to the left and to the right, and down to the captions. */
  left: number
  right: number
  floor: number
  /** What no finger may cover. */
  words?: Box | undefined
  /** No hand lies on hair that falls over the shoulders. */
  offHair?: boolean
}
export type Aim = { side: 'left' | 'right'; pose: ArmPose }

/** The middle of the face above the pit of the throat. */
const FACE = 216
/** From the wrist to the fingertip, and how thick a hand is. */
const FINGER = 168
const THICK = 44

const UPPER = [2, 10, 18, 26, 36, 46, 56]
const NEAR = [0.6, 0.68, 0.78]
const FORE = [96, 108, 120, 132, 144, 156, 168, 178, 188]

/** The arm on the side of `to` that points at it best; undefined where there is no room for one. */
export function aimed(cast: Cast, to: Point, room: AimRoom): Aim | undefined {
  const way = to.x < 0 ? -1 : 1
  const target = { x: Math.abs(to.x), y: to.y }
  const edge = way > 0 ? room.right : -room.left
  const words = room.words && mirrored(room.words, way)
  let best: { cost: number; pose: ArmPose } | undefined
  for (const upper of UPPER)
    for (const near of NEAR)
      for (const fore of FORE) {
        const pose = pointed(cast, { upper, fore, hand: fore, near, shape: 'point' }, target)
        const cost = costOf(cast, pose, target, { edge, floor: room.floor, words, offHair: room.offHair === true })
        if (cost !== undefined && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { cost, pose }
      }
  return best && { side: way > 0 ? 'right' : 'left', pose: best.pose }
}

const mirrored = (box: Box, way: 1 | -1): Box => (way > 0 ? box : { ...box, x: -box.x - box.w })
const towards = (from: Point, to: Point) => (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI
/** A hand bends so far on its wrist. */
const WRIST = 34

function pointed(cast: Cast, pose: ArmPose, target: Point): ArmPose {
  const { wrist } = jointsOf(cast, pose)
  const wanted = (towards(wrist, target) + 360) % 360
  return { ...pose, hand: clamp(wanted, pose.fore - WRIST, pose.fore + WRIST) }
}

type Free = { edge: number; floor: number; words: Box | undefined; offHair: boolean }

/** What is wrong with an arm there; undefined where it cannot be. */
function costOf(cast: Cast, pose: ArmPose, target: Point, { edge, floor, words, offHair }: Free): number | undefined {
  const { wrist } = jointsOf(cast, pose)
  const long = FINGER * buildOf(cast).hand
  const along = (part: number): Point => ({
    x: wrist.x + Math.sin((pose.hand * Math.PI) / 180) * long * part,
    y: wrist.y + Math.cos((pose.hand * Math.PI) / 180) * long * part,
  })
  const [palm, tip] = [along(0.4), along(1)]
  const out = Math.max(wrist.x, palm.x + THICK, tip.x + 16) - edge
  const hidden = Math.max(wrist.y - 20, tip.y) - floor
  if (out > 0 || hidden > 60) return undefined
  const face = 122 * cast.head + THICK
  const hair = CUTS[cast.person.cut].reach.side * cast.head
  const over = [wrist, palm, tip].map(({ x, y }) => Math.hypot(x, (y + FACE) * 0.82))
  if (Math.min(...over) < face) return undefined
  const covers = words && inside(words, tip) ? 200 : 0
  const off = Math.abs(((towards(wrist, target) - pose.hand + 540) % 360) - 180)
  const far = Math.hypot(target.x - tip.x, target.y - tip.y)
  const beyond = tip.x > target.x && target.x > 150 ? tip.x - target.x : 0
  return (
    off * 1.6 +
    far * 0.25 +
    beyond +
    covers +
    (offHair ? onHair(cast, [wrist, palm, tip]) * ON_HAIR : 0) +
    Math.max(0, hidden) * 3 +
    Math.max(0, hair + 30 - Math.min(...over)) * 1.1
  )
}

/** How much it costs to lie so many units within the hair. */
const ON_HAIR = 3

/** How far within the outline of falling hair a hand lies; 0 beside and under it. */
function onHair({ person, head }: Cast, hand: readonly Point[]): number {
  const { side, down } = CUTS[person.cut].reach
  const [wide, low] = [side * head + THICK * 0.7, down * head - FACE]
  return Math.max(0, ...hand.map(({ x, y }) => Math.min(wide - Math.abs(x), low + THICK - y)))
}

const inside = ({ x, y, w, h }: Box, at: Point) => at.x > x && at.x < x + w && at.y > y && at.y < y + h
