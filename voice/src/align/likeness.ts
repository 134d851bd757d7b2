/**
 * Whether a recording sounds like its text at all. Where words lie, the speakers agree on for any text, because they hear the same
 * loudness; so the sounds are compared alone, beside those of texts that are surely not what is said (a cohort, as for telling
 * speakers: Rosenberg and others 1992).
 */

import type { EngineVoice } from '#flite/flite.ts'
import { type Frames, framesOf, roomOf, soundOf, WIDTH } from './mel.frames.ts'
import { patternOf, type SaidWord, type Sentence, SPEAKERS, saidBy } from './reference.ts'
import { warp } from './warp.ts'

/** Texts with other sounds than most; they say nothing that anybody reads. */
const OTHERS = [
  'green birds often jump quickly over frozen garden paths while children watch from behind',
  'two modern kitchens need fresh paint before Sunday morning brings cold rain along the coast',
].map((text) => text.split(' '))
/** A text this short is much the same backwards. */
const TURNED_FROM = 3
/** Sounds of one text and of another lie as far apart: what is said and not in the text, or in it and not said, counts so. */
const UNLIKE = 5.2
const FIRST_CEPSTRUM = 1
const LAST_CEPSTRUM = 12
/** One speaker to whom it sounds so much like the text is enough. */
const SURELY = 0.9

/**
 * How far a recording (mono, 16 kHz) is from the text, in parts of how far it is from others: as the built-in speakers say it, the one that
 * it sounds most like. The right text lies between 0.5 and 0.93, a wrong one about 1.
 */
export async function unlikeness(
  sentence: Sentence,
  pcm: Float32Array,
  speakers: readonly EngineVoice['base'][] = SPEAKERS,
): Promise<number> {
  const sound = soundOf(pcm)
  const [heard, room] = [framesOf(sound), roomOf(sound)]
  const others = [...OTHERS.map((words) => said(words, sentence.length)), ...turned(sentence)]
  let least = Number.POSITIVE_INFINITY
  for (const speaker of speakers) {
    const from = async (text: Sentence) => apart(await saidBy(speaker, text, room), heard)
    const own = await from(sentence)
    const away: number[] = []
    for (const other of others) away.push(await from(other))
    least = Math.min(least, own / Math.min(...away))
    if (least < SURELY) break
  }
  return least
}

const said = (words: string[], count: number): Sentence =>
  Array.from({ length: count }, (_, at) => ({ word: words[at % words.length]!, pause: '' }))

/** Its words from the last to the first: the same sounds at other places. */
const turned = (sentence: Sentence): Sentence[] => (sentence.length < TURNED_FROM ? [] : [sentence.toReversed()])

/** The mean distance of the sounds along the way on which the words lie. */
function apart(words: SaidWord[], heard: Frames): number {
  const placed = warp(patternOf(words), heard)
  const used = new Uint8Array(heard.count)
  let [sum, count] = [0, 0]
  const add = (distance: number, times = 1) => {
    sum += distance * times
    count += times
  }
  for (const [at, { rows }] of words.entries()) {
    const length = rows.length / WIDTH
    const own = placed[at]
    if (!own) add(UNLIKE, length)
    for (let row = 0; own && row < length; row++) {
      const last = (own.starts[row + 1] ?? own.end + 1) - 1
      for (let frame = own.starts[row]!; frame <= Math.max(own.starts[row]!, last); frame++) {
        add(distance(rows, row, heard.features, frame))
        used[frame] = 1
      }
    }
  }
  add(UNLIKE, heard.speech.filter((speaks, frame) => speaks && !used[frame]).length)
  return sum / Math.max(1, count)
}

function distance(rows: Float32Array, row: number, features: Float32Array, frame: number): number {
  let sum = 0
  for (let c = FIRST_CEPSTRUM; c <= LAST_CEPSTRUM; c++)
    sum += (rows[row * WIDTH + c]! - features[frame * WIDTH + c]!) ** 2
  return Math.sqrt(sum)
}
