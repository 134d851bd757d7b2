import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cacheKey, sentenceCache } from './sentence.cache.ts'

const directory = await mkdtemp(join(tmpdir(), 'sentences-'))
afterAll(() => rm(directory, { recursive: true, force: true }))

const utterance = (samples: number) => ({
  pcm: Int16Array.from({ length: samples }, (_, at) => at % 1000),
  words: [{ startMs: 0, endMs: 10.5 }],
  phones: [{ phone: 'aa', startMs: 0, endMs: 10.5 }],
  match: 0.9,
})

describe('the sentence cache', () => {
  it('gives back what it was given, and nothing for what it was not', async () => {
    const cache = sentenceCache(join(directory, 'a'))
    await cache.write(cacheKey({ n: 1 }), utterance(5000))
    expect(await cache.read(cacheKey({ n: 1 }))).toEqual(utterance(5000))
    expect(await cache.read(cacheKey({ n: 2 }))).toBeUndefined()
  })

  it('stays under its limit and drops the longest unused first', async () => {
    const path = join(directory, 'b')
    const cache = sentenceCache(path, 300_000)
    const keys = Array.from({ length: 50 }, (_, n) => cacheKey({ n }))
    for (const key of keys) {
      await cache.write(key, utterance(5000))
      await cache.read(keys[0]!)
    }
    const names = (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.speech'))
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(path, name))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(300_000)
    expect(await cache.read(keys[0]!)).toBeDefined()
    expect(await cache.read(keys.at(-1)!)).toBeDefined()
    expect(await cache.read(keys[1]!)).toBeUndefined()
  })
})
