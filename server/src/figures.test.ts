/** What is kept for a moment is never told once it no longer holds. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '#test/batch-studio.ts'
import { until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { fillAccount } from '#test/year-of-work.ts'
import { keepFigures } from './figures.ts'
import { listenForChanges } from './live-changes.ts'

let product: TestProduct
const now = new Date('2026-06-10T10:00:00Z')
beforeAll(async () => {
  product = await startTestProduct({ now: () => now })
})
afterAll(() => product.end())

const contacts = (from: number, count: number) => ({
  contacts: Array.from({ length: count }, (_, n) => ({ email: `p${from + n}@example.com` })),
})

it('After each write the next look sees it, with everybody else looking too', async () => {
  const ada = await product.person()
  let over = false
  const looking = Array.from({ length: 5 }, async () => {
    while (!over) await ada.get('/api/dashboard/stats')
  })
  const seen: number[] = []
  for (let number = 0; number < 30; number++) {
    await ada.post('/api/viral/contacts/import', contacts(number, 1))
    seen.push((await ada.get('/api/dashboard/stats')).body.crmContacts)
  }
  over = true
  await Promise.all(looking)
  expect(seen).toEqual(Array.from({ length: 30 }, (_, number) => number + 1))
})

it('Another process hears of it too, and of what nobody announces', async () => {
  const ada = await product.person()
  const ctx = await signedIn(product, ada)
  const changes = listenForChanges(product.database.pool, ctx.log)
  const elsewhere = keepFigures(changes)
  const write = sql`insert into milestones (account_id, name) values (${ctx.accountId}, 'watched')
    on conflict (account_id, name) do update set at = now()`
  const told: number[][] = []
  let counted = 0
  const look = () => elsewhere.of(ctx, 'steps', async () => ++counted)
  try {
    await until(() => changes.caughtUp())
    for (let writes = 0; writes < 50; writes++) {
      await ctx.db.execute(write)
      told.push([await look(), await look()])
    }
  } finally {
    await changes.close()
  }
  expect(told).toEqual(Array.from({ length: 50 }, (_, writes) => [writes + 1, writes + 1]))
})

it('Looking writes nothing, and many who look at once count once', async () => {
  const ada = await product.person()
  await ada.get('/api/dashboard/stats')
  const ctx = await signedIn(product, ada)
  const writes = async () =>
    (await ctx.db.execute<{ at: string }>(sql`select pg_current_xact_id()::text as at`)).rows[0]?.at
  const before = Number(await writes())
  for (let look = 0; look < 10; look++) await ada.get('/api/viral/credits')
  expect(Number(await writes()) - before).toBeLessThan(10)
  let counted = 0
  const looks = Array.from({ length: 50 }, () => ctx.figures.of(ctx, 'a figure', async () => ++counted))
  expect(new Set(await Promise.all(looks))).toEqual(new Set([1]))
})

it('A year of work is counted as it is', async () => {
  const ada = await product.person()
  const ctx = await signedIn(product, ada)
  await fillAccount((...statement) => product.database.pool.query(...statement), ctx.accountId, {
    films: 50,
    contacts: 1_000,
  })
  const { total, mailable, textable, byStatus } = (await ada.get('/api/viral/contacts/summary')).body
  expect({ total, mailable, textable, byStatus }).toEqual({
    ...{ total: 1_000, mailable: 700, textable: 500 },
    byStatus: { active: 700, pending: 0, unsubscribed: 300, bounced: 0, complained: 0 },
  })
  expect((await ada.get('/api/dashboard/stats')).body).toMatchObject({
    ...{ totalBrands: 3, totalVideos: 45, crmContacts: 1_000 },
    production: { videosGenerated: 45 },
  })
})
