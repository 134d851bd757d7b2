import { AVATARS } from '@octavo/contract/avatar-video'
import { AVATAR_MODES, NICHES, TONES } from '@octavo/contract/brand'
import { MOODS } from '@octavo/contract/music'
import { describe, expect, it } from 'vitest'
import { embeddedVoice } from '#services/voice/voice.embedded.ts'
import { type CastingCall, castFilm, pickMusic } from './casting.rules.ts'

const VOICES = embeddedVoice()

const call = (changes: Partial<CastingCall> = {}): CastingCall => ({
  avatarMode: 'Fixed Avatar',
  tone: 'Friendly & Approachable',
  brandSeed: 1000,
  seed: 1,
  turn: 1,
  body: 'Clay shrinks by a tenth.',
  voices: VOICES,
  ...changes,
})
const week = (changes: Partial<CastingCall>) =>
  [1, 2, 3, 4, 5, 6, 7].map((turn) => castFilm(call({ turn, ...changes })))

describe('the cast of a film', () => {
  it('is one person with one voice in every film of a brand with a fixed avatar', () => {
    expect(new Set(week({ avatarMode: 'Fixed Avatar' }).map((cast) => JSON.stringify(cast))).size).toBe(1)
  })

  it('is the next person with the next voice in each film of a brand that rotates', () => {
    const casts = week({ avatarMode: 'Rotation Strategy' })
    expect(new Set(casts.map(({ presenter }) => presenter?.seed)).size).toBe(7)
    expect(new Set(casts.map(({ voice }) => voice)).size).toBeGreaterThan(2)
    for (const [at, cast] of casts.entries()) expect(cast.voice).not.toBe(casts[at + 1]?.voice)
  })

  it.each([
    [{}, 'karaoke'],
    [{ captionStyle: 'calm' }, 'calm'],
    [{ captionStyle: 'calm', chosenCaptions: 'neon' }, 'neon'],
  ] as const)('of %o has captions as %s', (changes, captionStyle) => {
    for (const presenter of ['shown', 'none'] as const)
      expect(castFilm(call({ ...changes, presenter })).captionStyle).toBe(captionStyle)
  })

  it.each([
    ['You glaze your mug, then you fire it.', true],
    ["You're nearly there.", true],
    ['Clay shrinks by about a tenth on its way to the shelf, and so does every pot.', false],
    ['Young potters use yoyos.', false],
    ['', false],
  ])('of "%s" on its own choice is somebody: %s', (body, isSeen) => {
    expect(castFilm(call({ avatarMode: 'AI Auto-Select', body })).presenter !== undefined).toBe(isSeen)
  })

  it('is somebody of the catalogue, in the style and with the voice that suit', () => {
    for (const tone of TONES) {
      for (const { presenter } of week({ tone, avatarMode: 'Rotation Strategy' })) {
        const { style, gender } = AVATARS.find(({ id }) => id === presenter?.person) ?? {}
        expect({ style, gender }).toEqual({ style: presenter?.style, gender: presenter?.gender })
      }
    }
  })

  it('has a voice that could be the person’s', () => {
    const GENDERS = { friendly: 'female', warm: 'female', nova: 'female', echo: 'male' }
    for (const cast of week({ avatarMode: 'Rotation Strategy' }))
      expect(cast.presenter?.gender).toBe(GENDERS[cast.voice as keyof typeof GENDERS])
  })

  it('takes what was chosen before what would suit', () => {
    expect(castFilm(call({ chosenVoice: 'onyx' }))).toMatchObject({ voice: 'onyx', presenter: { gender: 'male' } })
    expect(castFilm(call({ avatarMode: 'AI Auto-Select', chosenStyle: 'animated' })).presenter?.style).toBe('animated')
    expect(castFilm(call({ presenter: 'none' })).presenter).toBeUndefined()
    expect(castFilm(call({ avatarMode: 'AI Auto-Select', presenter: 'shown' })).presenter).toBeDefined()
    const person = { style: 'casual', gender: 'male', seed: 5 } as const
    expect(castFilm(call({ chosenPerson: { id: 'theo', ...person } }))).toMatchObject({
      voice: 'echo',
      presenter: { person: 'theo', ...person },
    })
  })

  it('is complete for every tone, strategy and turn', () => {
    for (const tone of TONES)
      for (const avatarMode of AVATAR_MODES)
        for (const cast of week({ tone, avatarMode })) expect(cast.voice).toMatch(/\w/)
  })
})

describe('the music of a film', () => {
  const ask = (changes: Partial<Parameters<typeof pickMusic>[0]> = {}) =>
    pickMusic({
      chosen: null,
      brandMusic: 'library',
      niche: 'Marketing & Sales',
      tone: 'Friendly & Approachable',
      seed: 1,
      ...changes,
    })

  it.each([
    [{ chosen: 'none', brandMusic: 'warm' }, 'none'],
    [{ chosen: 'upbeat', brandMusic: 'night' }, 'upbeat'],
    [{ chosen: 'library', brandMusic: 'night' }, 'night'],
    [{ chosen: null, brandMusic: 'none' }, 'none'],
  ] as const)('of %o is %s', (changes, music) => expect(ask(changes)).toBe(music))

  it('out of the library suits niche and tone, differs from film to film and is the same for the same film', () => {
    for (const niche of NICHES)
      for (const tone of TONES) {
        const films = Array.from({ length: 12 }, (_, seed) => ask({ niche, tone, seed }))
        for (const mood of films) expect(MOODS).toContain(mood)
        expect(films).toEqual(films.map((_, seed) => ask({ niche, tone, seed })))
      }
    const moods = (tone: (typeof TONES)[number]) => new Set([0, 1, 2, 3, 4, 5].map((seed) => ask({ tone, seed })))
    expect(moods('Friendly & Approachable')).toEqual(new Set(['warm', 'playful', 'hopeful']))
    expect(moods('Energetic & Enthusiastic')).toContain('upbeat')
  })
})
