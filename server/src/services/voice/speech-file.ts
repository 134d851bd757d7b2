/** A Speech on disk, so that the step that voices a script can hand it to the step that films it. */

import { readFile, rm } from 'node:fs/promises'
import { decodeWav, encodeWav, replaceFile, toInt16 } from '@octavo/voice'
import type { Speech } from './voice.ts'

/** The sound as a WAV file: mono, 16 bit. */
export const wavOf = ({ pcm, sampleRate }: Pick<Speech, 'pcm' | 'sampleRate'>): Buffer =>
  encodeWav(toInt16(pcm), sampleRate)

const soundOf = (base: string): string => `${base}.wav`
const timesOf = (base: string): string => `${base}.json`

/**
 * Writes `<base>.wav` (mono, 48 kHz, 16 bit) and then `<base>.json` (everything else), each whole or not at all.
 * Returns their paths. The times are written last: when they are there, so is the sound.
 */
export async function writeSpeech(base: string, speech: Speech): Promise<{ wav: string; json: string }> {
  const { pcm, ...times } = speech
  await rm(timesOf(base), { force: true })
  await replaceFile(soundOf(base), wavOf(speech))
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
