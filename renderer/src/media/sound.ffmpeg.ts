/** Sound through the system's ffmpeg: decoded, and filtered. Each run ends with this process. */
import { spawn } from 'node:child_process'
import { TRACK_RATE } from './track.samples.ts'

const QUIET = ['-hide_banner', '-nostats', '-loglevel', 'error']
const raw = (channels: number) => ['-ac', String(channels), '-ar', String(TRACK_RATE), '-f', 'f32le']

/**
 * The first `seconds` of a file's sound at 48 kHz as samples (32-bit floats), those of the channels in turn. Reads from files
 * alone: a file of somebody's must not make anything fetch an address.
 */
export function soundOf(path: string, seconds: number, channels: 1 | 2): Promise<Buffer> {
  const pick = ['-protocol_whitelist', 'file,pipe', '-i', path, '-map', '0:a:0', '-vn', '-t', seconds.toFixed(3)]
  return run([...QUIET, ...pick, '-threads', '1', ...raw(channels), 'pipe:1'])
}

/** Mono samples at 48 kHz through a filter, as ffmpeg writes it. */
export function soundThrough(pcm: Float32Array, filter: string): Promise<Buffer> {
  const through = [...raw(1), '-i', 'pipe:0', '-af', filter, '-threads', '1', ...raw(1), 'pipe:1']
  return run([...QUIET, ...through], Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength))
}

async function run(args: string[], given?: Buffer): Promise<Buffer> {
  const child = spawn('ffmpeg', args, { stdio: [given ? 'pipe' : 'ignore', 'pipe', 'ignore'] })
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => process.off('exit', stop))
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  // One that ends before it has heard all says so by how it ends.
  child.stdin?.on('error', () => {}).end(given)
  if ((await ended) !== 0) throw new Error('ffmpeg could not read the sound')
  return Buffer.concat(chunks)
}
