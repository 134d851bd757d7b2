import { AV_SAMPLE_FMT_FLT } from 'node-av/constants'
import {
  avChannelLayoutDefault,
  FFmpegError,
  Filter,
  type FilterContext,
  FilterGraph,
  Frame,
  Rational,
} from 'node-av/lib'
import { TRACK_RATE } from './track.samples.ts'

/** A filter of FFmpeg's, and its options as FFmpeg writes them. */
export type SoundFilter = { name: string; options: string }

const STEP = TRACK_RATE
const BYTES = 4
const FORM = `time_base=1/${TRACK_RATE}:sample_rate=${TRACK_RATE}:sample_fmt=flt:channel_layout=mono`

/** Mono samples at 48 kHz through a filter, in this process. */
export function soundThrough(pcm: Float32Array, { name, options }: SoundFilter): Buffer {
  const graph = new FilterGraph()
  graph.alloc()
  try {
    const row = [
      added(graph, 'abuffer', FORM),
      added(graph, name, options),
      added(graph, 'aformat', 'sample_fmts=flt'),
      added(graph, 'abuffersink'),
    ]
    for (const [at, next] of row.slice(1).entries()) FFmpegError.throwIfError(row[at]!.link(0, next, 0), 'linking')
    FFmpegError.throwIfError(graph.configSync(), 'setting up the filter')
    return passed(pcm, row[0]!, row.at(-1)!)
  } finally {
    graph.free()
  }
}

function added(graph: FilterGraph, name: string, options = ''): FilterContext {
  const filter = Filter.getByName(name)
  const context = filter && graph.createFilter(filter, name, options || null)
  if (!context) throw new Error(`The filter ${name} is not there`)
  return context
}

function passed(pcm: Float32Array, source: FilterContext, sink: FilterContext): Buffer {
  const out: Buffer[] = []
  const frame = new Frame()
  frame.alloc()
  const collect = () => {
    while (sink.buffersinkGetFrameSync(frame) >= 0) {
      out.push(Buffer.from(frame.toBuffer().subarray(0, frame.nbSamples * BYTES)))
      frame.unref()
    }
  }
  for (let at = 0; at < pcm.length; at += STEP) {
    const given = frameOf(pcm.slice(at, at + STEP), at)
    FFmpegError.throwIfError(source.buffersrcAddFrameSync(given), 'filtering')
    given.free()
    collect()
  }
  FFmpegError.throwIfError(source.buffersrcAddFrameSync(null), 'ending the filter')
  collect()
  frame.free()
  return Buffer.concat(out)
}

const frameOf = (pcm: Float32Array, at: number): Frame =>
  Frame.fromAudioBuffer(Buffer.from(pcm.buffer), {
    sampleRate: TRACK_RATE,
    channelLayout: avChannelLayoutDefault(1),
    format: AV_SAMPLE_FMT_FLT,
    nbSamples: pcm.length,
    timeBase: new Rational(1, TRACK_RATE),
    pts: BigInt(at),
  })
