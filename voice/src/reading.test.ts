import { afterAll, describe, expect, it } from 'vitest'
import { endAlignThread } from '#thread/align.client.ts'
import { endVoiceThread } from '#thread/flite.client.ts'
import { findLine, findLines, type Reading } from './reading.ts'
import { planScript } from './script.plan.ts'
import { builtInVoice } from './speak.ts'

afterAll(async () => {
  await endAlignThread()
  await endVoiceThread()
})

const SCRIPT = 'Most of the water leaves on the shelf. Kiln gods are kind.'
const voice = builtInVoice()
const spoken = (text: string, name: string) => voice.speak({ text, voice: name, rate: 1.1 })

/** A line as somebody else says it, kept with 120 ms at both ends. */
async function read(text: string): Promise<Reading> {
  const { pcm, sentences } = await spoken(text, 'storyteller')
  const { startMs, endMs } = sentences[0]!
  const from = Math.round((startMs - 120) * 48)
  const own = pcm.slice(from, Math.round((endMs + 120) * 48))
  const line = await findLine({ pcm: own, sampleRate: 48_000 }, planScript(text)[0]!)
  const { pieces, words, phones, confidence } = line
  return { pieces, words, phones, confidence, endsMs: 120, pcm: Int16Array.from(own, (sample) => sample * 32_767) }
}

describe('a line that somebody has read', () => {
  it('is heard in a speech in place of the voice, with the same rests, words and mouth', async () => {
    const [first = ''] = SCRIPT.split(/(?<=\.) /)
    const reading = await read(first)
    const alone = await voice.speak({ text: SCRIPT, voice: 'nova' })
    const mixed = await voice.speak({
      text: SCRIPT,
      voice: 'nova',
      readingOf: async (sentence) => (sentence === first ? reading : undefined),
    })
    const [own, other] = mixed.sentences
    expect(own!.words.map(({ text }) => text).join(' ')).toBe(first)
    // A voice's first sound comes after 160 ms; its own silence goes off that.
    const heard = mixed.pcm.subarray(40 * 48, 40 * 48 + reading.pcm.length)
    expect(heard.every((sample, i) => sample === reading.pcm[i]! / 32_768)).toBe(true)
    expect(own!.startMs).toBe(Math.round(40 + reading.words[0]!.startMs))
    const rest = (speech: typeof alone) => speech.sentences[1]!.startMs - speech.sentences[0]!.endMs
    expect(Math.abs(rest(mixed) - rest(alone))).toBeLessThan(80)
    const length = (speech: typeof alone, line: number) =>
      speech.sentences[line]!.endMs - speech.sentences[line]!.startMs
    expect(length(mixed, 1)).toBe(length(alone, 1))
    expect(other!.words).toHaveLength(4)
    expect(mixed.visemes.at(-1)!.endMs).toBe(mixed.durationMs)
    expect(mixed.visemes.filter(({ shape, startMs }) => shape !== 'X' && startMs < own!.endMs).length).toBeGreaterThan(
      8,
    )
    expect(mixed.pcm.length).toBe(mixed.durationMs * 48)
  })

  it('is found anew where a name in it is said otherwise by now', async () => {
    const text = 'Kiln gods are kind.'
    const reading = await read(text)
    const speech = await voice.speak({
      text,
      voice: 'nova',
      lexicon: { Kiln: 'kill' },
      readingOf: async () => reading,
    })
    const { words } = speech.sentences[0]!
    expect(words.map((word) => word.text)).toEqual(text.split(' '))
    for (const [at, word] of words.entries())
      expect(
        Math.abs(word.startMs - words[0]!.startMs - (reading.words[at]!.startMs - reading.words[0]!.startMs)),
      ).toBeLessThan(100)
  })

  it('is like its words, and not like others', async () => {
    const text = 'So a potter throws every mug a little larger.'
    const { pcm } = await spoken(text, 'fable')
    const like = await findLine({ pcm, sampleRate: 48_000 }, planScript(text)[0]!)
    const other = await findLine({ pcm, sampleRate: 48_000 }, planScript('Most of the water leaves on the shelf.')[0]!)
    expect(like.unlike).toBeLessThan(0.92)
    expect(other.unlike).toBeGreaterThan(0.93)
    expect(other.unlike - like.unlike).toBeGreaterThan(0.05)
  })

  it('has room around it in which no other line is said', async () => {
    const { pcm, sentences } = await spoken(SCRIPT, 'echo')
    const lines = await findLines({ pcm, sampleRate: 48_000 }, planScript(SCRIPT))
    const [first, second] = lines
    expect(first!.span.endMs).toBe(second!.span.startMs)
    expect(first!.span.endMs).toBeGreaterThan(sentences[0]!.endMs)
    expect(second!.span.startMs).toBeLessThan(sentences[1]!.startMs)
    expect(lines.map(({ placed }) => placed)).toEqual([1, 1])
  })
})
