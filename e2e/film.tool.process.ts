/** Stands in for ffprobe and ffmpeg where there are none: the npm package node-av does the same work and writes the same lines. */
import { FilterAPI } from 'node-av/api'
import { AV_LOG_ERROR, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import {
  avGetCodecName,
  Codec,
  CodecContext,
  FFmpegError,
  FormatContext,
  Frame,
  Log,
  Packet,
  type Stream,
} from 'node-av/lib'

Log.setLevel(AV_LOG_ERROR)

const [work = '', file = '', filter = ''] = process.argv.slice(2)

const KINDS = { video: AVMEDIA_TYPE_VIDEO, audio: AVMEDIA_TYPE_AUDIO }

function open(): FormatContext {
  const input = new FormatContext()
  FFmpegError.throwIfError(input.openInputSync(file), file)
  FFmpegError.throwIfError(input.findStreamInfoSync(null), file)
  return input
}

/** As `ffprobe -of json` tells it. */
function facts(): string {
  const streams = open().streams.map((stream) => ({
    codec_type: stream.codecpar.codecType === AVMEDIA_TYPE_VIDEO ? 'video' : 'audio',
    codec_name: avGetCodecName(stream.codecpar.codecId),
    width: stream.codecpar.width,
    height: stream.codecpar.height,
    avg_frame_rate: `${stream.avgFrameRate.num}/${stream.avgFrameRate.den}`,
    duration: String((Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den),
  }))
  return JSON.stringify({ streams })
}

/** Every frame of the film's picture or sound, through the filters. */
function filtered(kind: keyof typeof KINDS, take: (frame: Frame) => void): void {
  const input = open()
  const stream = input.streams[input.findBestStream(KINDS[kind])]!
  const codec = decoder(stream)
  const graph = FilterAPI.create(filter, { framerate: stream.avgFrameRate })
  const frame = new Frame()
  frame.alloc()
  const pass = () => {
    while (codec.receiveFrameSync(frame) >= 0) {
      frame.timeBase = stream.timeBase
      for (const done of graph.processAllSync(frame)) take(done)
    }
  }
  const packet = new Packet()
  packet.alloc()
  while (input.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === stream.index) codec.sendPacketSync(packet)
    packet.unref()
    pass()
  }
  codec.sendPacketSync(null)
  pass()
  for (const done of graph.flushFramesSync()) take(done)
}

function decoder(stream: Stream): CodecContext {
  const codec = new CodecContext()
  codec.allocContext3(Codec.findDecoder(stream.codecpar.codecId))
  codec.parametersToContext(stream.codecpar)
  codec.pktTimebase = stream.timeBase
  FFmpegError.throwIfError(codec.open2Sync(null), 'decoder')
  return codec
}

/** As the filters `metadata=print` and `ametadata=print` write it. */
function readings(kind: keyof typeof KINDS): void {
  let count = 0
  filtered(kind, (frame) => {
    const seconds = (Number(frame.pts) * frame.timeBase.num) / frame.timeBase.den
    const lines = Object.entries(frame.getMetadata().getAll()).map(([key, value]) => `${key}=${value}\n`)
    process.stdout.write(`frame:${count++} pts:${frame.pts} pts_time:${seconds}\n${lines.join('')}`)
    frame.free()
  })
}

const WORK: Record<string, () => void> = {
  facts: () => process.stdout.write(facts()),
  video: () => readings('video'),
  audio: () => readings('audio'),
  sound: () =>
    filtered('audio', (frame) => {
      process.stdout.write(frame.toBuffer().subarray(0, frame.nbSamples * 4))
      frame.free()
    }),
}

WORK[work]?.()
