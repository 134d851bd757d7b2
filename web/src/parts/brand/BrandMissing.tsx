import { Link } from 'wouter'
import { useOwnBrands } from '#api/brand.queries.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** Says that a brand is needed and leads to it; nothing while there is one. */
export function BrandMissing({ what }: { what: string }) {
  const { data: brands } = useOwnBrands()
  if (brands?.length !== 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sunken px-4 py-3 text-sm">
      <span className="flex-1 basis-48">{what} There is none yet.</span>
      <Link href="/brands?brand=new" className={buttonStyle({ size: 'sm' })}>
        Add a brand
      </Link>
    </p>
  )
}
