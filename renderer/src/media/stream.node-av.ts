/** The frames of a file's stream, decoded in this process: never for a file of somebody's in the server's own. */
import { Codec, CodecContext, FFmpegError, type FormatContext, Frame, Packet, type Stream } from 'node-av/lib'

/**
 * The frames of a stream in order, from where the file stands; each lies in the place of the one before. It ends early when
 * `patience` packets of the stream held no frame.
 */
export function* decodedFrames(
  file: FormatContext,
  stream: Stream,
  patience = Number.POSITIVE_INFINITY,
): Generator<Frame> {
  const codec = openDecoder(stream)
  const [packet, frame] = [new Packet(), new Frame()]
  packet.alloc()
  frame.alloc()
  let found = false
  const receive = function* () {
    while (codec.receiveFrameSync(frame) >= 0) {
      found = true
      yield frame
    }
  }
  for (let read = 0; (found || read < patience) && file.readFrameSync(packet) >= 0; ) {
    if (packet.streamIndex === stream.index) {
      codec.sendPacketSync(packet)
      read++
    }
    packet.unref()
    yield* receive()
  }
  codec.sendPacketSync(null)
  yield* receive()
}

function openDecoder(stream: Stream): CodecContext {
  const codec = new CodecContext()
  codec.allocContext3(Codec.findDecoder(stream.codecpar.codecId))
  codec.parametersToContext(stream.codecpar)
  codec.pktTimebase = stream.timeBase
  FFmpegError.throwIfError(codec.open2Sync(null), 'opening the decoder')
  return codec
}
