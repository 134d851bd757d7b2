import { type FilmPicture, PICTURE_LIMITS } from '@octavo/contract/picture'
import { PicturesField } from './PicturesField.tsx'

type FilmPicturesProps = {
  value: readonly FilmPicture[] | undefined
  onChange: (pictures: FilmPicture[]) => void
  error?: string | undefined
}

/** The pictures of one film, as every generator asks for them. */
export const FilmPictures = ({ value = [], onChange, error }: FilmPicturesProps) => (
  <PicturesField
    label="Your own pictures and clips"
    hint={
      value.length > 0
        ? 'Shown in this order, as far as there is room.'
        : "With none, the film uses the brand's where they fit the words."
    }
    value={value}
    onChange={onChange}
    most={PICTURE_LIMITS.film}
    error={error}
    ordered
  />
)
