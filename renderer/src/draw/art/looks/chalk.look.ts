/** A slate with chalk dust and a hand. */
import { bare, fill, glow, grain, loop, middle, rough } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { wiped } from '#draw/art/sheets.ts'
import { chalked } from '#draw/art/shelf.ts'
import { reading, type Tones } from '#draw/art/tones.ts'
import { fade } from '#draw/colors.ts'
import type { Box } from '#draw/layout.ts'
import { seededRandom } from '#random.ts'

const slate = (t: Tones, name: GroundPlace['name']) =>
  ({ main: t.tone(0.27, 0.04), loud: t.tone(0.36, 0.075), quiet: t.tone(0.21, 0.03) })[name]
const chalkOf = (t: Tones) => (t.isDark ? t.partner : t.lit)

export const chalk: LookArt = {
  captions: () => 'underline',
  moods: ['warm', 'calm', 'playful'],
  size: 0.82,
  headline: { large: 1.75, leading: 0.98 },
  inks: (t, name) => ({
    fill: slate(t, name),
    ink: '#ffffff',
    strong: reading(chalkOf(t), slate(t, name)),
    accent: chalkOf(t),
    second: t.partner,
  }),
  turn: wiped,
  mount: (picture, side, { env }) => bare({ env, picture, side }),
  paint(place) {
    const { ctx, env, t, u, name, thing, shelf, width, height, captions, seed } = place
    fill(ctx, place, slate(t, name))
    const { next } = seededRandom(seed + 5)
    for (let n = 0; n < 26; n++) glow(ctx, width * next(), height * next(), (160 + 260 * next()) * u, '#ffffff', 0.05)
    grain(ctx, env, place, 0.05)
    if (thing) ring(place, thing)
    else scribble(place)
    if (shelf) chalked(place, shelf, '#ffffff')
    const y = captions.y + captions.h - 4 * u
    rough(
      ctx,
      [
        [width * 0.14, y],
        [width * 0.86, y - 6 * u],
      ],
      { color: fade('#ffffff', 0.4), width: 5 * u, seed: 6, wobble: 6 * u },
    )
  },
}

function ring({ ctx, t, u }: GroundPlace, thing: Box): void {
  const { x, y } = middle(thing)
  const [rx, ry] = [thing.w * 0.56, thing.h * 0.53]
  rough(ctx, loop(x, y, rx, ry), { color: fade(chalkOf(t), 0.85), width: 11 * u, seed: 2, wobble: 7 * u })
  for (const [n, angle] of [-2.95, -2.7, -2.45, -0.7, -0.45, -0.2].entries()) {
    const ray = (k: number) => [x + rx * k * Math.cos(angle), y + ry * k * Math.sin(angle)] as const
    rough(ctx, [ray(1.13), ray(1.29)], { color: fade('#ffffff', 0.8), width: 9 * u, seed: n + 3, wobble: 4 * u })
  }
}

/** What somebody drew in passing, at the edges where no words stand. */
function scribble({ ctx, t, u, width, height, name }: GroundPlace): void {
  const ink = { color: fade(name === 'loud' ? '#ffffff' : chalkOf(t), 0.35), width: 8 * u, wobble: 6 * u }
  const wave = (y: number) =>
    Array.from({ length: 14 }, (_, n) => [width * (0.72 + n * 0.024), y + 22 * u * Math.sin(n * 1.2)] as const)
  rough(ctx, wave(height * 0.07), { ...ink, seed: 8 })
  rough(ctx, loop(width * 0.08, height * 0.9, 90 * u, 84 * u), { ...ink, seed: 9 })
}
