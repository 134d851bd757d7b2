/** Speech whose unchanged lines lie on the same fractions of a frame as before, so that the pictures of them are the same. */
import { FPS } from '@octavo/renderer'
import { insertSilence } from '#films/make/index.ts'
import type { Speech } from '#services/voice/voice.ts'

/** For a sentence, when the line that it is began in the film before; nothing where it is a new one. */
type Begins = (number | undefined)[]

/**
 * The same speech with less than a frame of silence more before some of its sentences: those that are lines of the film
 * before begin whole frames later or earlier than there. `begins` counts in milliseconds from the start of the speech.
 */
export function aligned(speech: Speech, begins: Begins): Speech {
  const samplesAFrame = speech.sampleRate / FPS
  const inSamples = (ms: number) => Math.round((ms * speech.sampleRate) / 1000)
  let added = 0
  const cuts = speech.sentences.flatMap((sentence, at) => {
    const begun = begins[at]
    const before = speech.sentences[at - 1]
    if (begun === undefined) return []
    const apart = inSamples(sentence.startMs) + added - inSamples(begun)
    const missing = (samplesAFrame - (((apart % samplesAFrame) + samplesAFrame) % samplesAFrame)) % samplesAFrame
    added += missing
    const atMs = before ? (before.endMs + sentence.startMs) / 2 : 0
    return missing === 0 ? [] : [{ atMs, addMs: (missing * 1000) / speech.sampleRate }]
  })
  return cuts.length === 0 ? speech : insertSilence(speech, cuts)
}
