/**
 * Pexels, Pixabay and a model that makes pictures, on loopback, for tests and for trying things by hand: they check keys, know a few
 * pictures of everything, and misbehave as they are told.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import type { MadeSettings } from './pictures.made.ts'

export const SOURCES = ['pexels', 'pixabay', 'made'] as const
type Source = (typeof SOURCES)[number]

/** What comes instead of the next answer. */
export const MISBEHAVIORS = ['limit', 'fault', 'cut', 'nothing', 'strange', 'broken', 'by-address'] as const
export type Misbehavior = (typeof MISBEHAVIORS)[number]

export type TestPictures = {
  apiKey: string
  baseUrl: Record<Source, string>
  made: Omit<MadeSettings, 'aWeek' | 'microdollars'>
  /** What was asked, and which files were fetched. */
  asked: { source: Source; query: string }[]
  fetched: string[]
  instead: Misbehavior[]
  end(): Promise<void>
}

export const APPROVED_KEY = 'double-key-with-approval'
const KEY = 'double-key-91c4'
const SIZE = { width: 1024, height: 1536 }

export async function startPictures(port = 0): Promise<TestPictures> {
  const server = createServer((request, response) => void answer(double, request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const baseUrl = { pexels: `${at}/pexels`, pixabay: `${at}/pixabay`, made: `${at}/made/v1` }
  const double: TestPictures = {
    apiKey: KEY,
    baseUrl,
    made: { baseUrl: baseUrl.made, apiKey: KEY, model: 'double-image-1', size: SIZE },
    asked: [],
    fetched: [],
    instead: [],
    async end() {
      server.closeAllConnections()
      server.close()
    },
  }
  return double
}

const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
const plain = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body)

type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL; at: string }

