import { describe, expect, it } from 'vitest'
import { cuesOf, srtOf, vttOf } from './captions.rules.ts'

const spoken = (text: string) => ({
  words: text.split(' ').map((word, index) => ({ text: word, startMs: index * 300, endMs: index * 300 + 250 })),
})

describe('caption files', () => {
  it('keep every word, in order, in lines of at most 42 characters, two to a cue', () => {
    const text =
      'Clay shrinks by about a tenth on its way from the wheel to the shelf, so a potter always throws the mug a little larger than it will be.'
    const cues = cuesOf([spoken(text)])
    expect(cues.flatMap((cue) => cue.lines).join(' ')).toBe(text)
    for (const cue of cues) {
      expect(cue.lines.length).toBeLessThanOrEqual(2)
      for (const line of cue.lines) expect(line.length).toBeLessThanOrEqual(42)
    }
  })

  it('never carry one cue over two sentences', () => {
    expect(cuesOf([spoken('One thing.'), spoken('Another thing.')])).toHaveLength(2)
  })

  it('start and end with the words they show', () => {
    expect(cuesOf([spoken('One two three')])[0]).toMatchObject({ startMs: 0, endMs: 850 })
  })

  it('are written as SubRip and as WebVTT', () => {
    const sentence = { words: [{ text: 'Fish & chips', startMs: 3_661_001, endMs: 3_662_500 }] }
    expect(srtOf([sentence])).toBe('1\n01:01:01,001 --> 01:01:02,500\nFish & chips\n')
    expect(vttOf([sentence])).toBe('WEBVTT\n\n01:01:01.001 --> 01:01:02.500\nFish &amp; chips\n')
  })

  it('give a single overlong word a line of its own', () => {
    const long = 'x'.repeat(60)
    expect(cuesOf([spoken(`a ${long} b`)]).flatMap((cue) => cue.lines)).toContain(long)
  })
})
