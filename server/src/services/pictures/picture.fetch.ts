/** Taking a picture from an address that a source has named, as guarded as a page that a stranger names. */
import { fetchPublic } from '#services/page-reader/page.fetch.ts'
import { PageRefused } from '#services/page-reader/page-reader.ts'
import { hostAndPort } from '#services/page-reader/public-address.ts'
import { NoPictures } from './pictures.ts'

const LIMITS = { bytes: 25_000_000, redirects: 2, milliseconds: 60_000 } as const
const PICTURES = {
  accept: 'image/jpeg,image/png,image/webp',
  types: /^\s*(?:image\/(?:jpeg|png|webp)|application\/octet-stream)\b/i,
  refusal: 'This address holds no picture.',
}

type From = {
  /** The source as its operator has set it: what lies there may be read wherever that is. */
  baseUrl: string
  userAgent: string
  signal?: AbortSignal
}

export async function fetchPicture(address: string, { baseUrl, userAgent, signal }: From): Promise<Buffer> {
  const where = { allowed: [hostAndPort(new URL(baseUrl))], limits: LIMITS, userAgent, takes: PICTURES }
  try {
    return (await fetchPublic(address, { ...where, ...(signal && { signal }) })).body
  } catch (error) {
    if (error instanceof PageRefused) throw new NoPictures('away')
    throw error
  }
}

const ANSWERED_WITHIN_MS = 15_000

/** A question to a source. Its key goes where it was meant for and nowhere else. */
export async function askSource(
  address: URL | string,
  { withinMs = ANSWERED_WITHIN_MS, signal, ...init }: { withinMs?: number; signal?: AbortSignal } & RequestInit,
): Promise<Response> {
  const ends = AbortSignal.any([AbortSignal.timeout(withinMs), ...(signal ? [signal] : [])])
  return fetch(address, { ...init, signal: ends, redirect: 'error' }).catch(() => {
    signal?.throwIfAborted()
    throw new NoPictures('away')
  })
}

/** The answer as JSON; whatever else it is, the source is out of order. */
export const jsonOf = (response: Response): Promise<unknown> =>
  response.json().catch(() => {
    throw new NoPictures('away')
  })
