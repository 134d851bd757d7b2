/** What becomes of films that are stopped, that fail, and that are tried again: every credit comes back once. */

import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Batch } from '@octavo/contract/batch'
import type { Video } from '@octavo/contract/video'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { monthPot, referralBalance } from '#credits/index.ts'
import { makeLog } from '#log.ts'
import { NothingLeftToSay } from '#services/language/language.ts'
import { VoiceRefusal } from '#services/voice/voice.ts'
import { gate, type Studio, type StudioOwner, startStudio } from './batch-studio.ts'
import { timed, until } from './patience.ts'
import { sweep } from './sweep.ts'

let studio: Studio
let ada: StudioOwner

beforeAll(async () => {
  studio = await startStudio({ log: makeLog('silent') })
})
afterAll(() => studio.end())

beforeEach(async () => {
  ada = await studio.owner()
})
afterEach(() => studio.playFair())

const statuses = ({ videos }: Batch) => videos.map(({ status }) => status).sort()
const isReady = ({ readyAt }: Video) => readyAt !== null
const HALT_WITHIN_MS = 2_000

const filesUnder = async (folder: string): Promise<string[]> =>
  existsSync(folder) ? (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name)) : []

describe('halting a batch', () => {
  it('stops what is being made and what waits within two seconds, keeps what is finished and pays the rest back', async () => {
    const door = gate()
    let made = 0
    let stopped = 0
    studio.tricks.film = async (_request, { signal }) => {
      if (made++ === 0) return undefined
      signal.addEventListener('abort', () => stopped++)
      await door.wait(signal)
      return undefined
    }
    const id = await ada.order(5)
    await ada.when(id, ({ videos }) => videos.some(isReady) && videos.some(({ status }) => status === 'rendering'))
    expect(await ada.credits()).toMatchObject({ used: 5 })
    const { answer, ms } = await timed(async () => {
      const halted = await ada.post(`/api/batches/${id}/halt`)
      await until(() => stopped > 0)
      return halted
    })
    expect(ms).toBeLessThan(HALT_WITHIN_MS)
    const { status, body } = answer
    expect([status, body.status]).toEqual([200, 'halted'])
    expect(body.videos.filter(isReady)).toHaveLength(1)
    expect(body.videos.filter((video: Video) => video.status === 'halted')).toHaveLength(4)
    expect(body.says).toBe('Halted. 1 of 5 films are in the library.')
    expect(await ada.credits()).toMatchObject({ used: 1 })
    door.open()
    await ada.post(`/api/batches/${id}/halt`)
    expect(await ada.credits()).toMatchObject({ used: 1 })
    expect((await ada.get('/api/videos/library')).body).toHaveLength(1)
  })

  it('stops the writing, and no film is begun', async () => {
    const door = gate()
    studio.tricks.written = async (script) => {
      await door.wait()
      return script
    }
    const id = await ada.order(2)
    await ada.when(id, ({ videos }) => videos.some(({ status }) => status === 'writing'))
    await ada.post(`/api/batches/${id}/halt`)
    door.open()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(statuses(await ada.batch(id))).toEqual(['halted', 'halted'])
    expect((await ada.get('/api/library/scripts')).body.scripts).toEqual([])
    expect(await ada.credits()).toMatchObject({ used: 0 })
  })

  it('leaves nothing of the unfinished films on the disk once it was swept, and no work in progress is swept away', async () => {
    const door = gate()
    studio.tricks.film = async (_request, { signal }) => {
      await door.wait(signal)
      return undefined
    }
    const rendering = async (id: string) =>
      ada.when(id, ({ videos }) => videos.some(({ status }) => status === 'rendering'))
    const work = () => filesUnder(path.join(studio.dataDir, 'work'))
    const halted = await ada.order(1)
    await rendering(halted)
    await ada.post(`/api/batches/${halted}/halt`)
    const id = await ada.order(1)
    await rendering(id)
    const [video] = (await ada.batch(id)).videos
    await until(async () => {
      await sweep(studio.ctx)
      return (await work()).every((file) => file.startsWith(video?.id ?? 'none'))
    })
    expect(await work()).toContain(`${video?.id}-1/speech.wav`)
    door.open()
    await ada.whenDone(id)
    expect(await work()).toEqual([])
    const kept = await filesUnder(path.join(studio.dataDir, 'files', 'films', ada.ctx.accountId))
    expect(kept.sort()).toEqual(['jpg', 'mp4', 'srt', 'vtt'].map((ending) => `${video?.id}/film.${ending}`))
  })

  it('of one film leaves the others at work', async () => {
    const door = gate()
    studio.tricks.film = async (_request, { signal }) => {
      await door.wait(signal)
      return undefined
    }
    const id = await ada.order(2)
    const { videos } = await ada.when(id, (batch) => batch.videos.every(({ scriptId }) => scriptId !== null))
    const halted = await ada.post(`/api/videos/${videos[0]?.id}/halt`)
    expect(halted.body).toMatchObject({ status: 'halted', problem: 'Halted by you. Its credits are back.' })
    door.open()
    const done = await ada.whenDone(id)
    expect([done.status, done.videos.filter(isReady).length]).toEqual(['done', 1])
    expect(await ada.credits()).toMatchObject({ used: 1 })
  })
})

