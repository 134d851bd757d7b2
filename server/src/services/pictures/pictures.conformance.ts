/** What every source of pictures promises, whoever takes or makes them. An adapter's test calls this with a way to make the adapter. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectHonestService } from '#services/service.conformance.ts'
import { speaksOfPeople } from '#text/people.ts'
import type { Misbehavior } from './pictures.fixture.ts'
import { type Because, NoPictures, type Pictures, type Wish } from './pictures.ts'

export type PicturesBench = {
  pictures: Pictures
  /** The same with another key. */
  strangers: Pictures
  instead: (how: Misbehavior) => void
  end: () => Promise<void>
}

export const TAKER = { accountId: '00000000-0000-4000-8000-000000000001' }

export const someWish = (changes: Partial<Wish> = {}): Wish => ({
  thing: 'mug',
  trade: 'pottery studio',
  size: { width: 1080, height: 1920 },
  look: 'market',
  key: 'film-1 mug',
  ...changes,
})

/** Finds and takes as a film does. */
export async function taken(pictures: Pictures, wish = someWish()): Promise<Buffer | undefined> {
  const [first] = await pictures.find(wish)
  return first && pictures.take(first, TAKER)
}

export const whyNot = (work: Promise<unknown>): Promise<NoPictures> =>
  work.then(
    () => Promise.reject(new Error('There was a picture')),
    (error) => error,
  )

export function picturePromises(name: string, make: () => Promise<PicturesBench>): void {
  describe(`${name}, as a source of pictures,`, () => {
    let bench: PicturesBench
    beforeEach(async () => {
      bench = await make()
    })
    afterEach(() => bench.end())

    it('says who it is and what it costs', () => expectHonestService(bench.pictures))

    it('finds what fills the frame and shows nobody, says whose it is and under which terms, and brings its bytes', async () => {
      const found = await bench.pictures.find(someWish())
      expect(found.length).toBeGreaterThan(0)
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      for (const { source, width, height, about, license, author, page } of found) {
        expect(bench.pictures.sources).toContain(source)
        expect(Math.max(1080 / width, 1920 / height)).toBeLessThanOrEqual(1.5)
        expect(license).toMatch(/\S/)
        if (source === 'made')
          expect([about, author]).toEqual([expect.stringContaining('no people'), expect.any(String)])
        else expect([speaksOfPeople(about), page]).toEqual([false, expect.stringMatching(/^https:\/\//)])
      }
      const bytes = await bench.pictures.take(found[0]!, TAKER)
      expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
    })

    it('says a wish for the same film alike', async () => {
      const ids = async () => (await bench.pictures.find(someWish())).map(({ id }) => id)
      expect(await ids()).toEqual(await ids())
    })

    it.each<[Misbehavior, Because]>([
      ['limit', 'limit'],
      ['fault', 'away'],
      ['cut', 'away'],
      ['strange', 'away'],
    ])('says why there is no picture: %s', async (how, because) => {
      bench.instead(how)
      expect(await whyNot(taken(bench.pictures))).toMatchObject({ because })
    })

    it('says that its key is refused, and never the key', async () => {
      const error = await whyNot(taken(bench.strangers))
      expect(error).toBeInstanceOf(NoPictures)
      expect([error.because, error.message.includes('strange-key')]).toEqual(['key', false])
    })

    it('ends at once when nobody wants it any more', async () => {
      const wish = someWish({ signal: AbortSignal.abort(new Error('Over')) })
      const [first] = await bench.pictures.find(wish).catch(() => [])
      const took = first
        ? bench.pictures.take(first, { ...TAKER, signal: AbortSignal.abort(new Error('Over')) })
        : undefined
      await expect(took ?? Promise.reject(new Error('Over'))).rejects.toThrow()
    })
  })
}
