import { AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO, type AVMediaType } from 'node-av/constants'
import { Codec, CodecContext, FFmpegError, FormatContext, Frame, Packet, type Stream } from 'node-av/lib'

export type DecodedFilm = {
  frames: { y: Uint8Array; u: Uint8Array; v: Uint8Array }[]
  left: Float32Array
  right: Float32Array
}

/** Decodes a whole short film: the tests look at what a viewer gets. */
export function decodeFilm(path: string): DecodedFilm {
  const pictures = decodeTrack(path, AVMEDIA_TYPE_VIDEO, planes)
  const sounds = decodeTrack(path, AVMEDIA_TYPE_AUDIO, channels)
  return {
    frames: pictures,
    left: joined(sounds.map(([left]) => left)),
    right: joined(sounds.map(([, right]) => right)),
  }
}

function decodeTrack<T>(path: string, kind: AVMediaType, read: (frame: Frame) => T): T[] {
  const file = new FormatContext()
  FFmpegError.throwIfError(file.openInputSync(path), path)
  FFmpegError.throwIfError(file.findStreamInfoSync(null), path)
  const stream = file.streams[file.findBestStream(kind)]!
  const codec = decoder(stream)
  const packet = new Packet()
  packet.alloc()
  const frame = new Frame()
  frame.alloc()
  const found: T[] = []
  const receive = () => {
    while (codec.receiveFrameSync(frame) >= 0) found.push(read(frame))
  }
  while (file.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === stream.index) codec.sendPacketSync(packet)
    packet.unref()
    receive()
  }
  codec.sendPacketSync(null)
  receive()
  file.closeInputSync()
  return found
}

function decoder(stream: Stream): CodecContext {
  const codec = new CodecContext()
  codec.allocContext3(Codec.findDecoder(stream.codecpar.codecId))
  codec.parametersToContext(stream.codecpar)
  codec.pktTimebase = stream.timeBase
  FFmpegError.throwIfError(codec.open2Sync(null), 'decoder')
  return codec
}

function planes(frame: Frame): DecodedFilm['frames'][number] {
  const bytes = frame.toBuffer()
  const luma = frame.width * frame.height
  return { y: bytes.subarray(0, luma), u: bytes.subarray(luma, luma * 1.25), v: bytes.subarray(luma * 1.25) }
}

function channels(frame: Frame): [Float32Array, Float32Array] {
  const bytes = frame.toBuffer()
  const samples = new Float32Array(new Uint8Array(bytes).buffer)
  return [samples.slice(0, frame.nbSamples), samples.slice(frame.nbSamples, frame.nbSamples * 2)]
}

function joined(parts: Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
