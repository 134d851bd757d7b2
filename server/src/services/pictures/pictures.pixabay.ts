/** Photographs from Pixabay (https://pixabay.com/api/docs/). Its key travels in the address, so no address is ever said. */
import { z } from 'zod'
import { allowance } from './allowance.ts'
import { keptAnswers } from './kept-answers.ts'
import { askSource, fetchPicture, jsonOf } from './picture.fetch.ts'
import type { Ground } from './pictures.pexels.ts'
import { type Candidate, faultOf, fitting, NoPictures, type Pictures, shapeOf, type Wish, wordsOf } from './pictures.ts'

export type PixabaySettings = { apiKey: string; baseUrl: string }

const MINUTE_MS = 60_000
const ALLOWED = { most: 100, everyMs: MINUTE_MS }
const A_PAGE = 30
const LONGEST_WORDS = 100
/** The longer side of what is offered to everybody, and to those with an approval. */
const LARGE = 1280
const FULL_HD = 1920

const ORIENTATIONS = { portrait: 'vertical', landscape: 'horizontal', square: 'all' } as const

const Found = z.object({
  hits: z.array(
    z.object({
      id: z.number(),
      pageURL: z.string(),
      tags: z.string().nullish(),
      user: z.string().nullish(),
      imageWidth: z.number(),
      imageHeight: z.number(),
      largeImageURL: z.string(),
      fullHDURL: z.string().nullish(),
    }),
  ),
})
type Hit = z.output<typeof Found>['hits'][number]

export function pixabayPictures({ apiKey, baseUrl }: PixabaySettings, { cacheDir, userAgent }: Ground): Pictures {
  const kept = keptAnswers(cacheDir)
  const allowed = allowance(ALLOWED)

  async function search(wish: Wish): Promise<Hit[]> {
    const { size, signal } = wish
    const query = new URLSearchParams({
      q: wordsOf(wish).slice(0, LONGEST_WORDS),
      image_type: 'photo',
      orientation: ORIENTATIONS[shapeOf(size)],
      safesearch: 'true',
      per_page: `${A_PAGE}`,
    })
    return kept(`pixabay ${query}`, async () => {
      allowed.take()
      const address = `${baseUrl}/api/?${query}&key=${encodeURIComponent(apiKey)}`
      const response = await askSource(address, signal ? { signal } : {})
      allowed.restFor(restOf(response))
      if (!response.ok) throw await refusalOf(response)
      const { data } = Found.safeParse(await jsonOf(response))
      if (!data) throw new NoPictures('away')
      return data.hits
    })
  }

  return {
    name: 'Pixabay',
    embedded: false,
    costs: 'nothing',
    sources: ['pixabay'],
    find: async (wish) => fitting((await search(wish)).map(candidateOf), wish),
    take: ({ address }, { signal }) => fetchPicture(address, { baseUrl, userAgent, ...(signal && { signal }) }),
  }
}

function restOf({ status, headers }: Response): number {
  const seconds = Number(headers.get('x-ratelimit-reset') ?? MINUTE_MS / 1000)
  return status === 429 || headers.get('x-ratelimit-remaining') === '0' ? seconds * 1000 : 0
}

/** A wrong key is a wrong parameter here, and said in plain text. */
async function refusalOf(response: Response): Promise<NoPictures> {
  const isKey = response.status === 400 && /api key/i.test(await response.text().catch(() => ''))
  return isKey ? new NoPictures('key', response.status) : faultOf(response.status)
}

function candidateOf({ id, pageURL, tags, user, imageWidth, imageHeight, ...hit }: Hit): Candidate {
  const longest = hit.fullHDURL ? FULL_HD : LARGE
  const share = Math.min(1, longest / Math.max(imageWidth, imageHeight))
  return {
    source: 'pixabay',
    id: String(id),
    address: hit.fullHDURL || hit.largeImageURL,
    width: Math.round(imageWidth * share),
    height: Math.round(imageHeight * share),
    author: user ?? '',
    page: pageURL,
    license: 'Pixabay Content License',
    about: tags ?? '',
  }
}
