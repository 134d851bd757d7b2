import type { z } from 'zod'
import type { Rendition as RenditionSchema, renditionSchemas } from './rendition.schemas.ts'
import { rows } from './route.ts'
import type { VideoFormat } from './video.ts'

/** The same film in another shape, or without the brand's name over it. */
export type Rendition = z.output<typeof RenditionSchema>

export const SHAPES = ['9:16', '16:9', '1:1', '4:5'] as const
export type Shape = (typeof SHAPES)[number]
export const SHAPE_LABELS: Record<Shape, string> = {
  '9:16': 'Vertical (9:16)',
  '16:9': 'Horizontal (16:9)',
  '1:1': 'Square (1:1)',
  '4:5': 'Portrait (4:5)',
}

/** `clean`: neither name nor logo of the brand, nor a link, lies over the film. */
export const OVERLAYS = ['all', 'clean'] as const
export type Overlays = (typeof OVERLAYS)[number]

/** The shape in which a film is made at first. */
export const SHAPE_OF: Record<VideoFormat, Shape> = { short: '9:16', long: '16:9' }

/** `old`: the film was edited since it was made. */
export const RENDITION_STATUSES = ['queued', 'making', 'ready', 'old', 'failed'] as const
export type RenditionStatus = (typeof RENDITION_STATUSES)[number]

export const renditionRoutes = rows<typeof renditionSchemas>()({
  list: { method: 'GET', path: '/api/videos/{id}/renditions' },
  /** Has one made, or made again; costs nothing. What is there or on its way already is answered as it is. */
  make: { method: 'POST', path: '/api/videos/{id}/renditions' },
})

/** Addresses of a rendition's file. */
export const renditionFiles = {
  stream: (id: string) => `/api/renditions/${id}/file`,
  download: (id: string) => `/api/renditions/${id}/file?download`,
}
