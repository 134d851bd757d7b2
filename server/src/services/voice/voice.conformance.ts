/** What every voice promises, whoever speaks. An adapter's test calls this with a way to make the adapter. */

import { TONES } from '@octavo/contract/brand'
import { describe, expect, it } from 'vitest'
import { expectHonestService } from '#services/service.conformance.ts'
import { type Speech, type SpeechRequest, type Voice, VoiceRefusal } from './voice.ts'

const SCRIPT = `Stop scrolling! 🎉 “Curly” quotes — and 40% off at acme.io, until 9:30 PM.

We're the CEO's favourite… Dr. Smith said so 👍`

const PLAIN = `Clay shrinks in the kiln by about a tenth, so a potter throws the mug a little larger than it will be.
The rim dries faster than the foot. The difference pulls the clay apart, and a crack begins where the wall is thinnest.
A sheet of plastic over the rim slows the drying down. Wait two days before you join the handle.`
const TOLERANCE = 1 / 6

const matching = (pattern: RegExp) => expect.stringMatching(pattern)

const loudness = (pcm: Float32Array): number =>
  Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length)

/** Checks a whole speech against its script: captions, clock, sound and mouth. */
export function expectSoundSpeech(speech: Speech, text: string): void {
  const words = speech.sentences.flatMap((sentence) => sentence.words)
  expect(
    words
      .map((word) => word.text)
      .join(' ')
      .split(/\s+/),
  ).toEqual(text.split(/\s+/).filter(Boolean))
  for (const { text: shown, charStart, charEnd } of words) {
    expect(text.slice(charStart, charEnd).split(/\s+/)).toEqual(shown.split(/\s+/))
  }
  let clock = 0
  for (const sentence of speech.sentences) {
    expect(sentence.startMs).toBeGreaterThanOrEqual(clock)
    expect(sentence.words[0]!.startMs).toBe(sentence.startMs)
    expect(sentence.words.at(-1)!.endMs).toBe(sentence.endMs)
    for (const { startMs, endMs } of sentence.words) {
      expect(startMs).toBeGreaterThanOrEqual(clock)
      expect(endMs).toBeGreaterThan(startMs)
      clock = endMs
    }
  }
  expect(clock).toBeLessThanOrEqual(speech.durationMs)
  expect(speech.pcm.length).toBe(Math.round((speech.durationMs * speech.sampleRate) / 1000))
  expect(speech.pcm.every((sample) => Number.isFinite(sample) && Math.abs(sample) <= 1)).toBe(true)
  expect(speech.visemes[0]!.startMs).toBe(0)
  expect(speech.visemes.at(-1)!.endMs).toBe(speech.durationMs)
}

/** `measured`: how many of its voices are really different here, of three at most. */
export function keepsVoicePromises(make: () => Voice, measured = 3): void {
  describe('a voice', () => {
    /** One of its voices says it; the number changes which. */
    const speak = (turn: number, request: Omit<SpeechRequest, 'voice'>): Promise<Speech> => {
      const voice = make()
      const voices = voice.voices()
      return voice.speak({ ...request, voice: voices[turn % voices.length]!.id })
    }

    it('says who it is and what it costs', () => expectHonestService(make()))

    it('says who can speak, each under an id of their own, and who suits a tone', () => {
      const voice = make()
      const voices = voice.voices()
      const ids = voices.map(({ id }) => id)
      expect(voices.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { name, language } of voices) expect([name, language]).toEqual([/\S/, /^[a-z]{2}\b/].map(matching))
      for (const tone of TONES) {
        expect(voice.suiting(tone).length).toBeGreaterThan(0)
        for (const { id } of voice.suiting(tone)) expect(ids).toContain(id)
      }
    })

    it('knows beforehand how long a text takes, to a sixth', async () => {
      const voice = make()
      for (const { id } of voice.voices().slice(0, measured)) {
        const { durationMs } = await voice.speak({ text: PLAIN, voice: id })
        expect(voice.estimate(PLAIN, id) / (durationMs / 1000), id).toBeGreaterThan(1 - TOLERANCE)
        expect(voice.estimate(PLAIN, id) / (durationMs / 1000), id).toBeLessThan(1 + TOLERANCE)
      }
      for (const strange of [undefined, 'nobody']) expect(voice.estimate(PLAIN, strange)).toBeGreaterThan(1)
    })

    it('refuses a voice that it does not have', async () => {
      await expect(make().speak({ text: PLAIN, voice: 'nobody' })).rejects.toBeInstanceOf(VoiceRefusal)
    })

    it('says every caption once and in order, each with its place in the text and on the clock', async () => {
      const speech = await speak(6, { text: SCRIPT })
      expectSoundSpeech(speech, SCRIPT)
      expect(speech.sentences.map(({ paragraph }) => paragraph)).toEqual([
        0,
        0,
        ...speech.sentences.slice(2).map(() => 1),
      ])
      expect(speech.timing.confidence).toBeGreaterThan(0.5)
    })

    it('is heard while a word is shown', async () => {
      const { pcm, sentences } = await speak(10, { text: SCRIPT })
      const part = (from: number, to: number): Float32Array => pcm.subarray(from * 48, to * 48)
      for (const { startMs, endMs } of sentences) expect(loudness(part(startMs, endMs))).toBeGreaterThan(0.01)
      expect(loudness(part(0, sentences[0]!.startMs))).toBeLessThan(0.01)
    })

    it('speaks faster when asked to', async () => {
      const slow = await speak(8, { text: 'One plain sentence to be timed.' })
      const fast = await speak(8, { text: 'One plain sentence to be timed.', rate: 1.3 })
      expect(fast.durationMs).toBeLessThan(slow.durationMs * 0.85)
    })

    it('tells how far it is', async () => {
      const shares: number[] = []
      await speak(3, { text: 'One. Two. Three.', onProgress: (share) => shares.push(share) })
      expect(shares).toEqual([...shares].sort((a, b) => a - b))
      expect(shares.at(-1)).toBe(1)
    })

    it.each([
      ['an empty script', ''],
      ['white space', ' \n\t '],
      ['signs alone', '… — 🎉'],
    ])('refuses %s', async (_, text) => {
      await expect(speak(6, { text })).rejects.toBeInstanceOf(VoiceRefusal)
    })

    it('stops when it is told to', async () => {
      const stop = new AbortController()
      const reason = new Error('No longer wanted')
      const text = 'This sentence is said again and again. '.repeat(40)
      const speaking = speak(6, { text, signal: stop.signal, onProgress: () => stop.abort(reason) })
      await expect(speaking).rejects.toBe(reason)
      await expect(speak(6, { text, signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    })
  })
}
