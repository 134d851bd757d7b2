import type { Shape } from '@octavo/renderer/choices'
import type { VideoFormat } from '#video/limits.ts'

export const SHAPE_LABELS: Record<Shape, string> = {
  '9:16': 'Vertical (9:16)',
  '16:9': 'Horizontal (16:9)',
  '1:1': 'Square (1:1)',
  '4:5': 'Portrait (4:5)',
}

/** `clean`: neither name nor logo of the brand, nor a link, lies over the film. */
export { OVERLAYS, type Overlays, SHAPES, type Shape } from '@octavo/renderer/choices'

/** The shape in which a film is made at first. */
export const SHAPE_OF: Record<VideoFormat, Shape> = { short: '9:16', long: '16:9' }

/** `old`: the film was edited since it was made. */
export const RENDITION_STATUSES = ['queued', 'making', 'ready', 'old', 'failed'] as const
export type RenditionStatus = (typeof RENDITION_STATUSES)[number]
