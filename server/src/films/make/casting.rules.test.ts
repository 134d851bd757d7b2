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
const wholeWeek = (changes: Partial<CastingCall>) => [castFilm(call({ turn: 0, ...changes })), ...week(changes)]
const genderOfVoice = (id: string) => VOICES.voices().find((one) => one.id === id)?.gender

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

  it('has the voices of one language, those with another accent last', () => {
    const somebody = (id: string, language: string) => ({
      ...{ id, language, gender: 'female' as const, name: id, description: '', wordsAMinute: 160 },
    })
    const all = [
      somebody('es-F1', 'es'),
      somebody('bf', 'en-GB'),
      somebody('plain', 'en'),
      somebody('af', 'en-US'),
      somebody('suits', 'en-US'),
    ]
    const voices = { voices: () => all, suiting: () => [all[4]!] }
    const cast = wholeWeek({ voices, avatarMode: 'Rotation Strategy' }).map(({ voice }) => voice)
    expect(new Set(cast)).toEqual(new Set(['suits', 'af', 'plain', 'bf']))
  })

  it('has a voice that could be the person’s', () => {
    for (const avatarMode of AVATAR_MODES)
      for (const tone of TONES)
        for (const cast of wholeWeek({ avatarMode, tone, presenter: 'shown' }))
          expect(cast.presenter?.gender).toBe(genderOfVoice(cast.voice))
  })

  it('of a rotated week is at least five people, nobody twice in a row, and all ten in two weeks', () => {
    for (const tone of TONES)
      for (const brandSeed of [0, 7, 1000, 98_765, 2 ** 27]) {
        const weeks = [0, 1].map((round) => wholeWeek({ avatarMode: 'Rotation Strategy', tone, brandSeed, round }))
        const people = weeks.flat().map(({ presenter }) => presenter?.person)
        for (const films of weeks)
          expect(new Set(films.map(({ presenter }) => presenter?.person)).size).toBeGreaterThanOrEqual(5)
        for (const [at, person] of people.entries()) expect(person).not.toBe(people[at + 1])
        expect(new Set(people).size).toBe(AVATARS.length)
        expect(new Set(weeks.flat().map(({ presenter }) => presenter?.style)).size).toBe(4)
      }
  })

  it('keeps the person when the voice that was cast for them is chosen', () => {
    for (const persona of ['', 'Marcus, a former auditor'])
      for (const { voice, presenter } of week({ avatarMode: 'Rotation Strategy', persona })) {
        const again = week({ avatarMode: 'Rotation Strategy', persona, chosenVoice: voice })
        expect(again.map((cast) => cast.presenter?.person)).toContain(presenter?.person)
      }
  })

  it.each<[persona: string, people: string]>([
    ['Marcus, a former auditor', 'daniel'],
    ['Aino, third-generation beekeeper', 'lena ines'],
    ['Grandpa Joe, who has baked for forty years', 'daniel'],
    ['A retired woman who restores clocks', 'ines'],
    ['Fatima, a pharmacist with a hijab', 'amina'],
    ['Gurpreet Singh wears a turban and fixes bikes', 'arjun'],
    ['Søren, bald, roasts coffee', 'theo'],
    ['Dr. Katarína Nowak, a dentist', 'maya ines'],
    ['José, 62, a shoemaker', 'daniel'],
    ['Françoise', 'maya lena pia ines'],
    ['A young woman with red curls', 'lena'],
    ['A student with braids. She plays chess.', 'pia'],
    ['A tax adviser with a gray beard', 'daniel'],
    ['A blond guy who hosts game nights', 'max'],
    ['Will, who runs the garage with his wife Anna', 'theo omar'],
    ['The founder: calm, dry, and she never shouts', 'maya ines'],
    ['I am Priya and I sell spices', 'maya lena pia ines'],
    ['Handyman with his own van', 'theo omar daniel max'],
    ['A mother of three who coaches runners', 'lena ines'],
    ['Ahmed, an accountant from Austin', 'daniel omar'],
    ['Rose, a florist', 'lena ines'],
    ['A bäckerin from Graz', 'maya lena pia ines'],
    ['Omar', 'omar'],
    ['Björn, in his sixties, builds boats', 'daniel'],
    ['Dark-haired woman, consultant', 'maya'],
  ])('for the persona "%s" is %s in every film of a brand', (persona, people) => {
    for (const brandSeed of [3, 1000, 77_777])
      for (const avatarMode of ['Fixed Avatar', 'AI Auto-Select'] as const) {
        const casts = wholeWeek({ persona, avatarMode, brandSeed, presenter: 'shown' })
        const cast = new Set(casts.map(({ presenter, voice }) => `${presenter?.person} ${voice}`))
        expect(cast.size).toBe(1)
        expect(people.split(' ')).toContain(casts[0]?.presenter?.person)
        expect(genderOfVoice(casts[0]!.voice)).toBe(casts[0]?.presenter?.gender)
      }
  })

  it('rotates among those of the persona’s gender', () => {
    const casts = wholeWeek({ persona: 'Aino, third-generation beekeeper', avatarMode: 'Rotation Strategy' })
    expect(new Set(casts.map(({ presenter }) => presenter?.gender))).toEqual(new Set(['female']))
    expect(new Set(casts.map(({ presenter }) => presenter?.person)).size).toBe(5)
  })

  it.each([
    'Warm and plain, never shouts',
    'Grace under pressure, will explain everything',
    'We help owners in Austin and Florence',
    'The voice of a shop on Frank Street',
  ])('for "%s" is anybody', (persona) => {
    expect(wholeWeek({ persona, avatarMode: 'Rotation Strategy' })).toEqual(
      wholeWeek({ avatarMode: 'Rotation Strategy' }),
    )
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
