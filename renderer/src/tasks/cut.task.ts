import { readFile, writeFile } from 'node:fs/promises'
import { samplesOf } from '#media/voice.clean.ts'
import { cutLine } from '#media/voice.line.ts'
import type { Doer } from './task.ts'

/** Cuts a recording that was heard into lines, each as raw samples of 16 bits; one in which nothing is heard is not written. */
export const cutVoice: Doer<'cut'> = async ({ clean, lufs, lines }) => {
  const pcm = samplesOf(await readFile(clean))
  const cut = []
  for (const { startMs, endMs, out } of lines) {
    const line = cutLine(pcm, { startMs, endMs }, lufs)
    if (line) await writeFile(out, int16(line.pcm))
    cut.push(line ? { startMs: line.startMs, durationMs: line.pcm.length / 48 } : undefined)
  }
  return { lines: cut }
}

const int16 = (pcm: Float32Array): Buffer =>
  Buffer.from(Int16Array.from(pcm, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)))).buffer)
