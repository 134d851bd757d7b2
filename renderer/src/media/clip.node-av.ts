import { writeFile } from 'node:fs/promises'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import type { Frame } from 'node-av/lib'
import { FPS, type Size } from '#plan.ts'
import { type ClipRequest, clipFrame } from './clip.request.ts'
import { canvasOf, framesIn } from './frames.node-av.ts'

const QUALITY = 90

/** Writes the first pictures of a clip, each decoded picture as often as it is seen at 30 a second. */
export async function writeFrames({ path, size, focus, seconds, folder }: ClipRequest): Promise<void> {
  const turn = await turnOf(path)
  const most = Math.ceil(seconds * FPS)
  let [written, held] = [0, undefined as Buffer | undefined]
  const until = async (index: number) => {
    for (; held && written < Math.min(index, most); written++) await writeFile(clipFrame(folder, written), held)
  }
  for (const { frame, at } of framesIn(path)) {
    await until(Math.round(at * FPS))
    if (written >= most) return
    held = await fitted(frame, turn, size, focus).encode('jpeg', QUALITY)
  }
  // The last picture of a clip is seen as long as the others.
  await until(written + 1)
}

/** Degrees clockwise by which a phone that lay on its side wants its pictures turned. */
async function turnOf(path: string): Promise<number> {
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  return (await (await input.getPrimaryVideoTrack())?.getRotation()) ?? 0
}

/** The picture turned upright, filling the film, with the focus as near to the middle as its edges allow. */
function fitted(frame: Frame, turn: number, film: Size, focus: { x: number; y: number }): Canvas {
  const lying = turn % 180 !== 0
  const [seenW, seenH] = lying ? [frame.height, frame.width] : [frame.width, frame.height]
  const cover = Math.max(film.width / seenW, film.height / seenH)
  const picture = canvasOf(frame, Math.min(1, cover))
  const [w, h] = [seenW * cover, seenH * cover]
  const edge = (at: number, whole: number, part: number) => Math.max(part - whole, Math.min(0, part / 2 - at * whole))
  const canvas = createCanvas(film.width, film.height)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.translate(edge(focus.x, w, film.width) + w / 2, edge(focus.y, h, film.height) + h / 2)
  ctx.rotate((turn * Math.PI) / 180)
  const [drawnW, drawnH] = lying ? [h, w] : [w, h]
  ctx.drawImage(picture, -drawnW / 2, -drawnH / 2, drawnW, drawnH)
  return canvas
}
