/** A sunburst, cut-out stickers, letters with an edge: glad and loud. */
import { cutOut, fill, glow, halftone, middle } from '#draw/art/kit.ts'
import type { GroundPlace, LookArt } from '#draw/art/look.art.ts'
import { board } from '#draw/art/shelf.ts'
import type { Tones } from '#draw/art/tones.ts'
import { fade } from '#draw/colors.ts'

const RAYS = 12

/** The two tones of the rays; all take dark letters. */
const rays = (t: Tones, name: GroundPlace['name']): [string, string] => {
  const own: [string, string] = [t.isDark ? t.tone(0.7, 0.14) : t.lit, t.isDark ? t.tone(0.76, 0.13) : t.bloom]
  return {
    main: own,
    loud: [t.partner, t.partnerSoft] as [string, string],
    quiet: [t.soft, t.mist] as [string, string],
  }[name]
}

export const sticker: LookArt = {
  captions: () => 'stacked',
  moods: ['playful', 'upbeat', 'hopeful'],
  size: 0.84,
  headline: { large: 1.5, leading: 1.04 },
  inks: (t, name) => ({
    fill: rays(t, name)[0],
    ink: t.ink,
    strong: t.ink,
    accent: name === 'main' ? t.partner : t.lit,
    second: '#ffffff',
  }),
  turn: { by: 'disc', colors: (t) => ['#ffffff', t.partner] },
  mount: (picture, side, { env, t, u }) => cutOut({ env, picture, side }, 20 * u, t.ink),
  paint(place) {
    const { ctx, t, u, name, thing, shelf, width, height, seed } = place
    const [dark, light] = rays(t, name)
    const { x, y } = thing ? middle(thing) : { x: width / 2, y: height * 0.42 }
    fill(ctx, place, dark)
    ctx.fillStyle = light
    const reach = Math.hypot(width, height)
    for (let n = 0; n < RAYS; n++) {
      const angle = ((n + (seed % 3) / 3) / RAYS) * 2 * Math.PI
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle))
      ctx.lineTo(x + reach * Math.cos(angle + Math.PI / RAYS), y + reach * Math.sin(angle + Math.PI / RAYS))
      ctx.fill()
    }
    glow(ctx, x, y, width * 0.56, '#ffffff', 0.5)
    const box = { x: 0, y: height * 0.68, w: width, h: height * 0.32 }
    const size = (_: number, py: number) => Math.min(0.9, (py - box.y) / box.h)
    halftone(ctx, { color: fade(t.ink, 0.13), step: 34 * u, box, at: size })
    if (shelf) board(place, shelf, { face: '#ffffff', front: t.soft, shadow: t.ink, round: 24 })
  },
}
