import { useOwnBrands } from '#api/brand.queries.ts'
import type { FieldAria } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'

type BrandSelectProps = Partial<FieldAria> & { value: string; onChange: (brandId: string) => void; disabled?: boolean }

/** One of the account's brands, as "Name (niche)". */
export function BrandSelect({ value, ...rest }: BrandSelectProps) {
  const { data } = useOwnBrands()
  const brands = data ?? []
  const options = brands.map(({ id, name, niche }) => ({ value: id, label: `${name} (${niche})` }))
  const known = brands.some(({ id }) => id === value)
  const placeholder = data?.length === 0 ? 'No brand yet' : 'Choose a brand'
  return <Select value={known ? value : ''} options={options} placeholder={placeholder} {...rest} />
}
