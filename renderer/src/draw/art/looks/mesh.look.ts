/** Soft light in the hues beside the brand's, one sheet of glass. */
import { contactShadow, fill, floating, glow, gradient, grain, middle, plate } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { glass as glassSheet } from '#draw/art/sheets.ts'
import { pane } from '#draw/art/shelf.ts'
import { reading, type Tones } from '#draw/art/tones.ts'
import { fade } from '#draw/colors.ts'
import type { Box } from '#draw/layout.ts'

const cloud = (t: Tones) => (t.isDark ? t.tone(0.74, 0.11) : t.bloom)

export const mesh: LookArt = {
  captions: () => 'boxed',
  moods: ['hopeful', 'calm', 'focused'],
  size: 0.8,
  headline: { large: 1.35, leading: 1.1 },
  inks: (t) => ({ fill: cloud(t), ink: t.ink, strong: reading(t.deep, cloud(t)), accent: t.brand, second: t.ink }),
  turn: glassSheet,
  mount: (picture, side, { env, t, u }) => floating({ env, picture, side }, t.ink, u),
  paint(place) {
    const { ctx, env, t, name, thing, shelf, width, height, seed } = place
    fill(ctx, place, name === 'quiet' ? t.paper : t.mist)
    const vivid = t.isDark ? t.tone(0.62, 0.13) : t.lit
    const base = cloud(t)
    const strength = { main: 1, loud: 1.25, quiet: 0.45 }[name]
    const flip = seed % 2 === 0 ? 0 : 1
    const clouds: [number, number, number, string, number][] = [
      [0.11, 0.11, 0.7, base, 0.95],
      [0.93, 0.22, 0.7, t.partnerSoft, 1],
      [0.9, 0.68, 0.76, name === 'loud' ? t.partner : vivid, 0.72],
      [0.06, 0.78, 0.7, name === 'loud' ? vivid : t.partner, 0.6],
      [0.48, 0.47, 0.52, '#ffffff', name === 'loud' ? 0.3 : 0.7],
    ]
    for (const [x, y, r, color, alpha] of clouds) {
      const at = flip ? 1 - x : x
      glow(ctx, at * width, y * height, r * Math.max(width, height * 0.56), color, Math.min(1, alpha * strength))
    }
    if (thing) glass(place, thing)
    if (shelf) pane(place, shelf, t.ink)
    grain(ctx, env, place, 0.02)
  },
}

function glass({ ctx, t, u }: GroundPlace, thing: Box): void {
  const { x, y } = middle(thing)
  const [w, h] = [thing.w * 1.02, thing.h * 1.02]
  const box = { x: x - w / 2, y: y - h / 2, w, h }
  for (let n = 4; n > 0; n--) {
    const grown = { x: box.x - 5 * n * u, y: box.y + 2 * n * u, w: box.w + 10 * n * u, h: box.h + 12 * n * u }
    plate(ctx, grown, (60 + 5 * n) * u, fade(t.ink, 0.035))
  }
  plate(ctx, box, 60 * u, 'rgba(255,255,255,.62)')
  const light = gradient(
    ctx,
    [box.x, box.y, box.x + w, box.y + h],
    'rgba(255,255,255,.95)',
    'rgba(255,255,255,.25)',
    'rgba(255,255,255,.8)',
  )
  ctx.strokeStyle = light
  ctx.lineWidth = 4 * u
  ctx.beginPath()
  ctx.roundRect(box.x + 2 * u, box.y + 2 * u, w - 4 * u, h - 4 * u, 58 * u)
  ctx.stroke()
  glow(ctx, x, y, h * 0.44, cloud(t), 0.75)
  contactShadow(ctx, { x, y: y + h * 0.37, rx: w * 0.3, ry: w * 0.045 }, t.ink, 0.35)
}
