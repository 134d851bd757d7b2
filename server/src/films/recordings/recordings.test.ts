/** Lines that the owner of a film reads, over HTTP, with the real ears, the real aligner and the real renderer at a fifth of the size. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { FilmChanges, FilmEdit, TriedEdit } from '@octavo/contract/edit'
import { messages } from '@octavo/contract/messages'
import { type Narration, OWN_VOICE, type Recording, recordingFiles } from '@octavo/contract/recording'
import type { Video } from '@octavo/contract/video'
import { integratedLoudness } from '@octavo/renderer'
import { builtInVoice, decodeWav } from '@octavo/voice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeLog } from '#log.ts'
import { type FilmMaker, octavoFilms } from '#rendering/index.ts'
import { hissing, readAloud } from '#test/own-voice.ts'
import { FILMED_WITHIN_MS, until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { type Owner, owner } from '#test/quick-films.ts'
import { sweep } from '#test/sweep.ts'
import { DAY_MS, HOUR_MS } from '#time.ts'

const LINES = [
  'Clay shrinks by a tenth in the fire.',
  'So a potter throws every mug a little larger.',
  'Most of the water leaves on the shelf.',
]

const real = octavoFilms({ encoder: 'node-av', log: makeLog('error') })
const small: FilmMaker = {
  ...real,
  makeFilm: (request, order) =>
    real.makeFilm({ ...request, size: { width: 216, height: 384 } }, { ...order, workers: 1 }),
  remakeFilm: (plan, order) => real.remakeFilm(plan, { ...order, workers: 1 }),
}

let product: TestProduct
let ada: Owner
let id: string

beforeAll(async () => {
  product = await startTestProduct({ filmMaker: small, log: makeLog('silent') })
  ada = await owner(product)
  const order = { content: LINES.join(' '), title: 'Clay and fire', quality: 'standard' }
  id = (await ada.post('/api/ai/video/generate', order)).body.video.id
  await until(async () => ['ready', 'failed'].includes((await video()).status), FILMED_WITHIN_MS)
  expect((await video()).problem).toBeNull()
})
afterAll(() => product.end())

const video = async (): Promise<Video> => (await ada.get(`/api/videos/${id}`)).body
const view = async (): Promise<FilmEdit> => (await ada.get(`/api/videos/${id}/edit`)).body
const send = (url: string, file: Uint8Array, as = ada) => as.call('POST', url, file, { 'content-type': 'audio/wav' })
const taken = async (url: string, file: Uint8Array): Promise<Recording> => {
  const { status, body } = await send(url, file)
  expect(body.message).toBeUndefined()
  expect(status).toBe(200)
  return body
}
const refused = async (url: string, file: Uint8Array, as = ada) => {
  const { status, body } = await send(url, file, as)
  return { status, message: body.message }
}
const listed = async (): Promise<Recording[]> => (await ada.get(`/api/videos/${id}/recordings`)).body.recordings
const bytesAt = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(product.base + url, { headers: { cookie: ada.cookie } })).arrayBuffer())
const soundOf = async (recording: Recording) => decodeWav(await bytesAt(recordingFiles.file(id, recording.id))).pcm
const tried = (changes: FilmChanges) => ada.post(`/api/videos/${id}/edit/try`, { changes })
const edited = async (changes: FilmChanges): Promise<Video> => {
  const revision = (await view()).revision
  const answer = await ada.post(`/api/videos/${id}/edit`, { changes, revision, requestId: randomUUID() })
  expect(answer.body.message).toBeUndefined()
  await until(async () => !['queued', 'making'].includes((await video()).edit?.status ?? ''), FILMED_WITHIN_MS)
  expect((await video()).edit).toMatchObject({ status: 'done', problem: null })
  return video()
}
const dbOf = (pcm: Float32Array) => 10 * Math.log10(pcm.reduce((sum, sample) => sum + sample ** 2, 1e-12) / pcm.length)
/** What is left of a sound when another is taken from it where they fit best, within 10 ms of a place. */
function leftOf(own: Float32Array, heard: Float32Array, from: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let lag = from - 480; lag <= from + 480; lag++) {
    let sum = 1e-12
    for (let i = 4800; i < 14_400; i++) sum += (own[i]! - (heard[lag + i] ?? 0)) ** 2
    least = Math.min(least, 10 * Math.log10(sum / 9600))
  }
  return least
}
const spoken: Recording[] = []

