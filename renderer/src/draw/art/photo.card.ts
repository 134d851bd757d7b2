/** A photo as a look shows it whole: taped, in an arch, or in a frame. */
import { fade } from '#draw/colors.ts'
import type { Canvas2D, DrawEnv, Drawn } from '#draw/layer.ts'
import { clamp } from '#draw/motion.ts'
import type { LookName } from '#plan.ts'
import type { Tones } from './tones.ts'

/** `edge` in parts of the photo's shorter side, `turn` in radians. */
type Form = {
  kind: 'taped' | 'arch' | 'frame'
  edge: number
  turn: number
  round: number
  paper(t: Tones): string
  shadow: 'soft' | 'hard' | 'lit'
}

const white = () => '#ffffff'
const TAPED: Form = { kind: 'taped', edge: 0.04, turn: 0.03, round: 0.01, paper: white, shadow: 'soft' }
const FRAMED: Form = { kind: 'frame', edge: 0.025, turn: 0, round: 0.02, paper: white, shadow: 'soft' }

const FORMS: Record<LookName, Form> = {
  market: { ...TAPED, turn: -0.025, shadow: 'hard' },
  notebook: TAPED,
  chalk: { ...TAPED, turn: 0.022 },
  editorial: { ...FRAMED, kind: 'arch', edge: 0 },
  spotlight: { ...FRAMED, edge: 0.015, shadow: 'lit' },
  block: { ...FRAMED, edge: 0.03, round: 0, shadow: 'hard' },
  sticker: { ...FRAMED, edge: 0.045, turn: -0.04, round: 0.07 },
  blueprint: { ...FRAMED, edge: 0.02, round: 0 },
  mesh: { ...FRAMED, edge: 0.02, round: 0.08 },
  neon: { ...FRAMED, edge: 0.018, round: 0.04, paper: ({ lit }) => lit, shadow: 'lit' },
}

type Stage = { look: LookName; env: DrawEnv; t: Tones; u: number; enlarged: number; seed: number }

/** Not so narrow and not so broad that little of it is seen. */
const SHAPES = { narrowest: 0.74, broadest: 1.36, arched: 0.86 }
/** How much of its room the photo takes: edges, shadows and a turn need some. */
const FILLS = 0.88

/**
 * The photo, square with its surroundings, `side` pixels wide, ready to be put on a frame; enlarged no more than `enlarged` times, and
 * smaller where that leaves it so.
 */
export function photoCard(image: Drawn, side: number, { look, env, t, u, enlarged, seed }: Stage): Drawn {
  const form = FORMS[look]
  const broadest = form.kind === 'arch' ? SHAPES.arched : SHAPES.broadest
  const ratio = clamp(image.width / Math.max(1, image.height), SHAPES.narrowest, broadest)
  const longest = side * FILLS * (1 - form.edge)
  const wanted = { w: ratio >= 1 ? longest : longest * ratio, h: ratio >= 1 ? longest / ratio : longest }
  const scale = Math.max(wanted.w / Math.max(1, image.width), wanted.h / Math.max(1, image.height))
  const less = Math.min(1, enlarged / scale)
  const [w, h] = [wanted.w * less, wanted.h * less]
  const canvas = env.createCanvas(Math.ceil(side), Math.ceil(side))
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.translate(side / 2, side / 2)
  ctx.rotate(form.turn * (seed % 2 === 0 ? 1 : -1))
  const edge = form.edge * Math.min(w, h)
  const foot = form.kind === 'taped' ? edge * 2 : 0
  shadow(ctx, form, { w: w + 2 * edge, h: h + 2 * edge + foot, t, u })
  ctx.fillStyle = form.paper(t)
  outline(ctx, form, w + 2 * edge, h + 2 * edge + foot)
  if (edge > 0) ctx.fill()
  const y = -foot / 2
  ctx.save()
  ctx.translate(0, y)
  outline(ctx, form, w, h)
  ctx.clip()
  const fitted = Math.max(w / Math.max(1, image.width), h / Math.max(1, image.height))
  const [iw, ih] = [image.width * fitted, image.height * fitted]
  ctx.drawImage(image, -iw / 2, clamp(-0.42 * ih, h / 2 - ih, -h / 2), iw, ih)
  ctx.restore()
  if (form.kind === 'taped') tape(ctx, { y: y - h / 2 - edge, t, u })
  return canvas as unknown as Drawn
}

/** Around the middle. */
function outline(ctx: Canvas2D, { kind, round }: Form, w: number, h: number): void {
  ctx.beginPath()
  if (kind !== 'arch') {
    ctx.roundRect(-w / 2, -h / 2, w, h, round * Math.min(w, h))
    return
  }
  const r = Math.min(w / 2, h * 0.6)
  ctx.moveTo(-w / 2, h / 2)
  ctx.lineTo(-w / 2, -h / 2 + r)
  ctx.ellipse(0, -h / 2 + r, w / 2, r, 0, Math.PI, 2 * Math.PI)
  ctx.lineTo(w / 2, h / 2)
  ctx.closePath()
}

type Shadow = { w: number; h: number; t: Tones; u: number }

function shadow(ctx: Canvas2D, form: Form, { w, h, t, u }: Shadow): void {
  const grown = (by: number, dy: number, color: string) => {
    ctx.save()
    ctx.translate(0, dy)
    ctx.fillStyle = color
    outline(ctx, form, w + 2 * by, h + 2 * by)
    ctx.fill()
    ctx.restore()
  }
  if (form.shadow === 'hard') {
    ctx.save()
    ctx.translate(14 * u, 0)
    grown(0, 16 * u, t.ink)
    ctx.restore()
    return
  }
  const color = form.shadow === 'lit' ? t.lit : t.ink
  for (let n = 6; n > 0; n--) grown(4 * n * u, (form.shadow === 'lit' ? 0 : 4 * n) * u, fade(color, 0.06))
}

function tape(ctx: Canvas2D, { y, t, u }: { y: number; t: Tones; u: number }): void {
  ctx.save()
  ctx.translate(0, y)
  ctx.rotate(-0.06)
  ctx.fillStyle = fade(t.isDark ? t.partner : t.lit, 0.78)
  ctx.fillRect(-105 * u, -26 * u, 210 * u, 50 * u)
  ctx.restore()
}
