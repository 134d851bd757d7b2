import type { Media } from '@octavo/contract/media'
import { type FilmPicture, PICTURE_LIMITS } from '@octavo/contract/picture'
import { useState } from 'react'
import { useMediaLibrary } from '#api/media.queries.ts'
import { Button } from '#ui/Button.tsx'
import { Input } from '#ui/Input.tsx'
import { ArrowDown, ArrowUp, Crop, ImageOff, Plus, Trash2 } from '#ui/icons/index.ts'
import { CropDialog } from './CropDialog.tsx'
import { PicturePicker } from './PicturePicker.tsx'
import { changed, moved, withPicked } from './pictures.rules.ts'

type PicturesFieldProps = {
  label: string
  hint: string
  value: readonly FilmPicture[]
  onChange: (pictures: FilmPicture[]) => void
  /** How many there may be. */
  most: number
  /** They are shown in this order, which can be changed. */
  ordered?: true
  error?: string | undefined
}

/** Pictures and clips of one's own, out of My media or brought now: what each shows, what of it stays in view, how it moves. */
export function PicturesField({ label, hint, value, onChange, most, ordered, error }: PicturesFieldProps) {
  const { data: library } = useMediaLibrary()
  const [picking, setPicking] = useState(false)
  const [cropped, setCropped] = useState<string>()
  const mediaOf = (id: string) => library?.media.find((media) => media.id === id)
  const crop = value.find(({ mediaId }) => mediaId === cropped)
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium text-sm">{label}</legend>
      <p className="mt-0.5 text-ink-3 text-xs">{hint}</p>
      {value.length > 0 && (
        <ul className="mt-3 grid gap-2">
          {value.map((picture, index) => (
            <PictureRow
              key={picture.mediaId}
              picture={picture}
              media={mediaOf(picture.mediaId)}
              isKnown={library !== undefined}
              number={index + 1}
              onChange={(change) => onChange(changed(value, index, change))}
              onCrop={() => setCropped(picture.mediaId)}
              onRemove={() => onChange(value.filter((one) => one !== picture))}
              {...(ordered && { onMove: (by) => onChange(moved(value, index, by)), of: value.length })}
            />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="sm" disabled={value.length >= most} onClick={() => setPicking(true)}>
          <Plus />
          Add photos and clips
        </Button>
        {value.length > 0 && (
          <span className="num text-ink-3 text-xs">
            {value.length} of {most}
          </span>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
      {picking && (
        <PicturePicker
          chosen={value.map(({ mediaId }) => mediaId)}
          most={most}
          onDone={(ids) => {
            onChange(withPicked(value, ids))
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {crop && (
        <CropDialog
          picture={crop}
          src={stillOf(mediaOf(crop.mediaId))}
          onChange={(change) => onChange(changed(value, value.indexOf(crop), change))}
          onClose={() => setCropped(undefined)}
        />
      )}
    </fieldset>
  )
}

/** Of a clip its preview. */
const stillOf = (media: Media | undefined): string => (media?.kind === 'clip' ? media.thumbnailUrl : media?.url) ?? ''

type RowProps = {
  picture: FilmPicture
  media: Media | undefined
  /** Whether the library has been read: only then a picture may be said to be gone. */
  isKnown: boolean
  number: number
  of?: number
  onChange: (change: Partial<FilmPicture>) => void
  onCrop: () => void
  onRemove: () => void
  onMove?: (by: 1 | -1) => void
}

function PictureRow({ picture, media, isKnown, number, of = 0, onChange, onCrop, onRemove, onMove }: RowProps) {
  const isGone = isKnown && !media
  return (
    <li className="flex items-center gap-2">
      <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-sunken">
        {media ? (
          <img src={media.thumbnailUrl ?? stillOf(media)} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          isGone && <ImageOff className="size-4 text-ink-3" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        {isGone ? (
          <p className="text-ink-2 text-sm">Not in your media any more; films do without it.</p>
        ) : (
          <Input
            aria-label={`What picture ${number} shows`}
            maxLength={PICTURE_LIMITS.label}
            placeholder={media ? `What it shows: ${media.name}` : 'What it shows'}
            value={picture.label ?? ''}
            onChange={(event) => onChange({ label: event.target.value })}
          />
        )}
      </div>
      {onMove && (
        <>
          <Button
            size="icon"
            variant="ghost"
            disabled={number === 1}
            aria-label={`Picture ${number} earlier`}
            onClick={() => onMove(-1)}
          >
            <ArrowUp />
          </Button>
          <Button
            size="icon"
            variant="ghost"
            disabled={number === of}
            aria-label={`Picture ${number} later`}
            onClick={() => onMove(1)}
          >
            <ArrowDown />
          </Button>
        </>
      )}
      <Button
        size="icon"
        variant="ghost"
        disabled={!media}
        aria-label={`What of picture ${number} stays in view`}
        onClick={onCrop}
      >
        <Crop />
      </Button>
      <Button size="icon" variant="ghost" aria-label={`Remove picture ${number}`} onClick={onRemove}>
        <Trash2 />
      </Button>
    </li>
  )
}
