/** A film that is changed, over HTTP, with the real voice and the real renderer at a fifth of the size. */

import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FilmChanges, FilmEdit, TriedEdit } from '@octavo/contract/edit'
import { messages } from '@octavo/contract/messages'
import type { Video } from '@octavo/contract/video'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLog } from '#log.ts'
import type { FilmMaker, FilmOrder } from '#rendering/index.ts'
import { octavoFilms } from '#rendering/index.ts'
import { gate } from '#test/batch-studio.ts'
import { FILMED_WITHIN_MS, timed, until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { type Owner, owner } from '#test/quick-films.ts'
import { sweep } from '#test/sweep.ts'
import { HOUR_MS } from '#time.ts'

const LINES = [
  'Clay shrinks by a tenth in the fire.',
  'So a potter throws every mug a little larger than it will be.',
  'Most of the water leaves on the shelf.',
  'Why does a cup crack on the second day?',
  'It dried too fast on one side.',
]
/** What happens before a film is made again, when a test says so; with faults, no film is made and they are found. */
const tricks: { remake?: (order: FilmOrder) => Promise<string[] | undefined> } = {}

const real = octavoFilms({ encoder: 'node-av', log: makeLog('error') })
const small: FilmMaker = {
  ...real,
  makeFilm: (request, order) =>
    real.makeFilm({ ...request, size: { width: 216, height: 384 } }, { ...order, workers: 1 }),
  async remakeFilm(plan, order) {
    const faults = await tricks.remake?.(order)
    if (!faults) return real.remakeFilm(plan, { ...order, workers: 1 })
    const { width, height, durationMs } = plan
    return { width, height, durationMs, bytes: 1, lufs: -14, encoder: 'none', scenes: [], faults, notes: [], plan }
  },
}

let product: TestProduct
let ada: Owner
let id: string

const video = async (): Promise<Video> => (await ada.get(`/api/videos/${id}`)).body
const view = async (): Promise<FilmEdit> => (await ada.get(`/api/videos/${id}/edit`)).body
const tried = async (changes: FilmChanges): Promise<TriedEdit> => {
  const { status, body } = await ada.post(`/api/videos/${id}/edit/try`, { changes })
  expect(body.message).toBeUndefined()
  expect(status).toBe(200)
  return body
}
const save = async (changes: FilmChanges, more = {}) =>
  ada.post(`/api/videos/${id}/edit`, { changes, revision: (await view()).revision, requestId: randomUUID(), ...more })
/** Saves and waits until the edit is over. */
const edited = async (changes: FilmChanges): Promise<Video> => {
  const answer = await save(changes)
  expect(answer.body.message).toBeUndefined()
  await over()
  return video()
}
const over = () =>
  until(async () => !['queued', 'making'].includes((await video()).edit?.status ?? ''), FILMED_WITHIN_MS)
const bytesAt = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(product.base + url, { headers: { cookie: ada.cookie } })).arrayBuffer())
const bytes = async (): Promise<Buffer> => bytesAt((await video()).streamUrl!)
const scenes = async (): Promise<string[]> =>
  (await readdir(path.join(product.dataDir, 'scenes', id))).filter((name) => name.endsWith('.mp4'))
/** How many stretches of the film a change draws again. */
const drawnAgain = async (work: () => Promise<unknown>): Promise<number> => {
  const before = new Set(await scenes())
  await work()
  return (await scenes()).filter((name) => !before.has(name)).length
}

beforeAll(async () => {
  product = await startTestProduct({ filmMaker: small, log: makeLog('silent') })
  ada = await owner(product)
  const order = { content: LINES.join(' '), title: 'Clay and fire', quality: 'standard' }
  id = (await ada.post('/api/ai/video/generate', order)).body.video.id
  await until(async () => ['ready', 'failed'].includes((await video()).status), FILMED_WITHIN_MS)
  expect((await video()).problem).toBeNull()
})
afterAll(() => product.end())

