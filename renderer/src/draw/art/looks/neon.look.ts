/** Night: tiles that take the light, a lit tube, a wet floor. */
import { bare, fill, glow, gradient, middle } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { litEdge } from '#draw/art/shelf.ts'
import { reading, type Tones } from '#draw/art/tones.ts'
import { fade, toLch } from '#draw/colors.ts'
import type { Box } from '#draw/layout.ts'

const tubeOf = (t: Tones) => (t.isDark ? t.tone(0.78, 0.17) : t.tone(Math.max(0.74, toLch(t.brand).l), 0.17))

export const neon: LookArt = {
  captions: () => 'neon',
  moods: ['night', 'upbeat', 'dramatic'],
  size: 0.84,
  headline: { large: 1.85, leading: 0.98, capitals: true },
  inks: (t, name) => ({
    fill: name === 'loud' ? t.tone(0.26, 0.08) : t.night,
    ink: '#ffffff',
    strong: reading(tubeOf(t), name === 'loud' ? t.tone(0.26, 0.08) : t.night),
    accent: tubeOf(t),
    second: t.partner,
  }),
  turn: { by: 'dip', color: (t) => t.pit },
  mount: (picture, side, { env }) => bare({ env, picture, side }),
  paint(place) {
    const { ctx, t, u, name, thing, shelf, width, height, captions } = place
    const low = name === 'loud' ? t.tone(0.3, 0.1) : t.pit
    fill(ctx, place, gradient(ctx, [0, 0, 0, height], t.pit, name === 'quiet' ? t.pit : t.night, low))
    const light = thing ? middle(thing) : { x: width * (place.seed % 2 === 0 ? 0.15 : 0.85), y: height * 0.4 }
    tiles(place, light)
    const floor = captions.y - 30 * u
    ctx.fillStyle = t.pit
    ctx.fillRect(0, floor, width, height - floor)
    glow(ctx, light.x, light.y, 640 * u, tubeOf(t), name === 'quiet' ? 0.14 : 0.28)
    if (thing) tube(place, thing, floor)
    else bars(place, light.x, floor)
    if (shelf) litEdge(place, shelf, t.partner, t.tone(0.97, 0.03))
    ctx.fillStyle = fade(tubeOf(t), 0.35)
    ctx.fillRect(0, floor - 2 * u, width, 3 * u)
  },
}

function tiles({ ctx, t, u, width, height, name }: GroundPlace, light: { x: number; y: number }): void {
  const strength = { main: 0.15, loud: 0.22, quiet: 0.09 }[name]
  for (let row = 0; row * 76 * u < height; row++)
    for (let x = (-150 + (row % 2) * 75) * u; x < width; x += 150 * u) {
      const far = Math.hypot(x + 72 * u - light.x, (row * 76 + 36) * u - light.y) / (760 * u)
      ctx.fillStyle = fade(tubeOf(t), Math.max(0.012, strength * (1 - 0.93 * far)))
      ctx.beginPath()
      ctx.roundRect(x + 3 * u, (row * 76 + 3) * u, 144 * u, 70 * u, 5 * u)
      ctx.fill()
    }
}

/** Light falls off in steps: blurred strokes cost more than all the rest of a frame. */
function lit({ ctx, t, u }: GroundPlace, path: () => void): void {
  ctx.lineCap = 'round'
  for (let n = 9; n > 0; n--) {
    ctx.strokeStyle = fade(tubeOf(t), 0.05)
    ctx.lineWidth = (18 + 9 * n) * u
    path()
  }
  ctx.strokeStyle = tubeOf(t)
  ctx.lineWidth = 22 * u
  path()
  ctx.strokeStyle = t.tone(0.97, 0.03)
  ctx.lineWidth = 9 * u
  path()
}

function tube(place: GroundPlace, thing: Box, floor: number): void {
  const { ctx, t, width, height } = place
  const { x, y } = middle(thing)
  const r = Math.min(thing.w, thing.h) * 0.54
  const arc = () => {
    ctx.beginPath()
    ctx.arc(x, y, r, 0.62 * Math.PI, 2.38 * Math.PI)
    ctx.stroke()
  }
  lit(place, arc)
  ctx.save()
  ctx.globalAlpha = 0.16
  ctx.beginPath()
  ctx.rect(0, floor, width, height - floor)
  ctx.clip()
  ctx.translate(0, 2 * floor - 20 * place.u)
  ctx.scale(1, -1)
  lit(place, arc)
  ctx.restore()
  ctx.fillStyle = gradient(ctx, [0, floor, 0, floor + (height - floor) * 0.6], fade(t.pit, 0.1), t.pit)
  ctx.fillRect(0, floor, width, height - floor)
}

function bars(place: GroundPlace, x: number, floor: number): void {
  const { ctx, u } = place
  const edge = x < place.width / 2 ? 34 * u : place.width - 34 * u
  for (const step of place.name === 'loud' ? [-1, 1] : [0])
    lit(place, () => {
      ctx.beginPath()
      ctx.moveTo(step === 0 ? edge : place.width / 2 + step * (place.width / 2 - 34 * u), floor * 0.3)
      ctx.lineTo(step === 0 ? edge : place.width / 2 + step * (place.width / 2 - 34 * u), floor * 0.82)
      ctx.stroke()
    })
}
