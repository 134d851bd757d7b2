/** What a page that listens hears while a batch is made; and films outside a batch. */
import { randomUUID } from 'node:crypto'
import type { AccountEvent } from '@octavo/contract/event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gate, type Studio, type StudioOwner, startStudio } from './batch-studio.ts'
import { until } from './patience.ts'

let studio: Studio
let ada: StudioOwner

beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio.end())
beforeEach(async () => {
  ada = await studio.owner()
})
afterEach(() => studio.playFair())

/** Everything an account hears from now on, in order. */
async function listen(person: StudioOwner): Promise<{ heard: AccountEvent[]; end(): Promise<void> }> {
  const response = await fetch(`${studio.base}/api/events`, { headers: { cookie: person.cookie } })
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const heard: AccountEvent[] = []
  const read = async () => {
    let text = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const parts = (text + value).split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) if (part.startsWith('data: ')) heard.push(JSON.parse(part.slice(6)))
    }
  }
  void read().catch(() => {})
  return { heard, end: () => reader.cancel() }
}

const ORDER = ['queued', 'writing', 'checking', 'queued', 'voicing', 'rendering', 'ready', 'scheduled']

describe('live updates', () => {
  it('tell of each video’s statuses in their order, of the credits and of the library, and end with the truth', async () => {
    const { heard, end } = await listen(ada)
    const id = await ada.order(2)
    await ada.whenDone(id)
    await until(async () => heard.filter(({ type }) => type === 'library').length >= 2)
    await end()
    const { videos } = await ada.batch(id)
    for (const video of videos) {
      const told = heard.flatMap((event) =>
        event.type === 'video' && event.video.id === video.id ? [event.video] : [],
      )
      expect(told.at(-1)).toMatchObject({ status: video.status, progress: 1, filename: video.filename })
      let at = 0
      for (const { status } of told) {
        const next = ORDER.indexOf(status, at)
        expect([status, next >= at]).toEqual([status, true])
        at = next
      }
    }
    expect(heard.filter(({ type }) => type === 'credits')).toContainEqual({
      type: 'credits',
      creditsUsed: 2,
      creditsRemaining: 82,
    })
    const batches = heard.flatMap((event) => (event.type === 'batch' ? [event.batch] : []))
    expect(batches[0]).toMatchObject({ id, status: 'writing' })
    expect(batches.at(-1)).toMatchObject({ id, status: 'done', progress: 1 })
    const shares = batches.map(({ progress }) => progress)
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
  })

  it('tell nobody of what is somebody else’s', async () => {
    const bob = await studio.owner()
    const { heard, end } = await listen(bob)
    await ada.whenDone(await ada.order(1))
    await new Promise((resolve) => setTimeout(resolve, 200))
    await end()
    expect(heard).toEqual([])
  })

  it('tell of a halt at once, with the credits that came back', async () => {
    const door = gate()
    studio.tricks.voice = () => door.wait()
    const id = await ada.order(1)
    await ada.when(id, ({ videos }) => videos.some(({ status }) => status === 'voicing'))
    const { heard, end } = await listen(ada)
    await ada.post(`/api/batches/${id}/halt`)
    await until(async () => heard.some((event) => event.type === 'batch' && event.batch.status === 'halted'))
    door.open()
    await end()
    expect(heard).toContainEqual({ type: 'credits', creditsUsed: 0, creditsRemaining: 84 })
    expect(heard.some((event) => event.type === 'video' && event.video.status === 'halted')).toBe(true)
  })
})

describe('a film outside a batch', () => {
  const sentence = (n: number) => `Number ${n} is a sentence of exactly ten words, no more.`
  const words = (count: number) => Array.from({ length: count / 10 }, (_, n) => sentence(n)).join(' ')

  it.each([
    [100, 1],
    [240, 2],
    [300, 3],
  ])('of %i words costs %i credits, one for each started minute', async (count, credits) => {
    const { body } = await ada.post('/api/ai/video/generate', { content: words(count) })
    expect(body.success).toBe(true)
    expect(await ada.credits()).toMatchObject({ used: credits })
  })

  it('of a script keeps its words, and the same request is one film', async () => {
    const draft = { title: 'Glaze', body: 'A glaze is glass. It melts in the fire and cools on the clay.' }
    const { script } = (await ada.post('/api/library/scripts', draft)).body
    const order = { scriptId: script.id, ttsText: draft.body, title: 'Glaze', requestId: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => ada.post('/api/topview/submit', order)))
    const tasks = new Set(answers.map(({ body }) => body.taskId))
    expect(tasks.size).toBe(1)
    const task = async () => (await ada.get(`/api/topview/task/${[...tasks][0]}`)).body
    await until(async () => (await task()).status === 'success')
    expect(await task()).toMatchObject({
      message: 'Video Ready!',
      localVideoPath: expect.stringMatching(/glaze.*mp4$/),
    })
    expect(await ada.credits()).toMatchObject({ used: 1 })
    expect((await ada.get('/api/library/scripts')).body.scripts).toHaveLength(1)
  })

  it('that fails is a failed task that says why, for nothing', async () => {
    studio.tricks.film = async () => ({ faults: ['The picture stands still for 5.0 s.'] })
    const order = { ttsText: 'A glaze is glass. It melts in the fire.', title: 'Glaze' }
    const { taskId } = (await ada.post('/api/topview/submit', order)).body
    const task = async () => (await ada.get(`/api/topview/task/${taskId}`)).body
    await until(async () => (await task()).status === 'failed')
    expect(await task()).toMatchObject({ message: 'The picture stands still for 5.0 s.', localVideoPath: null })
    expect(await ada.credits()).toMatchObject({ used: 0 })
  })

  it('is refused without a brand, and when it would be longer than a film may be, for nothing', async () => {
    const nobody = await studio.person()
    const missing = await nobody.post('/api/ai/video/generate', { content: words(100) })
    expect([missing.status, missing.body.message]).toEqual([
      409,
      'A film needs a brand for its look. Make a brand first.',
    ])
    const endless = await ada.post('/api/ai/video/generate', { content: words(1200) })
    expect([endless.status, endless.body.code]).toEqual([422, 'unprocessable'])
    expect(endless.body.message).toMatch(/takes about \d+ minutes to say; a film has at most/)
    expect((await ada.get('/api/videos')).body).toEqual([])
    expect(await ada.credits()).toMatchObject({ used: 0 })
  })
})
