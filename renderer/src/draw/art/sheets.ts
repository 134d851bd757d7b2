/** Sheets that pass over the frame where a part of a film begins. */
import { fade } from '#draw/colors.ts'
import { seededRandom } from '#random.ts'
import { gradient, halftone, rough } from './kit.ts'
import type { SheetPlace, Turn } from './turn.layers.ts'

type Painted = (place: SheetPlace) => void
const passing = (way: 'right' | 'up', edge: number, paint: Painted): Turn => ({ by: 'sheet', way, edge, paint })

/** The sheet's outline as one path, with an upper and a lower edge that wander by `by(x)`. */
function torn({ ctx, width, height, edge, u }: SheetPlace, seed: number): void {
  const { next } = seededRandom(seed)
  const wander = () => edge * (0.2 + 0.6 * next())
  ctx.beginPath()
  ctx.moveTo(0, wander())
  for (let x = 0; x < width + 22 * u; x += 22 * u) ctx.lineTo(x, wander())
  ctx.lineTo(width + 22 * u, height - wander())
  for (let x = width; x > -22 * u; x -= 22 * u) ctx.lineTo(x, height - wander())
  ctx.closePath()
}

/** Printed paper, torn above and below. */
export const tornPaper = passing('up', 60, (place) => {
  const { ctx, t, u, width, height } = place
  ctx.save()
  ctx.translate(0, 10 * u)
  torn(place, 4)
  ctx.fillStyle = t.ink
  ctx.fill()
  ctx.restore()
  torn(place, 4)
  ctx.fillStyle = t.soft
  ctx.fill()
  ctx.clip()
  const box = { x: 0, y: 0, w: width, h: height }
  halftone(ctx, { color: fade(t.partnerDeep, 0.3), step: 44 * u, box, at: (_, y) => y / height - 0.35 })
})

/** A plain page with a fine line at its edge. */
export const page = passing('right', 16, ({ ctx, t, u, edge, width, height }) => {
  ctx.fillStyle = t.soft
  ctx.fillRect(edge / 2, 0, width - edge, height)
  ctx.fillStyle = t.ink
  ctx.fillRect(edge / 2, 0, 3 * u, height)
  ctx.fillRect(width - edge / 2, 0, 3 * u, height)
})

/** Two blocks aslant. */
export const blocks = passing('right', 300, ({ ctx, t, edge, width, height }) => {
  const slanted = (from: number, to: number, color: string) => {
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.moveTo(from + edge * 0.7, 0)
    ctx.lineTo(to + edge * 0.7, 0)
    ctx.lineTo(to, height)
    ctx.lineTo(from, height)
    ctx.fill()
  }
  slanted(0, width - edge * 0.7, t.night)
  slanted(edge * 0.15, width - edge * 0.85, t.partner)
})

/** The board with its grid. */
export const grid = passing('right', 16, ({ ctx, t, u, edge, width, height }) => {
  const [low, line] = t.warm ? [t.soft, t.deep] : [t.tone(0.3, 0.07), t.tone(0.92, 0.05)]
  ctx.fillStyle = low
  ctx.fillRect(edge / 2, 0, width - edge, height)
  ctx.strokeStyle = fade(line, 0.2)
  ctx.lineWidth = 2 * u
  ctx.beginPath()
  for (let x = edge / 2; x < width - edge / 2; x += 80 * u) ctx.rect(x, 0, 0, height)
  for (let y = 0; y < height; y += 80 * u) ctx.rect(edge / 2, y, width - edge, 0)
  ctx.stroke()
  ctx.fillStyle = line
  ctx.fillRect(edge / 2, 0, 5 * u, height)
  ctx.fillRect(width - edge / 2 - 5 * u, 0, 5 * u, height)
})

/** Milk glass with soft edges. */
export const glass = passing('right', 240, ({ ctx, t, edge, width, height }) => {
  const base = t.isDark ? t.tone(0.82, 0.08) : t.soft
  const part = edge / width
  const light = ctx.createLinearGradient(0, 0, width, 0)
  light.addColorStop(0, fade(base, 0))
  light.addColorStop(part, base)
  light.addColorStop(1 - part, base)
  light.addColorStop(1, fade(base, 0))
  ctx.fillStyle = light
  ctx.fillRect(0, 0, width, height)
})

/** A wet sponge over the slate, and the streaks that it leaves. */
export const wiped = passing('right', 140, ({ ctx, t, u, edge, width, height }) => {
  ctx.fillStyle = t.tone(0.34, 0.05)
  ctx.beginPath()
  ctx.roundRect(edge * 0.5, -40 * u, width - edge, height + 80 * u, 60 * u)
  ctx.fill()
  for (let n = 0; n < 16; n++) {
    const y = (height * (n + 0.5)) / 16
    const color = fade('#ffffff', n % 3 === 0 ? 0.16 : 0.07)
    const line = [
      [edge * (0.3 + (n % 4) * 0.12), y],
      [width - edge * (0.25 + (n % 5) * 0.1), y + 14 * u],
    ] as const
    rough(ctx, line, { color, width: (18 + (n % 3) * 12) * u, seed: n + 20, wobble: 14 * u })
  }
})

/** A squared sheet. */
export const squared = passing('up', 16, ({ ctx, t, u, edge, width, height }) => {
  ctx.fillStyle = gradient(ctx, [0, 0, 0, height], '#fffefb', t.mist)
  ctx.fillRect(0, edge / 2, width, height - edge)
  ctx.strokeStyle = fade(t.tone(0.7, 0.08), 0.4)
  ctx.lineWidth = 2 * u
  ctx.beginPath()
  for (let x = 0; x < width; x += 46 * u) ctx.rect(x, edge / 2, 0, height - edge)
  for (let y = edge / 2; y < height - edge / 2; y += 46 * u) ctx.rect(0, y, width, 0)
  ctx.stroke()
  ctx.fillStyle = fade(t.ink, 0.18)
  ctx.fillRect(0, edge / 2, width, 4 * u)
  ctx.fillRect(0, height - edge / 2 - 4 * u, width, 4 * u)
})
