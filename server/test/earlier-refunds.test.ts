/** Entries that an earlier version has written, which named no spend: what was spent then comes back now. */
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SignedIn } from '#context.ts'
import { referralBalance } from '#credits/index.ts'
import { refundVideo, videosByIds } from '#films/videos/index.ts'
import { signedIn } from './batch-studio.ts'
import { startTestProduct, type TestProduct } from './product.ts'

const MIGRATION = new URL('../src/db/migrations/0018_refunds_by_pot.sql', import.meta.url)

let product: TestProduct
let ada: SignedIn
let brandId: string
beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
  const person = await product.person()
  ada = await signedIn(product, person)
  brandId = (await person.post('/api/brands', { name: 'Kiln' })).body.id
})
afterAll(() => product.end())

it('goes back into the pots that paid, less what went back before', async () => {
  const { db, accountId } = ada
  const id = (name: string) => `00000000-0000-4000-8000-00000000000${name}`
  await db.execute(
    sql`insert into batches (id, account_id, brand_id, request_id, seed) values (${id('0')}, ${accountId}, ${brandId}, ${id('9')}, 1)`,
  )
  for (const [name, batch, attempt] of [
    ['1', id('0'), 1],
    ['2', id('0'), 1],
    ['3', null, 1],
    ['4', id('0'), 2],
  ] as const)
    await db.execute(sql`insert into videos (id, account_id, batch_id, title, format, number, seed, credits, attempt, status)
      values (${id(name)}, ${accountId}, ${batch}, 'Clay', 'short', 1, 1, 2, ${attempt}, 'failed')`)
  const entries = [
    ['spend', '2026-01', -1, `batch ${id('0')}`],
    ['spend', 'referral', -5, `batch ${id('0')}:referral`],
    ['refund', '2026-01', 2, `refund ${id('1')} 1`],
    ['spend', 'referral', -2, `video ${id('3')} 1:referral`],
    ['spend', 'referral', -2, `video ${id('4')} 2:referral`],
  ] as const
  for (const [kind, pot, amount, key] of entries)
    await db.execute(sql`insert into credit_entries (account_id, kind, pot, amount, key, note)
      values (${accountId}, ${kind}, ${pot}, ${amount}, ${key}, '')`)
  const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements.filter((one) => one.includes('UPDATE'))) await db.execute(sql.raw(statement))

  const { rows } = await db.execute(sql`select spend from credit_entries where kind = 'refund'`)
  expect(rows).toEqual([{ spend: `batch ${id('0')}` }])
  await db.execute(sql`insert into credit_entries (account_id, kind, pot, amount, key, note)
    values (${accountId}, 'referral', 'referral', 9, 'friends', '')`)
  expect(await referralBalance(ada)).toBe(0)
  for (const video of await videosByIds(ada, ['1', '2', '3', '4'].map(id))) await refundVideo(ada, video)
  expect(await referralBalance(ada)).toBe(2 + 2 + 2)
})
