import { AV_PIX_FMT_RGBA, AVMEDIA_TYPE_VIDEO, AVSEEK_FLAG_BACKWARD, SWS_BILINEAR } from 'node-av/constants'
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Packet, SoftwareScaleContext } from 'node-av/lib'

type Picture = { width: number; height: number; rgba: Uint8Array }

// So many packets in there is a picture, or the file has none that can be read.
const MOST_PACKETS = 400

/** A clip's picture at about that second, its longer side at most so many pixels. Decodes in this process: never call it in the server's own. */
export function firstPicture(path: string, seconds: number, side: number): Picture | undefined {
  const file = new FormatContext()
  FFmpegError.throwIfError(file.openInputSync(path), 'opening the clip')
  FFmpegError.throwIfError(file.findStreamInfoSync(null), 'reading the clip')
  try {
    const frame = decodeOne(file, seconds)
    return frame && scaled(frame, side)
  } finally {
    file.closeInputSync()
  }
}

function decodeOne(file: FormatContext, seconds: number): Frame | undefined {
  const stream = file.streams[file.findBestStream(AVMEDIA_TYPE_VIDEO)]
  if (!stream) return undefined
  const codec = new CodecContext()
  codec.allocContext3(Codec.findDecoder(stream.codecpar.codecId))
  codec.parametersToContext(stream.codecpar)
  codec.pktTimebase = stream.timeBase
  FFmpegError.throwIfError(codec.open2Sync(null), 'opening the decoder')
  const at = BigInt(Math.round(seconds / stream.timeBase.toDouble()))
  if (at > 0n) file.seekFrameSync(stream.index, at, AVSEEK_FLAG_BACKWARD)
  const packet = new Packet()
  packet.alloc()
  const frame = new Frame()
  frame.alloc()
  for (let read = 0; read < MOST_PACKETS && file.readFrameSync(packet) >= 0; read++) {
    if (packet.streamIndex === stream.index) codec.sendPacketSync(packet)
    packet.unref()
    if (codec.receiveFrameSync(frame) >= 0) return frame
  }
  codec.sendPacketSync(null)
  return codec.receiveFrameSync(frame) >= 0 ? frame : undefined
}

function scaled(frame: Frame, side: number): Picture {
  const share = Math.min(1, side / Math.max(frame.width, frame.height))
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
  return { width, height, rgba: small.toBuffer() }
}
