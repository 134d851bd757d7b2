/** Fetching from addresses that strangers name: nothing private, nothing endless, nothing but what is asked for. */
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import zlib from 'node:zlib'
import { PageRefused } from './page-reader.ts'
import { type Allowed, checkUrl, hostAndPort, isPublic, NOT_PUBLIC, publicLookup } from './public-address.ts'

export type FetchLimits = { bytes: number; redirects: number; milliseconds: number }
export type Fetched = { url: URL; contentType: string; body: Buffer }
/** What is asked for, which types are taken, and what is said of others. */
type Takes = { accept: string; types: RegExp; refusal: string }
type Fetching = { allowed: Allowed; limits: FetchLimits; userAgent: string; signal?: AbortSignal }

const PAGES: Takes = {
  accept: 'text/html,text/plain;q=0.9',
  types: /^\s*(?:text\/html|application\/xhtml\+xml|text\/plain)\b/i,
  refusal: 'This address holds no page of text.',
}

export const fetchPage = (address: string, fetching: Fetching): Promise<Fetched> =>
  fetchPublic(address, { ...fetching, takes: PAGES })

/** Follows redirects by hand, each judged like the first address. */
export async function fetchPublic(
  address: string,
  { allowed, limits, userAgent, signal, takes }: Fetching & { takes: Takes },
): Promise<Fetched> {
  const ends = AbortSignal.any([AbortSignal.timeout(limits.milliseconds), ...(signal ? [signal] : [])])
  let url = parse(address)
  for (let hop = 0; hop <= limits.redirects; hop++) {
    checkUrl(url, allowed)
    const response = await request(url, { allowed, userAgent, accept: takes.accept, signal: ends })
    const next = redirectOf(url, response)
    if (!next) return { url, contentType: typeOf(response, takes), body: await bodyOf(response, limits.bytes, ends) }
    response.destroy()
    url = next
  }
  throw new PageRefused('This address leads from one page to the next without an end.')
}

function parse(address: string): URL {
  if (!URL.canParse(address)) throw new PageRefused('This is not an address of a website.')
  return new URL(address)
}

type Asked = { allowed: Allowed; userAgent: string; accept: string; signal: AbortSignal }

function request(url: URL, { allowed, userAgent, accept, signal }: Asked): Promise<IncomingMessage> {
  const isAllowed = allowed.includes(hostAndPort(url))
  return new Promise((done, fail) => {
    const call = (url.protocol === 'https:' ? https : http).get(url, {
      // A connection of its own: neither a proxy nor an earlier connection stands between the check and the address.
      agent: false,
      lookup: publicLookup(isAllowed),
      signal,
      headers: {
        'user-agent': userAgent,
        accept,
        'accept-encoding': 'gzip, deflate, br',
      },
    })
    call.once('response', done)
    call.once('error', (error) => fail(refusalFor(error, signal)))
    call.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!isAllowed && !isPublic(socket.remoteAddress ?? '')) call.destroy(new PageRefused(NOT_PUBLIC))
      }),
    )
  })
}

function refusalFor(error: Error, signal: AbortSignal): Error {
  if (error instanceof PageRefused) return error
  if (signal.aborted) return new PageRefused('This page took too long to answer.')
  return new PageRefused('This page could not be reached.')
}

function redirectOf(from: URL, { statusCode = 0, headers }: IncomingMessage): URL | undefined {
  if (statusCode < 300 || statusCode >= 400) return undefined
  if (!headers.location || !URL.canParse(headers.location, from))
    throw new PageRefused('This address leads on, but does not say where to.')
  const to = new URL(headers.location, from)
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new PageRefused('This address leads from a protected page to an unprotected one, so it is not read.')
  return to
}

function typeOf(response: IncomingMessage, { types, refusal }: Takes): string {
  const { statusCode = 0, headers } = response
  const type = headers['content-type'] ?? 'text/html'
  const problem =
    statusCode >= 400 || statusCode < 200
      ? `This page answers with the error ${statusCode}.`
      : types.test(type)
        ? undefined
        : refusal
  if (!problem) return type
  response.destroy()
  throw new PageRefused(problem)
}

const UNPACK: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: () => zlib.createGunzip(),
  deflate: () => zlib.createInflate(),
  br: () => zlib.createBrotliDecompress(),
}

/** Counts the bytes after unpacking: a small file may unpack to a very large one. */
async function bodyOf(response: IncomingMessage, most: number, signal: AbortSignal): Promise<Buffer> {
  const tooLarge = () =>
    new PageRefused(`This page is larger than ${Math.round(most / 1_000_000)} MB, so it is not read.`)
  try {
    if (Number(response.headers['content-length'] ?? 0) > most) throw tooLarge()
    const unpack = UNPACK[response.headers['content-encoding'] ?? '']
    const stream = (unpack ? response.pipe(unpack()) : response) as Readable
    response.once('error', (error) => stream.destroy(error))
    const parts: Buffer[] = []
    let bytes = 0
    for await (const part of stream as AsyncIterable<Buffer>) {
      bytes += part.length
      if (bytes > most) throw tooLarge()
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    throw refusalFor(error as Error, signal)
  } finally {
    response.destroy()
  }
}
