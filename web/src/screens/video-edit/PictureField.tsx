import type { FilmEdit } from '@octavo/contract/edit'
import type { Media } from '@octavo/contract/media'
import { PAN_LABELS, PANS } from '@octavo/contract/picture'
import { FocusPoint } from '#parts/picture/FocusPoint.tsx'
import { cn } from '#ui/cn.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import type { SceneFieldProps } from './scene-fields.rules.ts'

/** The film chooses what costs least. */
const BY_ITSELF = 'itself'

type PictureFieldProps = SceneFieldProps & { pictures: readonly Media[]; film: FilmEdit }

/** Which picture a scene shows, what of it stays in view, and how it moves. */
export function PictureField({ words, change, problemOf, pictures, film }: PictureFieldProps) {
  if (words.kind !== 'media') return null
  const { pan: _, ...still } = words
  const shown = pictures.find(({ id }) => id === words.mediaId)
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">Picture</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
          {pictures.map((picture) => (
            <label
              key={picture.id}
              title={picture.name}
              className={cn(
                'aspect-square cursor-pointer overflow-hidden rounded-md border bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
                picture.id === words.mediaId ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
              )}
            >
              <input
                type="radio"
                name="picture"
                checked={picture.id === words.mediaId}
                onChange={() => {
                  const { focus: __, ...other } = words
                  change({ ...other, mediaId: picture.id }, 'mediaId')
                }}
                aria-label={picture.name}
                className="sr-only"
              />
              <img src={picture.thumbnailUrl ?? picture.url} alt="" loading="lazy" className="size-full object-cover" />
            </label>
          ))}
        </div>
        {problemOf('mediaId') && (
          <p role="alert" className="mt-1.5 text-bad text-sm">
            {problemOf('mediaId')}
          </p>
        )}
      </fieldset>
      {shown ? (
        <FocusPoint
          src={shown.kind === 'clip' ? (shown.thumbnailUrl ?? '') : shown.url}
          focus={words.focus}
          shapes={[film.format]}
          onChange={(focus) => change({ ...words, focus }, 'focus')}
        />
      ) : (
        <p className="text-ink-2 text-sm">
          This picture is no longer in your media. The film keeps it until you choose another.
        </p>
      )}
      <Field label="Movement" className="max-w-56">
        {(aria) => (
          <Select
            {...aria}
            value={words.pan ?? BY_ITSELF}
            onChange={(pan) =>
              change(pan === BY_ITSELF ? still : { ...still, pan: pan as (typeof PANS)[number] }, 'pan')
            }
            options={[
              { value: BY_ITSELF, label: 'As the film likes' },
              ...PANS.map((value) => ({ value, label: PAN_LABELS[value] })),
            ]}
          />
        )}
      </Field>
    </>
  )
}
