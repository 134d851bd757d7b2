/** A clip of the user's own as pictures that can be drawn: 30 a second, each as large as the film and cropped to it. */
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FPS } from '#plan.ts'
import { later } from '#tasks/later.ts'
import type { ClipRequest } from './clip.request.ts'
import { runFfmpeg } from './ffmpeg.run.ts'

/** The pictures of a clip in their folder, and how many there are, 30 a second. */
export type ClipFrames = { folder: string; frames: number }

/** Writes a clip's pictures and says how many there are; none when it can't be read. Decodes in this process: never call it in the server's own. */
export async function writeClipFrames(request: ClipRequest): Promise<number> {
  await mkdir(request.folder, { recursive: true })
  const write = request.encoder === 'ffmpeg' ? byFfmpeg : byNodeAv
  await write(request).catch(() => undefined)
  return (await readdir(request.folder)).filter((name) => name.endsWith('.jpg')).length
}

const WITHIN_MS = 120_000

/** Reads from files alone: a file of somebody's must not make anything fetch an address. */
async function byFfmpeg({ path, size, focus, seconds, folder }: ClipRequest): Promise<void> {
  const { width, height } = size
  const within = (of: string, part: number) => `min(max(${of}*${part}-o${of.slice(1)}/2\\,0)\\,${of}-o${of.slice(1)})`
  const cover = `scale=${width}:${height}:force_original_aspect_ratio=increase`
  const crop = `crop=${width}:${height}:${within('iw', focus.x)}:${within('ih', focus.y)}`
  const read = ['-protocol_whitelist', 'file', '-i', path, '-an', '-sn', '-dn', '-t', seconds.toFixed(3)]
  const pictures = ['-vf', `fps=${FPS},${cover},${crop},setsar=1`, '-q:v', '3', '-threads', '1', '-f', 'image2']
  const quiet = ['-hide_banner', '-nostats', '-loglevel', 'error', '-y']
  await runFfmpeg([...quiet, ...read, ...pictures, join(folder, '%05d.jpg')], WITHIN_MS)
}

const byNodeAv = async (request: ClipRequest): Promise<void> => (await later.clips()).writeFrames(request)
