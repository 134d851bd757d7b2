/** Films without the work of making them: a few bytes in the right places, so that what comes after can be tried. */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { FilmMaker } from '#providers/film/film.ts'
import type { Providers } from '#providers/index.ts'
import type { Voice } from '#providers/voice/voice.ts'
import { type Caller, signup, type TestProduct } from './product.ts'

export const FILM_BYTES = Buffer.from('not a real film, but every byte of it is served')
const SECONDS = 20
const LONG_SECONDS = 230
// Characters of a script that was meant for the long form.
const LONG_FROM = 1500

const quickVoice: Voice = {
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
  async makeFilm({ size, title, speech }, { filmPath, posterPath }) {
    await Promise.all([writeFile(filmPath, FILM_BYTES), writeFile(posterPath, 'poster')])
    return {
      durationMs: speech.durationMs + 1500,
      bytes: FILM_BYTES.length,
      ...size,
      lufs: -14,
      encoder: 'none',
      scenes: [
        { startMs: 0, visuals: `Opening words: ${title}` },
        { startMs: 4500, visuals: 'The closing card' },
      ],
      faults: [],
      notes: [],
    }
  },
}

export const quick: Partial<Providers> = { voice: quickVoice, film: quickFilms }

export type Owner = Caller & { brandId: string }

/** Somebody with a brand. */
export async function owner(product: TestProduct, timeZone = 'Europe/Berlin'): Promise<Owner> {
  const person = product.visitor()
  await person.post('/api/auth/signup', signup({ email: `${randomUUID()}@example.com`, timeZone }))
  const { body } = await person.post('/api/brands', { name: 'Kiln & Clay', primaryColor: '#C8642B' })
  return Object.assign(person, { brandId: body.id as string })
}

/** A finished film of the person's first brand, by its id. */
export async function makeFilm(person: Caller, title: string): Promise<string> {
  const content = `${title}. Clay shrinks in the kiln by about a tenth. So a potter throws the mug a little larger than it will be.`
  const { body, text } = await person.post('/api/ai/video/generate', { title, content })
  const id = body.video?.id
  if (!id) throw new Error(`No film was ordered: ${text}`)
  await until(async () => (await person.get(`/api/videos/${id}`)).body.readyAt !== null)
  return id
}

export async function until(holds: () => Promise<boolean>, withinMs = 15_000): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
