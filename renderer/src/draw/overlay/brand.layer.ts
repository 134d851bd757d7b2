/** The brand's mark in the upper left: its logo, or its name set in type. */
import type { DrawEnv, Layer } from '#draw/layer.ts'
import { band, type Layout } from '#draw/layout.ts'
import type { Look } from '#draw/look.ts'
import { fit, type Measure, write } from '#draw/text.fit.ts'
import { graphemes } from '#draw/text.pieces.ts'

export type Logo = NonNullable<DrawEnv['logo']>

/** The size at which a logo fills the room it has without being stretched. */
export function logoSize(logo: Logo, room: { w: number; h: number }): { w: number; h: number } {
  const scale = Math.min(room.w / Math.max(1, logo.width), room.h / Math.max(1, logo.height))
  return { w: logo.width * scale, h: logo.height * scale }
}

export function brandLayer(name: string, logo: Logo | undefined, layout: Layout, look: Look, measure: Measure): Layer {
  const box = band(layout.brand, layout)
  const u = layout.unit
  const high = layout.brand.h
  const surface = look.carded ? look.card : look.open
  const initial = graphemes(name.trim())[0] ?? ''
  const text = fit(measure, name, {
    w: box.w - high - 48 * u,
    h: high,
    max: 38 * u,
    min: 22 * u,
    lines: 1,
    font: (px) => look.type.display(px, 700),
  })
  return {
    name: 'brand',
    ...box,
    key: () => (logo || initial ? 'still' : undefined),
    draw(ctx) {
      if (logo) {
        const size = logoSize(logo, { w: box.w * 0.6, h: high - 16 * u })
        plate(size.w + 36 * u)
        ctx.drawImage(logo, 18 * u, 8 * u, size.w, size.h)
        return
      }
      if (look.carded) plate(high + text.w + 28 * u)
      const side = high - 24 * u
      ctx.fillStyle = look.accent
      ctx.beginPath()
      ctx.roundRect(12 * u, 12 * u, side, side, 18 * u)
      ctx.fill()
      const mark = fit(measure, initial.toUpperCase(), { w: side, h: side, max: 38 * u, lines: 1, leading: 1 })
      write(ctx, mark, 12 * u + side / 2, 12 * u + (side - mark.h) / 2 + 2 * u, 'center', look.onAccent)
      write(ctx, text, high + 6 * u, (high - text.h) / 2 + u, 'left', surface.ink)

      function plate(width: number) {
        ctx.fillStyle = look.card.fill
        ctx.beginPath()
        ctx.roundRect(0, 0, width, high, 24 * u)
        ctx.fill()
      }
    },
  }
}
