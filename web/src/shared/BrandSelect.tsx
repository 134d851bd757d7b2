import { useBrands } from '#api/brand.queries.ts'
import type { FieldAria } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'

type BrandSelectProps = Partial<FieldAria> & { value: string; onChange: (brandId: string) => void; disabled?: boolean }

/** One of the account's brands, as "Name (niche)". */
export function BrandSelect({ value, ...rest }: BrandSelectProps) {
  const { data: brands = [] } = useBrands()
  const options = brands.map(({ id, name, niche }) => ({ value: id, label: `${name} (${niche})` }))
  const known = brands.some(({ id }) => id === value)
  const placeholder = brands.length > 0 ? 'Choose a brand' : 'No brand yet'
  return <Select value={known ? value : ''} options={options} placeholder={placeholder} {...rest} />
}
