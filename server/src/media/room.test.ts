/** Whether there is room is asked before a byte is taken. */
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { MEDIA_LIMITS } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { media, objects, uploads } from '#db/tables/index.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { type Owner, owner } from '#test/quick-films.ts'
import { LOGOS_MOST } from './objects/objects.service.ts'

const MB = 1_048_576

let product: TestProduct
let clock = new Date('2026-03-02T10:00:00Z')
beforeAll(async () => {
  product = await startTestProduct({ now: () => clock, env: { ROLE: 'api' } })
})
afterAll(() => product.end())

type Said = { status: number; message: string }

/** Says that it brings so many bytes, sends the first few and waits for what is said to that. */
const announce = (url: string, length: number | undefined, first: Buffer): Promise<Said> =>
  new Promise((resolve, reject) => {
    const asking = request(new URL(url, product.base), {
      method: 'PUT',
      headers: length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length },
    })
    asking.once('response', async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      asking.destroy()
      resolve({ status: response.statusCode ?? 0, message: JSON.parse(text).message })
    })
    asking.on('error', reject)
    asking.write(first)
  })

const accountOf = async (url: string): Promise<string> => {
  const id = url.match(/s3\/files\/([0-9a-f-]+)/)?.[1] ?? ''
  const [row] = await product.ctx.db.select().from(uploads).where(eq(uploads.id, id))
  return row?.accountId ?? ''
}
const filesOnDisk = async () =>
  (await readdir(product.dataDir, { recursive: true })).filter((name) => /uploads\/.*\/\d+-/.test(name))

async function began(ada: Owner, metadata: Record<string, unknown>): Promise<string> {
  const search = new URLSearchParams({ filename: 'Clip.mp4', type: 'video/mp4' })
  for (const [name, value] of Object.entries({ purpose: 'media', ...metadata }))
    search.set(`metadata[${name}]`, String(value))
  return (await ada.get(`/s3/params?${search}`)).body.url
}

describe('a file', () => {
  let ada: Owner
  beforeAll(async () => {
    ada = await owner(product)
  })

  it('for which there is no room is refused while it is still being sent', async () => {
    const url = await began(ada, {})
    const accountId = await accountOf(url)
    const values = { accountId, name: 'big.mp4', kind: 'clip', ending: '.mp4', contentType: 'video/mp4' } as const
    await product.ctx.db.insert(media).values({ ...values, id: accountId, bytes: MEDIA_LIMITS.accountBytes - 3 * MB })
    const refused = await announce(url, 4 * MB, Buffer.alloc(1000))
    expect([refused.status, refused.message]).toEqual([403, expect.stringMatching(/^Own media have room for/)])
    expect(await filesOnDisk()).toEqual([])
  })

  it('is refused, too, when what others are bringing at that moment leaves no room for it', async () => {
    const [one, other] = [await began(ada, {}), await began(ada, {})]
    const sending = request(new URL(one, product.base), { method: 'PUT', headers: { 'content-length': 2 * MB } })
    sending.on('error', () => {})
    sending.write(Buffer.alloc(1000))
    // Until the first one's bytes are counted the second one still fits; it is cut off then and asks again.
    let said: Said | undefined
    while (said?.status !== 403)
      said = await Promise.race([
        announce(other, 2 * MB, Buffer.alloc(1000)).catch(() => undefined),
        new Promise<undefined>((resolve) => setTimeout(resolve, 500)),
      ])
    sending.destroy()
    expect(said.message).toMatch(/^Own media have room for/)
  })

  it('that is more than it was said to be is cut off, whether it says so again or not', async () => {
    const bob = await owner(product)
    const url = await began(bob, { size: 500 })
    const refusal = { status: 413, message: messages.upload.moreThanSaid }
    expect(await announce(url, 4 * MB, Buffer.alloc(100))).toEqual(refusal)
    expect(await announce(url, undefined, Buffer.alloc(501))).toEqual(refusal)
  })
})

describe('a logo', () => {
  const start = async (person: Owner) => person.post('/api/objects/upload')

  it('is refused by a wrong address while it is still being sent', async () => {
    const ada = await owner(product)
    const { uploadURL } = (await start(ada)).body
    expect(await announce(`${uploadURL}x`, 1 * MB, Buffer.alloc(10))).toEqual({
      status: 403,
      message: messages.upload.badAddress,
    })
  })

  it('takes the place of one that nothing shows, and is refused where all are shown', async () => {
    const ada = await owner(product)
    const first = (await start(ada)).body.objectUrl
    for (let count = 1; count < LOGOS_MOST; count++) expect((await start(ada)).status).toBe(200)
    expect((await start(ada)).body.message).toBe(messages.brand.tooManyLogos(LOGOS_MOST))
    clock = new Date(clock.getTime() + 25 * 3_600_000)
    const { pool, db } = { pool: product.database.pool, db: product.ctx.db }
    const idOf = (url: string) => url.split('/').at(-1) ?? ''
    await pool.query('update brands set logo_url = $1 where id = $2', [first, ada.brandId])
    await pool.query("update objects set created_at = '2026-03-02T10:00:00Z'")
    expect((await start(ada)).status).toBe(200)
    const [shown] = await db
      .select()
      .from(objects)
      .where(eq(objects.id, idOf(first)))
    const left = await db.$count(objects, eq(objects.accountId, shown?.accountId ?? ''))
    expect(left).toBe(2)
  })
})
