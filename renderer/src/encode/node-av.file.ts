import type { CodecContext, Stream } from 'node-av/lib'
import { Dictionary, FFmpegError, FormatContext, InputFormat, Packet } from 'node-av/lib'

/** What FFmpeg's functions return: below zero is an error, told with what was being done. */
export function checked(code: number, doing: string): number {
  FFmpegError.throwIfError(code, doing)
  return code
}

/** An MP4 file being written. */
export class OutputFile {
  readonly #file = new FormatContext()

  constructor(path: string) {
    checked(this.#file.allocOutputContext2(null, 'mp4', path), 'preparing the file')
  }

  set tags(tags: Record<string, string>) {
    this.#file.metadata = Dictionary.fromObject(tags)
  }

  /** A stream of what an encoder makes, or of what another file holds. */
  add(source: CodecContext | Stream): Stream {
    const stream = this.#file.newStream(null)
    if ('codecpar' in source) checked(source.codecpar.copy(stream.codecpar), 'copying the stream')
    else checked(stream.codecpar.fromContext(source), 'describing the stream')
    stream.codecpar.codecTag = 0
    stream.timeBase = source.timeBase
    return stream
  }

  open(options: Record<string, string> = {}): void {
    checked(this.#file.openOutputSync(), 'opening the file')
    checked(this.#file.writeHeaderSync(Dictionary.fromObject(options)), 'writing the header')
  }

  /** Writes a packet whose times are in `from`'s time base; the packet is empty afterwards. */
  write(packet: Packet, to: Stream, from: CodecContext | Stream): void {
    packet.streamIndex = to.index
    packet.rescaleTs(from.timeBase, to.timeBase)
    checked(this.#file.interleavedWriteFrameSync(packet), 'writing a packet')
  }

  close(): void {
    checked(this.#file.writeTrailerSync(), 'finishing the file')
    this.#file.closeOutputSync()
    this.#file.freeContext()
  }
}

/** The first stream of a file, packet by packet. */
export class InputFile {
  readonly #file = new FormatContext()
  readonly stream: Stream
  readonly packet = new Packet()
  /** Whether `packet` holds one. */
  filled: boolean

  constructor(path: string, format: string | null = null, options: Record<string, string> = {}) {
    const kind = format ? InputFormat.findInputFormat(format) : null
    checked(this.#file.openInputSync(path, kind, Dictionary.fromObject(options)), `opening ${path}`)
    checked(this.#file.findStreamInfoSync(null), `reading ${path}`)
    this.stream = this.#file.streams[0]!
    this.packet.alloc()
    this.filled = this.next()
  }

  next(): boolean {
    this.filled = this.#file.readFrameSync(this.packet) >= 0
    return this.filled
  }

  /** When the packet is to be decoded, in seconds. */
  get time(): number {
    return Number(this.packet.dts) * this.stream.timeBase.toDouble()
  }

  close(): void {
    this.packet.free()
    this.#file.closeInputSync()
  }
}
