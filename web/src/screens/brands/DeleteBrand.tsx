import { type Brand, brandRoutes } from '@octavo/contract/brand'
import { useQueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { dropBrand, refreshBrands } from '#api/brand.queries.ts'
import { call } from '#api/call.ts'
import { deleteWithUndo } from '#parts/deletion/delete-with-undo.ts'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'

/** Takes the brand away; its films and scripts stay, and it can be brought back. */
export function DeleteBrand({ brand, onGone }: { brand: Brand; onGone: () => void }) {
  const cache = useQueryClient()
  const params = { id: brand.id }
  const remove = () =>
    deleteWithUndo({
      done: 'Brand deleted',
      hide: () => {
        onGone()
        dropBrand(cache, brand.id)
      },
      remove: () => call(brandRoutes.remove, { params }),
      restore: () => call(brandRoutes.restore, { params }),
      refresh: () => Promise.all([refreshBrands(cache), refreshStats(cache)]),
    })
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-56 text-ink-2 text-sm">Its videos and scripts stay in the library.</p>
      <ConfirmButton
        size="sm"
        variant="danger"
        question={`Delete ${brand.name}?`}
        consequence="Its videos and scripts stay. The brand can be brought back for 30 days."
        confirmLabel="Delete brand"
        onConfirm={() => void remove()}
      >
        Delete brand
      </ConfirmButton>
    </div>
  )
}
