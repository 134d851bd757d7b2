/** Looks into files that people bring. */
import type { MediaKind } from '@octavo/contract/media'

export type Looked = { width: number | null; height: number | null; durationMs: number | null; hasThumbnail: boolean }

export interface MediaInspector {
  readonly name: string
  /** What a local file is, with a JPEG of what is seen at `thumbnail`; nothing when it is damaged or is not of this kind. */
  look(path: string, kind: MediaKind, options: { thumbnail: string; signal: AbortSignal }): Promise<Looked | undefined>
}
