/** Stands in for ffprobe and ffmpeg where there are none: the npm package node-av does the same work and writes the same lines. */
import { AV_BUFFERSRC_FLAG_KEEP_REF, AV_LOG_ERROR, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants'
import {
  avGetCodecName,
  avGetSampleFmtName,
  Codec,
  CodecContext,
  FFmpegError,
  Filter,
  type FilterContext,
  FilterGraph,
  FilterInOut,
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
  let filters: ReturnType<typeof chain> | undefined
  const frame = new Frame()
  frame.alloc()
  const give = (from: Frame | null) => {
    FFmpegError.throwIfError(filters!.source.buffersrcAddFrameSync(from, AV_BUFFERSRC_FLAG_KEEP_REF), filter)
    for (let done = next(filters!.sink); done; done = next(filters!.sink)) take(done)
  }
  const pass = () => {
    while (codec.receiveFrameSync(frame) >= 0) {
      frame.timeBase = stream.timeBase
      filters ??= chain(frame, stream)
      give(frame)
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
  if (filters) give(null)
}

/** The filters between where frames go in and where they come out, for frames like this one. */
function chain(frame: Frame, stream: Stream): { graph: FilterGraph; source: FilterContext; sink: FilterContext } {
  const graph = new FilterGraph()
  graph.alloc()
  const kind = frame.isVideo() ? '' : 'a'
  const entry = Filter.getByName(`${kind}buffer`)!
  const source = frame.isVideo()
    ? graph.allocFilter(entry, 'in')!
    : graph.createFilter(entry, 'in', soundOf(frame, stream))!
  if (frame.isVideo()) {
    FFmpegError.throwIfError(source.buffersrcParametersSet(pictureOf(frame, stream)), 'picture')
    FFmpegError.throwIfError(source.init(null), 'source')
  }
  const sink = graph.createFilter(Filter.getByName(`${kind}buffersink`)!, 'out', null)!
  const [inputs, outputs] = [new FilterInOut(), new FilterInOut()]
  const segment = graph.segmentParse(filter)!
  FFmpegError.throwIfError(segment.createFilters(), filter)
  FFmpegError.throwIfError(segment.applyOpts(), filter)
  FFmpegError.throwIfError(segment.apply(inputs, outputs), filter)
  FFmpegError.throwIfError(source.link(0, inputs.filterCtx!, inputs.padIdx), 'source')
  FFmpegError.throwIfError(outputs.filterCtx!.link(outputs.padIdx, sink, 0), 'sink')
  FFmpegError.throwIfError(graph.configSync(), filter)
  return { graph, source, sink }
}

const pictureOf = (frame: Frame, { timeBase, avgFrameRate }: Stream) => ({
  width: frame.width,
  height: frame.height,
  format: frame.format,
  timeBase,
  frameRate: avgFrameRate,
  sampleAspectRatio: frame.sampleAspectRatio,
  colorRange: frame.colorRange,
  colorSpace: frame.colorSpace,
})

const soundOf = ({ sampleRate, format, channelLayout }: Frame, { timeBase }: Stream): string =>
  [
    `time_base=${timeBase.num}/${timeBase.den}`,
    `sample_rate=${sampleRate}`,
    `sample_fmt=${avGetSampleFmtName(format as Parameters<typeof avGetSampleFmtName>[0])}`,
    `channel_layout=${channelLayout.mask}`,
  ].join(':')

function next(sink: FilterContext): Frame | undefined {
  const frame = new Frame()
  frame.alloc()
  if (sink.buffersinkGetFrameSync(frame) < 0) return void frame.free()
  frame.timeBase = sink.buffersinkGetTimeBase()
  return frame
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
