/** A run outlives the process that took the order, and a backup that knows the run but not the engine's notes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeLog } from '#log.ts'
import { until } from './patience.ts'
import { startTestProduct, type TestProduct } from './product.ts'
import { owner } from './quick-films.ts'
import { recording } from './recording.ts'

const made = recording()
// A call that waits while its process goes down is logged, as it should be.
const log = makeLog('silent')
let dataDir: string
let product: TestProduct | undefined

afterAll(async () => {
  await product?.end()
  await rm(dataDir, { recursive: true, force: true })
})

it('makes every film once, and is paid once, after a restart', async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'octavo-restart-'))
  // Takes orders and works at nothing.
  product = await startTestProduct({ dataDir, env: { ROLE: 'api' }, ...made.doubles, log })
  const ada = await owner(product)
  const order = (topic: string) => {
    const body = { brandId: ada.brandId, niche: 'entrepreneurship', topic, targetViralScore: 80 }
    ada.post('/api/viral-short/create', body).catch(() => undefined)
  }
  order('a first shop')
  order('a second shop')
  const count = async (sql: string): Promise<number> => Number((await product!.database.pool.query(sql)).rows[0].count)
  await until(async () => (await count('select count(*) from generations')) === 2)
  const { rowCount } = await product.database.pool.query(
    "delete from dbos.workflow_status where workflow_uuid = (select 'generation ' || id from generations limit 1)",
  )
  expect(rowCount).toBe(1)
  await product.end()

  product = await startTestProduct({ dataDir, ...made.doubles, log })
  await until(async () => (await count("select count(*) from videos where status = 'ready'")) === 2)
  expect(await count('select count(*) from videos')).toBe(2)
  expect(await count("select count(*) from generations where status = 'completed'")).toBe(2)
  expect(await count("select -sum(amount) as count from credit_entries where kind = 'spend'")).toBe(2)
})
