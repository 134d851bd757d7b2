/** Pure: what a rendition is called, and what is said of it. */
import {
  type Overlays,
  type Rendition,
  type RenditionStatus,
  renditionFiles,
  type Shape,
} from '@octavo/contract/rendition'

export type Kept = {
  id: string
  shape: Shape
  overlays: Overlays
  status: 'queued' | 'making' | 'ready' | 'failed'
  progress: number
  problem: string | null
  revision: number | null
  sizeBytes: number | null
}

/** As a rendition is shown beside its film, which is of this revision by now. */
export function renditionView(kept: Kept, filmRevision: number): Rendition {
  const { id, shape, overlays, progress, problem, sizeBytes } = kept
  const isThere = kept.revision !== null
  const isOld = kept.status === 'ready' && kept.revision !== filmRevision
  const status: RenditionStatus = isOld ? 'old' : kept.status
  return {
    id,
    shape,
    overlays,
    status,
    progress: kept.status === 'ready' ? 1 : progress,
    problem,
    url: isThere ? renditionFiles.stream(id) : null,
    downloadUrl: isThere ? renditionFiles.download(id) : null,
    sizeBytes: isThere ? sizeBytes : null,
  }
}

/** A name for files that says what they are: `4x5`, `9x16-clean`. */
export const renditionName = ({ shape, overlays }: { shape: Shape; overlays: Overlays }): string =>
  `${shape.replace(':', 'x')}${overlays === 'clean' ? '-clean' : ''}`
