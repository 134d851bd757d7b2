/** How long the voice computes beside what is then heard, for every voice; and a script it has spoken before beside a new one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtInVoice } from '@octavo/voice'
import { VOICES } from '@octavo/voice/speech'

const MUST = 1 / 10
const SCRIPT = `Meet the water bottle that keeps up with you. It stays ice cold for twenty four hours, and it never leaks in your bag.
Forget plastic cups and lukewarm coffee. Our steel design is light, tough, and easy to clean. Join 10,000 happy customers today.`

const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'))
try {
  const voice = builtInVoice({ cacheDir: folder })
  // The engine's own start is no voice's time.
  await voice.speak({ text: 'Hello.', voice: VOICES[0] })
  console.log('voice          computed / heard   kept / new')
  for (const name of VOICES) {
    const speak = () => voice.speak({ text: SCRIPT, voice: name })
    const fresh = await timed(speak)
    const kept = await timed(speak)
    const share = fresh.ms / fresh.value.durationMs
    const verdict = share <= MUST ? '' : `   OVER ${MUST}`
    console.log(
      `${name.padEnd(15)}${share.toFixed(3).padStart(16)}${(kept.ms / fresh.ms).toFixed(3).padStart(13)}${verdict}`,
    )
  }
} finally {
  rmSync(folder, { recursive: true })
}
// The voice's thread would wait for more.
process.exit()

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const before = process.cpuUsage()
  const value = await work()
  return { value, ms: process.cpuUsage(before).user / 1000 }
}
