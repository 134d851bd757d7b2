/** Where things stand in one framing, in whole pixels, for any size and shape of frame. */
import { type Box, type Company, type Layout, layoutOf } from '#draw/layout.ts'
import type { Shot, Size } from '#plan.ts'

export type ShotLayout = Layout & {
  /** Where a thing is drawn: square. */
  thing?: Box
  /** Whoever presents is seen through a round window. */
  window?: { x: number; y: number; r: number }
  /** Two grounds meet there, one beside or under the other. */
  seam?: { x: number } | { y: number }
  /** No scene is played in this framing. */
  bare: boolean
}

/** In units of the presenter, around the middle of the face: where the tallest hair and the longest beard end. */
const CROWN = 250
const BEARD = 206
/** In units of the presenter: from crown to floor; in units of the frame: somebody who is seen whole on a phone. */
const TALL = 1942
const WHOLE = 0.6
/** In units of the frame: somebody close, one step nearer, standing, and in a round window. */
const CLOSE = { far: 1.45, near: 1.8, standing: 0.94, window: 0.62 }

type Room = Size & { u: number; top: number; bottom: number; captions: boolean; airy: boolean }
type Framed = { layout: Layout; room: Room; shot: Shot }

const square = (x: number, y: number, side: number): Box => ({ x: x - side / 2, y: y - side / 2, w: side, h: side })

/** Somebody whose face is in the middle of x, y, at so many pixels a unit. */
function person(x: number, y: number, p: number, { height }: Size): Pick<Layout, 'person' | 'head' | 'body' | 'whole'> {
  const body = y + 130 * p
  return {
    person: p,
    whole: false,
    head: { x: x - 280 * p, y: y - 280 * p, w: 560 * p, h: 590 * p },
    body: { x: x - 360 * p, y: body, w: 720 * p, h: height - body },
  }
}

/** Nobody is there. */
function alone({ head: _, body: __, ...layout }: Layout): Layout {
  return layout
}

const isWide = ({ width, height }: Size) => width > height * 1.2

function thing({ layout, room }: Framed): ShotLayout {
  const side = Math.min(room.width * 0.92, (room.bottom - room.top) * 0.96)
  return { ...alone(layout), bare: true, thing: square(room.width / 2, (room.top + room.bottom) / 2, side) }
}

/** Words arrive from below their place: on the way nothing of them is cut off. */
const AIR = 80

/** Words above, the thing below; side by side on a screen. */
function poster({ layout, room }: Framed): ShotLayout {
  const free = { ...alone(layout), bare: false }
  const { width, u, top, bottom } = room
  const { scene } = layout
  if (isWide(room)) {
    const side = Math.min((bottom - top) * 0.92, width * 0.4)
    const words = { x: scene.x, y: top, w: width - 2 * scene.x - side - 60 * u, h: bottom - top }
    const box = square(width - scene.x - side / 2, (top + bottom) / 2, side)
    return { ...free, wide: false, scene: words, words, air: AIR * u, figure: { ...words, h: 0 }, thing: box }
  }
  const high = (bottom - top) * 0.38
  const words = { x: scene.x, y: top + 14 * u, w: scene.w, h: high }
  const rest = bottom - top - high - 60 * u
  const side = Math.min(width * 0.74, rest)
  const box = square(width / 2, top + high + 44 * u + rest / 2, side)
  return { ...free, wide: true, scene: words, words, air: AIR * u, figure: { ...words, w: 0 }, thing: box }
}

function closeUp({ layout, room, shot }: Framed): ShotLayout {
  const { width, u, top, bottom } = room
  const most = (bottom - top + 60 * u) / (CROWN + BEARD)
  const p = Math.min((shot.near ? CLOSE.near : CLOSE.far) * u, most)
  return { ...layout, bare: true, ...person(width / 2, top - 20 * u + (bottom - top) * 0.52, p, room) }
}

/** So much smaller stands whoever would have their chin on the captions: the crown stays where it is. */
const AIRY = 0.94

function smaller(layout: Layout, room: Room): Layout {
  if (!layout.head) return layout
  const p = layout.person * AIRY
  const face = layout.head.y + 280 * layout.person - CROWN * (layout.person - p)
  return { ...layout, ...person(layout.head.x + 280 * layout.person, face, p, room), whole: layout.whole }
}

/** Under the scene, or beside it on a screen; a thing finds room on the other side. */
function aside({ layout: framed, room, shot }: Framed): ShotLayout {
  if (isWide(room)) return shot.kind === 'left' ? mirrored(framed) : { ...framed, bare: false }
  const { width, u } = room
  const layout = room.airy ? smaller(framed, room) : framed
  const way = shot.kind === 'left' ? -1 : 1
  const by = way * width * (shot.thing ? 0.2 : 0.12)
  const shifted = (box?: Box) => box && { ...box, x: box.x + by }
  const { head, body } = { head: shifted(layout.head), body: shifted(layout.body) }
  const from = layout.head ? layout.head.y + 30 * u : layout.scene.y
  const side = Math.min(width * 0.4, room.bottom - from)
  const box = square(width / 2 - way * width * 0.24, (from + room.bottom) / 2, side)
  return { ...layout, bare: false, ...(head && { head }), ...(body && { body }), ...(shot.thing && { thing: box }) }
}

