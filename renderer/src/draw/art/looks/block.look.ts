/** Flat blocks of colour, letters as large as they go, things that bleed off the edge. */
import { fill, printed } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { blocks } from '#draw/art/sheets.ts'
import { printedBoard } from '#draw/art/shelf.ts'
import { reading, type Tones } from '#draw/art/tones.ts'

const field = (t: Tones, name: GroundPlace['name']) => ({ main: t.brand, loud: t.partner, quiet: t.night })[name]

export const block: LookArt = {
  captions: () => 'big-word',
  moods: ['upbeat', 'playful', 'dramatic'],
  size: 1.1,
  headline: { large: 1.75, leading: 1.12, capitals: true },
  inks: (t, name) => {
    const base = field(t, name)
    const ink = name === 'main' ? t.onBrandLarge : name === 'loud' ? t.pit : '#ffffff'
    return {
      fill: base,
      ink,
      strong: name === 'quiet' ? reading(t.lit, base) : ink,
      accent: name === 'quiet' ? t.lit : t.night,
      second: name === 'quiet' ? t.partner : t.lit,
    }
  },
  turn: blocks,
  mount: (picture, side, { env, t, u }) => printed({ env, picture, side }, t.pit, 22 * u, 22 * u),
  paint(place) {
    const { ctx, t, u, name, shelf, width, height, captions, seed } = place
    fill(ctx, place, field(t, name))
    const low = captions.y + captions.h * 0.1
    const lean = (seed % 2 === 0 ? 1 : -1) * 120 * u
    ctx.fillStyle = name === 'main' ? t.partner : name === 'loud' ? t.brand : t.tone(0.24, 0.06)
    ctx.beginPath()
    ctx.moveTo(0, low - height * 0.24 + lean)
    ctx.lineTo(width, low - height * 0.24 - lean)
    ctx.lineTo(width, height)
    ctx.lineTo(0, height)
    ctx.fill()
    if (shelf) printedBoard(place, shelf, name === 'quiet' ? t.lit : t.night, t.pit)
    // Captions are white with an edge: they lie on the darkest block, whatever the brand.
    ctx.fillStyle = t.pit
    ctx.beginPath()
    ctx.moveTo(0, low + lean * 0.2)
    ctx.lineTo(width, low - lean * 0.2)
    ctx.lineTo(width, height)
    ctx.lineTo(0, height)
    ctx.fill()
  },
}
