import { MEDIA_TYPES, type Media } from '@octavo/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { refreshShelf, useMediaLibrary } from '#api/media.queries.ts'
import { formatPlayTime } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { onArrival, uploadFiles, useUploads } from '#parts/upload/uploads.ts'
import { useFileDialog } from '#parts/upload/useFileDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Camera, Upload } from '#ui/icons/index.ts'

const TAKEN = Object.entries(MEDIA_TYPES)
  .filter(([, { kind }]) => kind !== 'music')
  .flatMap(([ending, { contentType }]) => [ending, contentType])
const ACCEPT = ['.jpeg', ...TAKEN].join(',')

type PicturePickerProps = {
  chosen: readonly string[]
  most: number
  /** Told every chosen picture's id, in the order in which they were chosen. */
  onDone: (ids: string[]) => void
  onClose: () => void
}

/** The account's pictures and clips to choose from; more can be brought. What is brought now is chosen already. */
export function PicturePicker({ chosen, most, onDone, onClose }: PicturePickerProps) {
  const cache = useQueryClient()
  const { data: library, error, refetch } = useMediaLibrary()
  const { files, notes } = useUploads()
  const [picked, setPicked] = useState<readonly string[]>(chosen)
  const pictures = library?.media.filter(({ kind }) => kind !== 'music')
  const bringing = useBrought(pictures, (ids) => setPicked((all) => [...all, ...ids].slice(0, most)))
  useEffect(() => onArrival(() => void refreshShelf(cache)), [cache])
  const bring = (chosenFiles: readonly File[]) => {
    bringing()
    void uploadFiles(chosenFiles, library?.unfinished ?? [])
  }
  const [input, choose] = useFileDialog(bring, ACCEPT)
  const [camera, take] = useFileDialog(bring, 'image/*,video/*', true)
  const toggle = (id: string) =>
    setPicked((all) => (all.includes(id) ? all.filter((one) => one !== id) : [...all, id].slice(0, most)))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your pictures and clips"
      description={`Choose up to ${most}.`}
      className="w-[min(94vw,44rem)]"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="solid" onClick={() => onDone([...picked])}>
            Use {plural(picked.length, 'picture')}
          </Button>
        </>
      }
    >
      {input}
      {camera}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Button size="sm" onClick={choose}>
          <Upload />
          Upload
        </Button>
        {/* Where a finger points there is a camera at hand. */}
        <Button size="sm" onClick={take} className="hidden pointer-coarse:inline-flex">
          <Camera />
          Take one now
        </Button>
        <span role="status" className="text-ink-2 text-sm">
          {notes[0] ?? (files.length > 0 && `Uploading ${plural(files.length, 'file')}...`)}
        </span>
      </div>
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {pictures?.length === 0 && (
        <p className="text-ink-2 text-sm">There are no pictures or clips in your media yet.</p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
        {pictures?.map((picture) => (
          <Tile
            key={picture.id}
            picture={picture}
            place={picked.indexOf(picture.id) + 1}
            disabled={picked.length >= most && !picked.includes(picture.id)}
            onToggle={() => toggle(picture.id)}
          />
        ))}
      </div>
    </Dialog>
  )
}

/** Tells of pictures that come into the library once somebody has begun to bring some. */
function useBrought(pictures: readonly Media[] | undefined, tell: (ids: string[]) => void): () => void {
  const [known, setKnown] = useState<readonly string[]>()
  const ids = pictures?.map(({ id }) => id) ?? []
  const fresh = known ? ids.filter((id) => !known.includes(id)) : []
  if (fresh.length > 0) {
    setKnown(ids)
    tell(fresh)
  }
  return () => setKnown(ids)
}

type TileProps = { picture: Media; place: number; disabled: boolean; onToggle: () => void }

const Tile = ({
  picture: { name, kind, thumbnailUrl, url, durationSeconds },
  place,
  disabled,
  onToggle,
}: TileProps) => (
  <label
    title={name}
    className={cn(
      'relative aspect-square cursor-pointer overflow-hidden rounded-md border bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
      place > 0 ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
      disabled && 'cursor-not-allowed opacity-45',
    )}
  >
    <input
      type="checkbox"
      checked={place > 0}
      disabled={disabled}
      onChange={onToggle}
      aria-label={name}
      className="sr-only"
    />
    {(thumbnailUrl || kind === 'picture') && (
      <img src={thumbnailUrl ?? url} alt="" loading="lazy" className="size-full object-cover" />
    )}
    {durationSeconds !== null && (
      <span className="num absolute right-1 bottom-1 rounded-sm bg-black/75 px-1 py-0.5 font-medium text-[0.6875rem] text-white">
        {formatPlayTime(durationSeconds)}
      </span>
    )}
    {place > 0 && (
      <span className="num absolute top-1 right-1 grid size-5 place-items-center rounded-full bg-ink font-medium text-[0.6875rem] text-surface">
        {place}
      </span>
    )}
  </label>
)
