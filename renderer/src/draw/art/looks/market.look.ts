/** Paper, a printed sun, ink that misses its edge by a little. */
import { disc, fill, gradient, halftone, middle, printed } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { tornPaper } from '#draw/art/sheets.ts'
import { printedBoard } from '#draw/art/shelf.ts'
import { reading, type Tones } from '#draw/art/tones.ts'
import { fade } from '#draw/colors.ts'
import { seededRandom } from '#random.ts'

const sheet = (t: Tones, name: GroundPlace['name']) => ({ main: t.paper, loud: t.lit, quiet: t.soft })[name]

export const market: LookArt = {
  captions: () => 'ribbon',
  moods: ['warm', 'playful', 'hopeful'],
  size: 0.94,
  headline: { large: 1.4, leading: 1.04 },
  inks: (t, name) => ({
    fill: sheet(t, name),
    ink: t.ink,
    strong: reading(t.brand, sheet(t, name)),
    accent: name === 'loud' ? t.ink : t.lit,
    second: name === 'loud' ? t.paper : t.partner,
  }),
  turn: tornPaper,
  mount: (picture, side, { env, t, u }) => printed({ env, picture, side }, t.ink, 18 * u, 24 * u),
  paint(place) {
    const { ctx, t, u, name, thing, shelf } = place
    fill(ctx, place, sheet(t, name))
    if (thing) sun(place, thing)
    else if (name !== 'main') corner(place)
    tornStrip(place)
    if (shelf) printedBoard(place, shelf, name === 'loud' ? t.paper : t.partner, t.ink)
    if (name === 'main') {
      ctx.fillStyle = t.ink
      ctx.fillRect(0, 0, place.width, 14 * u)
    }
  },
}

function sun({ ctx, t, u, name }: GroundPlace, thing: NonNullable<GroundPlace['thing']>): void {
  const { x, y } = middle(thing)
  const r = Math.min(thing.w, thing.h) * 0.56
  const [light, dark] = t.isDark ? [t.tone(0.62, 0.13), t.tone(0.52, 0.13)] : [t.bloom, t.brand]
  disc(ctx, x - 24 * u, y + 20 * u, r, name === 'loud' ? fade(t.ink, 0.14) : t.soft)
  ctx.save()
  disc(ctx, x, y, r, name === 'loud' ? t.paper : gradient(ctx, [0, y - r, 0, y + r], light, dark))
  ctx.clip()
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r }
  const size = (px: number, py: number) => (py - y + 0.35 * (px - x) + 0.15 * r) / (1.3 * r)
  halftone(ctx, { color: fade(t.partnerDeep, name === 'loud' ? 0.22 : 0.5), step: 26 * u, box, at: size })
  ctx.restore()
}

function corner({ ctx, t, u, width, height }: GroundPlace): void {
  const box = { x: 0, y: 0, w: width, h: height * 0.45 }
  const size = (x: number, y: number) => 0.95 - Math.hypot(width - x, y) / (width * 0.8)
  halftone(ctx, { color: fade(t.partnerDeep, 0.28), step: 34 * u, box, at: size })
}

/** A strip of torn paper under the captions. */
function tornStrip({ ctx, t, u, name, width, height, captions }: GroundPlace): void {
  const { next } = seededRandom(3)
  const top = captions.y + captions.h * 0.2
  ctx.fillStyle = name === 'quiet' ? t.paper : name === 'loud' ? t.brand : t.soft
  ctx.beginPath()
  ctx.moveTo(0, top)
  for (let x = 0; x <= width; x += 18 * u)
    ctx.lineTo(x, top + 14 * u * (next() - 0.5) - 24 * u * Math.sin(x / (340 * u)))
  ctx.lineTo(width, height)
  ctx.lineTo(0, height)
  ctx.fill()
}