function mirrored(layout: Layout): ShotLayout {
  const over = <B extends Box | undefined>(box: B): B => box && { ...box, x: layout.width - box.x - box.w }
  const { scene, captions, head, body, plate } = layout
  const by = layout.width - 2 * scene.x - scene.w
  return {
    ...layout,
    bare: false,
    // Somebody who is seen whole would stand behind the name.
    brand: layout.whole ? { ...layout.brand, x: over(scene).x } : layout.brand,
    scene: over(scene),
    figure: { ...layout.figure, x: layout.figure.x + by },
    words: { ...layout.words, x: layout.words.x + by },
    captions: over(captions),
    ...(plate && { plate: over(plate) }),
    ...(head && { head: over(head) }),
    ...(body && { body: over(body) }),
  }
}

function inset({ layout, room }: Framed): ShotLayout {
  const { width, u, top, bottom } = room
  const side = Math.min(width * 0.8, (bottom - top) * 0.86)
  const r = Math.min(190 * u, side * 0.27)
  const x = width / 2 - side * 0.4
  const y = bottom - r - 16 * u
  const p = (CLOSE.window * r) / 176
  return {
    ...layout,
    bare: true,
    thing: square(width / 2 + side * 0.06, top + (bottom - top) * 0.44, side),
    window: { x, y, r },
    ...person(x, y + 26 * p, p, room),
  }
}

function split({ layout, room }: Framed): ShotLayout {
  const { width, height, u, top, bottom } = room
  if (isWide(room)) {
    const p = Math.min(CLOSE.far * u, (bottom - top + 40 * u) / (CROWN + BEARD))
    const side = Math.min(width * 0.42, (bottom - top) * 0.94)
    return {
      ...layout,
      bare: true,
      seam: { x: width / 2 },
      thing: square(width * 0.25, (top + bottom) / 2, side),
      ...person(width * 0.75, (top + bottom) / 2, p, room),
    }
  }
  const p = Math.min(CLOSE.standing * u, ((bottom - top) * 0.52) / (CROWN + BEARD)) * (room.airy ? AIRY : 1)
  const face = bottom - (room.airy ? 40 : 18) * u - BEARD * p
  const seam = face - CROWN * p * 0.86
  const side = Math.min(width * 0.66, seam - top - 10 * u)
  return {
    ...layout,
    bare: true,
    seam: { y: Math.min(seam, height * 0.5) },
    thing: square(width / 2, top + (seam - top) / 2, side),
    ...person(width / 2, face, p, room),
  }
}

/** Framings in which nobody presents. */
export const ALONE = new Set<Shot['kind']>(['card', 'type', 'poster', 'thing', 'photo'])

/** From head to foot, under the scene or beside it. */
function wide({ layout, room }: Framed): ShotLayout {
  if (isWide(room)) return { ...layout, bare: false }
  const { width, height, u } = room
  const p = WHOLE * u
  const top = height - 30 * u - TALL * p
  const bottom = top - 24 * u
  const scene = { ...layout.scene, h: bottom - layout.scene.y }
  const figureSide = Math.min(scene.w * 0.6, scene.h * 0.5)
  const figure = { x: width / 2 - figureSide / 2, y: scene.y, w: figureSide, h: figureSide }
  const under = figure.y + figureSide + 20 * u
  return {
    ...layout,
    bare: false,
    whole: true,
    scene,
    figure,
    words: { ...layout.words, y: under, h: bottom - under },
    person: p,
    head: { x: width / 2 - 280 * p, y: top - 60 * p, w: 560 * p, h: 590 * p },
    body: { x: width / 2 - 360 * p, y: top + 350 * p, w: 720 * p, h: height - top - 350 * p },
  }
}

const FRAMINGS: Partial<Record<Shot['kind'], (framed: Framed) => ShotLayout>> = {
  thing,
  poster,
  'close-up': closeUp,
  left: aside,
  right: aside,
  inset,
  split,
  photo: ({ layout }) => ({ ...alone(layout), bare: true }),
  wide,
}

/** `airy`: captions keep further from chins. */
export type ShotCompany = Omit<Company, 'carded'> & { airy?: boolean; carded?: boolean }

/** The layout of a shot; where nobody presents, framings with somebody are those without. */
export function shotLayout(size: Size, shot: Shot, company: ShotCompany): ShotLayout {
  const presenter = company.presenter && !ALONE.has(shot.kind)
  const layout = layoutOf(size, { ...company, presenter, carded: company.carded === true })
  const u = layout.unit
  const bottom = company.captions ? layout.captions.y - 10 * u : layout.captions.y + layout.captions.h * 0.6
  const room = {
    ...size,
    u,
    top: layout.brand.y + layout.brand.h,
    bottom,
    captions: company.captions,
    airy: company.airy === true && company.captions,
  }
  const frame = presenter || ALONE.has(shot.kind) ? FRAMINGS[shot.kind] : thing
  return frame?.({ layout, room, shot }) ?? { ...layout, bare: false }
}