describe('a line that is read', () => {
  it('is kept clean, as loud as the voice, with its words where they are said', async () => {
    const { wav, onsets } = await readAloud(LINES[0]!)
    const recording = await taken(recordingFiles.line(id, 0), wav)
    spoken[0] = recording
    expect(recording).toMatchObject({ text: LINES[0], problem: null })
    expect(recording.words.map(({ text }) => text)).toEqual(LINES[0]!.split(' '))
    // Its first sound stands 120 ms after its beginning; from there the words are where they were read.
    const [first] = recording.words
    expect(Math.abs(first!.startMs - 120)).toBeLessThanOrEqual(100)
    const off = recording.words.map(({ startMs }, at) => Math.abs(startMs - 120 - (onsets[at]! - onsets[0]!)))
    expect(off.toSorted((a, b) => a - b)[Math.floor(off.length * 0.95)]).toBeLessThanOrEqual(100)
    const pcm = await soundOf(recording)
    expect(pcm.length / 48).toBeCloseTo(recording.durationMs, -1)
    const voice = await builtInVoice().speak({ text: LINES[0]!, voice: 'nova' })
    const loudness = (sound: Float32Array) => integratedLoudness(sound, sound)
    expect(Math.abs(loudness(pcm) - loudness(voice.pcm))).toBeLessThanOrEqual(1)
    const before = decodeWav(wav).pcm
    const room = dbOf(before.subarray(0, 40_000)) - dbOf(before.subarray(60_000, 100_000))
    expect(dbOf(pcm.subarray(960, 4800)) - dbOf(pcm.subarray(12_000, 52_000))).toBeLessThan(room - 10)
  })

  it('that is read again is the one that is shown; the earlier is gone after a day, as is what never became one', async () => {
    const { wav } = await readAloud(LINES[0]!, { rate: 1 })
    const again = await taken(recordingFiles.text(id, 'Clay shrinks by a tenth in the fire'), wav)
    expect((await listed()).map(({ id: one }) => one)).toEqual([again.id])
    expect((await ada.get(recordingFiles.file(id, spoken[0]!.id))).status).toBe(200)
    await sweep({ ...product.ctx, now: () => new Date(Date.now() + DAY_MS + HOUR_MS) })
    expect((await ada.get(recordingFiles.file(id, spoken[0]!.id))).status).toBe(404)
    spoken[0] = again
  })

  it('is heard in parts by its owner, and by nobody else', async () => {
    const url = recordingFiles.file(id, spoken[0]!.id)
    const part = await ada.get(url, { range: 'bytes=0-3' })
    expect([part.status, part.text, part.headers.get('content-type')]).toEqual([206, 'RIFF', 'audio/wav'])
    const bob = await owner(product)
    expect((await bob.get(url)).status).toBe(404)
    expect((await bob.get(`/api/videos/${id}/recordings`)).status).toBe(404)
    expect((await bob.delete(`/api/videos/${id}/recordings/${spoken[0]!.id}`)).status).toBe(404)
    expect((await send(recordingFiles.line(id, 0), hissing(1, 0.1), bob)).status).toBe(404)
    expect((await product.visitor().call('POST', recordingFiles.line(id, 0), hissing(1, 0.1))).status).toBe(401)
    const { usedBytes } = (await ada.get('/api/media')).body
    expect(usedBytes).toBe((await bytesAt(url)).length)
  })

  it.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
    ['nothing', () => new Uint8Array(0), messages.recording.empty],
    ['no sound', () => Buffer.from('#EXTM3U\nhttp://127.0.0.1/secret'), messages.recording.notSound],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), messages.recording.notSound],
    ['a broken file', () => Buffer.concat([Buffer.from('OggS'), Buffer.alloc(500, 7)]), messages.recording.notSound],
    ['silence', () => hissing(2, 0), messages.recording.silent],
    ['a hiss', () => hissing(3, 0.05), messages.recording.tooNoisy],
    [
      'a whisper far away',
      async () => (await readAloud(LINES[0]!, { gain: 0.01, hiss: 0, hum: 0 })).wav,
      messages.recording.tooQuiet,
    ],
    ['a shout', async () => (await readAloud(LINES[0]!, { gain: 20 })).wav, messages.recording.clipped],
    ['too much', () => Buffer.alloc(20 * 1_048_576 + 1), messages.recording.tooLarge(20)],
    ['more than a minute', () => hissing(63, 0.05), messages.recording.tooLong(60)],
    ['other words', async () => (await readAloud(LINES[2]!)).wav, messages.recording.otherWords],
  ])('is refused when it is %s', async (_, file, message) => {
    expect(await refused(recordingFiles.line(id, 0), await file())).toMatchObject({ message })
    expect((await listed()).length).toBe(1)
  })

  it('is one line, and one that is there', async () => {
    const sound = hissing(1, 0.1)
    expect((await refused(recordingFiles.line(id, 3), sound)).message).toBe(messages.edit.noSuchLine)
    expect((await refused(recordingFiles.text(id, 'One. Two.'), sound)).message).toBe(messages.recording.oneSentence)
    expect((await refused(`/api/videos/${id}/recordings`, sound)).message).toBe(messages.recording.whichLine)
    expect((await refused(recordingFiles.text(id, '…'), sound)).status).toBe(422)
    expect((await refused(recordingFiles.line(randomUUID(), 0), sound)).message).toBe(messages.video.notFound)
  })
})

