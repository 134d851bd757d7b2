/** A page of a magazine: an arch, a serif, much air. */
import { contactShadow, fill, floating, glow, gradient, middle } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { page as sheet } from '#draw/art/sheets.ts'
import { ruled } from '#draw/art/shelf.ts'
import { reading, type Tones } from '#draw/art/tones.ts'
import type { Box } from '#draw/layout.ts'

const page = (t: Tones, name: GroundPlace['name']) =>
  ({ main: t.paper, loud: t.isDark ? t.tone(0.86, 0.06) : t.soft, quiet: t.mist })[name]

export const editorial: LookArt = {
  captions: () => 'boxed',
  moods: ['calm', 'warm', 'hopeful'],
  size: 0.72,
  headline: { large: 1.35, leading: 1.08 },
  inks: (t, name) => ({
    fill: page(t, name),
    ink: t.ink,
    strong: reading(t.brand, page(t, name)),
    accent: t.brand,
    second: t.partner,
  }),
  turn: sheet,
  mount: (picture, side, { env, t, u }) => floating({ env, picture, side }, t.ink, u),
  paint(place) {
    const { ctx, t, u, name, thing, shelf, width, height, captions } = place
    fill(ctx, place, page(t, name))
    if (thing) archway(place, thing)
    else if (name !== 'main') wash(place)
    if (shelf) ruled(place, shelf, t.ink, t.ink)
    ctx.fillStyle = t.ink
    const line = captions.y - 6 * u
    if (name === 'main') ctx.fillRect(0, line, width, Math.max(1, 2 * u))
    ctx.fillStyle = name === 'quiet' ? t.paper : t.mist
    if (name === 'main') ctx.fillRect(0, line + 2 * u, width, height)
  },
}

function arch(ctx: GroundPlace['ctx'], { x, y, w, h }: Box): void {
  ctx.beginPath()
  ctx.moveTo(x, y + h)
  ctx.lineTo(x, y + w / 2)
  ctx.arc(x + w / 2, y + w / 2, w / 2, Math.PI, 0)
  ctx.lineTo(x + w, y + h)
  ctx.closePath()
}

function archway({ ctx, t, u }: GroundPlace, thing: Box): void {
  const { x, y } = middle(thing)
  const w = Math.min(thing.w, thing.h * 0.92)
  const opening = { x: x - w / 2, y: y - thing.h * 0.56, w, h: thing.h * 1.1 }
  const [high, low] = t.isDark ? [t.tone(0.8, 0.08), t.tone(0.66, 0.1)] : [t.soft, t.bloom]
  ctx.save()
  arch(ctx, opening)
  ctx.fillStyle = gradient(ctx, [0, opening.y, 0, opening.y + opening.h], high, low)
  ctx.fill()
  ctx.clip()
  glow(ctx, x - w * 0.2, opening.y + w * 0.4, w * 0.65, '#ffffff', 0.55)
  ctx.fillStyle = t.isDark ? t.tone(0.5, 0.1) : t.tone(0.72, 0.12)
  ctx.beginPath()
  ctx.ellipse(x, opening.y + opening.h * 1.02, w * 0.8, opening.h * 0.17, 0, 0, 7)
  ctx.fill()
  contactShadow(ctx, { x, y: y + thing.h * 0.38, rx: w * 0.4, ry: w * 0.07 }, t.ink, 0.5)
  ctx.restore()
  ctx.strokeStyle = t.ink
  ctx.lineWidth = 3 * u
  arch(ctx, { ...opening, x: opening.x + 20 * u, y: opening.y + 18 * u })
  ctx.stroke()
}

/** A large quiet shape, so that two pages differ. */
function wash({ ctx, t, width, height, name, seed }: GroundPlace): void {
  ctx.fillStyle = name === 'loud' ? (t.isDark ? t.tone(0.78, 0.09) : t.bloom) : t.soft
  ctx.beginPath()
  const left = seed % 2 === 0
  ctx.ellipse(left ? width * 0.16 : width * 0.84, height * 0.72, width * 0.72, height * 0.34, 0, 0, 7)
  ctx.fill()
}
