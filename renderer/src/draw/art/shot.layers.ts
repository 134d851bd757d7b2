/** What only a film with a look has: its ground, the thing of a shot, whoever presents in a round window. */

import { contrast } from '#draw/colors.ts'
import type { BackgroundLayer, Canvas2D, DrawEnv, Drawn, Layer } from '#draw/layer.ts'
import { drawnSize } from '#draw/layer.ts'
import { type Box, band } from '#draw/layout.ts'
import { easeOut, progress } from '#draw/motion.ts'
import { FPS, GROUNDS, type GroundName, type Shot } from '#plan.ts'
import { frameAt, msAt } from '#timing.ts'
import { groupIn, type Standing } from './group.ts'
import { disc, glow, MOUNTED } from './kit.ts'
import type { LookArt } from './look.art.ts'
import type { ShotLayout } from './shot.layout.ts'
import type { Tones } from './tones.ts'

export type ShotStage = { art: LookArt; t: Tones; layout: ShotLayout; env: DrawEnv; shot: Shot; seed: number }

/** The other half of a split has the next of the look's grounds. */
export const beside = (name: GroundName): GroundName => GROUNDS[(GROUNDS.indexOf(name) + 1) % GROUNDS.length]!

/** The ground stands still while a shot lasts: it is painted once. */
export function groundLayer(stage: ShotStage): BackgroundLayer {
  const { layout, shot } = stage
  const { width: w, height: h } = drawnSize(layout)
  return {
    w,
    h,
    key: () => 0,
    draw(ctx) {
      paintGround(ctx, stage, shot.ground)
      if (!layout.seam) return
      ctx.save()
      ctx.beginPath()
      if ('y' in layout.seam) ctx.rect(0, layout.seam.y, w, h)
      else ctx.rect(layout.seam.x, 0, w, h)
      ctx.clip()
      paintGround(ctx, { ...stage, layout: withoutThing(layout) }, beside(shot.ground))
      ctx.restore()
    },
  }
}

/** The same framing with no thing in it. */
export const withoutThing = ({ thing: _, ...layout }: ShotLayout): ShotLayout => layout

function paintGround(ctx: Canvas2D, { art, t, layout, env, seed, shot }: ShotStage, name: GroundName): void {
  const { unit: u, captions } = layout
  const furnished = shot.kind === 'left' || shot.kind === 'right' ? undefined : layout.thing
  ctx.save()
  const shelf = furnished && shot.with?.length ? groupIn(furnished, '', shot.with).shelf : undefined
  art.paint({ ctx, env, u, t, name, ...drawnSize(layout), thing: furnished, shelf, captions, seed })
  ctx.restore()
}

/** Units of the frame: how large the light is, and how far it goes in a second. */
const LIGHT = { side: 720, speed: 64 }
const LIGHT_ALPHA = { onLight: 0.3, onDark: 0.2 }

/** Where nothing else moves, a soft light passes behind the words: a picture that stands still looks broken. */
export function lightLayers({ t, layout, shot, seed, art }: ShotStage): Layer[] {
  if (layout.thing || layout.head) return []
  const { unit: u, width, height } = layout
  const side = Math.ceil((LIGHT.side * u) / 8) * 8
  const ground = art.inks(t, shot.ground).fill
  const isLight = contrast(ground, '#000000') > contrast(ground, '#ffffff')
  const [color, alpha] = isLight ? [t.mid, LIGHT_ALPHA.onLight] : [t.lit, LIGHT_ALPHA.onDark]
  const way = seed % 2 === 0 ? 1 : -1
  const even = (v: number) => Math.round(v / 2) * 2
  const start = { x: even(way > 0 ? -side * 0.3 : width - side * 0.7), y: even(height * 0.22) }
  const from = frameAt(shot.startMs)
  return [
    {
      name: 'light',
      x: 0,
      y: 0,
      w: side,
      h: side,
      key: () => 0,
      draw: (ctx) => glow(ctx, side / 2, side / 2, side / 2, color, alpha),
      shift(frame) {
        const gone = (LIGHT.speed * u * (frame - from)) / FPS
        return { x: start.x + even(way * gone), y: start.y + even(gone * 0.4) }
      },
    },
  ]
}

/** A push towards a thing, from its whole size, over a shot of usual length. */
const PUSH = 0.07
const PUSH_MS = 2600
const COMES_MS = 260
const FRAMES_PER_PICTURE = 2

/** Who keeps a thing company comes after it, one after the other. */
const LATER_MS = 130

/** What stands in a shot, from back to front, each with its picture; those whose picture is missing are not there. */
function standing({
  layout,
  env,
  shot,
}: Pick<ShotStage, 'layout' | 'env' | 'shot'>): { it: Standing; picture: Drawn; later: number }[] {
  const { thing: box } = layout
  if (shot.thing === undefined || !box) return []
  const alone = { name: shot.thing, x: box.x + box.w / 2, y: box.y + box.h / 2, side: box.w }
  const group = shot.with?.length ? groupIn(box, shot.thing, shot.with) : { behind: [], thing: alone, before: [] }
  const later = (it: Standing) => (it === group.thing ? 0 : 1 + (shot.with?.indexOf(it.name) ?? 0))
  return [...group.behind, group.thing, ...group.before].flatMap((it) => {
    const picture = env.illustration?.(it.name)
    return picture ? [{ it, picture, later: later(it) }] : []
  })
}

