/** A dark stage in the brand's own hue: one lamp, one thing on a plinth. */
import { bare, contactShadow, fill, glow, gradient, grain, middle } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { reading, type Tones } from '#draw/art/tones.ts'
import { fade } from '#draw/colors.ts'
import type { Box } from '#draw/layout.ts'
import { seededRandom } from '#random.ts'

const wall = (t: Tones, name: GroundPlace['name']) =>
  ({ main: t.tone(0.22, 0.055), loud: t.tone(0.33, 0.085), quiet: t.night })[name]

export const spotlight: LookArt = {
  captions: () => 'karaoke',
  moods: ['dramatic', 'night', 'focused'],
  size: 0.86,
  headline: { large: 1.3, leading: 1.08 },
  inks: (t, name) => ({
    fill: wall(t, name),
    ink: '#ffffff',
    strong: reading(t.lit, wall(t, name)),
    accent: t.lit,
    second: t.partner,
  }),
  turn: { by: 'dip', color: (t) => t.pit },
  mount: (picture, side, { env }) => bare({ env, picture, side }),
  paint(place) {
    const { ctx, env, t, name, thing, width, height } = place
    const at = thing ? middle(thing) : { x: width / 2, y: height * 0.42 }
    const back = ctx.createRadialGradient(at.x, at.y, width * 0.06, at.x, at.y, Math.max(width, height) * 0.64)
    back.addColorStop(0, name === 'quiet' ? t.tone(0.27, 0.07) : t.tone(0.36, 0.085))
    back.addColorStop(0.45, wall(t, name))
    back.addColorStop(1, name === 'loud' ? t.night : t.pit)
    fill(ctx, place, back)
    if (name !== 'quiet') beams(place, at.x)
    glow(ctx, at.x, at.y, width * 0.5, t.isDark ? t.tone(0.6, 0.13) : t.brand, name === 'quiet' ? 0.2 : 0.4)
    dust(place)
    if (thing) plinth(place, thing)
    grain(ctx, env, place, 0.03)
  },
}

function beams({ ctx, t, u, height }: GroundPlace, x: number): void {
  const lamp = t.tone(0.9, 0.08)
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  for (const [spread, alpha] of [
    [560, 0.16],
    [430, 0.22],
    [300, 0.26],
  ] as const) {
    ctx.fillStyle = gradient(ctx, [0, -60 * u, 0, height * 0.62], fade(lamp, alpha), fade(lamp, 0.01))
    ctx.beginPath()
    ctx.moveTo(x - 70 * u, -80 * u)
    ctx.lineTo(x + 70 * u, -80 * u)
    ctx.lineTo(x + spread * u, height * 0.63)
    ctx.lineTo(x - spread * u, height * 0.63)
    ctx.fill()
  }
  ctx.restore()
}

function dust({ ctx, t, u, width, height, seed }: GroundPlace): void {
  const { next } = seededRandom(seed + 11)
  const lamp = t.tone(0.9, 0.08)
  for (let n = 0; n < 34; n++) {
    const r = (2 + 8 * next() ** 3) * u
    ctx.fillStyle = fade(lamp, 0.08 + 0.3 * next())
    ctx.beginPath()
    ctx.arc(width * next(), height * (0.22 + 0.42 * next()), r, 0, 7)
    ctx.fill()
  }
}

function plinth({ ctx, t, width, shelf }: GroundPlace, thing: Box): void {
  const { x } = middle(thing)
  const [top, rx] = [thing.y + thing.h * 0.93, shelf ? shelf.w * 0.5 : Math.min(thing.w * 0.47, width * 0.3)]
  const [ry, deep] = shelf ? [rx * 0.16, rx * 0.2] : [rx * 0.21, rx * 0.36]
  ctx.fillStyle = fade(t.pit, 0.5)
  ctx.beginPath()
  ctx.ellipse(x, top + deep, rx * 2.3, ry * 2.2, 0, 0, 7)
  ctx.fill()
  const sides = [t.tone(0.2, 0.05), t.tone(0.52, 0.11), t.tone(0.4, 0.09), t.tone(0.16, 0.04)]
  ctx.fillStyle = gradient(ctx, [x - rx, 0, x + rx, 0], ...sides)
  ctx.beginPath()
  ctx.ellipse(x, top + deep, rx, ry, 0, 0, Math.PI)
  ctx.lineTo(x - rx, top)
  ctx.ellipse(x, top, rx, ry, 0, Math.PI, 0, true)
  ctx.fill()
  const lit = ctx.createRadialGradient(x, top, rx * 0.06, x, top, rx)
  lit.addColorStop(0, t.tone(0.86, 0.1))
  lit.addColorStop(1, t.tone(0.5, 0.11))
  ctx.fillStyle = lit
  ctx.beginPath()
  ctx.ellipse(x, top, rx, ry, 0, 0, 7)
  ctx.fill()
  contactShadow(ctx, { x, y: top, rx: rx * 0.8, ry: ry * 0.7 }, t.pit, 0.85)
}
