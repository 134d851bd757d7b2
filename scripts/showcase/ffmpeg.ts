/** The system's ffmpeg, or the one that `FFMPEG` names. */
import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Writes the target with one quality after the other until it is small enough. */
export async function smallEnough(
  target: string,
  limit: number,
  qualities: number[],
  command: (target: string, quality: number) => string[],
): Promise<void> {
  for (const quality of qualities) {
    await run(process.env.FFMPEG ?? 'ffmpeg', ['-v', 'error', '-y', ...command(target, quality)])
    if (statSync(target).size <= limit) return
  }
  throw new Error(`${target} stays above ${limit} bytes.`)
}
