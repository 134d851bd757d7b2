/** Pictures of somebody's clip, decoded in this process: never call it in the server's own. */
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { AV_PIX_FMT_RGBA, AVMEDIA_TYPE_VIDEO, AVSEEK_FLAG_BACKWARD, SWS_BILINEAR } from 'node-av/constants'
import { FFmpegError, FormatContext, Frame, SoftwareScaleContext, type Stream } from 'node-av/lib'
import { decodedFrames } from './stream.node-av.ts'

/** So many packets of its own in there is a picture, or the stream has none that can be read. */
const MOST_PACKETS = 400

/** The pictures in order, from the key frame before `from` (seconds) on, each with its second from the first of them. */
export function* framesIn(path: string, from = 0): Generator<{ frame: Frame; at: number }> {
  const file = new FormatContext()
  FFmpegError.throwIfError(file.openInputSync(path), 'opening the clip')
  try {
    FFmpegError.throwIfError(file.findStreamInfoSync(null), 'reading the clip')
    const stream = file.streams[file.findBestStream(AVMEDIA_TYPE_VIDEO)]
    if (stream) yield* framesOf(file, stream, from)
  } finally {
    file.closeInputSync()
  }
}

function* framesOf(file: FormatContext, stream: Stream, from: number): Generator<{ frame: Frame; at: number }> {
  if (from > 0) file.seekFrameSync(stream.index, ticksOf(from, stream), AVSEEK_FLAG_BACKWARD)
  let begun: bigint | undefined
  for (const frame of decodedFrames(file, stream, MOST_PACKETS)) {
    const time = frame.bestEffortTimestamp
    begun ??= time
    yield { frame, at: Number(time - begun) * stream.timeBase.toDouble() }
  }
}

const ticksOf = (seconds: number, { timeBase }: Stream): bigint =>
  BigInt(Math.round((seconds * timeBase.den) / Math.max(1, timeBase.num)))

/** A picture at a share of its size. */
export function canvasOf(frame: Frame, share: number): Canvas {
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
