import type { LibraryVideo } from '@octavo/contract/video'
import { sentenceOf } from '#api/call.ts'
import { useVideo } from '#api/publication.queries.ts'
import { RenditionList } from '#parts/video/RenditionList.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type ShapesSheetProps = { film: LibraryVideo; onClose: () => void }

/** A film in every shape it can be had in. */
export function ShapesSheet({ film, onClose }: ShapesSheetProps) {
  const video = useVideo(film.id)
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Other formats" description={film.title}>
      {video.error && <ErrorNote what={sentenceOf(video.error)} onRetry={() => void video.refetch()} />}
      {video.isPending && <Skeleton className="h-96" />}
      {video.data && <RenditionList video={video.data} />}
    </Sheet>
  )
}
