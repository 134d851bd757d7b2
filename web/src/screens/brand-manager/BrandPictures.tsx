import { PICTURE_LIMITS } from '@octavo/contract/picture'
import { Controller } from 'react-hook-form'
import { PicturesField } from '#shared/pictures/PicturesField.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** Pictures that the brand's films show where the words speak of them. */
export const BrandPictures = ({ form }: { form: BrandFormApi }) => (
  <Controller
    control={form.control}
    name="pictures"
    render={({ field }) => (
      <PicturesField
        label="Pictures and clips"
        hint="Say what each shows: films show it when they speak of that, in at most a third of their scenes."
        value={field.value ?? []}
        onChange={field.onChange}
        most={PICTURE_LIMITS.brand}
        error={form.formState.errors.pictures?.message}
      />
    )}
  />
)
