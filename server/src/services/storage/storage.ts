/** Where films, pictures and other files live. Keys are paths of ours, never of a caller's. */
import type { Readable } from 'node:stream'
import type { Service } from '#services/service.ts'

export interface Storage extends Service {
  /** Puts a finished local file under the key; a reader sees the old file or the new one, never half of one. Moves when it can. */
  keepFile(key: string, localPath: string): Promise<void>
  /** The same for bytes at hand. */
  keepBytes(key: string, bytes: Uint8Array): Promise<void>
  /** Size in bytes, or nothing when there is no such file. */
  size(key: string): Promise<number | undefined>
  /** A stream of the file, or of the bytes `start` to `end`, both included. */
  read(key: string, range?: { start: number; end: number }): Readable
  /** A path the renderer can open. */
  localPath(key: string): Promise<string>
  remove(key: string): Promise<void>
}
