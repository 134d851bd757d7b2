/** The owner's photo or clip in a film that has a look: over the whole frame in slow movement, or in a card of the look. */
import { contrast, mixed, parseColor, READABLE } from '#draw/colors.ts'
import type { BackgroundLayer, Canvas2D, DrawEnv, Drawn, Layer } from '#draw/layer.ts'
import { drawnSize } from '#draw/layer.ts'
import { type Box, band } from '#draw/layout.ts'
import { clamp, easeOut, progress } from '#draw/motion.ts'
import { ENLARGED, GROWS } from '#draw/photo.limits.ts'
import type { FilmPlan, LookName, Picture, Shot, Size, View } from '#plan.ts'
import { frameAt, msAt } from '#timing.ts'
import { fill } from './kit.ts'
import type { Inks } from './look.art.ts'
import { photoCard } from './photo.card.ts'
import type { ShotLayout } from './shot.layout.ts'
import type { Tones } from './tones.ts'

const FRAMES_PER_PICTURE = 2
/** What matters in a picture comes a little above the middle of the frame: captions lie below. */
const EYES = 0.42
/** Where words stand above it, below them: it is nearer then, which leaves room to move it down. */
const UNDER_HEADLINES = { eyes: 0.6, zoom: 1.2 }

/** A shot's picture, and whether it is shown whole in a card: what is too small for the frame is. */
export type ShownPhoto = { picture: Picture; view: View; at(frame: number): Drawn | undefined }

/** What a shot of a plan that has one scene shows; undefined where it shows none, or one that cannot be read. */
export function photoOf({ scenes: [scene] }: FilmPlan, shot: Shot, size: Size, env: DrawEnv): ShownPhoto | undefined {
  const { view } = shot
  const picture = scene?.kind === 'media' ? scene : shot.picture
  if (!scene || !view || !picture) return undefined
  const from = frameAt(scene.startMs)
  const at = (frame: number) => env.media?.(picture.path, Math.max(0, frame - from))
  if (picture.clip) return { picture, view, at }
  const image = at(from)
  const wanted =
    shot.kind === 'poster' && !view.card ? { ...view, zoom: Math.max(view.zoom, UNDER_HEADLINES.zoom) } : view
  return image && { picture, view: within(wanted, image, size), at }
}

const coverOf = ({ width, height }: Size, image: Drawn): number =>
  Math.max(width / Math.max(1, image.width), height / Math.max(1, image.height))

/** As near as the picture has pixels for. */
function within(view: View, image: Drawn, size: Size): View {
  if (view.card) return view
  const most = ENLARGED / (coverOf(size, image) * (1 + GROWS))
  if (most < 1) return { ...view, zoom: 1, card: true }
  return most < view.zoom ? { ...view, zoom: most } : view
}

/** A picture in a card stands where a thing would; words stand above it. */
export const cardShot = (shot: Shot): Shot =>
  shot.kind === 'photo' || shot.kind === 'card' ? { ...shot, kind: 'thing' } : shot

/** What is written over a photo: white on a scrim in the look's darkest tone. */
export const photoInks = (t: Tones): Inks => ({
  fill: t.night,
  ink: '#ffffff',
  strong: t.lit,
  accent: t.lit,
  second: t.partner,
})

/** How much of a tone has to lie over white for white letters to be read on it at 4.5:1; 0 to 1. */
export function scrimOf(tone: string): number {
  for (let alpha = 0.4; alpha < 1; alpha += 0.01)
    if (contrast(mixed('#ffffff', tone, alpha), '#ffffff') >= READABLE) return alpha
  return 1
}

type PhotoStage = { layout: ShotLayout; shot: Shot; t: Tones; captions: 'plated' | 'bare' | 'none' }

/** Nothing of it is seen but where a picture lets light through. */
export function nightGround({ layout, t }: PhotoStage): BackgroundLayer {
  const size = drawnSize(layout)
  return {
    ...{ w: size.width, h: size.height },
    key: () => 0,
    draw: (ctx) => fill(ctx, size, t.night),
  }
}

/** The picture over the whole frame, with the scrim on it; it comes nearer by GROWS while its shot lasts, or moves as its owner wants. */
export function photoLayers(photo: ShownPhoto, stage: PhotoStage): Layer[] {
  const { layout, shot } = stage
  const { width, height } = drawnSize(layout)
  const [from, to] = [frameAt(shot.startMs), frameAt(shot.endMs)]
  const every = photo.picture.clip ? 1 : FRAMES_PER_PICTURE
  const step = (frame: number) => Math.floor(Math.max(0, frame - from) / every)
  return [
    {
      name: 'photo',
      ...{ x: 0, y: 0, w: width, h: height },
      key: step,
      draw(ctx, frame) {
        const image = photo.at(frame)
        if (image) {
          const gone = clamp((step(frame) * every) / Math.max(1, to - from))
          ctx.imageSmoothingQuality = 'high'
          const eyes = shot.kind === 'poster' && height > width ? UNDER_HEADLINES.eyes : EYES
          cover(ctx, image, { width, height }, { ...moved(photo, gone), eyes })
        }
        scrim(ctx, stage)
      },
    },
  ]
}

