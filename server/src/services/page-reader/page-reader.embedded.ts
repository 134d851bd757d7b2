import { fetchPage } from './page.fetch.ts'
import { plainStructureOf, structureOf } from './page.structure.ts'
import { pageOf, plainPageOf } from './page.text.ts'
import type { PageReader } from './page-reader.ts'

export const PAGE_LIMITS = { bytes: 5_000_000, redirects: 4, milliseconds: 10_000 } as const

type Options = {
  /** How it introduces itself to the sites it reads. */
  userAgent: string
  /** `host:port` pairs that are read although they are not public; none but in tests. */
  allowed?: readonly string[]
  milliseconds?: number
}

/** Reads pages of the public web over a connection of its own. */
export const webPageReader = ({ userAgent, allowed = [], milliseconds }: Options): PageReader => {
  const limits = { ...PAGE_LIMITS, ...(milliseconds && { milliseconds }) }
  const fetched = async (address: string, { signal }: { signal?: AbortSignal } = {}) => {
    const { url, contentType, body } = await fetchPage(address, {
      allowed,
      limits,
      userAgent,
      ...(signal && { signal }),
    })
    return { url, text: decode(body, contentType), isPlain: /^\s*text\/plain/i.test(contentType) }
  }
  const pageIn = ({ url, text, isPlain }: Awaited<ReturnType<typeof fetched>>) =>
    isPlain ? plainPageOf(text, url) : pageOf(text, url)
  return {
    name: 'Web page reader',
    embedded: true,
    costs: 'nothing',
    read: async (address, options) => pageIn(await fetched(address, options)),
    async readWhole(address, options) {
      const found = await fetched(address, options)
      return { ...pageIn(found), structure: found.isPlain ? plainStructureOf(found.text) : structureOf(found.text) }
    },
  }
}

/** In the charset that the server or the page itself names; UTF-8 where none is known. */
function decode(body: Buffer, contentType: string): string {
  const named = /charset=["']?([\w-]+)/i
  const charset = named.exec(contentType)?.[1] ?? named.exec(body.subarray(0, 2048).toString('latin1'))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}
