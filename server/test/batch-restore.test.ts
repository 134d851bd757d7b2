/** An installation that comes back from its backup, which has the films and orders but not the engine's own notes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { makeLog } from '#log.ts'
import { backupTo, restoreFrom } from '#transfer/index.ts'
import { gate, startStudio } from './batch-studio.ts'
import { HANGS_AFTER_MS } from './patience.ts'
import { Caller } from './product.ts'

let root: string

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'octavo-restore-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

it('goes on with what was unfinished, pays for nothing twice and writes nothing twice', async () => {
  const studio = await startStudio()
  const door = gate()
  const ada = await studio.owner()
  const finished = await ada.order(1)
  await ada.whenDone(finished)
  studio.tricks.film = async (_request, { signal }) => {
    await door.wait(signal)
    return undefined
  }
  const half = await ada.order(2)
  await ada.when(half, ({ videos }) => videos.some(({ status }) => status === 'rendering'))
  studio.tricks.written = async (script) => {
    await door.wait()
    return script
  }
  const unwritten = await ada.order(1)
  await backupTo(path.join(root, 'backup'), { pool: studio.database.pool, dataDir: studio.dataDir })
  const ending = studio.end()
  door.open()
  await ending

  const dataDir = path.join(root, 'restored')
  const database = await openDatabase({ dataDir, log: makeLog('silent') })
  await restoreFrom(path.join(root, 'backup'), { pool: database.pool, dataDir })
  await database.close()

  const restored = await startStudio({ dataDir })
  try {
    const again = Object.assign(new Caller(restored.base), { cookie: ada.cookie })
    const library = async () => (await again.get('/api/videos/library')).body
    await expect.poll(async () => (await library()).length, { timeout: HANGS_AFTER_MS }).toBe(4)
    for (const id of [finished, half, unwritten])
      expect((await again.get(`/api/batches/${id}`)).body).toMatchObject({ status: 'done', progress: 1 })
    for (const film of await library()) expect((await again.get(film.streamUrl)).status).toBe(200)
    expect((await again.get('/api/library/scripts')).body.scripts).toHaveLength(4)
    expect((await again.get('/api/dashboard/stats')).body).toMatchObject({ creditsUsed: 4, creditsRemaining: 80 })
  } finally {
    await restored.end()
  }
})
