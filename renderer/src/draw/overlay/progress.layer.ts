/** How far the film is, as a thin line along the upper edge. */
import type { Layer } from '#draw/layer.ts'
import { band, type Layout } from '#draw/layout.ts'
import type { Look } from '#draw/look.ts'

export function progressLayer(frames: number, layout: Layout, look: Look): Layer {
  const box = band(layout.progress, layout)
  const step = Math.max(1, Math.round(4 * layout.unit))
  const width = (frame: number) =>
    frame + 1 >= frames ? box.w : Math.floor((box.w * (frame + 1)) / frames / step) * step
  return {
    name: 'progress',
    ...box,
    key: width,
    draw(ctx, frame) {
      ctx.fillStyle = 'rgba(255,255,255,0.25)'
      ctx.fillRect(0, 0, box.w, box.h)
      ctx.fillStyle = look.accent
      ctx.fillRect(0, 0, width(frame), box.h)
    },
  }
}
