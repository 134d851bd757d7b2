/** The user's own picture over the whole frame, in slow movement, darkened where words and marks lie on it. */

import type { Canvas2D, DrawEnv, Drawn, Layer } from '#draw/layer.ts'
import type { Layout } from '#draw/layout.ts'
import { clamp } from '#draw/motion.ts'
import { type FilmPlan, FPS, type Scene } from '#plan.ts'
import { frameAt } from '#timing.ts'
import { sceneAt } from './scene.at.ts'

type Media = Extract<Scene, { kind: 'media' }>

/** Units a second that a passing picture moves: two pixels on every second frame of a short, so it never stutters. */
const SPEED = 30
const LONGEST_S = 6
/** How much larger a picture grows in a second. */
const ZOOM = 0.018
/** White reads at 4.5:1 on white under this much black. */
const READABLE = 0.56
const FRAMES_PER_PICTURE = 2

/** Sideways the band moves and is not drawn again; only a picture that grows is drawn on every second frame. */
export function mediaLayers(plan: FilmPlan, layout: Layout, env: DrawEnv): Layer[] {
  if (!plan.scenes.some(({ kind }) => kind === 'media')) return []
  const travel = Math.ceil((SPEED * LONGEST_S * layout.unit) / 8) * 8
  const size = { w: layout.width + travel, h: layout.height }
  const shown = (frame: number) => {
    const at = sceneAt(plan.scenes, frame)
    const scene = plan.scenes[at]!
    if (scene.kind !== 'media') return undefined
    const since = Math.max(0, frame - frameAt(scene.startMs))
    const picture = env.media?.(scene.path, since)
    return picture && { scene, picture, at, since, pan: panOf(scene, scene.take ?? at) }
  }
  return [
    ...clipLayers(plan, layout, shown),
    {
      name: 'media',
      x: 0,
      y: 0,
      ...size,
      key(frame) {
        const now = shown(frame)
        if (!now || now.scene.clip) return undefined
        return passes(now.pan) ? now.at : `${now.at}/${Math.floor(now.since / FRAMES_PER_PICTURE)}`
      },
      draw(ctx, frame) {
        const now = shown(frame)
        if (!now) return
        const seconds = (Math.floor(now.since / FRAMES_PER_PICTURE) * FRAMES_PER_PICTURE) / FPS
        const grown = clamp(seconds, 0, LONGEST_S) * ZOOM
        const zoom = now.pan === 'in' ? 1 + grown : now.pan === 'out' ? 1 + ZOOM * LONGEST_S - grown : 1
        cover(ctx, now.picture, size, now.scene.focus ?? { x: 0.5, y: 0.5 }, zoom)
        shade(ctx, size, layout)
      },
      shift(frame) {
        const now = shown(frame)
        if (!now || !passes(now.pan)) return { x: -Math.floor(travel / 4) * 2, y: 0 }
        const gone = Math.min(travel, Math.floor((SPEED * layout.unit * now.since) / FPS / 2) * 2)
        return { x: now.pan === 'left' ? gone - travel : -gone, y: 0 }
      },
    },
  ]
}

type Shown = (frame: number) => { scene: Media; picture: Drawn; at: number; since: number } | undefined

/** A clip moves by itself: its pictures fill the frame, and each is drawn. */
function clipLayers(plan: FilmPlan, layout: Layout, shown: Shown): Layer[] {
  if (!plan.scenes.some((scene) => scene.kind === 'media' && scene.clip)) return []
  const size = { w: layout.width, h: layout.height }
  return [
    {
      name: 'clip',
      x: 0,
      y: 0,
      ...size,
      key(frame) {
        const now = shown(frame)
        return now?.scene.clip ? `${now.at}/${now.since}` : undefined
      },
      draw(ctx, frame) {
        const now = shown(frame)
        if (!now) return
        cover(ctx, now.picture, size, now.scene.focus ?? { x: 0.5, y: 0.5 }, 1)
        shade(ctx, size, layout)
      },
    },
  ]
}

/** Unless somebody asks for more, a picture moves the way that costs least. */
const panOf = ({ pan }: Media, variant: number) => pan ?? (variant % 2 === 0 ? 'left' : 'right')
const passes = (pan: string) => pan === 'left' || pan === 'right'

/** Fills the box; what the focus shows comes as near to the middle as the picture's edges allow. */
function cover(
  ctx: Canvas2D,
  picture: Drawn,
  box: { w: number; h: number },
  focus: { x: number; y: number },
  zoom: number,
) {
  const scale = Math.max(box.w / Math.max(1, picture.width), box.h / Math.max(1, picture.height)) * zoom
  const [w, h] = [picture.width * scale, picture.height * scale]
  const x = clamp(box.w / 2 - focus.x * w, box.w - w, 0)
  const y = clamp(box.h / 2 - focus.y * h, box.h - h, 0)
  ctx.drawImage(picture, x, y, w, h)
}

function shade(ctx: Canvas2D, { w, h }: { w: number; h: number }, { brand, captions }: Layout): void {
  const light = ctx.createLinearGradient(0, 0, 0, h)
  const [mark, words] = [(brand.y + brand.h) / h, captions.y / h]
  light.addColorStop(0, `rgba(6,8,20,${READABLE})`)
  light.addColorStop(mark, `rgba(6,8,20,${READABLE})`)
  light.addColorStop(Math.min(0.45, mark + 0.22), 'rgba(6,8,20,0.06)')
  light.addColorStop(Math.max(0.5, words - 0.16), 'rgba(6,8,20,0.06)')
  light.addColorStop(words, `rgba(6,8,20,${READABLE})`)
  light.addColorStop(1, `rgba(6,8,20,${READABLE})`)
  ctx.fillStyle = light
  ctx.fillRect(0, 0, w, h)
}
