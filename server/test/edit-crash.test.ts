/** An edit whose server is killed with everything it has started, twice: it goes on, once, and the film is the new one. */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Video } from '@octavo/contract/video'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Installation } from '../../e2e/proof.installation.ts'
import { FILMED_WITHIN_MS, until } from './patience.ts'
import { Caller, signup } from './product.ts'

// Long enough that somebody who looks now and then meets its edit half-way.
const WORDS =
  'Clay shrinks by a tenth in the fire. So a potter throws every mug a little larger than it will be. Why does a cup crack? It dried too fast. Glaze is ground glass in water. It melts at a heat that turns iron soft. A kiln cools for a whole day before its door may open. Who opens it early hears the glaze sing and break.'

let folder: string
let home: Installation

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-edit-crash-'))
  home = await Installation.in(folder, { shorts: 1, longForm: 0, small: true })
})
afterAll(async () => {
  home.abandon()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

it('survives kill -9 as soon as it is ordered and while its pictures are made', async () => {
  home.launch()
  await home.ready()
  const ada = new Caller(home.base)
  await ada.post('/api/auth/signup', signup({ email: `${randomUUID()}@example.com` }))
  const brandId = (await ada.post('/api/brands', { name: 'Kiln & Clay' })).body.id
  const id = (await ada.post('/api/ai/video/generate', { content: WORDS, title: 'Clay', brandId })).body.video.id
  const video = async (): Promise<Video> => (await ada.get(`/api/videos/${id}`)).body
  await until(async () => ['ready', 'failed'].includes((await video()).status), FILMED_WITHIN_MS)
  const before = await video()
  expect(before.problem).toBeNull()

  const requestId = randomUUID()
  const order = {
    changes: { lines: [{ index: 2, text: 'Why does a cup crack on the shelf?' }], captionStyle: 'boxed' },
    revision: 1,
    requestId,
  }
  const first = await ada.post(`/api/videos/${id}/edit`, order)
  expect(first.status).toBe(200)
  await home.kill({ withDatabase: true })
  home.launch()
  await home.ready()
  expect((await ada.post(`/api/videos/${id}/edit`, order)).body).toEqual(first.body)

  // It has got on since the first kill: what stops a server twice without that is put aside.
  await until(
    async () => ((await video()).edit?.progress ?? 0) > 0.4 || (await video()).edit?.status === 'done',
    FILMED_WITHIN_MS,
  )
  const half = await video()
  expect([half.revision, half.status]).toEqual([1, before.status])
  await home.kill({ withDatabase: false })
  home.launch()
  await home.ready()

  await until(async () => !['queued', 'making'].includes((await video()).edit?.status ?? ''), FILMED_WITHIN_MS)
  const after = await video()
  expect(after).toMatchObject({ revision: 2, status: before.status, edit: { status: 'done', problem: null } })
  const film = await fetch(home.base + after.streamUrl, { headers: { cookie: ada.cookie } })
  expect((await film.arrayBuffer()).byteLength).toBe(after.sizeBytes)
  expect((await ada.get(after.srtUrl!)).text).toContain('on the')
  expect((await ada.get(`/api/videos/${id}/edit`)).body).toMatchObject({
    revision: 2,
    choices: { captionStyle: 'boxed' },
    lines: { 2: { text: 'Why does a cup crack on the shelf?' } },
  })
  expect((await ada.get('/api/dashboard/stats')).body).toMatchObject({ creditsUsed: 1 })
  const work = path.join(home.dataDir, 'work')
  expect(existsSync(work) ? readdirSync(work) : []).toEqual([])
  expect(await home.stop()).toEqual([])
})