describe('trying again', () => {
  const haltedBatch = async (): Promise<Batch> => {
    const door = gate()
    studio.tricks.voice = () => door.wait()
    const id = await ada.order(2)
    await ada.when(id, ({ videos }) => videos.some(({ status }) => status === 'voicing'))
    await ada.post(`/api/batches/${id}/halt`)
    studio.playFair()
    door.open()
    return ada.batch(id)
  }

  it('makes a halted film, pays for it anew and says so of the batch', async () => {
    const { id, videos } = await haltedBatch()
    expect(await ada.credits()).toMatchObject({ used: 0 })
    const door = gate()
    studio.tricks.voice = () => door.wait()
    expect((await ada.post(`/api/videos/${videos[0]?.id}/retry`)).status).toBe(200)
    expect(await ada.credits()).toMatchObject({ used: 1 })
    expect(await ada.batch(id)).toMatchObject({ status: 'making', finishedAt: null })
    door.open()
    expect(await ada.when(id, (batch) => batch.videos.some(isReady))).toMatchObject({ status: 'halted' })
    await ada.post(`/api/videos/${videos[1]?.id}/retry`)
    expect(await ada.whenDone(id)).toMatchObject({
      status: 'done',
      says: '2 of 2 films are in the library.',
    })
    expect(await ada.credits()).toMatchObject({ used: 2 })
  })

  it('is refused for what is being made or finished, and when it is asked for twice it is once', async () => {
    const { id, videos } = await haltedBatch()
    const url = `/api/videos/${videos[0]?.id}/retry`
    const both = await Promise.all([ada.post(url), ada.post(url)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await ada.when(id, (batch) => batch.videos.some(isReady))
    const finished = await ada.post(url)
    expect([finished.status, finished.body.message]).toEqual([409, 'Only a failed or halted video can be made again.'])
    expect(await ada.credits()).toMatchObject({ used: 1 })
  })

  it('takes from the pots as it did, and every stop gives back to those that paid', async () => {
    const entry = (kind: string, pot: string, amount: number) =>
      studio.database.pool.query(
        `insert into credit_entries (account_id, kind, pot, amount, key, note)
         values ($1, $2, $3, $4, $5, 'Elsewhere')`,
        [ada.ctx.accountId, kind, pot, amount, `elsewhere ${kind}`],
      )
    const { remaining } = await ada.credits()
    await entry('spend', monthPot(ada.ctx.now(), ada.ctx.account.timeZone), 1 - remaining)
    await entry('referral', 'referral', 5)
    const { id, videos } = await haltedBatch()
    const friends = () => referralBalance(ada.ctx)
    expect([(await ada.credits()).remaining, await friends()]).toEqual([6, 5])
    const door = gate()
    studio.tricks.voice = () => door.wait()
    for (const video of videos) await ada.post(`/api/videos/${video.id}/retry`)
    expect([(await ada.credits()).remaining, await friends()]).toEqual([4, 4])
    await ada.post(`/api/batches/${id}/halt`)
    door.open()
    expect([(await ada.credits()).remaining, await friends()]).toEqual([6, 5])
  })

  it('without credits is refused and changes nothing', async () => {
    const { id, videos } = await haltedBatch()
    await studio.database.pool.query(
      `insert into credit_entries (account_id, kind, pot, amount, key, note)
       select account_id, 'spend', pot, -amount, 'elsewhere', 'Elsewhere' from credit_entries where account_id = $1 and kind = 'grant'`,
      [ada.ctx.accountId],
    )
    const answer = await ada.post(`/api/videos/${videos[0]?.id}/retry`)
    expect([answer.status, answer.body.code]).toEqual([403, 'plan-limit'])
    expect(statuses(await ada.batch(id))).toEqual(['halted', 'halted'])
  })
})

describe('a film that fails', () => {
  it('is tried again by itself', async () => {
    let tries = 0
    studio.tricks.film = async () => {
      if (tries++ === 0) throw new Error('The encoder fell over')
      return undefined
    }
    expect((await ada.whenDone(await ada.order(1))).videos.every(isReady)).toBe(true)
    expect(tries).toBe(2)
  })

  it('for good says a sentence, gives its credits back and holds up no other; later it can be made', async () => {
    let tries = 0
    let broken = ''
    studio.tricks.film = async ({ title }) => {
      broken ||= title
      if (title !== broken) return undefined
      tries += 1
      throw new Error('EACCES: /secret/path')
    }
    const id = await ada.order(3)
    const done = await ada.whenDone(id)
    const failed = done.videos.find(({ title }) => title === broken)
    expect(failed?.status).toBe('failed')
    expect(failed?.problem).toMatch(/^Something went wrong while making this film\. Its credits are back; press Retry/)
    expect(tries).toBe(2)
    expect(done.videos.filter(isReady)).toHaveLength(2)
    expect(done).toMatchObject({
      status: 'done',
      says: '2 of 3 films are in the library. 1 could not be made; their credits are back.',
    })
    expect(await ada.credits()).toMatchObject({ used: 2 })
    studio.playFair()
    expect((await ada.post(`/api/videos/${failed?.id}/retry`)).status).toBe(200)
    const again = await ada.when(id, ({ videos }) => videos.every(isReady))
    expect(again.says).toBe('3 of 3 films are in the library.')
    expect(await ada.credits()).toMatchObject({ used: 3 })
  })

  it('because of what was found in it says what was found', async () => {
    studio.tricks.film = async () => ({ faults: ['The picture is black for 3.0 s.'] })
    const { videos } = await ada.whenDone(await ada.order(1))
    expect(videos[0]).toMatchObject({ status: 'failed', problem: 'The picture is black for 3.0 s.' })
    expect((await ada.get('/api/videos/library')).body).toEqual([])
  })

  it.each<[string, () => () => number, string]>([
    [
      'the voice cannot say the text',
      () => {
        let tries = 0
        studio.tricks.voice = async () => {
          tries++
          throw new VoiceRefusal('This voice speaks English only.')
        }
        return () => tries
      },
      'This voice speaks English only.',
    ],
    [
      'there is nothing left to say',
      () => {
        let tries = 0
        studio.tricks.written = () => {
          tries++
          throw new NothingLeftToSay('Add facts to the brand.')
        }
        return () => tries
      },
      'Add facts to the brand.',
    ],
  ])('because %s is not tried in vain', async (_why, play, problem) => {
    const tries = play()
    const { videos } = await ada.whenDone(await ada.order(1))
    expect(videos[0]).toMatchObject({ status: 'failed', problem })
    expect(tries()).toBe(1)
    expect(await ada.credits()).toMatchObject({ used: 0 })
  })
})

it('gives the finished films of a week another look, once however often it is asked for', async () => {
  const id = await ada.order(2)
  await ada.whenDone(id)
  const films = async (): Promise<Video[]> => (await ada.batch(id)).videos
  const looks = async () =>
    Promise.all((await films()).map(async (film) => (await ada.get(`/api/videos/${film.id}/edit`)).body.choices.look))
  const give = (look: string, requestId: string) => ada.post(`/api/batches/${id}/look`, { look, requestId })
  const done = () => until(async () => (await films()).every(({ edit }) => edit?.status === 'done'))
  const spent = (await ada.credits()).used
  const request = randomUUID()
  expect((await give('neon', request)).body).toEqual({ changed: 2, left: [] })
  await done()
  expect(await looks()).toEqual(['neon', 'neon'])
  expect((await give('neon', request)).body).toEqual({ changed: 2, left: [] })
  expect((await give('neon', randomUUID())).body).toEqual({ changed: 0, left: [] })
  expect((await films()).map(({ revision }) => revision)).toEqual([2, 2])
  expect((await give('each', randomUUID())).body.changed).toBeGreaterThan(0)
  await done()
  expect(new Set(await looks()).size).toBe(2)
  expect((await ada.credits()).used).toBe(spent)
  const bob = await studio.owner()
  expect((await bob.post(`/api/batches/${id}/look`, { look: 'neon', requestId: randomUUID() })).status).toBe(404)
})
