import { BRAND_MUSIC } from '@octavo/contract/music'
import { Controller } from 'react-hook-form'
import { MusicSelect } from '#shared/MusicSelect.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** What is heard under the voice in the brand's films. */
export const MusicField = ({ form }: { form: BrandFormApi }) => (
  <Controller
    control={form.control}
    name="music"
    render={({ field, fieldState }) => (
      <MusicSelect
        value={field.value ?? 'library'}
        onChange={field.onChange}
        choices={BRAND_MUSIC}
        error={fieldState.error?.message}
      />
    )}
  />
)
