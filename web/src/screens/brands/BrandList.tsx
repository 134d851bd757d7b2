import type { Brand } from '@octavo/contract/brand'
import { messages } from '@octavo/contract/messages'
import { BrandChip } from '#parts/brand/BrandChip.tsx'
import { cn } from '#ui/cn.ts'
import { SampleTag } from '#ui/SampleTag.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type BrandListProps = {
  brands: Brand[] | undefined
  chosen: string | undefined
  isNew: boolean
  onChoose: (id: string) => void
}

/** The brands to choose from; the chosen one is open beside it. */
export function BrandList({ brands, chosen, isNew, onChoose }: BrandListProps) {
  if (!brands)
    return (
      <div className="grid gap-1">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-13" />
        ))}
      </div>
    )
  return (
    <ul aria-label="Your brands" className="grid gap-1">
      {brands.map((brand) => (
        <li key={brand.id}>
          <button
            type="button"
            aria-current={brand.id === chosen ? 'true' : undefined}
            onClick={() => onChoose(brand.id)}
            className={cn(
              row,
              brand.id === chosen ? 'border-line bg-surface shadow-1' : 'border-transparent hover:bg-sunken',
            )}
          >
            <BrandChip color={brand.primaryColor} />
            <span className="min-w-0">
              <span className="block truncate font-medium text-sm">{brand.name}</span>
              <span className="block truncate text-ink-2 text-xs">{brand.niche}</span>
            </span>
            {brand.sample && <SampleTag title={messages.sample.tag} className="ml-auto" />}
          </button>
        </li>
      ))}
      {isNew && (
        <li className={cn(row, 'border-line-strong/60 border-dashed bg-surface font-medium text-sm')}>New brand</li>
      )}
    </ul>
  )
}

const row = 'flex min-h-13 w-full items-center gap-3 rounded-lg border px-3 py-2 text-left transition-colors'