describe('a script that is read in one go', () => {
  it('is cut to its lines, and the line that was left out is named', async () => {
    const { wav } = await readAloud(`${LINES[0]} ${LINES[2]}`)
    const { body }: { body: Narration } = await send(recordingFiles.narration(id), wav)
    expect(body.recordings.map(({ line, text }) => [line, text])).toEqual([0, 2].map((line) => [line, LINES[line]]))
    expect(body.missing).toEqual([1])
    const whole: Narration = (await send(recordingFiles.narration(id), (await readAloud(LINES.join(' '))).wav)).body
    expect(whole.recordings.map(({ text }) => text)).toEqual(LINES)
    expect(whole.missing).toEqual([])
    for (const recording of whole.recordings) {
      expect(Math.abs(recording.words[0]!.startMs - 120)).toBeLessThanOrEqual(100)
      expect(recording.durationMs - recording.words.at(-1)!.endMs).toBeLessThan(350)
      const pcm = await soundOf(recording)
      expect(Math.abs(integratedLoudness(pcm, pcm) - -18.9)).toBeLessThan(1)
      spoken[recording.line] = recording
    }
    expect((await listed()).length).toBe(3)
  })

  it('is refused when it is something else', async () => {
    expect((await refused(recordingFiles.narration(id), hissing(3, 0.05))).message).toBe(messages.recording.tooNoisy)
  })
})

