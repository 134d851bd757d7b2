import { AV_SAMPLE_FMT_FLT, AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import {
  avChannelLayoutDefault,
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  Frame,
  Packet,
  SoftwareResampleContext,
  type Stream,
} from 'node-av/lib'
import { parted, TRACK_RATE } from './track.ts'

const STEREO = avChannelLayoutDefault(2)
const BYTES = 8

/** The first `seconds` of a file's sound at 48 kHz in stereo. Decodes in this process: never call it in the server's own. */
export function decodeTrack(path: string, seconds: number): { left: Float32Array; right: Float32Array } {
  const file = new FormatContext()
  FFmpegError.throwIfError(file.openInputSync(path), 'opening the music')
  try {
    FFmpegError.throwIfError(file.findStreamInfoSync(null), 'reading the music')
    const stream = file.streams[file.findBestStream(AVMEDIA_TYPE_AUDIO)]
    if (!stream) throw new Error('The file has no sound.')
    const most = Math.round(seconds * TRACK_RATE) * BYTES
    return parted(decoded(file, stream, most).subarray(0, most))
  } finally {
    file.closeInputSync()
  }
}

/** At least `most` bytes of it, if there are so many: left and right in turn. */
function decoded(file: FormatContext, stream: Stream, most: number): Buffer {
  const codec = decoder(stream)
  const [packet, frame] = [new Packet(), new Frame()]
  packet.alloc()
  frame.alloc()
  const resample = resampler()
  const parts: Buffer[] = []
  let bytes = 0
  const receive = () => {
    while (codec.receiveFrameSync(frame) >= 0) {
      const part = resample(frame)
      bytes += part.length
      parts.push(part)
    }
  }
  while (bytes < most && file.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === stream.index) codec.sendPacketSync(packet)
    packet.unref()
    receive()
  }
  codec.sendPacketSync(null)
  receive()
  parts.push(resample(null))
  return Buffer.concat(parts)
}

function decoder(stream: Stream): CodecContext {
  const codec = new CodecContext()
  codec.allocContext3(Codec.findDecoder(stream.codecpar.codecId))
  codec.parametersToContext(stream.codecpar)
  codec.pktTimebase = stream.timeBase
  FFmpegError.throwIfError(codec.open2Sync(null), 'opening the decoder')
  return codec
}

/** Brings frames to 48 kHz stereo; null fetches what is still inside. */
function resampler(): (frame: Frame | null) => Buffer {
  const context = new SoftwareResampleContext()
  context.alloc()
  return (frame) => {
    if (!frame && !context.isInitialized()) return Buffer.alloc(0)
    // A WAV file may count its channels without naming them.
    if (frame?.channelLayout.order === 0) frame.channelLayout = avChannelLayoutDefault(frame.channelLayout.nbChannels)
    const out = new Frame()
    out.alloc()
    Object.assign(out, { format: AV_SAMPLE_FMT_FLT, sampleRate: TRACK_RATE, channelLayout: STEREO })
    FFmpegError.throwIfError(context.convertFrame(out, frame), 'converting the sound')
    const bytes = out.nbSamples ? Buffer.from(out.toBuffer().subarray(0, out.nbSamples * BYTES)) : Buffer.alloc(0)
    out.free()
    return bytes
  }
}