describe('a finished film', () => {
  it('shows its lines, its scenes and how it was made, and nothing of this machine', async () => {
    const edit = await view()
    expect(edit.lines.map(({ text }) => text)).toEqual(LINES)
    expect(edit.lines.map(({ from }) => from)).toEqual([0, 1, 2, 3, 4])
    expect(edit).toMatchObject({ videoId: id, revision: 1, format: 'short', width: 216, height: 384, edit: null })
    expect(edit.choices).toMatchObject({ captions: true, backgroundStyle: 'animated', look: expect.any(String) })
    expect(edit.scenes[0]).toMatchObject({ kind: 'hook', startMs: 0, lines: [0, 0] })
    expect(edit.scenes.at(-1)?.endMs).toBeCloseTo(edit.durationMs, 3)
    expect(JSON.stringify(edit)).not.toContain(product.dataDir)
  })

  it('tells within a second what a changed line would do, and keeps nothing of it', async () => {
    const before = await view()
    await tried({ lines: [{ index: 4, text: 'It dried too fast by the window.' }] })
    const lines = [{ index: 2, text: 'Most of the water leaves slowly, while it rests on the shelf' }]
    const { answer: after, ms } = await timed(() => tried({ lines }))
    expect(ms).toBeLessThan(4_000)
    expect(after.lines.map(({ text }) => text)).toEqual(
      LINES.map((text, index) =>
        index === 2 ? 'Most of the water leaves slowly, while it rests on the shelf.' : text,
      ),
    )
    expect(after.durationMs).toBeGreaterThan(before.durationMs)
    expect(after.remakes).toMatchObject({ sound: true, ofScenes: after.scenes.length })
    expect(after.remakes.scenes).toBeLessThan(after.scenes.length)
    expect(after.remakes.aboutSeconds).toBeGreaterThan(0)
    expect((await bytesAt(after.speechUrl!)).subarray(0, 4).toString()).toBe('RIFF')
    expect(await view()).toEqual(before)
    const bob = await owner(product)
    expect((await bob.get(after.speechUrl!)).status).toBe(404)
  })

  it('tells what it would be with its lines in another order, a new one, a scene split, a title and a look', async () => {
    const before = await view()
    const long = before.scenes.find(({ lines }) => lines?.[0] === 3)!
    const look = before.choices.look === 'market' ? 'neon' : 'market'
    const changes: FilmChanges = {
      title: 'Fire and clay',
      order: [0, 2, 1, 3, { id: 'mine', text: 'Turn it every hour' }, 4],
      cuts: [{ id: long.id, word: 5 }],
      look,
    }
    const after = await tried(changes)
    expect(after.lines.map(({ from, text }) => [from, text])).toEqual([
      [0, LINES[0]],
      [2, LINES[2]],
      [1, LINES[1]],
      [3, LINES[3]],
      ['mine', 'Turn it every hour.'],
      [4, LINES[4]],
    ])
    expect(after.choices.look).toBe(look)
    expect(after.scenes.map(({ id }) => id)).toEqual(expect.arrayContaining([long.id, `${long.id}.5`]))
    expect(after.scenes.flatMap(({ things }) => things).length).toBeGreaterThan(0)
    expect(after.plan).toMatchObject({ title: 'Fire and clay', art: { look } })
    expect(await view()).toEqual(before)
  })

  it('warns of and refuses words that break a rule, and what it cannot show', async () => {
    const line = (text: string): FilmChanges => ({ lines: [{ index: 1, text }] })
    const grave = line('This glaze is guaranteed to cure arthritis and you will make $5,000 a week risk-free.')
    expect((await tried(grave)).refused.join(' ')).toMatch(/“.+”/)
    const refused = await save(grave)
    expect([refused.status, refused.body.code]).toEqual([422, 'unprocessable'])
    const scene = (to: unknown) => ({ scenes: [{ id: 's1', to }] }) as FilmChanges
    const cases: [FilmChanges, number, string][] = [
      [{ lines: [{ index: 99, text: 'No.' }] }, 422, messages.edit.noSuchLine],
      [{ lines: LINES.map((_, index) => ({ index, text: '' })) }, 422, messages.edit.noLines],
      [scene({ kind: 'icon', icon: 'unicorn-of-doom', label: 'A cup' }), 422, messages.edit.noSuchIcon],
      [
        scene({ kind: 'question', text: 'למה?' }),
        422,
        'What this film shows has Hebrew letters and no font for them is installed. Run npm run fonts -- hebrew, then try again.',
      ],
      [scene({ kind: 'media', mediaId: randomUUID() }), 404, messages.edit.noSuchPicture],
      [{ music: `/api/media/${randomUUID()}/file` }, 404, messages.edit.noSuchMusic],
      [{ order: [0, 1, 1, 3, 4] }, 422, messages.edit.badOrder],
      [{ order: [0, 1, 2, { id: 'a', text: 'No.' }] }, 422, messages.edit.badOrder],
      [{ things: [{ id: 's1', thing: 'unicorn-of-doom' }] }, 422, messages.edit.noSuchThing],
    ]
    for (const [changes, status, message] of cases) {
      const answer = await save(changes)
      expect([answer.status, answer.body.message]).toEqual([status, message])
    }
    expect((await save({}, {})).body.message).toBe(messages.edit.nothing)
    expect((await video()).edit).toBeNull()
  })
})

