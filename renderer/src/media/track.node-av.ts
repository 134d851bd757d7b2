import { AV_SAMPLE_FMT_FLT, AVMEDIA_TYPE_AUDIO } from 'node-av/constants'
import {
  avChannelLayoutDefault,
  FFmpegError,
  FormatContext,
  Frame,
  SoftwareResampleContext,
  type Stream,
} from 'node-av/lib'
import { decodedFrames } from './stream.node-av.ts'
import { splitChannels, TRACK_RATE } from './track.samples.ts'

const BYTES = 4

/** The first `seconds` of a file's sound at 48 kHz in stereo. Decodes in this process: never call it in the server's own. */
export const decodeTrack = (path: string, seconds: number): { left: Float32Array; right: Float32Array } =>
  splitChannels(decodeSound(path, seconds, 2))

/** The same as samples (32-bit floats), those of the channels in turn. */
export function decodeSound(path: string, seconds: number, channels: 1 | 2): Buffer {
  const file = new FormatContext()
  FFmpegError.throwIfError(file.openInputSync(path), 'opening the sound')
  try {
    FFmpegError.throwIfError(file.findStreamInfoSync(null), 'reading the sound')
    const stream = file.streams[file.findBestStream(AVMEDIA_TYPE_AUDIO)]
    if (!stream) throw new Error('The file has no sound.')
    const most = Math.round(seconds * TRACK_RATE) * BYTES * channels
    return decoded(file, stream, most, channels).subarray(0, most)
  } finally {
    file.closeInputSync()
  }
}

/** At least `most` bytes of it, if there are so many. */
function decoded(file: FormatContext, stream: Stream, most: number, channels: 1 | 2): Buffer {
  const resample = resampler(channels)
  const parts: Buffer[] = []
  let bytes = 0
  for (const frame of decodedFrames(file, stream)) {
    const part = resample(frame)
    parts.push(part)
    bytes += part.length
    if (bytes >= most) break
  }
  parts.push(resample(null))
  return Buffer.concat(parts)
}

/** Brings frames to 48 kHz and so many channels; null fetches what is still inside. */
function resampler(channels: 1 | 2): (frame: Frame | null) => Buffer {
  const context = new SoftwareResampleContext()
  context.alloc()
  const channelLayout = avChannelLayoutDefault(channels)
  return (frame) => {
    if (!frame && !context.isInitialized()) return Buffer.alloc(0)
    // A WAV file may count its channels without naming them.
    if (frame?.channelLayout.order === 0) frame.channelLayout = avChannelLayoutDefault(frame.channelLayout.nbChannels)
    const out = new Frame()
    out.alloc()
    Object.assign(out, { format: AV_SAMPLE_FMT_FLT, sampleRate: TRACK_RATE, channelLayout })
    FFmpegError.throwIfError(context.convertFrame(out, frame), 'converting the sound')
    const bytes = Buffer.from(out.nbSamples ? out.toBuffer().subarray(0, out.nbSamples * BYTES * channels) : [])
    out.free()
    return bytes
  }
}
