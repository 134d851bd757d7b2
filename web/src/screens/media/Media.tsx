import { MEDIA_LIMITS, type MediaKind, type MediaLibrary } from '@octavo/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { refreshShelf, useMediaLibrary } from '#api/media.queries.ts'
import { onArrival, uploadFiles, useUploads } from '#parts/upload/uploads.ts'
import { useFileDialog } from '#parts/upload/useFileDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Upload } from '#ui/icons/index.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'
import { DropArea } from './DropArea.tsx'
import { MediaCard } from './MediaCard.tsx'
import { StorageUse } from './StorageUse.tsx'
import { UnfinishedList } from './UnfinishedList.tsx'
import { UploadList } from './UploadList.tsx'

const AT_ONCE = 48
const ALL = 'all'
const KINDS: readonly { value: MediaKind | typeof ALL; label: string }[] = [
  { value: ALL, label: 'All' },
  { value: 'picture', label: 'Pictures' },
  { value: 'clip', label: 'Clips' },
  { value: 'music', label: 'Music' },
]
const grid = 'grid grid-cols-2 items-start gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6'

/** The account's own pictures, clips and music: brought here, looked at, renamed, deleted. */
export default function Media() {
  const cache = useQueryClient()
  const { data: library, error, refetch } = useMediaLibrary()
  const { files, notes } = useUploads()
  useEffect(() => onArrival(() => void refreshShelf(cache)), [cache])
  const bring = (chosen: readonly File[]) => void uploadFiles(chosen, library?.unfinished ?? [])
  const [input, choose] = useFileDialog(bring)
  const button = (
    <Button variant="solid" onClick={choose}>
      <Upload />
      Upload files
    </Button>
  )
  return (
    <DropArea onFiles={bring}>
      {input}
      <PageHeader
        title="Media"
        subtitle="Your own pictures, clips and music"
        actions={library && library.media.length > 0 && button}
      />
      <Notes notes={notes} />
      <UploadList files={files} />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!library && !error && <Places />}
      {library && <UnfinishedList unfinished={library.unfinished} going={files} onChoose={choose} />}
      {library && (library.media.length > 0 ? <Library library={library} /> : <NoMedia action={button} />)}
    </DropArea>
  )
}

/** Why files were not taken: at most four, for a few seconds. */
function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <div role="alert" className={notes.length > 0 ? 'mb-4 rounded-lg bg-bad-soft px-4 py-3 text-sm' : 'sr-only'}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function Library({ library }: { library: MediaLibrary }) {
  const [kind, setKind] = useState<MediaKind | typeof ALL>(ALL)
  const media = library.media.filter((one) => kind === ALL || one.kind === kind)
  const [shown, more] = useMore(media, AT_ONCE)
  const options = KINDS.filter(({ value }) => value === ALL || library.media.some((one) => one.kind === value))
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {options.length > 2 ? <Segmented label="Kind" value={kind} onChange={setKind} options={options} /> : <span />}
        <StorageUse used={library.usedBytes} limit={library.limitBytes} />
      </div>
      <ul aria-label="Own media" className={grid}>
        {shown.map((one) => (
          <MediaCard key={one.id} media={one} />
        ))}
      </ul>
      {media.length === 0 && <p className="py-10 text-center text-ink-2 text-sm">Nothing of this kind yet.</p>}
      {more}
    </>
  )
}

const NoMedia = ({ action }: { action: ReactNode }) => (
  <Card>
    <EmptyState
      title="No Media Yet"
      hint={`Drop files here or choose them: PNG, JPG, WebP, MP4, MOV, WebM, MP3, WAV and M4A, up to ${MEDIA_LIMITS.fileBytes / 1_048_576} MB each.`}
      action={action}
    />
  </Card>
)

const Places = () => (
  <div className={grid}>
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <Skeleton key={place} className="aspect-square rounded-lg" />
    ))}
  </div>
)
