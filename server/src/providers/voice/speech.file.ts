/** A Speech on disk, so that the step that voices a script can hand it to the step that films it. */

import { readFile, rm } from 'node:fs/promises'
import { replaceFile } from './sentence.cache.ts'
import type { Speech } from './voice.ts'
import { decodeWav, encodeWav, toInt16 } from './wav.ts'

const soundOf = (base: string): string => `${base}.wav`
const timesOf = (base: string): string => `${base}.json`

/**
 * Writes `<base>.wav` (mono, 48 kHz, 16 bit) and then `<base>.json` (everything else), each whole or not at all.
 * Returns their paths. The times are written last: when they are there, so is the sound.
 */
export async function writeSpeech(base: string, { pcm, ...times }: Speech): Promise<{ wav: string; json: string }> {
  await rm(timesOf(base), { force: true })
  await replaceFile(soundOf(base), encodeWav(toInt16(pcm), times.sampleRate))
  await replaceFile(timesOf(base), JSON.stringify({ ...times, samples: pcm.length }))
  return { wav: soundOf(base), json: timesOf(base) }
}

/** Reads what writeSpeech wrote; undefined when it is missing, cut short or damaged, so that it is spoken again. */
export async function readSpeech(base: string): Promise<Speech | undefined> {
  try {
    const { samples, ...times } = JSON.parse(await readFile(timesOf(base), 'utf8')) as Omit<Speech, 'pcm'> & {
      samples: number
    }
    const { pcm, sampleRate } = decodeWav(await readFile(soundOf(base)))
    return pcm.length === samples && sampleRate === times.sampleRate ? { ...times, pcm } : undefined
  } catch {
    return undefined
  }
}
