/** What every voice promises, whoever speaks. An adapter's test calls this with a way to make the adapter. */

import { describe, expect, it } from 'vitest'
import { type Speech, type Voice, VoiceRefusal } from './voice.ts'

const SCRIPT = `Stop scrolling! 🎉 “Curly” quotes — and 40% off at acme.io, until 9:30 PM.

We're the CEO's favourite… Dr. Smith said so 👍`

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

export function keepsVoicePromises(make: () => Voice): void {
  describe('a voice', () => {
    it('names itself', () => {
      expect(make().name).toMatch(/\S/)
    })

    it('says every caption once and in order, each with its place in the text and on the clock', async () => {
      const speech = await make().speak({ text: SCRIPT, voice: 'nova' })
      expectSoundSpeech(speech, SCRIPT)
      expect(speech.sentences.map(({ paragraph }) => paragraph)).toEqual([
        0,
        0,
        ...speech.sentences.slice(2).map(() => 1),
      ])
      expect(speech.timing.confidence).toBeGreaterThan(0.5)
    })

    it('is heard while a word is shown', async () => {
      const { pcm, sentences } = await make().speak({ text: SCRIPT, voice: 'onyx' })
      const part = (from: number, to: number): Float32Array => pcm.subarray(from * 48, to * 48)
      for (const { startMs, endMs } of sentences) expect(loudness(part(startMs, endMs))).toBeGreaterThan(0.01)
      expect(loudness(part(0, sentences[0]!.startMs))).toBeLessThan(0.01)
    })

    it('speaks faster when asked to', async () => {
      const slow = await make().speak({ text: 'One plain sentence to be timed.', voice: 'echo' })
      const fast = await make().speak({ text: 'One plain sentence to be timed.', voice: 'echo', rate: 1.3 })
      expect(fast.durationMs).toBeLessThan(slow.durationMs * 0.85)
    })

    it('tells how far it is', async () => {
      const shares: number[] = []
      await make().speak({ text: 'One. Two. Three.', voice: 'warm', onProgress: (share) => shares.push(share) })
      expect(shares).toEqual([...shares].sort((a, b) => a - b))
      expect(shares.at(-1)).toBe(1)
    })

    it.each([
      ['an empty script', ''],
      ['white space', ' \n\t '],
      ['signs alone', '… — 🎉'],
    ])('refuses %s', async (_, text) => {
      await expect(make().speak({ text, voice: 'nova' })).rejects.toBeInstanceOf(VoiceRefusal)
    })

    it('stops when it is told to', async () => {
      const stop = new AbortController()
      const reason = new Error('No longer wanted')
      const text = 'This sentence is said again and again. '.repeat(40)
      const speaking = make().speak({ text, voice: 'nova', signal: stop.signal, onProgress: () => stop.abort(reason) })
      await expect(speaking).rejects.toBe(reason)
      await expect(make().speak({ text, voice: 'nova', signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    })
  })
}
