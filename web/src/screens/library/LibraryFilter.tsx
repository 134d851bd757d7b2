import type { LibraryVideo } from '@octavo/contract/video'
import { Select } from '#ui/Select.tsx'
import { ALL_BRANDS, brandsOf, SHOWN, type Shown, SORTS, type Sort } from './library.rules.ts'

type LibraryFilterProps = {
  films: readonly LibraryVideo[]
  brandId: string
  onBrand: (brandId: string) => void
  shown: Shown
  onShown: (shown: Shown) => void
  sort: Sort
  onSort: (sort: Sort) => void
}

const SORT_OPTIONS = Object.entries(SORTS).map(([value, { label }]) => ({ value, label }))

const SHOWN_OPTIONS = Object.entries(SHOWN).map(([value, { label }]) => ({ value, label }))

/** Which brand's films, how far they have come, and in which order. */
export function LibraryFilter({ films, brandId, onBrand, shown, onShown, sort, onSort }: LibraryFilterProps) {
  const brands = brandsOf(films).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="mb-5 flex flex-wrap gap-3">
      <Select
        aria-label="Brand"
        value={brandId}
        onChange={onBrand}
        options={[{ value: ALL_BRANDS, label: 'All brands' }, ...brands]}
        className="w-56 max-sm:w-full"
      />
      <Select
        aria-label="Show films"
        value={shown}
        onChange={(value) => onShown(value as Shown)}
        options={SHOWN_OPTIONS}
        className="w-56 max-sm:w-full"
      />
      <Select
        aria-label="Order"
        value={sort}
        onChange={(value) => onSort(value as Sort)}
        options={SORT_OPTIONS}
        className="w-56 max-sm:w-full"
      />
    </div>
  )
}
