/** The morning brief: only what there is to tell, in the account's own day, and of the account alone. */
import { messages } from '@octavo/contract/messages'
import { addDays, dateIn, startOfDate } from '@octavo/contract/time-zone'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channels, lessons, publications, setAsidePatterns, videos } from '#db/tables/index.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { HOUR_MS, later } from '#time.ts'
import { briefOf, type Counted } from './brief.rules.ts'

const NOTHING: Counted = {
  posts: { outYesterday: 0, outToday: 0, today: 0, next: null, failed: 0 },
  films: { waitingForReview: 0, waitingForApproval: 0, failed: 0 },
  campaignsHeld: 0,
  isStopped: false,
  learned: [],
}
const saysOf = (changes: Partial<Counted>) =>
  briefOf({ ...NOTHING, ...changes }, '2026-11-24', 'Europe/Berlin').lines.map(({ says }) => says)

describe('the lines', () => {
  it('are none where nothing happened, which is said', () => {
    const brief = briefOf(NOTHING, '2026-11-24', 'Europe/Berlin')
    expect(brief).toEqual({ date: '2026-11-24', lines: [], quiet: messages.brief.quiet })
  })

  it('are five at most, each a sentence', () => {
    const next = new Date('2026-11-24T16:00:00Z')
    expect(
      saysOf({
        posts: { outYesterday: 3, outToday: 1, today: 2, next, failed: 1 },
        films: { waitingForReview: 1, waitingForApproval: 2, failed: 2 },
        campaignsHeld: 1,
        isStopped: true,
        learned: ['Films of 20 to 40 s did better.', 'Films built as steps did worse.'],
      }),
    ).toEqual([
      'Yesterday 3 films went out.',
      'Waiting for you: 2 films to approve, 1 script to review, and 1 paused campaign.',
      'Today 2 more films will go out, the next at 5:00 PM.',
      'Your films taught 2 new things since yesterday.',
      'Needs a hand: your work is stopped, 2 films not made, and 1 post not published.',
    ])
  })

  it('tell of today what is out already, and a single discovery itself', () => {
    expect(saysOf({ posts: { ...NOTHING.posts, outToday: 1 } })).toEqual(['Today 1 film went out.'])
    expect(saysOf({ learned: ['Films of 20 to 40 s did better.'] })).toEqual(['Films of 20 to 40 s did better.'])
  })
})

describe('through the call', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startTestProduct({ env: { ROLE: 'api' } })
  })
  afterAll(() => product.end())

  it('counts the days of the account, its films once whatever their channels, and nobody else’s', async () => {
    const { db } = product.ctx
    const [ada, bob] = [await product.person(), await product.person()]
    const { id: accountId, timeZone } = (await ada.get('/api/auth/user')).body
    const brandId = (await ada.post('/api/brands', { name: 'Kiln', niche: 'Marketing & Sales' })).body.id
    const [local] = await db.select().from(channels).where(eq(channels.brandId, brandId))
    const [second] = await db.insert(channels).values({ accountId, brandId, network: 'youtube' }).returning()
    const today = startOfDate(dateIn(new Date(), timeZone), timeZone)
    const yesterday = startOfDate(addDays(dateIn(new Date(), timeZone), -1), timeZone)
    const post = async (status: 'published' | 'scheduled' | 'failed', at: Date, on = [local]) => {
      const film = { title: 'Clay', format: 'short' as const, number: 1, seed: 1, credits: 1, status: 'ready' as const }
      const [video] = await db
        .insert(videos)
        .values({ ...film, accountId, brandId })
        .returning()
      for (const channel of on)
        await db
          .insert(publications)
          .values({ accountId, videoId: video?.id ?? '', channelId: channel?.id ?? '', status, at })
    }
    await post('published', later(yesterday, HOUR_MS), [local, second])
    await post('published', later(yesterday, -HOUR_MS))
    await post('scheduled', later(today, 22 * HOUR_MS))
    await post('scheduled', later(today, 30 * HOUR_MS))
    await post('failed', later(today, HOUR_MS))
    const learned = { niche: 'Marketing & Sales' as const, trait: 'hook' as const, effect: 2, points: 2, films: 12 }
    const pattern = {
      ...learned,
      ...{ comparedWith: 12, chance: 0.001, filmIds: [], usualViews: { these: 2, others: 1 } },
      change: { from: 0, to: 2, at: today.toISOString() },
    }
    const patterns = [
      { ...pattern, value: 'question', says: 'Questions did better.', since: today.toISOString() },
      { ...pattern, value: 'number', says: 'Numbers did better.', since: today.toISOString() },
      { ...pattern, value: 'tension', says: 'Known for long.', since: '2026-01-01T00:00:00.000Z' },
    ]
    const at = new Date()
    await db
      .insert(lessons)
      .values({ accountId, niche: learned.niche, weights: {}, patterns, films: 24, learnedAt: at })
    await db.insert(setAsidePatterns).values({ accountId, niche: learned.niche, trait: 'hook', value: 'number', at })
    const { date, lines, quiet } = (await ada.get('/api/dashboard/brief')).body
    expect(date).toBe(dateIn(new Date(), timeZone))
    expect(quiet).toBeNull()
    expect(lines.map(({ says }: { says: string }) => says)).toEqual([
      'Yesterday 1 film went out.',
      expect.stringMatching(/^Today 1 film will go out, the next at \d+:00 PM\.$/),
      'Questions did better.',
      'Needs a hand: 1 post not published.',
    ])
    expect((await bob.get('/api/dashboard/brief')).body).toMatchObject({ lines: [], quiet: messages.brief.quiet })
  })
})
