/** Photographs from Pexels (https://www.pexels.com/api/documentation/). */
import { z } from 'zod'
import { allowance } from './allowance.ts'
import { keptAnswers } from './kept-answers.ts'
import { askSource, fetchPicture, jsonOf } from './picture.fetch.ts'
import { type Candidate, faultOf, fitting, NoPictures, type Pictures, shapeOf, type Wish, wordsOf } from './pictures.ts'

export type PexelsSettings = { apiKey: string; baseUrl: string }
/** What an adapter stands on: where answers are kept, and how it introduces itself. */
export type Ground = { cacheDir: string; userAgent: string }

const HOUR_MS = 3_600_000
const ALLOWED = { most: 200, everyMs: HOUR_MS }
const A_PAGE = 30

const Found = z.object({
  photos: z.array(
    z.object({
      id: z.number(),
      width: z.number(),
      height: z.number(),
      url: z.string(),
      photographer: z.string().nullish(),
      alt: z.string().nullish(),
      src: z.object({ original: z.string(), large2x: z.string().nullish() }),
    }),
  ),
})
type Photo = z.output<typeof Found>['photos'][number]

export function pexelsPictures({ apiKey, baseUrl }: PexelsSettings, { cacheDir, userAgent }: Ground): Pictures {
  const kept = keptAnswers(cacheDir)
  const allowed = allowance(ALLOWED)

  async function search(wish: Wish): Promise<Photo[]> {
    const { size, signal } = wish
    const query = new URLSearchParams({ query: wordsOf(wish), orientation: shapeOf(size), per_page: `${A_PAGE}` })
    return kept(`pexels ${query}`, async () => {
      allowed.take()
      const address = `${baseUrl}/v1/search?${query}`
      const response = await askSource(address, { headers: { authorization: apiKey }, ...(signal && { signal }) })
      allowed.restFor(restOf(response))
      if (!response.ok) throw faultOf(response.status)
      const { data } = Found.safeParse(await jsonOf(response))
      if (!data) throw new NoPictures('away')
      return data.photos
    })
  }

  return {
    name: 'Pexels',
    embedded: false,
    costs: 'nothing',
    sources: ['pexels'],
    find: async (wish) =>
      fitting(
        (await search(wish)).map((photo) => candidateOf(photo, wish)),
        wish,
      ),
    take: ({ address }, { signal }) => fetchPicture(address, { baseUrl, userAgent, ...(signal && { signal }) }),
  }
}

/** A refusal says nothing of how long it holds; an answer says when the month begins anew of which nothing is left. */
function restOf({ status, headers }: Response): number {
  if (status === 429) return HOUR_MS
  const [left, resets] = [headers.get('x-ratelimit-remaining'), headers.get('x-ratelimit-reset')]
  return left === '0' ? Math.max(0, Number(resets ?? 0) * 1000 - Date.now()) : 0
}

function candidateOf({ id, width, height, url, photographer, alt, src }: Photo, { size }: Wish): Candidate {
  // No more of it is fetched than fills the size.
  const share = Math.min(1, Math.max(size.width / width, size.height / height))
  const [w, h] = [Math.round(width * share), Math.round(height * share)]
  return {
    source: 'pexels',
    id: String(id),
    address: inSize(src, w, h),
    width: w,
    height: h,
    author: photographer ?? '',
    page: url,
    license: 'Pexels License',
    about: alt ?? '',
  }
}

/** Where its addresses name a size they are asked for another, as Pexels' own addresses are. */
function inSize({ original, large2x }: Photo['src'], width: number, height: number): string {
  if (!large2x || !URL.canParse(large2x)) return original
  const address = new URL(large2x)
  if (!address.searchParams.has('w') || !address.searchParams.has('h')) return original
  address.searchParams.delete('dpr')
  address.searchParams.set('w', String(width))
  address.searchParams.set('h', String(height))
  return address.href
}
