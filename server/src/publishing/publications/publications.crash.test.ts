/** A process is killed when the network has the post and the database does not know it yet. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { channels } from '#db/tables/index.ts'
import { soon, until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { programOf } from '#test/program.ts'
import { libraryFilm, type Owner, owner } from '#test/quick-films.ts'

const FIXTURE = new URL('./publishing.fixture.ts', import.meta.url)

let product: TestProduct
let ledger: string
const workers: ChildProcess[] = []

beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
  ledger = path.join(product.dataDir, 'ledger')
})
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  await product.end()
})

async function startWorker(dies: boolean): Promise<ChildProcess> {
  const options = { databaseUrl: product.ctx.config.databaseUrl, dataDir: product.dataDir, ledger, dies }
  const worker = spawn(process.execPath, [await programOf(FIXTURE), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  workers.push(worker)
  await once(worker.stdout as NonNullable<typeof worker.stdout>, 'data')
  return worker
}

/** A film in the library that waits for a person's word before it goes to YouTube. */
async function waitingFilm(ada: Owner): Promise<string> {
  const { db } = product.ctx
  const id = await libraryFilm(product, ada, 'Made already')
  const network = { network: 'youtube' } as const
  await db.update(channels).set(network).where(eq(channels.brandId, ada.brandId))
  await ada.put(`/api/videos/${id}/schedule`, { at: soon(1000).toISOString() })
  return id
}

it('a post is out once although its process was killed before it could note it', async () => {
  const ada = await owner(product)
  const id = await waitingFilm(ada)
  const status = async () => (await ada.get(`/api/videos/${id}`)).body.status
  expect(await status()).toBe('approval')

  const doomed = await startWorker(true)
  const end = once(doomed, 'exit')
  await ada.post(`/api/videos/${id}/approve`)
  expect((await end)[1]).toBe('SIGKILL')
  expect(await status()).toBe('publishing')

  await startWorker(false)
  await until(async () => (await status()) === 'published')
  const lines = readFileSync(ledger, 'utf8').trim().split('\n')
  expect(lines.map((line) => line.split(' ')[0])).toEqual(['posted', 'found'])
  const posts = (await ada.get(`/api/videos/${id}/publications`)).body
  expect(posts).toMatchObject([{ status: 'published', url: `https://network.example/${lines[0]?.split(' ')[1]}` }])
})
