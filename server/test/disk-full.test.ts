/** The whole product on a disk without room: it says so in a sentence, begins nothing, and goes on once there is some. */
import { messages } from '@octavo/contract/messages'
import type { Video } from '@octavo/contract/video'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Studio, startStudio } from './batch-studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.end())
afterEach(() => {
  keepFree(0)
  studio.playFair()
})

/** A reserve that no disk has is a disk without room. */
const keepFree = (bytes: number) => {
  studio.ctx.config.diskReserveBytes = bytes
}
const EVERYTHING = Number.MAX_SAFE_INTEGER

const health = async () => (await studio.visitor().get('/api/system/health-check')).body
const upload = {
  filename: 'clay.png',
  type: 'image/png',
  metadata: { filename: 'clay.png', size: 1000, purpose: 'media' },
}
const isMade = ({ status }: Video) => status === 'ready' || status === 'scheduled'

describe('a product whose disk is full', () => {
  it('says so in its health check, until there is room', async () => {
    keepFree(EVERYTHING)
    expect(await health()).toMatchObject({
      status: 'degraded',
      checks: [
        { name: 'database', ok: true },
        { name: 'disk', ok: false },
      ],
    })
    keepFree(0)
    expect(await health()).toMatchObject({ status: 'ok' })
  })

  it('begins no upload, with one sentence, and does once there is room', async () => {
    const person = await studio.owner()
    keepFree(EVERYTHING)
    const refused = await person.post('/s3/multipart', upload)
    expect([refused.status, refused.body]).toEqual([507, { message: messages.noRoom, code: 'no-room' }])
    keepFree(0)
    expect((await person.post('/s3/multipart', upload)).status).toBe(200)
  })

  it('has films wait with that sentence on the screen, and makes them once there is room', async () => {
    const person = await studio.owner()
    keepFree(EVERYTHING)
    const id = await person.order(1)
    await person.when(id, ({ videos }) => videos.some(({ problem }) => problem === messages.noRoom))
    keepFree(0)
    const { videos } = await person.whenDone(id)
    expect(videos.map(({ problem }) => problem)).toEqual([null])
    expect(videos.every(isMade)).toBe(true)
  })

  it('does not give a film up that ran out of room more often than a step is tried', async () => {
    const person = await studio.owner()
    let tries = 0
    studio.tricks.film = async () => {
      if (++tries < 5) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
      return undefined
    }
    const { videos } = await person.whenDone(await person.order(1))
    expect([tries, videos.every(isMade)]).toEqual([5, true])
  })
})
