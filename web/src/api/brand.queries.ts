import {
  type Brand,
  type BrandPreview,
  brandPreviewRoutes,
  brandRoutes,
  FIRST_SENTENCE_PATH,
  type FirstSentence,
} from '@octavo/contract/brand'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { call, keyOf, queryOf, request } from './call.ts'

/** The account's brands. */
export const useBrands = () => useQuery(queryOf(brandRoutes.list))

/** The lines of work that the writer knows by name. */
export const useTrades = () => useQuery({ ...queryOf(brandRoutes.trades), staleTime: Number.POSITIVE_INFINITY })

const own = (brands: Brand[]) => brands.filter((brand) => !brand.sample)

/** Those that something can be made for: all but samples. */
export const useOwnBrands = () => useQuery({ ...queryOf(brandRoutes.list), select: own })

/** Puts a brand as it is now into the list: in its place, or at the end when it is new. */
export const keepBrand = (cache: QueryClient, brand: Brand) =>
  cache.setQueryData<Brand[]>(keyOf(brandRoutes.list), (brands) =>
    brands?.some(({ id }) => id === brand.id)
      ? brands.map((old) => (old.id === brand.id ? brand : old))
      : [...(brands ?? []), brand],
  )

/** Takes a brand out of the list at once, before the server has said yes. */
export const dropBrand = (cache: QueryClient, id: string) =>
  cache.setQueryData<Brand[]>(keyOf(brandRoutes.list), (brands) => brands?.filter((brand) => brand.id !== id))

export const refreshBrands = (cache: QueryClient) => cache.invalidateQueries({ queryKey: keyOf(brandRoutes.list) })

/** A look that nobody has looked at for so long is planned anew. */
const LOOK_KEPT_MS = 60_000

/** A sample film in a look that may not be saved, as a plan to be drawn; until it is there, in the look before. */
export const useBrandPreview = (look: BrandPreview | undefined) =>
  useQuery({
    queryKey: [...keyOf(brandPreviewRoutes.preview), JSON.stringify(look)],
    queryFn: () => call(brandPreviewRoutes.preview, { body: look ?? {} }),
    enabled: look !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: LOOK_KEPT_MS,
  })

/** The first sentence of a film that is about to be ordered, as sound. */
export const hearFirstSentence = async (asked: FirstSentence): Promise<Blob> =>
  (await request('POST', FIRST_SENTENCE_PATH, asked)).blob()
