/** Pictures that a model makes, at any address that makes them as OpenAI does. */
import { createHash } from 'node:crypto'
import type { LookName } from '@octavo/contract/look'
import { z } from 'zod'
import { askSource, fetchPicture, jsonOf } from './picture.fetch.ts'
import type { PictureBook } from './picture-book.ts'
import { type Because, faultOf, fitting, NoPictures, type Pictures, type Taker, type Wish } from './pictures.ts'

export type MadeSettings = {
  baseUrl: string
  apiKey?: string
  model: string
  size: { width: number; height: number }
  /** What a picture costs, as its operator knows it, and how many an account gets a week. */
  microdollars: number
  aWeek: number
}

/** A picture takes a while. */
const MADE_WITHIN_MS = 120_000
/** After these nothing was made, and nothing is to be paid. */
const UNPAID: readonly Because[] = ['key', 'limit', 'declined']

/** How a picture has to look to stand in a film of each look. */
const LOOKS: Record<LookName, string> = {
  market: 'warm daylight photograph, rough wood and printed paper around it, hearty colors',
  editorial: 'calm magazine photograph, soft window light, much empty space, muted colors',
  spotlight: 'photograph on a dark stage, one hard lamp from above, black background',
  block: 'bright studio photograph on a flat background of one bold color, crisp shadow',
  sticker: 'bright cheerful studio photograph, clear outline, plain light background',
  blueprint: 'precise technical photograph straight from the front, even light, cool gray background',
  mesh: 'soft photograph through a thin haze, gentle gradients of light, smooth background',
  chalk: 'photograph on a dark slate surface, side light, fine dust',
  neon: 'night photograph, colored light from one side, reflections on a wet dark floor',
  notebook: 'overhead photograph on a desk with squared paper, even daylight',
}
const PLAIN = 'natural photograph, soft daylight, plain background'

const promptOf = ({ thing, trade, look }: Wish): string =>
  `A picture of one thing: ${thing}${trade && `, as one knows it from this trade: ${trade}`}. Style: ${look ? LOOKS[look] : PLAIN}. The thing fills most of the frame. No text, no letters, no numbers, no logos, no brand names, no watermark, no people, no faces, no hands.`

const Made = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
})

type Ground = { book: PictureBook; userAgent: string }

export function madePictures(settings: MadeSettings, { book, userAgent }: Ground): Pictures {
  const { baseUrl, apiKey, model, size, microdollars, aWeek } = settings

  async function make(prompt: string, signal: AbortSignal | undefined): Promise<Buffer> {
    const response = await askSource(`${baseUrl}/images/generations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, prompt, n: 1, size: `${size.width}x${size.height}` }),
      withinMs: MADE_WITHIN_MS,
      ...(signal && { signal }),
    })
    if (!response.ok) throw faultOf(response.status)
    const [made] = Made.safeParse(await jsonOf(response)).data?.data ?? []
    if (made?.b64_json) return Buffer.from(made.b64_json, 'base64')
    if (!made?.url) throw new NoPictures('broken')
    return fetchPicture(made.url, { baseUrl, userAgent, ...(signal && { signal }) })
  }

  async function take(prompt: string, { accountId, signal }: Taker): Promise<Buffer> {
    const giveBack = await book.take(accountId, aWeek)
    if (!giveBack) throw new NoPictures('week')
    return make(prompt, signal).catch(async (error: unknown) => {
      if (error instanceof NoPictures && UNPAID.includes(error.because)) await giveBack()
      throw error
    })
  }

  return {
    name: model,
    embedded: false,
    costs: microdollars > 0 ? { per: 'picture' } : 'nothing',
    sources: ['made'],
    terms: { microdollars, aWeek },
    async find(wish) {
      const prompt = promptOf(wish)
      const id = createHash('sha256').update(`${model} ${wish.key} ${prompt}`).digest('hex').slice(0, 32)
      const candidate = { source: 'made' as const, id, address: '', ...size, author: model, page: '' }
      // What it is asked not to show stands in the prompt, so it is the thing that is looked at.
      return fitting([{ ...candidate, license: 'Made by a model', about: wish.thing }], wish).map((one) => ({
        ...one,
        about: prompt,
      }))
    },
    take: ({ about }, taker) => take(about, taker),
  }
}
