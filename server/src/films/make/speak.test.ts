import { plannedSpeech } from '@octavo/voice/text'
import { expect, it } from 'vitest'
import type { Speech, SpeechRequest } from '#services/voice/voice.ts'
import type { BrandedFilm } from './film-work.ts'
import { speakInManner, speakWithinBounds } from './speak.ts'

const TEXT = 'Clay shrinks by a tenth in the fire.'

/** A film whose voice notes with which intonation it is asked to speak; its latest is the third. */
function filmOf(asked: (number | undefined)[], video: object): BrandedFilm {
  const speak = async ({ intonation }: SpeechRequest): Promise<Speech> => {
    asked.push(intonation)
    return { ...plannedSpeech(TEXT, 4), ...(intonation !== 1 && { intonation: intonation ?? 3 }) }
  }
  return {
    ctx: { accountId: 'one', services: { voice: { speak } } },
    brand: { lexicon: {} },
    video: { title: 'Clay', batchId: null, aimSeconds: null, ...video },
  } as unknown as BrandedFilm
}

it.each([{}, { aimSeconds: 6 }])('a new film keeps the intonation it is spoken with: %o', async (video) => {
  const asked: (number | undefined)[] = []
  const film = filmOf(asked, video)
  const { manner } = await speakWithinBounds(film, { text: TEXT, voice: 'nova', stillSeconds: 1.5 })
  expect(manner).toMatchObject({ voice: 'nova', intonation: 3 })
  await speakInManner(film, TEXT, manner)
  expect(asked.slice(0, -1).every((one) => one === undefined)).toBe(true)
  expect(asked.at(-1)).toBe(3)
})

it('a film from before there were several is spoken on with the first', async () => {
  const asked: (number | undefined)[] = []
  const film = filmOf(asked, {})
  await speakInManner(film, TEXT, { voice: 'nova', rate: 1 })
  const again = await speakWithinBounds(film, { text: TEXT, voice: 'echo', stillSeconds: 1.5, intonation: 1 })
  expect(asked).toEqual([1, 1])
  expect(again.manner).toEqual({ voice: 'echo', rate: 1 })
})
