/** A desk: a sheet of squared paper, tape, a photograph of the thing. */
import { contactShadow, fill, floating, glow, gradient, middle, plate } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { squared } from '#draw/art/sheets.ts'
import { board } from '#draw/art/shelf.ts'
import { reading, type Tones } from '#draw/art/tones.ts'
import { fade } from '#draw/colors.ts'
import type { Box } from '#draw/layout.ts'

const PAPER = '#fffefb'
const marker = (t: Tones) => (t.isDark ? t.partner : t.lit)

function desk(t: Tones, name: GroundPlace['name']): [string, string] {
  const own: [string, string] = t.isDark
    ? [t.tone(0.6, 0.11), t.tone(0.48, 0.1)]
    : [t.tone(0.8, 0.12), t.tone(0.7, 0.13)]
  return { main: own, loud: [t.partner, t.partner] as [string, string], quiet: [t.soft, t.bloom] as [string, string] }[
    name
  ]
}

export const notebook: LookArt = {
  captions: () => 'highlighter',
  moods: ['focused', 'calm', 'warm'],
  size: 0.8,
  headline: { large: 1.7, leading: 1.02 },
  inks: (t) => ({ fill: PAPER, ink: t.ink, strong: reading(t.brand, PAPER), accent: marker(t), second: t.partner }),
  turn: squared,
  mount: (picture, side, { env, t, u }) => floating({ env, picture, side }, t.ink, u * 0.6),
  paint(place) {
    const { ctx, t, name, thing, shelf, width, height } = place
    fill(ctx, place, gradient(ctx, [0, 0, width, height], ...desk(t, name)))
    glow(ctx, width * 0.22, height * 0.14, height * 0.47, '#ffffff', 0.35)
    page(place)
    if (thing) photograph(place, thing)
    if (shelf) board(place, shelf, { face: t.tone(0.84, 0.07), front: t.tone(0.7, 0.09), shadow: t.ink })
  },
}

/** The page lies a little aslant, and not quite as it lay before. */
function page({ ctx, t, u, width, height, captions, name, seed }: GroundPlace): void {
  const [w, h] = [width * 0.84, captions.y - height * 0.045]
  ctx.save()
  ctx.translate(width / 2, height * 0.045 + h / 2)
  ctx.rotate((seed % 2 === 0 ? -1 : 1) * (name === 'quiet' ? 0.008 : 0.016))
  const box = { x: -w / 2, y: -h / 2, w, h }
  for (let n = 5; n > 0; n--)
    plate(ctx, { x: box.x - 3 * n * u, y: box.y + 4 * n * u, w: w + 6 * n * u, h }, 14 * u, fade(t.ink, 0.05))
  plate(ctx, box, 14 * u, PAPER)
  ctx.beginPath()
  ctx.rect(box.x, box.y, w, h)
  ctx.clip()
  ctx.strokeStyle = fade(t.tone(0.7, 0.08), 0.36)
  ctx.lineWidth = 2 * u
  ctx.beginPath()
  for (let v = box.y; v < -box.y; v += 46 * u) ctx.rect(box.x, v, w, 0)
  if (name !== 'quiet') for (let v = box.x; v < -box.x; v += 46 * u) ctx.rect(v, box.y, 0, h)
  ctx.stroke()
  ctx.restore()
}

function photograph({ ctx, t, u, seed }: GroundPlace, thing: Box): void {
  const { x, y } = middle(thing)
  const [w, h] = [thing.w * 1.04, thing.h * 1.1]
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate((seed % 2 === 0 ? 1 : -1) * 0.03)
  for (let n = 5; n > 0; n--)
    plate(ctx, { x: -w / 2 - 3 * n * u, y: -h / 2 + 4 * n * u, w: w + 6 * n * u, h }, 8 * u, fade(t.ink, 0.05))
  plate(ctx, { x: -w / 2, y: -h / 2, w, h }, 8 * u, '#ffffff')
  const inner = { x: -w * 0.45, y: -h * 0.46, w: w * 0.9, h: h * 0.8 }
  ctx.fillStyle = gradient(ctx, [0, inner.y, 0, inner.y + inner.h], t.mist, t.isDark ? t.tone(0.8, 0.08) : t.soft)
  ctx.fillRect(inner.x, inner.y, inner.w, inner.h)
  contactShadow(ctx, { x: 0, y: h * 0.28, rx: w * 0.32, ry: w * 0.045 }, t.ink, 0.35)
  ctx.rotate(-0.07)
  ctx.fillStyle = fade(marker(t), 0.75)
  ctx.fillRect(-110 * u, -h / 2 - 24 * u, 220 * u, 52 * u)
  ctx.restore()
}
