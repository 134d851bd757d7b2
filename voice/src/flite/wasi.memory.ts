/** Runs a WASI command with its files in memory: no directory on disk is ever opened. */

import { Buffer } from 'node:buffer'

type Memory = { readonly buffer: ArrayBuffer }
type Imports = Record<string, (...args: never[]) => number>
/** A compiled command, ready to be run any number of times. */
export type Command = { readonly compiled: unique symbol }
// Node has WebAssembly; its types come with those of the browser only.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    compile(bytes: Uint8Array): Promise<Command>
    Instance: new (
      command: Command,
      imports: Record<string, Imports>,
    ) => { exports: { memory: Memory; _start(): void } }
  }
}

/** Compiles a command once; takes a while for a large one. */
export const compileCommand = (bytes: Uint8Array): Promise<Command> => WebAssembly.compile(bytes)

export type CommandResult = { code: number; stdout: string; stderr: string; written: Uint8Array }

const OK = 0
const BAD_FILE = 8
const NO_ENTRY = 44
const NOT_SEEKABLE = 29
const ROOT = 3
const CREATE = 1
const DIRECTORY_TYPE = 3
const FILE_TYPE = 4
const TERMINAL_TYPE = 2

class Exit extends Error {
  readonly code: number
  constructor(code: number) {
    super('exit')
    this.code = code
  }
}

/** A file that grows as it is written. */
class MemoryFile {
  data: Uint8Array
  length: number
  position = 0
  constructor(content?: Uint8Array) {
    this.data = content ?? new Uint8Array(1 << 19)
    this.length = content?.length ?? 0
  }
  read(into: Uint8Array): number {
    const part = this.data.subarray(this.position, Math.min(this.length, this.position + into.length))
    into.set(part)
    this.position += part.length
    return part.length
  }
  write(bytes: Uint8Array): void {
    const end = this.position + bytes.length
    if (end > this.data.length) {
      const larger = new Uint8Array(Math.max(this.data.length * 2, end))
      larger.set(this.data)
      this.data = larger
    }
    this.data.set(bytes, this.position)
    this.position = end
    this.length = Math.max(this.length, end)
  }
  seek(offset: number, whence: number): number {
    this.position = offset + [0, this.position, this.length][whence]!
    return this.position
  }
}

/** Runs a command to its end. `written` is the last file it made; `files` are those it may read, by name. */
export function runCommand(command: Command, args: string[], files: Record<string, Uint8Array>): CommandResult {
  const host = new Host(args, files)
  const instance = new WebAssembly.Instance(command, { wasi_snapshot_preview1: host.imports() })
  host.memory = instance.exports.memory
  const code = exitCode(instance.exports._start)
  const made = host.opened.findLast((file) => file.made)?.file
  return {
    code,
    stdout: Buffer.concat(host.output[1]).toString(),
    stderr: Buffer.concat(host.output[2]).toString(),
    written: made ? made.data.subarray(0, made.length) : new Uint8Array(),
  }
}

function exitCode(start: () => void): number {
  try {
    start()
    return 0
  } catch (error) {
    if (error instanceof Exit) return error.code
    throw error
  }
}

/** The calls the engine makes on its surroundings, with their state. */
class Host {
  memory!: Memory
  readonly output: Record<1 | 2, Buffer[]> = { 1: [], 2: [] }
  readonly opened: { file: MemoryFile; made: boolean }[] = []
  private readonly args: Uint8Array[]
  private readonly files: Record<string, Uint8Array>

  constructor(args: string[], files: Record<string, Uint8Array>) {
    this.args = args.map((arg) => new TextEncoder().encode(`${arg}\0`))
    this.files = files
  }

  imports(): Imports {
    return { ...this.process(), ...this.directory(), ...this.transfers() }
  }

  private view = (): DataView => new DataView(this.memory.buffer)
  private bytes = (start: number, length: number): Uint8Array => new Uint8Array(this.memory.buffer, start, length)
  private fileOf = (fd: number): MemoryFile | undefined => this.opened[fd - ROOT - 1]?.file
  private setWord = (at: number, value: number): number => {
    this.view().setUint32(at, value, true)
    return OK
  }

  private process() {
    return {
      args_sizes_get: (count: number, size: number): number => {
        this.setWord(count, this.args.length)
        return this.setWord(
          size,
          this.args.reduce((sum, arg) => sum + arg.length, 0),
        )
      },
      args_get: (pointers: number, buffer: number): number => {
        let [at, pointer] = [buffer, pointers]
        for (const arg of this.args) {
          this.setWord(pointer, at)
          this.bytes(at, arg.length).set(arg)
          at += arg.length
          pointer += 4
        }
        return OK
      },
      // The engine must not depend on the time of day.
      clock_time_get: (_id: number, _precision: bigint, result: number): number => {
        this.view().setBigUint64(result, 0n, true)
        return OK
      },
      proc_exit: (code: number): never => {
        throw new Exit(code)
      },
    }
  }

  private directory() {
    return {
      fd_prestat_get: (fd: number, result: number): number => {
        if (fd !== ROOT) return BAD_FILE
        this.setWord(result, 0)
        return this.setWord(result + 4, 1)
      },
      fd_prestat_dir_name: (_fd: number, name: number): number => {
        this.bytes(name, 1)[0] = '.'.charCodeAt(0)
        return OK
      },
      path_open: (
        _dir: number,
        _look: number,
        path: number,
        length: number,
        how: number,
        ...rest: unknown[]
      ): number => {
        const name = Buffer.from(this.bytes(path, length)).toString()
        const made = (how & CREATE) !== 0
        if (!made && !this.files[name]) return NO_ENTRY
        this.opened.push({ file: new MemoryFile(made ? undefined : this.files[name]), made })
        return this.setWord(rest.at(-1) as number, ROOT + this.opened.length)
      },
      fd_close: (): number => OK,
      fd_fdstat_set_flags: (): number => OK,
      fd_fdstat_get: (fd: number, result: number): number => {
        this.bytes(result, 24).fill(0)
        this.bytes(result, 1)[0] = fd < ROOT ? TERMINAL_TYPE : fd === ROOT ? DIRECTORY_TYPE : FILE_TYPE
        this.bytes(result + 8, 16).fill(0xff)
        return OK
      },
    }
  }

  private transfers() {
    return {
      fd_read: (fd: number, vectors: number, count: number, result: number): number => {
        const file = this.fileOf(fd)
        return this.setWord(result, file ? this.sumOf(vectors, count, (bytes) => file.read(bytes)) : 0)
      },
      fd_write: (fd: number, vectors: number, count: number, result: number): number => {
        const file = this.fileOf(fd)
        const write = (bytes: Uint8Array): number => {
          if (file) file.write(bytes)
          else if (fd === 1 || fd === 2) this.output[fd].push(Buffer.from(bytes))
          return bytes.length
        }
        return this.setWord(result, this.sumOf(vectors, count, write))
      },
      fd_seek: (fd: number, offset: bigint, whence: number, result: number): number => {
        const file = this.fileOf(fd)
        if (!file) return NOT_SEEKABLE
        this.view().setBigUint64(result, BigInt(file.seek(Number(offset), whence)), true)
        return OK
      },
    }
  }

  private sumOf(vectors: number, count: number, move: (bytes: Uint8Array) => number): number {
    let sum = 0
    for (let i = 0; i < count; i++) {
      const view = this.view()
      const bytes = this.bytes(view.getUint32(vectors + 8 * i, true), view.getUint32(vectors + 8 * i + 4, true))
      sum += move(bytes)
    }
    return sum
  }
}
