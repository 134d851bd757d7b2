/** Stretches of film that were made before, kept by what they look like. */
import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TaskReply, TaskRequest } from '#tasks/task.ts'
import { canonical } from './canonical.ts'
import { drawingEdition } from './editions.ts'

/** What a stretch is made from, and so what it is known by. */
type SegmentOrder = Omit<TaskRequest<'segment'>, 'out' | 'small' | 'clipFrames'>

/** A folder of segments that outlives one render. Several renders may use it at once. */
export class SegmentCache {
  readonly #folder: string
  readonly #used = new Set<string>()

  private constructor(folder: string) {
    this.#folder = folder
  }

  static async open(folder: string): Promise<SegmentCache> {
    await mkdir(folder, { recursive: true })
    return new SegmentCache(folder)
  }

  /** Puts the stretch at `out` if it was made before, and gives what was noted of it. */
  async restore(order: SegmentOrder, out: string): Promise<TaskReply<'segment'> | undefined> {
    const [film, notes] = this.#paths(order)
    try {
      const reply = JSON.parse(await readFile(notes, 'utf8')) as TaskReply<'segment'>
      await place(film, out)
      return reply
    } catch {
      return undefined // never made, or swept meanwhile
    }
  }

  /** Keeps a stretch that was just made. The notes come last: with them it is whole. */
  async keep(order: SegmentOrder, made: string, reply: TaskReply<'segment'>): Promise<void> {
    const [film, notes] = this.#paths(order)
    const half = `${notes}.${process.pid}`
    await rm(film, { force: true })
    await place(made, film)
    await writeFile(half, JSON.stringify(reply))
    await rename(half, notes)
  }

  /** Throws away what this render did not use. */
  async sweep(): Promise<void> {
    const old = (await readdir(this.#folder)).filter((name) => !this.#used.has(name.split('.')[0] ?? ''))
    await Promise.all(old.map((name) => rm(join(this.#folder, name), { force: true })))
  }

  /** Throws everything away. */
  async clear(): Promise<void> {
    const all = await readdir(this.#folder)
    await Promise.all(all.map((name) => rm(join(this.#folder, name), { force: true })))
  }

  #paths(order: SegmentOrder): [film: string, notes: string] {
    const name = createHash('sha256')
      .update(canonical([drawingEdition(), order]))
      .digest('hex')
      .slice(0, 32)
    this.#used.add(name)
    return [join(this.#folder, `${name}.mp4`), join(this.#folder, `${name}.json`)]
  }
}

/** A second name for the same bytes where the file system can, else a copy. */
const place = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to))