/** Where the picture is when so much of its shot is over. */
function moved({ view, picture }: ShownPhoto, gone: number): View {
  const { zoom, x, y } = view
  if (picture.clip) return view
  switch (picture.pan) {
    case 'out':
      return { zoom: zoom * (1 + GROWS * (1 - gone)), x, y }
    case 'left':
    case 'right':
      return { zoom: zoom * (1 + GROWS), x: x + (picture.pan === 'left' ? -1 : 1) * GROWS * (gone - 0.5), y }
    default:
      return { zoom: zoom * (1 + GROWS * gone), x, y }
  }
}

/** Fills the frame; what the view looks at comes as near to its place as the picture's edges allow. */
function cover(
  ctx: Canvas2D,
  image: Drawn,
  { width, height }: Size,
  { zoom, x, y, eyes }: View & { eyes: number },
): void {
  const scale = coverOf({ width, height }, image) * zoom
  const [w, h] = [image.width * scale, image.height * scale]
  ctx.drawImage(image, clamp(width / 2 - x * w, width - w, 0), clamp(height * eyes - y * h, height - h, 0), w, h)
}

/** In units of the frame: how far a scrim runs out. Under words that are set large it is a little darker, under captions with a plate lighter. */
const FADES = 280
const UNDER_WORDS = 0.08
const UNDER_PLATES = 0.6

/** Darkened where words lie, and nowhere else. */
function scrim(ctx: Canvas2D, { layout, shot, t, captions }: PhotoStage): void {
  const { unit: u, width, height, brand, words } = layout
  const alpha = scrimOf(t.night)
  const read = shot.kind === 'poster' ? words : undefined
  const isBeside = read !== undefined && read.w < width * 0.6
  const top = read && !isBeside ? read.y + read.h : brand.y + brand.h
  veil(ctx, t.night, {
    box: { x: 0, y: 0, w: width, h: top },
    fades: FADES * u,
    alpha: alpha + (read ? UNDER_WORDS : 0),
  })
  if (read && isBeside)
    veil(ctx, t.night, { box: { x: 0, y: 0, w: read.x + read.w, h: height }, fades: FADES * u, alpha, along: 'x' })
  if (captions === 'none') return
  const from = layout.captions.y
  const under = captions === 'plated' ? alpha * UNDER_PLATES : alpha
  veil(ctx, t.night, {
    box: { x: 0, y: from, w: width, h: height - from },
    fades: FADES * u,
    alpha: under,
    along: 'up',
  })
}

type Veil = { box: Box; fades: number; alpha: number; along?: 'x' | 'up' }

/** A tone over a box that runs out beyond its inner edge, as light falls off. */
function veil(ctx: Canvas2D, tone: string, { box, fades, alpha, along }: Veil): void {
  const { x, y, w, h } = box
  const line: [number, number, number, number] =
    along === 'x' ? [x + w, 0, x + w + fades, 0] : along === 'up' ? [0, y, 0, y - fades] : [0, y + h, 0, y + h + fades]
  const light = ctx.createLinearGradient(...line)
  const [r, g, b] = parseColor(tone)
  for (let step = 0; step <= 8; step++) {
    const left = (1 + Math.cos((Math.PI * step) / 8)) / 2
    light.addColorStop(step / 8, `rgba(${r},${g},${b},${(alpha * left).toFixed(3)})`)
  }
  ctx.fillStyle = light
  if (along === 'x') ctx.fillRect(x, y, w + fades, h)
  else if (along === 'up') ctx.fillRect(x, y - fades, w, h + fades)
  else ctx.fillRect(x, y, w, h + fades)
}

/** A card comes in with a small pop and is slowly pushed in on, as things are. */
const PUSH = 0.06
const COMES_MS = 260

type CardStage = { layout: ShotLayout; shot: Shot; t: Tones; env: DrawEnv; look: LookName; seed: number }

export function cardLayers(photo: ShownPhoto, { layout, shot, t, env, look, seed }: CardStage): Layer[] {
  const { thing, unit: u } = layout
  const from = frameAt(shot.startMs)
  if (!thing) return []
  const side = thing.w * photo.view.zoom
  const room = side * (1 + PUSH) * 1.08
  const { x, y } = { x: thing.x + thing.w / 2, y: thing.y + thing.h / 2 }
  const [left, top] = [Math.max(0, x - room / 2), Math.max(0, y - room / 2)]
  const box = band({ x: left, y: top, w: Math.min(layout.width, x + room / 2) - left, h: y + room / 2 - top }, layout)
  const step = (frame: number) => Math.floor((frame - from) / FRAMES_PER_PICTURE)
  const lasts = Math.max(1, shot.endMs - shot.startMs)
  let made: Drawn | undefined
  return [
    {
      name: 'photo',
      ...box,
      key: step,
      draw(ctx, frame) {
        const image = photo.at(frame)
        if (!image) return
        made ??= photoCard(image, side, { look, env, t, u, enlarged: ENLARGED, seed })
        const now = msAt(step(frame) * FRAMES_PER_PICTURE)
        const come = shot.kind === 'poster' ? 1 : easeOut(progress(now, 0, COMES_MS))
        const s = (made.width / 2) * (0.9 + 0.1 * come) * (1 + PUSH * clamp(now / lasts))
        ctx.imageSmoothingQuality = 'medium'
        ctx.drawImage(made, x - box.x - s, y - box.y - s, 2 * s, 2 * s)
      },
    },
  ]
}
