import { writeFile } from 'node:fs/promises'
import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
} from 'node-av/constants'
import { avChannelLayoutDefault, Codec, CodecContext, Dictionary, Frame, Log, Packet, Rational } from 'node-av/lib'
import { FPS, type Size } from '#plan.ts'
import {
  AAC_CODER,
  concatList,
  type Encoder,
  KEY_FRAME_EVERY,
  PRESETS,
  type Preset,
  SOUND_BITRATE,
  type Stereo,
} from './encoder.ts'
import { checked, InputFile, OutputFile } from './node-av.file.ts'

const STEREO = avChannelLayoutDefault(2)

Log.setLevel(AV_LOG_ERROR)

/** FFmpeg's libraries from the npm package node-av, inside this process: never call it in the server's own. */
export const nodeAvEncoder: Encoder = {
  name: 'node-av',

  async openVideo(path, size, preset) {
    const output = openOutput(path, await openX264(size, preset))
    const frame = pictureFrame(size)
    let count = 0n
    const encode = async (bytes: Uint8Array) => {
      checked(frame.fromBuffer(asBuffer(bytes)), 'taking a frame')
      frame.pts = count++
      checked(await output.codec.sendFrame(frame), 'encoding a frame')
      output.drain()
    }
    let last = Promise.resolve()
    return {
      write: (bytes) => {
        last = last.then(() => encode(bytes))
        return last
      },
      close: async () => {
        await last
        output.finish()
        frame.free()
      },
    }
  },

  async encodeSound(path, sound) {
    const output = openOutput(path, await openAac(sound.sampleRate))
    const step = output.codec.frameSize
    for (let from = 0; from < sound.left.length; from += step) {
      const frame = soundFrame(sound, from, Math.min(step, sound.left.length - from))
      checked(await output.codec.sendFrame(frame), 'encoding sound')
      frame.free()
      output.drain()
    }
    output.finish()
  },

  async join(segments, list, sound, out, tags) {
    await writeFile(list, concatList(segments))
    const inputs = [new InputFile(list, 'concat', { safe: '0' }), new InputFile(sound)]
    const file = new OutputFile(out)
    file.tags = tags
    const streams = new Map(inputs.map((input) => [input, file.add(input.stream)]))
    file.open({ movflags: '+faststart' })
    for (let input = earliest(inputs); input; input = earliest(inputs)) {
      file.write(input.packet, streams.get(input)!, input.stream)
      input.next()
    }
    file.close()
    for (const input of inputs) input.close()
  },
}

function earliest(inputs: InputFile[]): InputFile | undefined {
  return inputs.filter((input) => input.filled).sort((a, b) => a.time - b.time)[0]
}

function openX264({ width, height }: Size, preset: Preset): Promise<CodecContext> {
  const x264 = PRESETS[preset]
  const codec = context(FF_ENCODER_LIBX264)
  Object.assign(codec, { width, height, pixelFormat: AV_PIX_FMT_YUV420P, gopSize: KEY_FRAME_EVERY, threadCount: 1 })
  Object.assign(codec, { timeBase: new Rational(1, FPS), framerate: new Rational(FPS, 1) })
  codec.colorSpace = AVCOL_SPC_BT709
  codec.colorPrimaries = AVCOL_PRI_BT709
  codec.colorTrc = AVCOL_TRC_BT709
  codec.colorRange = AVCOL_RANGE_MPEG
  return opened(codec, { preset: x264.preset, crf: String(x264.crf), 'x264-params': x264.params })
}

function openAac(sampleRate: number): Promise<CodecContext> {
  const codec = context(FF_ENCODER_AAC)
  codec.sampleRate = sampleRate
  codec.sampleFormat = AV_SAMPLE_FMT_FLTP
  codec.channelLayout = STEREO
  codec.bitRate = BigInt(SOUND_BITRATE)
  codec.timeBase = new Rational(1, sampleRate)
  return opened(codec, { aac_coder: AAC_CODER })
}

function context(name: typeof FF_ENCODER_LIBX264 | typeof FF_ENCODER_AAC): CodecContext {
  const codec = new CodecContext()
  codec.allocContext3(Codec.findEncoderByName(name))
  codec.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER)
  return codec
}

/** Not `open2Sync`: in node-av 6.1.1 it frees the options twice. */
async function opened(codec: CodecContext, options: Record<string, string>): Promise<CodecContext> {
  checked(await codec.open2(null, Dictionary.fromObject(options)), 'starting the encoder')
  return codec
}

/** A file that holds what one encoder makes. */
function openOutput(path: string, codec: CodecContext) {
  const file = new OutputFile(path)
  const stream = file.add(codec)
  file.open()
  const packet = new Packet()
  packet.alloc()
  const drain = () => {
    while (codec.receivePacketSync(packet) >= 0) {
      if (!packet.duration) packet.duration = 1n // x264 gives none, and players leave a last frame without one out
      file.write(packet, stream, codec)
    }
  }
  const finish = () => {
    checked(codec.sendFrameSync(null), 'finishing the stream')
    drain()
    file.close()
    packet.free()
    codec.freeContext()
  }
  return { codec, drain, finish }
}

function pictureFrame({ width, height }: Size): Frame {
  const frame = new Frame()
  frame.alloc()
  Object.assign(frame, { width, height, format: AV_PIX_FMT_YUV420P })
  checked(frame.allocBuffer(), 'preparing a frame')
  frame.colorSpace = AVCOL_SPC_BT709
  frame.colorPrimaries = AVCOL_PRI_BT709
  frame.colorTrc = AVCOL_TRC_BT709
  frame.colorRange = AVCOL_RANGE_MPEG
  return frame
}

function soundFrame({ left, right, sampleRate }: Stereo, from: number, count: number): Frame {
  const planes = new Float32Array(count * 2)
  planes.set(left.subarray(from, from + count))
  planes.set(right.subarray(from, from + count), count)
  return Frame.fromAudioBuffer(asBuffer(planes), {
    nbSamples: count,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate,
    channelLayout: STEREO,
    pts: BigInt(from),
  })
}

function asBuffer(view: Uint8Array | Float32Array): Buffer {
  return Buffer.from(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength)
}
