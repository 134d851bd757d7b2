/** Where things stand on the frame, in whole pixels, for any size and shape. */
import type { Size } from '#plan.ts'
import { type FrameShape, shapeOf } from './safe.area.ts'

export type Box = { x: number; y: number; w: number; h: number }

export type Layout = Size & {
  /** One 1080th of the short side: every length on the frame is a multiple of it. */
  unit: number
  /** One unit of the presenter's own drawing; smaller than `unit` where there is little room. */
  person: number
  /** The scene is much wider than high: things stand side by side in it. */
  wide: boolean
  /** The presenter stands at the right of the scene, and not under it. */
  beside: boolean
  /** The presenter is seen from head to foot. */
  whole: boolean
  brand: Box
  /** Where the scene is played; clear of captions, brand and the presenter's face. */
  scene: Box
  /** Above and below it, so many pixels are drawn too: words move there on their way in and out. */
  air?: number
  /** Within the scene: the picture, and the words that go with it. */
  figure: Box
  words: Box
  captions: Box
  /** Under the scene, for the name of who speaks. */
  plate?: Box
  body?: Box
  head?: Box
  decor: Box[]
}

/** The box on the compositor's grid: x, y, h even, w a multiple of 8, inside the frame. */
export function band(box: Box, size: Size): Box {
  const even = (v: number) => Math.max(0, Math.floor(v / 2) * 2)
  const w = Math.min(Math.max(8, Math.ceil(box.w / 8) * 8), Math.floor(size.width / 8) * 8)
  const h = Math.min(Math.max(2, Math.ceil(box.h / 2) * 2), even(size.height))
  return { x: even(Math.min(box.x, size.width - w)), y: even(Math.min(box.y, size.height - h)), w, h }
}

/**
 * What shares the frame with the scene; `carded` scenes keep an edge free for their card. `whole`: the presenter is wanted
 * from head to foot.
 */
export type Company = { presenter: boolean; captions: boolean; carded: boolean; plate?: boolean; whole?: boolean }
type Parts = Omit<Layout, 'width' | 'height' | 'unit' | 'beside' | 'whole'>

const inset = (box: Box, by: number): Box => ({ x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by })
const below = (box: Box, y: number): Box => ({ ...box, y, h: box.y + box.h - y })

/** In units: a plate, what lies between it and the scene, and the least that the scene keeps. */
const PLATE = { h: 136, gap: 30, scene: 300 }

/** A plate takes its room from the foot of the scene, where that leaves enough to play in. */
function withPlate(whole: Box, u: number, wanted = false): { scene: Box; plate?: Box } {
  const h = whole.h - (PLATE.h + PLATE.gap) * u
  if (!wanted || h < PLATE.scene * u) return { scene: whole }
  return { scene: { ...whole, h }, plate: { ...whole, y: whole.y + h + PLATE.gap * u, h: PLATE.h * u } }
}

/** In units of the presenter, around the middle of the face: where the tallest hair and the longest beard end. */
const CROWN = 250
const BEARD = 206
/** In units of the frame: between scene and hair, and between beard and captions. */
const AIR = { over: 30, under: 18 }

type Bust = { person: number; scene: number; head: Box; body: Box }

/** Somebody from the waist up with the captions before the chest; as large as leaves the scene `least` units, and no larger than `most`. */
function bust(
  { width: w, height: h }: Size,
  u: number,
  top: number,
  captionTop: number,
  most: number,
  least: number,
): Bust {
  const room = (captionTop - top) / u - least - AIR.over - AIR.under
  const p = u * Math.min(most, Math.max(0.4, room / (CROWN + BEARD)))
  const middle = captionTop - AIR.under * u - BEARD * p
  const body = middle + 130 * p
  return {
    person: p,
    scene: middle - CROWN * p - AIR.over * u,
    head: { x: w / 2 - 280 * p, y: middle - 280 * p, w: 560 * p, h: 590 * p },
    body: { x: w / 2 - 360 * p, y: body, w: 720 * p, h: h - body },
  }
}

/** Phones: networks cover the bottom 18 % and the right 12 %, so words stay in the middle 76 % above that. */
function tall({ width: w, height: h }: Size, u: number, { presenter, captions, carded, plate: named }: Company): Parts {
  const side = Math.ceil(w * 0.12)
  const floor = Math.floor(h * 0.815)
  const captionTop = floor - 244 * u
  const top = 250 * u
  const standing = bust({ width: w, height: h }, u, top, captionTop, 0.94, 330)
  const bottom = presenter ? standing.scene : captions ? captionTop - 40 * u : floor
  const { scene, plate } = withPlate({ x: side, y: top, w: w - 2 * side, h: bottom - top }, u, named)
  const inner = inset(scene, carded ? 46 * u : 0)
  const figureSide = Math.min(inner.w * 0.72, inner.h * 0.54)
  const figureTop = inner.y + (presenter ? 0 : inner.h * 0.07)
  return {
    wide: false,
    person: standing.person,
    brand: { x: 60 * u, y: 116 * u, w: 640 * u, h: 84 * u },
    scene,
    figure: { x: w / 2 - figureSide / 2, y: figureTop, w: figureSide, h: figureSide },
    words: below(inner, figureTop + figureSide + 24 * u),
    captions: { x: side, y: captionTop, w: w - 2 * side, h: floor - captionTop },
    ...(plate && { plate }),
    decor: [
      { x: w - 330 * u, y: top - 60 * u, w: 330 * u, h: 330 * u },
      { x: 0, y: bottom - 260 * u, w: 330 * u, h: 330 * u },
    ],
    ...(presenter && { head: standing.head, body: standing.body }),
  }
}

