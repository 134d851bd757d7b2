/** What every publisher promises, whatever its network. An adapter's test calls this with a way to make the adapter. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectHonestService } from '#services/service.conformance.ts'
import { type Credentials, type Post, type PostingChannel, type Publisher, PublisherRefusal } from './publisher.ts'

export type PublisherBench = {
  publisher: Publisher
  /** One that it may post on. */
  channel: PostingChannel
  /** What a post to it can be made of; the rest is the suite's. */
  film: Post['film']
  /** How many posts the network has; undefined where it is this installation. */
  posts?: () => number
  end: () => Promise<void>
}

const somePost = (film: Post['film']): Post => ({
  key: '7b0c6b52-2f0c-4b0e-9a56-1d0f4a4e0a01',
  title: 'Clay & fire',
  description: 'Why mugs crack.',
  hashtags: ['clay'],
  format: 'short',
  film,
  synthetic: true,
  page: 'https://octavo.example/film/abc',
})

export function publisherPromises(name: string, make: () => Promise<PublisherBench>): void {
  describe(`${name}, as a publisher,`, () => {
    let bench: PublisherBench
    beforeEach(async () => {
      bench = await make()
    })
    afterEach(() => bench.end())

    const { signal } = new AbortController()
    const publish = (changes: Partial<PostingChannel> = {}, stop = signal) => {
      const renew = async (credentials: Credentials) => {
        bench.channel = { ...bench.channel, credentials }
      }
      return bench.publisher.publish(somePost(bench.film), { ...bench.channel, ...changes }, { signal: stop, renew })
    }

    it('says who it is, what it costs and where it posts', () => {
      expectHonestService(bench.publisher)
      expect(bench.publisher.can.network).toBe(bench.channel.network)
    })

    it('posts, and says what the network calls it and where it is found', async () => {
      const { externalId, url } = await publish()
      expect(externalId).toMatch(/\S/)
      expect(url).toMatch(/^https?:\/\//)
    })

    it('posts the same key once, and finds it again', async () => {
      const first = await publish()
      expect(await publish()).toEqual(first)
      if (bench.posts) expect(bench.posts()).toBe(1)
    })

    it('stops when it is told to', async () => {
      const reason = new Error('No longer wanted')
      await expect(publish({}, AbortSignal.abort(reason))).rejects.toBe(reason)
      if (bench.posts) expect(bench.posts()).toBe(0)
    })

    it('refuses credentials that the network does not know, in a sentence that holds nothing of them', async () => {
      if (bench.channel.credentials === null) return
      const credentials = { token: 'forged-token', renewal: 'forged-renewal' }
      const refused = await publish({ credentials }).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(PublisherRefusal)
      expect(String((refused as Error).stack)).not.toContain('forged')
      if (bench.posts) expect(bench.posts()).toBe(0)
    })
  })
}
