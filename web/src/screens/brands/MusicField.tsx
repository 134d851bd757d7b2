import { BRAND_MUSIC } from '@octavo/contract/music'
import { MusicSelect } from '#parts/sound/MusicSelect.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** What is heard under the voice in the brand's films. */
export const MusicField = ({ form }: { form: BrandFormApi }) => (
  <MusicSelect
    value={form.values.music}
    onChange={(music) => form.change({ music })}
    choices={BRAND_MUSIC}
    error={form.problems.music}
  />
)
