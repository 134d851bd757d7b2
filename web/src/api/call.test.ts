import { accountRoutes } from '@octavo/contract/account'
import { brandRoutes } from '@octavo/contract/brand'
import { videoRoutes } from '@octavo/contract/video'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, addressOf, call, keyOf, queryOf, request, sentenceOf } from './call.ts'
import { createQueryClient } from './query-client.ts'

const replyWith = (body: string, init?: ResponseInit) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('sends cookies always, and a JSON body only when there is data', async () => {
    const fetch = replyWith('[]')
    await call(brandRoutes.list)
    expect(fetch.mock.calls[0]).toEqual(['/api/brands', { method: 'GET', credentials: 'include', signal: null }])
    await call(brandRoutes.create, { body: { name: 'Kiln' } })
    expect(fetch.mock.calls[1]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"Kiln"}',
    })
  })

  it('fills the params in and escapes them', async () => {
    const fetch = replyWith('{}')
    await call(brandRoutes.get, { params: { id: 'a/b' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/brands/a%2Fb')
  })

  it.each([
    ['name is taken', { status: 409 }, '409: name is taken'],
    ['', { status: 502, statusText: 'Bad Gateway' }, '502: Bad Gateway'],
  ])('that fails with body %j says the status, a colon and the text', async (body, init, message) => {
    replyWith(body, init)
    await expect(request('GET', '/api/brands')).rejects.toThrow(new ApiError(init.status, message.slice(5)))
    await expect(request('GET', '/api/brands')).rejects.toHaveProperty('message', message)
  })
})

describe('an error', () => {
  it('keeps the sentence, the code and the fields of the JSON body', () => {
    const body = { message: 'Please check.', code: 'invalid', issues: [{ path: 'name', message: 'Required' }] }
    const error = new ApiError(400, JSON.stringify(body))
    expect(error.message).toBe(`400: ${JSON.stringify(body)}`)
    expect([error.sentence, error.code, error.issues]).toEqual([body.message, body.code, body.issues])
  })

  it('is put into words whatever it is', () => {
    expect(sentenceOf(new ApiError(500, 'plain text'))).toBe('plain text')
    expect(sentenceOf(new TypeError('Failed to fetch'))).toBe('The server could not be reached. Please try again.')
    expect(sentenceOf('odd')).toMatch(/^Something went wrong/)
  })
})

describe('a cache key', () => {
  it.each([
    [keyOf(brandRoutes.list), ['/api/brands'], '/api/brands'],
    [keyOf(brandRoutes.get, { params: { id: '7' } }), ['/api/brands', '7'], '/api/brands/7'],
    [keyOf(videoRoutes.list, { query: { batchId: 'x' } }), ['/api/videos', { batchId: 'x' }], '/api/videos?batchId=x'],
    [keyOf(videoRoutes.list, { query: {} }), ['/api/videos', {}], '/api/videos'],
  ])('%j joins to the address', (key, segments, address) => {
    expect(key).toEqual(segments)
    expect(addressOf(key)).toBe(address)
  })

  it('is what the cache reads by', async () => {
    const fetch = replyWith('{"id":"7"}')
    await createQueryClient().fetchQuery(queryOf(brandRoutes.get, { params: { id: '7' } }))
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/brands/7')
  })
})

it('reads nothing twice by itself', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
})

it('asks, and sends, in a browser that calls itself offline: the server may be the same machine', async () => {
  const fetch = replyWith('{"id":"7"}')
  const cache = createQueryClient()
  cache.mount()
  window.dispatchEvent(new Event('offline'))
  try {
    await cache.fetchQuery(queryOf(brandRoutes.get, { params: { id: '7' } }))
    const options = cache.defaultMutationOptions({ mutationFn: () => call(brandRoutes.list) })
    await cache.getMutationCache().build(cache, options).execute(undefined)
    expect(fetch).toHaveBeenCalledTimes(2)
  } finally {
    window.dispatchEvent(new Event('online'))
    cache.unmount()
  }
})

it('knows no account any more once a read is answered by 401', async () => {
  const cache = createQueryClient()
  cache.setQueryData(keyOf(accountRoutes.me), { firstName: 'Ada' })
  replyWith('{"message":"Please sign in."}', { status: 401 })
  await cache.fetchQuery(queryOf(brandRoutes.list)).catch(() => undefined)
  expect(cache.getQueryData(keyOf(accountRoutes.me))).toBeNull()
})

/** Compiled, never run: what the types must refuse. */
export const refused = () => [
  // @ts-expect-error the path has a param
  call(brandRoutes.get),
  // @ts-expect-error the row has a body
  call(accountRoutes.login),
  // @ts-expect-error not a niche
  call(brandRoutes.create, { body: { name: 'a', niche: 'nope' } }),
  // @ts-expect-error the row has no body
  call(brandRoutes.list, { body: {} }),
]