/** `floats`: it is not pushed in on, but goes up and down a little. */
type ThingStage = Omit<ShotStage, 'art'> & { art: Pick<LookArt, 'mount' | 'size'>; floats?: true }

const FLOATS = { units: 9, seconds: 0.55 }
/** Even pixels, from where it has come to rest. */
const floating = (frame: number, u: number): number => {
  const seconds = Math.max(0, frame / FPS - COMES_MS / 1000)
  return 2 * Math.round((-FLOATS.units * u * Math.sin(seconds / FLOATS.seconds)) / 2)
}

const square = ({ x, y, side }: { x: number; y: number; side: number }): Box => ({
  x: x - side / 2,
  y: y - side / 2,
  w: side,
  h: side,
})

/** The box around all that stand there. */
function reachOf(all: readonly { it: Standing }[]): Box {
  const boxes = all.map(({ it }) => square(it))
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  const w = Math.max(...boxes.map((box) => box.x + box.w)) - x
  return { x, y, w, h: Math.max(...boxes.map((box) => box.y + box.h)) - y }
}

/** The thing of a shot comes in with a small pop and is slowly pushed in on; what keeps it company goes along. */
export function thingLayers(stage: ThingStage): Layer[] {
  const { art, t, layout, env, shot, floats } = stage
  const all = standing(stage)
  if (!layout.thing || !all.some(({ later }) => later === 0)) return []
  const u = layout.unit
  const { x, y } = { x: layout.thing.x + layout.thing.w / 2, y: layout.thing.y + layout.thing.h / 2 }
  const reach = all.length > 1 ? reachOf(all) : square({ x, y, side: layout.thing.w * art.size })
  const grown = (v: number, around: number) => around + (v - around) * MOUNTED * (1 + PUSH)
  const [left, top] = [Math.max(0, grown(reach.x, x)), Math.max(0, grown(reach.y, y))]
  const [right, low] = [grown(reach.x + reach.w, x), grown(reach.y + reach.h, y)]
  const box = band({ x: left, y: top, w: Math.min(layout.width, right) - left, h: low - top }, layout)
  const from = frameAt(shot.startMs)
  // What floats is drawn until it is there, and then only carried.
  const lastDrawn = floats ? Math.ceil(frameAt(COMES_MS) / FRAMES_PER_PICTURE) + 1 : Number.POSITIVE_INFINITY
  const pictureOn = (frame: number) => Math.min(lastDrawn, Math.floor((frame - from) / FRAMES_PER_PICTURE))
  const covers = shot.kind === 'poster'
  const made = new Map<string, Drawn>()
  const mountedOf = (name: string, picture: Drawn, side: number): Drawn => {
    const known = made.get(name) ?? art.mount(picture, side, { env, t, u })
    made.set(name, known)
    return known
  }
  return [
    {
      name: 'thing',
      ...box,
      key: pictureOn,
      ...(floats && { shift: (frame: number) => ({ x: 0, y: floating(frame - from, u) }) }),
      draw(ctx, frame) {
        const now = msAt(pictureOn(frame) * FRAMES_PER_PICTURE)
        const push = 1 + PUSH * Math.min(1, now / PUSH_MS)
        ctx.imageSmoothingQuality = 'medium'
        ctx.translate(x - box.x, y - box.y)
        for (const { it, picture, later } of all) {
          const side = it.side * (all.length > 1 ? 1 : art.size) * MOUNTED
          const come = covers && later === 0 ? 1 : easeOut(progress(now, later * LATER_MS, COMES_MS))
          if (later > 0 && come <= 0) continue
          const s = (side * ((0.86 + 0.14 * come) * push)) / 2
          ctx.save()
          ctx.translate((it.x - x) * push, (it.y - y) * push)
          ctx.rotate((later === 0 ? 0.012 : -0.016) * Math.sin(now / 700 + later))
          ctx.drawImage(mountedOf(it.name, picture, side), -s, -s, 2 * s, 2 * s)
          ctx.restore()
        }
      },
    },
  ]
}

/** Whoever presents, in a round window with an edge. */
export function windowLayers(people: Layer[], { t, layout }: Pick<ShotStage, 't' | 'layout'>): Layer[] {
  const { window, unit: u } = layout
  if (!window) return people
  const { x, y, r } = window
  const edge = 12 * u
  const box = band({ x: x - r - edge, y: y - r - edge, w: 2 * (r + edge), h: 2 * (r + edge) }, layout)
  return [
    {
      name: 'window',
      ...box,
      key: (frame) => people.map((layer) => `${layer.key(frame)}@${JSON.stringify(layer.shift?.(frame))}`).join('|'),
      draw(ctx, frame) {
        ctx.translate(-box.x, -box.y)
        disc(ctx, x, y, r + edge * 0.9, '#ffffff')
        ctx.beginPath()
        ctx.arc(x, y, r, 0, Math.PI * 2)
        ctx.clip()
        disc(ctx, x, y, r, t.lit)
        for (const layer of people) {
          if (layer.key(frame) === undefined) continue
          const moved = layer.shift?.(frame) ?? { x: 0, y: 0 }
          ctx.save()
          ctx.translate(layer.x + moved.x, layer.y + moved.y)
          layer.draw(ctx, frame)
          ctx.restore()
        }
      },
    },
  ]
}