describe('an edit', () => {
  it('makes few scenes again for a line, swaps everything at once, and lets the old film play meanwhile', async () => {
    const [old, before] = [await bytes(), await video()]
    const held = gate()
    tricks.remake = async ({ signal }) => {
      await held.wait(signal)
      return undefined
    }
    const changes: FilmChanges = { lines: [{ index: 2, text: 'Nearly all of the water leaves on the shelf.' }] }
    const requestId = randomUUID()
    const ordered = await save(changes, { requestId })
    expect(ordered.body).toMatchObject({ revision: 2 })
    expect((await save(changes, { requestId })).body).toEqual(ordered.body)
    await until(async () => (await video()).edit?.status === 'making', FILMED_WITHIN_MS)
    expect(old.equals(await bytes())).toBe(true)
    expect((await save({ captions: false })).body).toMatchObject({ code: 'conflict', message: messages.edit.running })
    const again = await drawnAgain(async () => {
      held.open()
      await over()
    })
    delete tricks.remake
    const after = await video()
    expect(after).toMatchObject({ revision: 2, status: before.status, edit: { status: 'done', progress: 1 } })
    expect(again).toBeGreaterThan(0)
    expect(again).toBeLessThan((await scenes()).length)
    const now = await bytes()
    expect(old.equals(now)).toBe(false)
    expect(now.length).toBe(after.sizeBytes)
    expect(old.equals(await bytesAt(after.streamUrl!.replace('v=2', 'v=1')))).toBe(true)
    expect((await bytesAt(after.srtUrl!)).toString()).toContain('Nearly all')
    const { scripts } = (await ada.get('/api/library/scripts')).body
    expect(scripts.map(({ body }: { body: string }) => body)).toEqual([
      LINES.join(' ').replace('Most of', 'Nearly all of'),
    ])
    expect((await view()).lines[2]?.text).toBe('Nearly all of the water leaves on the shelf.')
    expect((await ada.get('/api/dashboard/stats')).body).toMatchObject({ creditsUsed: 1 })
  })

  it('draws one scene again for one scene and other music, and all for another caption style', async () => {
    const { scenes: all } = await view()
    const to = { kind: 'number', value: '10%', label: 'smaller in the fire' } as const
    const id = all[1]!.id
    // A scene of this film has so many shots at most.
    expect(await drawnAgain(() => edited({ music: 'night', scenes: [{ id, to }] }))).toBeLessThanOrEqual(4)
    const after = await view()
    expect(after.choices.music).toBe('night')
    expect(after.scenes[1]).toMatchObject({ id, kind: 'number', words: to })
    const stretches = (await scenes()).length
    expect(await drawnAgain(() => edited({ captionStyle: 'typewriter' }))).toBe(stretches)
    expect((await view()).choices.captionStyle).toBe('typewriter')
  })

  it('keeps a scene that a person filled when another line and the voice change', async () => {
    const before = await view()
    const after = await edited({
      title: 'Fire and clay',
      lines: [{ index: 4, text: 'One side dried too fast.' }],
      voiceId: 'onyx',
      presenter: 'none',
    })
    expect(after).toMatchObject({ title: 'Fire and clay', edit: { status: 'done' } })
    const now = await view()
    expect(now.scenes[1]).toMatchObject({ id: before.scenes[1]!.id, kind: 'number' })
    expect(now.choices).toMatchObject({
      voiceId: 'onyx',
      presenter: 'none',
      music: 'night',
      captionStyle: 'typewriter',
    })
    expect(now.revision).toBe(before.revision + 1)
  })

  it.each<[string, NonNullable<typeof tricks.remake>, string]>([
    ['does not pass its checks', async () => ['The picture is black for 2.0 s.'], 'The picture is black for 2.0 s.'],
    ['breaks', () => Promise.reject(new Error('Out of paint')), messages.edit.failed],
  ])(
    'that %s leaves the old film and says why',
    async (_how, trick, problem) => {
      const [old, before] = [await bytes(), await view()]
      tricks.remake = trick
      const { revision, edit } = await edited({ music: 'warm' })
      delete tricks.remake
      expect([revision, edit?.status, edit?.problem]).toEqual([before.revision, 'failed', problem])
      expect(old.equals(await bytes())).toBe(true)
      expect({ ...(await view()), edit: null }).toEqual({ ...before, edit: null })
    },
    120_000,
  )

  it('is halted within two seconds by its owner and by the emergency switch', async () => {
    const before = await view()
    for (const halt of [
      () => ada.post(`/api/videos/${id}/edit/halt`),
      () => ada.post('/api/master-control/emergency-shutdown', { reason: 'A test' }),
    ]) {
      let [begun, stopped] = [false, false]
      tricks.remake = ({ signal }) =>
        new Promise((_, reject) => {
          begun = true
          signal.addEventListener('abort', () => {
            stopped = true
            reject(signal.reason)
          })
        })
      expect((await save({ captions: false })).status).toBe(200)
      await until(async () => begun, FILMED_WITHIN_MS)
      const { ms } = await timed(async () => {
        expect((await halt()).status).toBe(200)
        await until(() => stopped)
      })
      expect(ms).toBeLessThan(2_000)
      expect((await video()).edit).toMatchObject({ status: 'halted' })
    }
    delete tricks.remake
    expect((await save({ captions: false })).body).toMatchObject({ message: messages.operation.halted })
    expect((await ada.post('/api/master-control/start', { operationalMode: 'supervised' })).status).toBe(200)
    expect((await ada.post(`/api/videos/${id}/edit/halt`)).body).toMatchObject({ message: messages.edit.notRunning })
    expect((await view()).revision).toBe(before.revision)
  })

  it('of a film that was changed meanwhile is refused', async () => {
    const { revision } = await view()
    const changes = { captions: false }
    expect((await save(changes, { revision: revision - 1 })).body).toMatchObject({
      code: 'conflict',
      message: messages.edit.outdated,
    })
  })

  it('leaves nothing behind an hour later but the film', async () => {
    const { revision } = await view()
    const later = { ...product.ctx, now: () => new Date(Date.now() + 2 * HOUR_MS) }
    await sweep(later)
    const folder = path.join(product.dataDir, 'files', 'films')
    const files = (await readdir(folder, { recursive: true })).filter(
      (name) => name.includes(id) && /\.\w+$/.test(name),
    )
    expect(files.map((name) => path.basename(name)).sort()).toEqual(
      ['.jpg', '.mp4', '.srt', '.vtt'].map((ending) => `film-${revision}${ending}`),
    )
    expect(await readdir(path.join(product.dataDir, 'work'))).toEqual([])
    expect((await scenes()).length).toBeGreaterThan(0)
    await sweep({ ...product.ctx, now: () => new Date(Date.now() + 15 * 24 * HOUR_MS) })
    await expect(scenes()).rejects.toThrow()
    expect((await tried({ music: 'none' })).remakes.scenes).toBe((await view()).scenes.length)
  })
})
