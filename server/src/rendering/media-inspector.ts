/** Looks into files that people bring, with the renderer's own eyes, each file in a process of its own. */
import type { MediaKind } from '@octavo/contract/media'
import { probeMedia } from '@octavo/renderer'
import type { Config } from '#config.ts'

export type Looked = { width: number | null; height: number | null; durationMs: number | null; hasThumbnail: boolean }

export interface MediaInspector {
  /** Shown on screens: who looked. */
  readonly name: string
  /** What a local file is, with a JPEG of what is seen at `thumbnail`; nothing when it is damaged or is not of this kind. */
  look(path: string, kind: MediaKind, options: { thumbnail: string; signal: AbortSignal }): Promise<Looked | undefined>
}

export const mediaInspector = ({ encoder }: Pick<Config, 'encoder'>): MediaInspector => ({
  name: 'Octavo renderer',
  look: (path, kind, options) => probeMedia(path, kind, { ...options, encoder }),
})
