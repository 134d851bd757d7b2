import type { Brand } from '@octavo/contract/brand'
import { useState } from 'react'
import { useBrands } from '#api/brand.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { mayLeave } from '#ui/unsaved-changes.ts'
import { useChosen } from '#ui/useChosen.ts'
import { AddBrand } from './AddBrand.tsx'
import { BrandEditor } from './BrandEditor.tsx'
import { BrandList } from './BrandList.tsx'
import { type BrandValues, newBrand, valuesOf } from './brand.form.ts'

/** In the address and among the chosen: none that is there, but a new one. */
const NEW = 'new'

/** A new brand with what it starts from; its key tells one from the next. */
type Fresh = { start: BrandValues; key: number }

function useShownBrand(brands: Brand[] | undefined) {
  const [id, choose] = useChosen('brand')
  const [fresh, setFresh] = useState<Fresh>(() => ({ start: newBrand(), key: 0 }))
  // Who has no brand yet came here to make one: the empty form is the next step.
  const isNew = id === NEW || brands?.length === 0
  return {
    brand: isNew ? undefined : (brands?.find((brand) => brand.id === id) ?? brands?.[0]),
    fresh: isNew ? fresh : undefined,
    show: choose,
    /** After asking, if something is unsaved. */
    choose: (next: string) => mayLeave() && choose(next),
    add: (start: BrandValues) => {
      if (!mayLeave()) return
      setFresh({ start, key: fresh.key + 1 })
      choose(NEW)
    },
  }
}

/** The account's brands, and everything about one of them. */
export default function Brands() {
  const { data: brands, error, refetch } = useBrands()
  const { brand, fresh, choose, add, show } = useShownBrand(brands)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[260px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <div>
        <div className="mb-3 flex items-center justify-between">
          <h2 className="text-base">Your Brands</h2>
          <AddBrand onAdd={(preset) => add(newBrand(preset))} />
        </div>
        {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
        <BrandList brands={brands} chosen={brand?.id} isNew={fresh !== undefined} onChoose={choose} />
      </div>
      {fresh && (
        <BrandEditor
          key={fresh.key}
          brand={undefined}
          start={fresh.start}
          onSaved={({ id }) => show(id)}
          onGone={() => show(null)}
        />
      )}
      {brand && (
        <BrandEditor
          key={brand.id}
          brand={brand}
          start={valuesOf(brand)}
          onSaved={() => undefined}
          onGone={() => show(null)}
        />
      )}
      {!fresh && !brand && <Skeleton className="h-160 rounded-xl lg:col-start-2 lg:row-span-2 lg:row-start-1" />}
    </div>
  )
}
