import { describe, expect, it } from 'vitest'
import {
  aiVideoTravel,
  avatarTravel,
  type CreateDraft,
  draftIn,
  realViralTravel,
  shortTravel,
  viralTravel,
} from './create-draft.rules.ts'

const AI = { brandId: '', script: '', videoType: 'short', duration: 60, voiceId: 'professional' } as const
const REAL = { brandId: '', title: '', script: '', includeSubtitles: true, voiceType: 'nova' } as const
const AVATAR = {
  ...{ brandId: '', script: '', platform: 'instagram' as const },
  ...{ duration: '60', captions: true, voiceId: 'suiting' },
}
const DRAFT: CreateDraft = {
  ...{ brandId: 'b', title: 'Clay', script: 'Clay shrinks.', format: 'long', seconds: 75, captions: false },
  ...{ voice: 'storyteller', pictures: [] },
}

describe('what a start takes', () => {
  it.each([
    [
      'AI video',
      aiVideoTravel.takes(DRAFT, AI),
      { brandId: 'b', script: 'Clay shrinks.', videoType: 'long', duration: 75, voiceId: 'storyteller', pictures: [] },
    ],
    [
      'script in one go',
      realViralTravel.takes(DRAFT, REAL),
      { brandId: 'b', title: 'Clay', script: 'Clay shrinks.', includeSubtitles: false, pictures: [] },
    ],
    [
      'link or avatar',
      avatarTravel.takes(DRAFT, AVATAR),
      {
        ...{ brandId: 'b', script: 'Clay shrinks.', platform: 'youtube', duration: '75', captions: false },
        ...{ voiceId: 'storyteller', pictures: [] },
      },
    ],
    ['topic', shortTravel.takes(DRAFT, { brandId: '', topic: '' }), { brandId: 'b', topic: 'Clay' }],
    ['trend', viralTravel.takes(DRAFT, { brandId: '' }), { brandId: 'b' }],
  ])('%s', (_, taken, expected) => expect(taken).toEqual(expected))

  it('is nothing while nothing was chosen', () => {
    for (const taken of [aiVideoTravel.takes({}, AI), realViralTravel.takes({}, REAL), avatarTravel.takes({}, AVATAR)])
      expect(taken).toEqual({})
  })

  it('leaves a voice, a length or a title that it does not have', () => {
    expect(realViralTravel.takes({ voice: 'storyteller' }, REAL)).toEqual({})
    expect(aiVideoTravel.takes({ voice: 'nova', seconds: 12 }, AI)).toEqual({})
    expect(avatarTravel.takes({ seconds: 12 }, AVATAR)).toEqual({ duration: '12' })
    expect(aiVideoTravel.takes({ voice: 'af_bella' }, AI)).toEqual({ voiceId: 'af_bella' })
    expect(shortTravel.takes({ title: 'x'.repeat(250) }, { brandId: '', topic: '' }).topic).toHaveLength(200)
  })

  it('keeps a platform that has the shape already', () => {
    expect(avatarTravel.takes({ format: 'short' }, AVATAR)).toEqual({})
    expect(avatarTravel.takes({ format: 'short' }, { ...AVATAR, platform: 'youtube' })).toEqual({ platform: 'tiktok' })
  })

  it('is a script as it is, however long', () => {
    expect(avatarTravel.takes({ script: 'x'.repeat(9000) }, AVATAR).script).toHaveLength(9000)
  })
})

describe('what a change puts into the draft', () => {
  it('is what was changed and nothing else', () => {
    expect(aiVideoTravel.gives({ script: 'Clay' })).toEqual({ script: 'Clay' })
    expect(aiVideoTravel.gives({ videoType: 'long', duration: 90, voiceId: 'warm' })).toEqual({
      ...{ format: 'long', seconds: 90, voice: 'warm' },
    })
    expect(realViralTravel.gives({ title: 'Clay', includeSubtitles: false, voiceType: 'onyx' })).toEqual({
      ...{ title: 'Clay', captions: false, voice: 'onyx' },
    })
    expect(avatarTravel.gives({ platform: 'youtube', duration: '90' })).toEqual({ format: 'long', seconds: 90 })
    expect(shortTravel.gives({ topic: 'Clay' })).toEqual({ title: 'Clay' })
    expect(viralTravel.gives({ brandId: 'b' })).toEqual({ brandId: 'b' })
  })

  it('is no length where an emptied field has none', () => {
    expect(aiVideoTravel.gives({ duration: Number.NaN })).toEqual({})
    expect(avatarTravel.gives({ duration: '' })).toEqual({})
  })
})

describe('what a browser kept', () => {
  it.each([null, 'words', 7, []])('%j is no draft', (kept) => expect(draftIn(kept)).toEqual({}))

  it('is read as far as it can be', () => {
    expect(draftIn({ script: 'Clay', format: 'square', seconds: 'x', captions: 1, other: 1, pictures: [] })).toEqual({
      ...{ script: 'Clay', pictures: [] },
    })
  })
})
