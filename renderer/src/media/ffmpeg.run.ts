import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs the system's ffmpeg to its end, or for so long. It ends with this process. */
export async function runFfmpeg(args: string[], withinMs: number): Promise<void> {
  const running = promisify(execFile)('ffmpeg', args, { timeout: withinMs, killSignal: 'SIGKILL' })
  const stop = () => running.child.kill('SIGKILL')
  process.once('exit', stop)
  await running.finally(() => process.off('exit', stop))
}
