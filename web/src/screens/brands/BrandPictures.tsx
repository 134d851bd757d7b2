import { PICTURE_LIMITS } from '@octavo/contract/picture'
import { PicturesField } from '#parts/picture/PicturesField.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** Pictures that the brand's films show where the words speak of them. */
export const BrandPictures = ({ form }: { form: BrandFormApi }) => (
  <PicturesField
    label="Pictures and clips"
    hint="Say what each shows: films show it when they speak of that, in at most a third of their scenes."
    value={form.values.pictures}
    onChange={(pictures) => form.change({ pictures })}
    most={PICTURE_LIMITS.brand}
    error={form.problems.pictures}
  />
)
