import { writeFile } from 'node:fs/promises'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny'
import { AV_PIX_FMT_RGBA, AVMEDIA_TYPE_VIDEO, SWS_BILINEAR } from 'node-av/constants'
import {
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  Frame,
  Packet,
  SoftwareScaleContext,
  type Stream,
} from 'node-av/lib'
import { FPS, type Size } from '#plan.ts'
import { type ClipRequest, clipFrame } from './clip.frames.ts'

const QUALITY = 90

/** Writes the first pictures of a clip, each decoded picture as often as it is seen at 30 a second. */
export async function writeFrames({ path, size, focus, seconds, folder }: ClipRequest): Promise<void> {
  const turn = await turnOf(path)
  const most = Math.ceil(seconds * FPS)
  let [written, held] = [0, undefined as Buffer | undefined]
  const until = async (index: number) => {
    for (; held && written < Math.min(index, most); written++) await writeFile(clipFrame(folder, written), held)
  }
  for (const { frame, at } of decoded(path)) {
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

/** The pictures in order, each with its second from the first on. */
function* decoded(path: string): Generator<{ frame: Frame; at: number }> {
  const file = new FormatContext()
  FFmpegError.throwIfError(file.openInputSync(path), 'opening the clip')
  try {
    FFmpegError.throwIfError(file.findStreamInfoSync(null), 'reading the clip')
    const stream = file.streams[file.findBestStream(AVMEDIA_TYPE_VIDEO)]
    if (stream) yield* framesOf(file, stream)
  } finally {
    file.closeInputSync()
  }
}

function* framesOf(file: FormatContext, stream: Stream): Generator<{ frame: Frame; at: number }> {
  const codec = new CodecContext()
  codec.allocContext3(Codec.findDecoder(stream.codecpar.codecId))
  codec.parametersToContext(stream.codecpar)
  codec.pktTimebase = stream.timeBase
  FFmpegError.throwIfError(codec.open2Sync(null), 'opening the decoder')
  const packet = new Packet()
  packet.alloc()
  const frame = new Frame()
  frame.alloc()
  let begun: bigint | undefined
  const receive = function* () {
    while (codec.receiveFrameSync(frame) >= 0) {
      const time = frame.bestEffortTimestamp
      begun ??= time
      yield { frame, at: Number(time - begun) * stream.timeBase.toDouble() }
    }
  }
  while (file.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === stream.index) codec.sendPacketSync(packet)
    packet.unref()
    yield* receive()
  }
  codec.sendPacketSync(null)
  yield* receive()
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

function canvasOf(frame: Frame, share: number): Canvas {
  const [width, height] = [frame.width, frame.height].map((one) => Math.max(1, Math.round(one * share))) as [
    number,
    number,
  ]
  const small = new Frame()
  small.alloc()
  Object.assign(small, { width, height, format: AV_PIX_FMT_RGBA })
  FFmpegError.throwIfError(small.allocBuffer(), 'making room for the picture')
  const scaler = new SoftwareScaleContext()
  scaler.getContext(frame.width, frame.height, frame.format as never, width, height, AV_PIX_FMT_RGBA, SWS_BILINEAR)
  FFmpegError.throwIfError(scaler.scaleFrameSync(small, frame), 'scaling the picture')
  scaler.freeContext()
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const pixels = ctx.createImageData(width, height)
  pixels.data.set(small.toBuffer())
  ctx.putImageData(pixels, 0, 0)
  small.free()
  return canvas
}
