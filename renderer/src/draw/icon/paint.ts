/** Draws icons from their data in the film's own colours. */
import type { Canvas2D } from '#draw/layer.ts'
import { easeBack, easeInOut, progress } from '#draw/motion.ts'
import { ICONS } from './icons.data.ts'
import { PHOSPHOR } from './phosphor.cut.ts'
import { tracePath } from './svg.path.ts'

/** What the letters in the data stand for. */
export type IconTones = { main: string; soft: string; dark: string; ground: string }
const TONE: Record<string, keyof IconTones> = { m: 'main', s: 'soft', d: 'dark', g: 'ground' }

/** Icons are drawn on a square of this many units; those of lines on one of LINED_GRID. */
const ICON_GRID = 96
const LINED_GRID = 256
type Lined = (typeof PHOSPHOR)[string]
const ICON_FALLBACK = 'spark'

function trace(ctx: Canvas2D, path: string): void {
  const tokens = path.match(/[MLCQZ]|-?[\d.]+/g) ?? []
  let at = 0
  let verb = 'M'
  const n = () => Number(tokens[at++])
  while (at < tokens.length) {
    if (/[A-Z]/.test(tokens[at]!)) verb = tokens[at++]!
    if (verb === 'M') ctx.moveTo(n(), n())
    else if (verb === 'L') ctx.lineTo(n(), n())
    else if (verb === 'Q') ctx.quadraticCurveTo(n(), n(), n(), n())
    else if (verb === 'C') ctx.bezierCurveTo(n(), n(), n(), n(), n(), n())
    else ctx.closePath()
    if (verb === 'M') verb = 'L'
  }
}

function shape(ctx: Canvas2D, kind: string, rest: string): void {
  ctx.beginPath()
  if (kind === 'p') {
    trace(ctx, rest)
    return
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = rest.split(/\s+/).map(Number)
  if (kind === 'o') ctx.arc(a, b, c, 0, Math.PI * 2)
  else ctx.roundRect(a, b, c, d, e)
}

/** How far a drawing has come (0 to 1) and where its soft part has drifted to (-1 to 1). */
export type IconMoment = { grown?: number; drift?: number }

/** Paints the icon centred on 0, 0 with the given side; an unknown name becomes a spark. */
export function paintIcon(ctx: Canvas2D, name: string, side: number, tones: IconTones, moment: IconMoment = {}): void {
  const { grown = 1, drift = 0 } = moment
  const lined = ICONS[name] ? undefined : PHOSPHOR[name]
  const grid = lined ? LINED_GRID : ICON_GRID
  ctx.save()
  ctx.scale(side / grid, side / grid)
  ctx.translate(-grid / 2, -grid / 2)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  if (lined) paintLined(ctx, lined, tones, grown, drift)
  else paintParts(ctx, ICONS[name] ?? ICONS[ICON_FALLBACK]!, tones, grown)
  ctx.restore()
}

/** How much of the time the parts share: each begins when the one before is half there. */
const OVERLAP = 0.5

/** Part after part pops out of the middle. */
function paintParts(ctx: Canvas2D, lines: string[], tones: IconTones, grown: number): void {
  const step = (1 - OVERLAP) / Math.max(1, lines.length - 1)
  lines.forEach((line, at) => {
    const size = easeBack(progress(grown, lines.length > 1 ? at * step : 0, OVERLAP))
    if (size <= 0) return
    ctx.save()
    ctx.translate(ICON_GRID / 2, ICON_GRID / 2)
    ctx.scale(size, size)
    ctx.translate(-ICON_GRID / 2, -ICON_GRID / 2)
    paintPart(ctx, line, tones)
    ctx.restore()
  })
}

function paintPart(ctx: Canvas2D, line: string, tones: IconTones): void {
  const [style = 'm', kind = 'o', ...rest] = line.split(' ')
  const tone = tones[TONE[style[0]!] ?? 'main']
  shape(ctx, kind, rest.join(' '))
  const stroke = Number(style.slice(1))
  if (stroke > 0) {
    ctx.lineWidth = stroke
    ctx.strokeStyle = tone
    ctx.stroke()
  } else {
    ctx.fillStyle = tone
    ctx.fill()
  }
}

/** Lines of 16 on 256 are thin on a phone: so much is added around them. */
const BOLDER = 6
const DRIFT = 3

/** The soft shape pops, and the lines are drawn around like the hand of a clock. */
function paintLined(ctx: Canvas2D, [soft, lines]: Lined, tones: IconTones, grown: number, drift: number): void {
  const middle = LINED_GRID / 2
  ctx.save()
  const size = easeBack(progress(grown, 0, 0.6))
  ctx.translate(middle + drift * DRIFT, middle + drift * DRIFT)
  ctx.scale(size, size)
  ctx.translate(-middle, -middle)
  tracePath(ctx, soft)
  ctx.fillStyle = tones.soft
  if (size > 0) ctx.fill()
  ctx.restore()
  const swept = easeInOut(progress(grown, 0.15, 0.85))
  if (swept <= 0) return
  if (swept < 1) {
    ctx.beginPath()
    ctx.moveTo(middle, middle)
    ctx.arc(middle, middle, LINED_GRID, -Math.PI / 2, -Math.PI / 2 + swept * 2 * Math.PI)
    ctx.clip()
  }
  tracePath(ctx, lines)
  ctx.fillStyle = tones.main
  ctx.fill()
  ctx.strokeStyle = tones.main
  ctx.lineWidth = BOLDER
  ctx.stroke()
}
