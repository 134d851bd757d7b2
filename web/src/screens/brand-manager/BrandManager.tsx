import type { Brand } from '@octavo/contract'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useBrands } from '#api/brand.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { mayLeave } from '#ui/unsaved-changes.ts'
import { AddBrand } from './AddBrand.tsx'
import { BrandEditor } from './BrandEditor.tsx'
import { BrandList } from './BrandList.tsx'
import { type BrandValues, newBrand, valuesOf } from './brand.form.ts'

/** What the form shows: a brand that is there, or a new one with what it starts from. */
type Shown = { id: string } | { fresh: BrandValues; key: number }

function useShownBrand(brands: Brand[] | undefined) {
  const [params] = useSearchParams()
  const asked = params.get('brand')
  const [shown, setShown] = useState<Shown | undefined>(
    asked ? { id: asked } : params.has('new') ? { fresh: newBrand(), key: 0 } : undefined,
  )
  // Who has no brand yet came here to make one: the empty form is the next step.
  const [first] = useState(() => ({ fresh: newBrand(), key: -1 }))
  const begun = shown ?? (brands?.length === 0 ? first : undefined)
  const fresh = begun && 'fresh' in begun ? begun : undefined
  const brand = fresh ? undefined : (brands?.find(({ id }) => shown && 'id' in shown && id === shown.id) ?? brands?.[0])
  return {
    brand,
    fresh,
    /** After asking, if something is unsaved. */
    choose: (id: string) => mayLeave() && setShown({ id }),
    add: (start: BrandValues) => mayLeave() && setShown({ fresh: start, key: Date.now() }),
    saved: (id: string) => setShown({ id }),
    close: () => setShown(undefined),
  }
}

/** The account's brands, and everything about one of them. */
export default function BrandManager() {
  const { data: brands, error, refetch } = useBrands()
  const { brand, fresh, choose, add, saved, close } = useShownBrand(brands)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[260px_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-22">
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
          start={fresh.fresh}
          onSaved={({ id }) => saved(id)}
          onGone={close}
        />
      )}
      {brand && (
        <BrandEditor key={brand.id} brand={brand} start={valuesOf(brand)} onSaved={() => undefined} onGone={close} />
      )}
      {!fresh && !brand && <Skeleton className="h-160 rounded-xl" />}
    </div>
  )
}
