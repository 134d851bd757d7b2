/** The ground of a film: opaque, low resolution, never still. */
import type { Ground } from '#draw/layer.ts'
import type { Look } from '#draw/look.ts'
import { type Background, FPS, type Size } from '#plan.ts'
import { animated, gradient, solid } from './glow.ground.ts'
import { office } from './office.ground.ts'
import { outdoor } from './outdoor.ground.ts'
import type { Paint } from './paint.ts'
import { studio } from './studio.ground.ts'

const PAINTS: Record<Background, Paint> = { gradient, solid, animated, office, studio, outdoor }
/** A ground moves too slowly for the eye to tell 15 pictures a second from 30. */
const FRAMES_PER_PICTURE = 2
const SCALE = 8

export function groundOf(background: Background, look: Look, seed: number, size: Size): Ground {
  const paint = PAINTS[background](look, seed)
  const w = Math.ceil(size.width / SCALE)
  const h = Math.ceil(size.height / SCALE)
  const picture = (frame: number) => Math.floor(frame / FRAMES_PER_PICTURE)
  return {
    w,
    h,
    key: picture,
    draw: (ctx, frame) => paint(ctx, (picture(frame) * FRAMES_PER_PICTURE) / FPS, w, h),
  }
}
