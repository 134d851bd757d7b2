import { probeMedia } from '@octavo/renderer'
import type { MediaInspector } from './media.ts'

/** The renderer's own eyes, each file in a process of its own. */
export const embeddedInspector = ({ encoder }: { encoder: 'auto' | 'ffmpeg' | 'node-av' }): MediaInspector => ({
  name: 'Octavo renderer',
  look: (path, kind, options) => probeMedia(path, kind, { ...options, encoder }),
})