type Standing = { person: number; column: number; headLeft: number; headTop: number }

/** Large at the right edge down to the waist, or smaller down to the shoes: 1942 units lie between crown and floor. */
function standing({ width: w, height: h }: Size, u: number, whole: boolean): Standing {
  if (whole) {
    const p = 0.49 * u
    return { person: p, column: 560 * u, headLeft: w - 290 * u - 280 * p, headTop: h - 36 * u - 1942 * p }
  }
  const p = u * Math.min(1, Math.max(0.4, (w - 610 * u) / (740 * u)))
  return { person: p, column: 740 * p, headLeft: w - 650 * p, headTop: h - 880 * p }
}

/** Screens: the presenter stands at the right, words at the left, captions under them, players' controls below. */
function wide(size: Size, u: number, { presenter, captions, carded, plate: named, whole = false }: Company): Parts {
  const { width: w, height: h } = size
  const left = 110 * u
  const { person: p, column, headLeft, headTop } = standing(size, u, whole)
  const right = presenter ? w - column : w - left
  const captionTop = h - 300 * u
  const top = 180 * u
  const bottom = captions ? captionTop - 20 * u : h - 130 * u
  const { scene, plate } = withPlate({ x: left, y: top, w: right - left, h: bottom - top }, u, named)
  const inner = inset(scene, carded ? 46 * u : 0)
  const figureSide = Math.min(inner.h * 0.86, inner.w * (presenter ? 0.36 : 0.42))
  const captionWidth = Math.min(scene.w, 1300 * u)
  return {
    wide: true,
    person: p,
    brand: { x: left, y: 60 * u, w: 640 * u, h: 84 * u },
    scene,
    figure: { x: inner.x, y: inner.y + (inner.h - figureSide) / 2, w: figureSide, h: figureSide },
    words: { x: inner.x + figureSide + 50 * u, y: inner.y, w: inner.w - figureSide - 50 * u, h: inner.h },
    captions: { x: scene.x + (scene.w - captionWidth) / 2, y: captionTop, w: captionWidth, h: 200 * u },
    ...(plate && { plate }),
    decor: [
      { x: w - 330 * u, y: 0, w: 330 * u, h: 330 * u },
      { x: 0, y: h - 360 * u, w: 330 * u, h: 330 * u },
    ],
    ...(presenter && {
      head: { x: headLeft, y: headTop - 60 * p, w: 560 * p, h: 590 * p },
      body: { x: headLeft - 80 * p, y: headTop + 350 * p, w: 720 * p, h: h - headTop - 350 * p },
    }),
  }
}

/** A scene so many times wider than high has its things side by side. */
const BROAD = 1.5

/** Posts among others: nothing lies over them, so words go nearly to the edge; the presenter stands under the scene. */
function feed({ width: w, height: h }: Size, u: number, { presenter, captions, carded, plate: named }: Company): Parts {
  const side = 60 * u
  const floor = h - Math.ceil(h * 0.045)
  const captionTop = floor - 212 * u
  const top = 156 * u
  const standing = bust({ width: w, height: h }, u, top, captionTop, 0.9, 390)
  const bottom = presenter ? standing.scene : captions ? captionTop - 24 * u : floor
  const { scene, plate } = withPlate({ x: side, y: top, w: w - 2 * side, h: bottom - top }, u, named)
  const inner = inset(scene, carded ? 40 * u : 0)
  const isBroad = scene.w > scene.h * BROAD
  const figureSide = isBroad ? Math.min(inner.h * 0.9, inner.w * 0.34) : Math.min(inner.w * 0.72, inner.h * 0.54)
  const figure = isBroad
    ? { x: inner.x, y: inner.y + (inner.h - figureSide) / 2, w: figureSide, h: figureSide }
    : { x: w / 2 - figureSide / 2, y: inner.y, w: figureSide, h: figureSide }
  const right = figure.x + figureSide + 40 * u
  return {
    wide: isBroad,
    person: standing.person,
    brand: { x: side - 10 * u, y: 52 * u, w: 640 * u, h: 84 * u },
    scene,
    figure,
    words: isBroad ? { ...inner, x: right, w: inner.x + inner.w - right } : below(inner, inner.y + figureSide + 24 * u),
    captions: { x: side, y: captionTop, w: w - 2 * side, h: floor - captionTop },
    ...(plate && { plate }),
    decor: [
      { x: w - 330 * u, y: 0, w: 330 * u, h: 330 * u },
      { x: 0, y: bottom - 260 * u, w: 330 * u, h: 330 * u },
    ],
    ...(presenter && { head: standing.head, body: standing.body }),
  }
}

const LAYOUTS: Record<FrameShape, (size: Size, u: number, company: Company) => Parts> = { tall, feed, wide }

/** A frame so many times wider than high has room for somebody who is seen whole. */
const ROOMY = 1.4

export function layoutOf(size: Size, company: Company): Layout {
  const unit = Math.min(size.width, size.height) / 1080
  const shape = shapeOf(size)
  const whole = company.whole === true && size.width > size.height * ROOMY
  return { ...size, unit, beside: shape === 'wide', whole, ...LAYOUTS[shape](size, unit, { ...company, whole }) }
}