describe('a film with lines that are read', () => {
  it('is tried with them, and says which they are', async () => {
    const before = await view()
    expect(before.lines.map(({ recording }) => recording)).toEqual([null, null, null])
    const after: TriedEdit = (await tried({ recordings: [{ line: 1, id: spoken[1]!.id }] })).body
    expect(after.lines.map(({ recording }) => recording)).toEqual([null, spoken[1]!.id, null])
    expect(after.remakes.sound).toBe(true)
    const heard = decodeWav(await bytesAt(after.speechUrl!)).pcm
    const own = await soundOf(spoken[1]!)
    const { startMs, endMs } = after.lines[1]!
    const from = Math.round((startMs - spoken[1]!.words[0]!.startMs) * 48)
    expect(leftOf(own, heard, from)).toBeLessThan(dbOf(own) - 30)
    expect(endMs - startMs).toBeCloseTo(spoken[1]!.words.at(-1)!.endMs - spoken[1]!.words[0]!.startMs, -1)
    expect(await view()).toEqual(before)
  })

  it('refuses a recording that is not there, says other words, or is for no line', async () => {
    const words = async (changes: FilmChanges) => (await tried(changes)).body.message
    expect(await words({ recordings: [{ line: 1, id: randomUUID() }] })).toBe(messages.recording.notFound)
    expect(await words({ recordings: [{ line: 1, id: spoken[0]!.id }] })).toBe(messages.recording.ofOtherWords)
    expect(await words({ recordings: [{ line: 7, id: spoken[0]!.id }] })).toBe(messages.edit.noSuchLine)
    expect(await words({ recordings: [{ line: 'new', id: null }] })).toBe(messages.edit.noSuchLine)
  })

  it('is made with them, keeps them when the voice changes, and says whose voice it is', async () => {
    const made = await edited({ recordings: [{ line: 1, id: spoken[1]!.id }], captions: true })
    expect(made.madeBy.voice).toContain('and your own')
    expect((await view()).lines.map(({ recording }) => recording)).toEqual([null, spoken[1]!.id, null])
    const { voiceId } = (await view()).choices
    const other = voiceId === 'nova' ? 'echo' : 'nova'
    const after: TriedEdit = (await tried({ voiceId: other })).body
    expect(after.lines.map(({ recording }) => recording)).toEqual([null, spoken[1]!.id, null])
    const all = await edited({ recordings: [0, 2].map((line) => ({ line, id: spoken[line]!.id })) })
    expect(all.madeBy.voice).toBe(OWN_VOICE)
    const captions = (await bytesAt(all.vttUrl!)).toString()
    const [hours, minutes, seconds] = /(\d+):(\d+):([\d.]+) -->/.exec(captions)!.slice(1).map(Number)
    const { lines } = await view()
    expect(Math.abs((hours! * 3600 + minutes! * 60 + seconds!) * 1000 - lines[0]!.startMs)).toBeLessThan(200)
  })

  it('gives a line whose words change back to its voice, and keeps one whose comma changes', async () => {
    const change = { index: 0, text: 'Clay shrinks by a fifth in the fire.' }
    const other: TriedEdit = (
      await tried({ lines: [change, { index: 1, text: 'So, a potter throws every mug a little larger!' }] })
    ).body
    expect(other.lines.map(({ recording }) => recording)).toEqual([null, spoken[1]!.id, spoken[2]!.id])
    const back: TriedEdit = (await tried({ recordings: [{ line: 1, id: null }] })).body
    expect(back.lines.map(({ recording }) => recording)).toEqual([spoken[0]!.id, null, spoken[2]!.id])
  })

  it('keeps what it speaks with, and is never spoken by another in its place', async () => {
    const remove = (recording: Recording) => ada.delete(`/api/videos/${id}/recordings/${recording.id}`)
    expect((await remove(spoken[1]!)).body.message).toBe(messages.recording.inUse)
    await edited({ recordings: [{ line: 0, id: null }] })
    expect((await remove(spoken[0]!)).status).toBe(200)
    expect((await ada.get(recordingFiles.file(id, spoken[0]!.id))).status).toBe(404)
    expect((await listed()).map((one) => one.id)).not.toContain(spoken[0]!.id)
    const file = path.join(product.dataDir, 'files', 'films')
    const { accountId } = await accountOf()
    await rm(path.join(file, accountId, id, 'recordings', `${spoken[2]!.id}.wav`))
    const { body } = await tried({ lines: [{ index: 0, text: 'Clay shrinks a lot.' }] })
    expect(body.message).toBe(messages.recording.gone(LINES[2]!))
  })
})

async function accountOf(): Promise<{ accountId: string }> {
  const { rows } = await product.ctx.db.execute<{ account_id: string }>(
    `select account_id from videos where id = '${id}'`,
  )
  return { accountId: rows[0]!.account_id }
}
