/** Draws icons from their data in the film's own colours. */
import type { Canvas2D } from '#draw/layer.ts'
import { ICONS } from './icons.data.ts'

/** What the letters in the data stand for. */
export type IconTones = { main: string; soft: string; dark: string; ground: string }
const TONE: Record<string, keyof IconTones> = { m: 'main', s: 'soft', d: 'dark', g: 'ground' }

/** Icons are drawn on a square of this many units. */
export const ICON_GRID = 96
export const ICON_FALLBACK = 'spark'

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

/** Paints the icon centred on 0, 0 with the given side; an unknown name becomes a spark. */
export function paintIcon(ctx: Canvas2D, name: string, side: number, tones: IconTones): void {
  ctx.save()
  ctx.scale(side / ICON_GRID, side / ICON_GRID)
  ctx.translate(-ICON_GRID / 2, -ICON_GRID / 2)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const line of ICONS[name] ?? ICONS[ICON_FALLBACK]!) {
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
  ctx.restore()
}
