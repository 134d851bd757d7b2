/** Silence between sentences: how a voice is given time without being slowed. */
import type { Speech } from '#services/voice/voice.ts'

export type Pauses = {
  /** Milliseconds that each gap between two sentences grows by. */
  betweenSentences: number
  /** Milliseconds for each gap between two paragraphs. */
  betweenParagraphs: number
  /** Milliseconds of silence after the last word. */
  atEnd: number
}

export type Cut = { atMs: number; addMs: number }

/** How many gaps of each kind a speech has. */
export function gapsOf({ sentences }: Pick<Speech, 'sentences'>): { sentences: number; paragraphs: number } {
  const next = sentences.slice(1)
  const paragraphs = next.filter((sentence, index) => sentence.paragraph !== sentences[index]?.paragraph).length
  return { sentences: next.length - paragraphs, paragraphs }
}

/** The same speech with longer pauses. */
export const spreadPauses = (speech: Speech, pauses: Pauses): Speech => insertSilence(speech, cutsOf(speech, pauses))

/** The same speech with silence put in at some moments, in their order: sound, words and mouth move together. */
export function insertSilence(speech: Speech, cuts: Cut[]): Speech {
  const shift = (ms: number) => ms + cuts.reduce((sum, cut) => sum + (ms > cut.atMs ? cut.addMs : 0), 0)
  const moved = <T extends { startMs: number; endMs: number }>(one: T): T => ({
    ...one,
    startMs: shift(one.startMs),
    endMs: shift(one.endMs),
  })
  return {
    ...speech,
    pcm: withSilence(speech, cuts),
    durationMs: speech.durationMs + cuts.reduce((sum, cut) => sum + cut.addMs, 0),
    sentences: speech.sentences.map((sentence) => ({ ...moved(sentence), words: sentence.words.map(moved) })),
    visemes: speech.visemes.map(moved),
  }
}

/** Whole samples, so that times and sound never part. */
const wholeSamples = (ms: number, rate: number): number => (Math.round((ms / 1000) * rate) / rate) * 1000

/** A gap is cut in its middle: neither sentence loses its breath. */
function cutsOf({ sentences, durationMs, sampleRate }: Speech, pauses: Pauses): Cut[] {
  const between = sentences.slice(1).map((sentence, index) => {
    const before = sentences[index]
    const sameParagraph = sentence.paragraph === before?.paragraph
    return {
      atMs: ((before?.endMs ?? 0) + sentence.startMs) / 2,
      addMs: wholeSamples(sameParagraph ? pauses.betweenSentences : pauses.betweenParagraphs, sampleRate),
    }
  })
  return [...between, { atMs: durationMs, addMs: wholeSamples(pauses.atEnd, sampleRate) }]
}

function withSilence({ pcm, sampleRate }: Speech, cuts: Cut[]): Float32Array {
  const samples = (ms: number) => Math.round((ms / 1000) * sampleRate)
  const longer = new Float32Array(pcm.length + cuts.reduce((sum, cut) => sum + samples(cut.addMs), 0))
  let from = 0
  let to = 0
  for (const { atMs, addMs } of cuts) {
    const until = Math.min(pcm.length, samples(atMs))
    longer.set(pcm.subarray(from, until), to)
    to += until - from + samples(addMs)
    from = until
  }
  longer.set(pcm.subarray(from), to)
  return longer
}
