import { afterAll, describe, expect, it } from 'vitest'
import { type EngineVoice, engineSpeech, engineWord } from '#flite/flite.ts'
import { pronunciations } from '#flite/pronunciations.ts'
import { planScript } from '#script.plan.ts'
import { VoiceRefusal } from '#speech.ts'
import { endAlignThread } from '#thread/align.client.ts'
import { wordTimes } from '#timing/word.times.ts'
import { alignSpeech } from './align.speech.ts'
import { alignWords } from './align.words.ts'
import { SPEAKERS } from './reference.ts'

afterAll(endAlignThread)

const TEXT = `Clay shrinks in the kiln by about a tenth, so a potter throws the mug a little larger than it will be.
The rim dries faster than the foot. Wait two days before you join the handle.`

/** How a speaker is recorded: slower or faster by the sentence, with pauses before these words, and what happens to them. */
type Take = {
  base: EngineVoice['base']
  stretch: number
  pauses?: number[]
  twice?: number
  missing?: number
  noise?: number
}

/** A recording of the text with the true onset of each word in milliseconds; that of a word that is left out is not a number. */
async function recorded({ base, stretch, pauses = [], twice, missing, noise = 0 }: Take) {
  const sentences = planScript(TEXT).map(({ spoken }) => spoken)
  const sound: number[] = []
  const onsets: number[] = []
  for (const [nth, pieces] of sentences.entries()) {
    const words = pieces.map(({ word }) => engineWord(word))
    const text = pieces.map(({ pause }, at) => words[at]! + pause).join(' ')
    const { pcm, phones } = await engineSpeech(text, { base, stretch: nth % 2 ? stretch : 1 / stretch })
    let from = 0
    for (const { startMs, endMs } of wordTimes(phones, await pronunciations(words)).words) {
      const [start, end] = [Math.round(startMs * 16), Math.round(endMs * 16)]
      sound.push(...pcm.subarray(from, start))
      const word = onsets.length
      if (pauses.includes(word)) sound.push(...new Array<number>(9_000).fill(0))
      if (word === twice) sound.push(...pcm.subarray(start, end))
      onsets.push(word === missing ? Number.NaN : sound.length / 16)
      if (word !== missing) sound.push(...pcm.subarray(start, end))
      from = end
    }
    sound.push(...pcm.subarray(from))
  }
  let dice = 1
  const hiss = () => {
    dice = (dice * 48_271) % 2_147_483_647
    return noise * (dice / 1_073_741_823 - 1)
  }
  return { pcm: Float32Array.from(sound, (sample) => sample + hiss()), onsets, sentences }
}

const others = (base: EngineVoice['base']) => SPEAKERS.filter((speaker) => speaker !== base)

describe('a recording and its text', () => {
  it.each<[string, Take]>([
    ['a stranger with pauses, at their own speed', { base: 'awb', stretch: 1.25, pauses: [3, 9, 21] }],
    ['a noisy room', { base: 'slt', stretch: 0.85, pauses: [12], noise: 0.01 }],
    ['a word said twice and another left out', { base: 'rms', stretch: 1.1, twice: 24, missing: 6 }],
  ])('are brought together: %s', async (_, take) => {
    const { pcm, onsets, sentences } = await recorded(take)
    const { words, phones } = await alignWords(sentences, pcm, others(take.base))
    const said = words.map((word, at) => ({ ...word, off: Math.abs(word.startMs - onsets[at]!) }))
    const found = said.filter(({ placed, off }) => placed && !Number.isNaN(off)).map(({ off }) => off)
    expect(found.length).toBeGreaterThan(onsets.length * 0.9)
    expect(found.sort((a, b) => a - b)[Math.floor(found.length * 0.95)]).toBeLessThanOrEqual(100)
    for (const [at, { startMs, endMs }] of words.entries()) {
      expect(endMs).toBeGreaterThan(startMs)
      expect(startMs).toBeGreaterThanOrEqual(words[at - 1]?.endMs ?? 0)
    }
    expect(phones.length).toBeGreaterThan(words.length)
  })

  it('are as captions and a mouth from the first sample to the last, each caption with its belief', async () => {
    const { pcm } = await recorded({ base: 'awb', stretch: 1 })
    const { sentences, visemes, confidence } = await alignSpeech({ pcm, sampleRate: 16_000 }, planScript(TEXT))
    expect(sentences.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(TEXT.split(/\s+/))
    expect(sentences.map(({ paragraph }) => paragraph)).toEqual([0, 1, 1])
    expect(visemes.at(-1)!.endMs).toBe(Math.round(pcm.length / 16))
    expect(confidence).toBeGreaterThan(0.9)
    const other = planScript('Nobody ever reads the small print on a parking ticket, and that is a pity.')
    expect((await alignSpeech({ pcm, sampleRate: 16_000 }, other)).confidence).toBeLessThan(0.5)
  })

  it('are refused when nobody is heard', async () => {
    const silence = { pcm: new Float32Array(16_000), sampleRate: 16_000 }
    await expect(alignSpeech(silence, planScript(TEXT))).rejects.toBeInstanceOf(VoiceRefusal)
  })
})
