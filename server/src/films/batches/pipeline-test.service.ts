/** The production pipeline tried out on a few seconds of film: voice, composition, upload. It costs nothing and leaves nothing. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PipelineTest } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { FORMATS } from '@octavo/contract/video'
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { writeSpeech } from '#services/voice/speech-file.ts'
import type { Speech } from '#services/voice/voice.ts'

/** One takes a few seconds, and nobody should wait for more than a few others. */
const MOST_WAITING = 5
const WORDS = 'This is a short test of the production pipeline.'

type Step = PipelineTest['steps'][number]

/** Accounts whose test runs or waits, and the end of the line. */
const underWay = new Map<string, Promise<PipelineTest>>()
let last: Promise<unknown> = Promise.resolve()

/** A real film is made, so tests run one after the other, and whoever asks again meanwhile gets the answer of the first. */
export function testPipeline(ctx: Owned): Promise<PipelineTest> {
  const { accountId } = ctx
  const asked = underWay.get(accountId)
  if (asked) return asked
  if (underWay.size >= MOST_WAITING) throw new Refusal('too-many', messages.production.testsWaiting, 60)
  const test = last.then(() => runTest(ctx)).finally(() => underWay.delete(accountId))
  underWay.set(accountId, test)
  last = test.catch(() => undefined)
  return test
}

async function runTest(ctx: Owned): Promise<PipelineTest> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-test-'))
  const steps: Step[] = []
  const filmPath = path.join(folder, 'film.mp4')
  try {
    const { voice } = ctx.services
    const speech = await timed(ctx, steps, 'Voice', async () => {
      const spoken = await voice.speak({ text: WORDS, voice: voice.voices()[0]?.id ?? '' })
      return {
        value: spoken,
        detail: `${(spoken.durationMs / 1000).toFixed(1)} s of speech by ${voice.name}`,
      }
    })
    if (speech) await timed(ctx, steps, 'Video composition', () => compose(ctx, folder, filmPath, speech))
    if (steps.length === 2) await timed(ctx, steps, 'Upload', () => upload(ctx, filmPath))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return { steps, ok: steps.length === 3 && steps.every((step) => step.ok) }
}

async function timed<T>(
  ctx: Owned,
  steps: Step[],
  name: string,
  work: () => Promise<{ value: T; detail: string }>,
): Promise<T | undefined> {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 10) / 100
  try {
    const { value, detail } = await work()
    steps.push({ name, ok: true, seconds: seconds(), detail })
    return value
  } catch (error) {
    ctx.log.error(`The pipeline test failed at ${name}`, error)
    steps.push({ name, ok: false, seconds: seconds(), detail: 'This step failed; the log says why.' })
    return undefined
  }
}

async function compose(ctx: Owned, folder: string, filmPath: string, speech: Speech) {
  const base = path.join(folder, 'speech')
  await writeSpeech(base, speech)
  const speechPath = `${base}.wav`
  const { width, height } = FORMATS.short
  const film = await ctx.filmMaker.makeFilm(
    {
      title: WORDS,
      format: 'short',
      size: { width, height },
      seed: 1,
      brand: { name: 'Test', color: '#6366F1' },
      background: 'animated',
      captions: true,
      music: 'calm',
      speech,
      speechPath,
    },
    {
      filmPath,
      posterPath: path.join(folder, 'film.jpg'),
      workers: 1,
      signal: new AbortController().signal,
      onProgress: () => {},
    },
  )
  if (film.faults.length > 0) throw new Error(film.faults.join(' '))
  return {
    value: film,
    detail: `${film.width}x${film.height}, ${(film.durationMs / 1000).toFixed(1)} s, ${film.lufs.toFixed(1)} LUFS by ${film.encoder}`,
  }
}

/** Into the storage and out again, byte for byte as long. */
async function upload(ctx: Owned, filmPath: string) {
  const { storage } = ctx.services
  const key = `tests/${ctx.accountId}.mp4`
  await storage.keepFile(key, filmPath)
  const size = await storage.size(key)
  await storage.remove(key)
  if (!size) throw new Error('The film did not come back from the storage')
  return { value: size, detail: `${Math.round(size / 1024)} kB kept by ${storage.name}` }
}