async function answer(
  double: TestPictures,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ServerResponse> {
  const at = `http://${request.headers.host}`
  const url = new URL(request.url ?? '/', at)
  const exchange = { request, response, url, at }
  if (url.pathname.startsWith('/files/')) return file(double, exchange)
  if (url.pathname === '/pexels/v1/search') return pexels(double, exchange)
  if (url.pathname === '/pixabay/api/') return pixabay(double, exchange)
  if (url.pathname === '/made/v1/images/generations') return made(double, exchange)
  return json(response, 404, { error: 'Nothing here' })
}

/** A few of everything: one that shows somebody, one too small, and two that are fine, of which one says little of itself. */
const known = (query: string) => [
  { id: 101, width: 4000, height: 6000, about: `Woman holding a ${query}`, author: 'Ana Silva' },
  { id: 102, width: 400, height: 600, about: query, author: 'Ben Ito' },
  { id: 103, width: 3000, height: 4500, about: `${query} on a wooden table`, author: 'Chloé Roy' },
  { id: 104, width: 1440, height: 2560, about: null, author: null },
]

function pexels(double: TestPictures, { request, response, url, at }: Exchange): ServerResponse {
  if (request.headers.authorization !== KEY) return json(response, 401, { status: 401, code: 'Unauthorized' })
  const query = url.searchParams.get('query')
  if (!query) return json(response, 400, { error: 'A query is required' })
  double.asked.push({ source: 'pexels', query })
  const how = double.instead.shift()
  if (how === 'limit') return json(response, 429, { error: 'Too many requests' })
  if (how === 'fault') return json(response, 503, { error: 'Out of order' })
  if (how === 'cut') return response.destroy()
  if (how === 'strange') return json(response, 200, { results: [] })
  const photos = how === 'nothing' ? [] : known(query).map((one) => pexelsPhoto(one, at))
  const limits = { 'x-ratelimit-limit': '20000', 'x-ratelimit-remaining': '19999', 'x-ratelimit-reset': '1999999999' }
  return json(response, 200, { page: 1, per_page: 30, total_results: photos.length, photos }, limits)
}

function pexelsPhoto({ id, width, height, about, author }: ReturnType<typeof known>[number], at: string) {
  const original = `${at}/files/pexels-${id}.jpeg`
  return {
    ...{ id, width, height, url: `https://www.pexels.com/photo/${id}/`, photographer: author, alt: about },
    ...{ photographer_url: author && 'https://www.pexels.com/@someone', photographer_id: author && 7, avg_color: null },
    src: { original, large2x: `${original}?auto=compress&cs=tinysrgb&dpr=2&h=650&w=940` },
  }
}

function pixabay(double: TestPictures, { response, url, at }: Exchange): ServerResponse {
  const key = url.searchParams.get('key')
  if (key !== KEY && key !== APPROVED_KEY) return plain(response, 400, '[ERROR 400] Invalid or missing API key')
  const query = url.searchParams.get('q') ?? ''
  if (query.length > 100) return plain(response, 400, '[ERROR 400] "q" is too long')
  double.asked.push({ source: 'pixabay', query })
  const how = double.instead.shift()
  if (how === 'limit') return plain(response, 429, 'API rate limit exceeded', { 'x-ratelimit-reset': '37' })
  if (how === 'fault') return plain(response, 503, 'Out of order')
  if (how === 'cut') return response.destroy()
  if (how === 'strange') return plain(response, 200, 'OK')
  const hits = how === 'nothing' ? [] : known(query).map((one) => pixabayHit(one, at, key === APPROVED_KEY))
  const limits = { 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '99', 'x-ratelimit-reset': '60' }
  return json(response, 200, { total: hits.length, totalHits: hits.length, hits }, limits)
}

const pixabayHit = (
  { id, width, height, about, author }: ReturnType<typeof known>[number],
  at: string,
  approved: boolean,
) => ({
  ...{ id, pageURL: `https://pixabay.com/photos/${id}/`, type: 'photo', tags: about?.replaceAll(' ', ', ') ?? '' },
  ...{
    imageWidth: width,
    imageHeight: height,
    user: author ?? '',
    user_id: 7,
    largeImageURL: `${at}/files/large-${id}.png`,
  },
  ...(approved && { fullHDURL: `${at}/files/full-${id}.png` }),
})

async function made(double: TestPictures, { request, response, at }: Exchange): Promise<ServerResponse> {
  if (request.headers.authorization !== `Bearer ${KEY}`)
    return json(response, 401, { error: { code: 'invalid_api_key', message: `Incorrect key ${KEY}` } })
  const { model, prompt, n, size } = JSON.parse(await text(request))
  if (model !== double.made.model || n !== 1 || size !== `${SIZE.width}x${SIZE.height}`)
    return json(response, 400, { error: { code: 'invalid_request_error' } })
  double.asked.push({ source: 'made', query: prompt })
  const how = double.instead.shift()
  if (how === 'limit') return json(response, 429, { error: { code: 'rate_limit_exceeded' } })
  if (how === 'fault') return json(response, 500, { error: { code: 'server_error' } })
  if (how === 'cut') return response.destroy()
  if (how === 'strange') return plain(response, 200, 'OK')
  if (how === 'nothing') return json(response, 400, { error: { code: 'content_policy_violation' } })
  const bytes = how === 'broken' ? Buffer.from('no picture') : somePng(SIZE)
  const data = how === 'by-address' ? { url: `${at}/files/made.png` } : { b64_json: bytes.toString('base64') }
  return json(response, 200, { created: 1, data: [data] })
}

/** Its bytes, or the part of them that is asked for. */
function file(double: TestPictures, { request, response, url }: Exchange): ServerResponse {
  double.fetched.push(`${url.pathname}${url.search}`)
  if (double.instead[0] === 'broken' && double.instead.shift())
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture')
  const bytes = somePng(SIZE)
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (from === undefined)
    return response.writeHead(200, { 'content-type': 'image/png', 'accept-ranges': 'bytes' }).end(bytes)
  const last = to ? Math.min(Number(to), bytes.length - 1) : bytes.length - 1
  const headers = { 'content-type': 'image/png', 'content-range': `bytes ${from}-${last}/${bytes.length}` }
  return response.writeHead(206, headers).end(bytes.subarray(Number(from), last + 1))
}

/** A real picture in one color, of a few hundred bytes. */
export function somePng({ width, height }: { width: number; height: number }): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // One bit a pixel, in grays.
  head.set([1, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
