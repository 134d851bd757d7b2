import { messages } from '@octavo/contract/messages'
import { describe, expect, it } from 'vitest'
import { maySound } from './receive.ts'
import { type FoundIn, faultOf, type Measured, mismatchOf, problemOf } from './sound.rules.ts'

const said = messages.recording
const good: Measured = { durationMs: 3000, lufs: -22, peak: 0.4, clipped: 0.002, speechDb: -20, noiseDb: -60 }
const found: FoundIn = {
  placed: 1,
  confidence: 0.97,
  unlike: 0.8,
  seconds: 2.6,
  text: 'Most of the water leaves on the shelf.',
}

describe('a recording', () => {
  it.each<[string, Partial<Measured>, string | undefined, string | null]>([
    ['good', {}, undefined, null],
    ['silent', { peak: 0.0005, speechDb: -80 }, said.silent, null],
    ['too quiet', { peak: 0.01, speechDb: -58 }, said.tooQuiet, null],
    ['distorted', { peak: 1, clipped: 0.3 }, said.clipped, null],
    ['a little distorted', { peak: 1, clipped: 0.05 }, undefined, said.aLittleClipped],
    ['drowned', { noiseDb: -27 }, said.tooNoisy, null],
    ['noisy', { noiseDb: -40 }, undefined, said.aLittleNoisy],
  ])('that is %s', (_, is, fault, problem) => {
    expect(faultOf({ ...good, ...is })).toBe(fault)
    if (!fault) expect(problemOf({ ...good, ...is }, found)).toBe(problem)
  })

  it.each<[string, Partial<FoundIn>, string | undefined, string | null]>([
    ['the line', {}, undefined, null],
    ['only its beginning', { seconds: 0.5 }, said.wordsTooFast('0.5'), null],
    ['the line and a long rest', { seconds: 20 }, said.wordsTooSlow('20.0'), null],
    ['other words', { unlike: 0.99 }, said.otherWords, null],
    ['words of which few are found', { placed: 0.4 }, said.otherWords, null],
    ['words that are nowhere', { confidence: 0.3 }, said.otherWords, null],
    ['hardly like the words', { unlike: 0.95, confidence: 0.8 }, said.otherWords, null],
    [
      'unlike the words and all where they should be',
      { unlike: 0.95, confidence: 0.95 },
      undefined,
      said.aLittleUnsure,
    ],
    ['the line, of which some words are swallowed', { placed: 0.7 }, undefined, said.aLittleUnsure],
  ])('in which is said: %s', (_, is, mismatch, problem) => {
    expect(mismatchOf({ ...found, ...is })).toBe(mismatch)
    if (!mismatch) expect(problemOf(good, { ...found, ...is })).toBe(problem)
  })

  it.each<[string, number[] | string, boolean]>([
    ['WebM', '\u001aE\u00df\u00a3....webm', true],
    ['Ogg', 'OggS....', true],
    ['FLAC', 'fLaC....', true],
    ['WAV', 'RIFF....WAVE', true],
    ['MP3', 'ID3.', true],
    ['an MP4 of a phone', '....ftypiso5', true],
    ['AAC', [0xff, 0xf1, 0x50], true],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], false],
    ['a list of addresses', '#EXTM3U', false],
    ['a list of files', 'ffconcat version 1.0', false],
    ['nothing', '', false],
  ])('may be %s by its first bytes, or not', (_, head, may) => {
    const bytes = typeof head === 'string' ? Buffer.from(head, 'latin1') : Buffer.from(head)
    expect(maySound(bytes)).toBe(may)
  })
})
