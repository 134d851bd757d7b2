/** Films without the work of making them: a few bytes in the right places, so that what comes after can be tried. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { scripts, videos } from '#db/tables/index.ts'
import { filmKey } from '#films/videos/index.ts'
import type { FilmMaker } from '#rendering/index.ts'
import { planFilm } from '#rendering/index.ts'
import { embeddedVoice } from '#services/voice/voice.embedded.ts'
import type { Voice } from '#services/voice/voice.ts'
import { type Caller, signup, type TestProduct } from './product.ts'

export const FILM_BYTES = Buffer.from('not a real film, but every byte of it is served')
const SECONDS = 20
const LONG_SECONDS = 230
// Characters of a script that was meant for the long form.
const LONG_FROM = 1500

const quickVoice: Voice = {
  ...embeddedVoice(),
  name: 'Quick voice',
  async speak({ text }) {
    const durationMs = (text.length > LONG_FROM ? LONG_SECONDS : SECONDS) * 1000 - 1500
    const words = [{ text, charStart: 0, charEnd: text.length, startMs: 0, endMs: durationMs }]
    return {
      pcm: new Float32Array(480),
      sampleRate: 48_000,
      durationMs,
      sentences: [{ text, paragraph: 0, startMs: 0, endMs: durationMs, words }],
      visemes: [],
      timing: { source: 'estimated', confidence: 1 },
      provider: 'Quick voice',
    }
  },
}

const quickFilms: FilmMaker = {
  name: 'Quick films',
  sampleMusic: (mood, out) => writeFile(out, `${mood} music`),
  drawPoster: (_plan, atMs, out) => writeFile(out, `poster at ${atMs}`),
  makeFilm: (request, order) => quickFilms.remakeFilm(planFilm(request), order),
  async remakeFilm(plan, { filmPath, posterPath }) {
    await Promise.all([writeFile(filmPath, FILM_BYTES), writeFile(posterPath, 'poster')])
    const { width, height, durationMs, title } = plan
    return {
      durationMs,
      bytes: FILM_BYTES.length,
      width,
      height,
      lufs: -14,
      encoder: 'none',
      scenes: [
        { startMs: 0, visuals: `Opening words: ${title}` },
        { startMs: 4500, visuals: 'The closing card' },
      ],
      faults: [],
      notes: [],
      plan,
    }
  },
}

export const quick = { services: { voice: quickVoice }, filmMaker: quickFilms }

export type Owner = Caller & { brandId: string }

/** Somebody with a brand. */
export async function owner(product: TestProduct, timeZone = 'Europe/Berlin'): Promise<Owner> {
  const person = product.visitor()
  await person.post('/api/auth/signup', signup({ email: `${randomUUID()}@example.com`, timeZone }))
  const { body } = await person.post('/api/brands', { name: 'Kiln & Clay', primaryColor: '#C8642B' })
  return Object.assign(person, { brandId: body.id as string })
}

/** A finished film of the person's brand, put into the library as the pipeline would; its id. */
export async function libraryFilm({ ctx }: TestProduct, person: Owner, title: string): Promise<string> {
  const body = `${title}. Clay shrinks in the kiln by about a tenth. So a potter throws the mug a little larger than it will be.`
  const { script } = (await person.post('/api/library/scripts', { title, body, brandId: person.brandId })).body
  const [kept] = await ctx.db.select().from(scripts).where(eq(scripts.id, script.id))
  const accountId = kept?.accountId ?? ''
  const [video] = await ctx.db
    .insert(videos)
    .values({
      accountId,
      brandId: person.brandId,
      scriptId: script.id,
      title,
      format: 'short',
      number: 1,
      seed: 1,
      credits: 1,
      status: 'ready',
      filename: `${randomUUID()}.mp4`,
      durationMs: SECONDS * 1000,
      sizeBytes: FILM_BYTES.length,
      width: 1080,
      height: 1920,
      readyAt: ctx.now(),
    })
    .returning()
  const id = video?.id ?? ''
  const { storage } = ctx.services
  await storage.keepBytes(filmKey(accountId, id, '.mp4'), FILM_BYTES)
  await storage.keepBytes(filmKey(accountId, id, '.jpg'), Buffer.from('poster'))
  await storage.keepBytes(filmKey(accountId, id, '.vtt'), Buffer.from('WEBVTT\n'))
  return id
}
