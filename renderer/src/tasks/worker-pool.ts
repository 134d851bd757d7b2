import { type ChildProcess, fork } from 'node:child_process'
import type { EncoderName } from '#encode/encoder.ts'
import { fontFolder } from '#fonts.ts'
import type { FilmPlan } from '#plan.ts'
import { childEnvironment, confined, mediaUser } from './confinement.ts'
import { programFor } from './program.ts'
import { closedRoom, type Room, sharedRoom } from './room.ts'
import { named } from './task.names.ts'
import { fontsOf, type Setup } from './task.setup.ts'
import type { Makers, News, TaskName, TaskOrder, TaskReply, TaskRequest } from './task.ts'

/** Drawing leaves megabytes of pixels with every frame; `segment.task.ts` has them collected while they are young. */
const NODE_OPTIONS = ['--expose-gc', '--max-semi-space-size=2']
/** A render process that has not ended this long after it was asked to is killed. */
const PATIENCE_MS = 500
const LAST_WORDS = 2000
const MINUTE_MS = 60_000
/** Far above need on a slow machine: what has not been done by then never will be. */
const MOST_MINUTES: Record<TaskName, number> = {
  segment: 20,
  sound: 20,
  music: 5,
  join: 20,
  holding: 20,
  encoding: 20,
  poster: 5,
  clip: 10,
  hear: 10,
  cut: 5,
  probe: 2,
  logo: 1,
}

/** One render process: a crash in a codec or a drawing ends it, not the server. It ends by itself when this process does. */
export class Worker {
  readonly #child: ChildProcess
  readonly #ended: Promise<string>
  readonly #room: Room
  #said = ''

  constructor(room: Room, setup: Setup, program = programFor({})) {
    this.#room = room
    const [execPath, execArgv] = confined(process.execPath, [...NODE_OPTIONS, ...program.options])
    this.#child = fork(program.file, [JSON.stringify(setup)], {
      execPath,
      execArgv,
      env: childEnvironment(),
      cwd: room.folder,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-LAST_WORDS)
    })
    this.#ended = new Promise((resolve) => {
      this.#child.once('error', (error) => resolve(error.message))
      this.#child.once('exit', (code, signal) => resolve(String(signal ?? code)))
    })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Has one task done, one at a time. Rejects when it fails, takes too long, and when the process ends under it; `what` names it. */
  async run<K extends TaskName>(
    task: K,
    request: TaskRequest<K>,
    what: string,
    onProgress: (frames: number) => void = () => {},
  ): Promise<TaskReply<K>> {
    const { names, collect } = this.#room.open()
    const order = { task, request: await named[task](request, names) } as TaskOrder
    const reply = await this.#obey<K>(order, what, onProgress)
    await collect()
    return reply
  }

  async #obey<K extends TaskName>(
    order: TaskOrder,
    what: string,
    onProgress: (frames: number) => void,
  ): Promise<TaskReply<K>> {
    const over = new AbortController()
    const most = MOST_MINUTES[order.task]
    const reply = new Promise<TaskReply<K>>((resolve, reject) => {
      const hear = (news: News) => {
        if ('progress' in news) onProgress(news.progress)
        else if ('failed' in news) reject(new Error(`${what} could not be made: ${news.failed}`))
        else resolve(news.done as TaskReply<K>)
      }
      const giveUp = () => {
        reject(new Error(`${what} could not be made: it took longer than ${most} minutes.`))
        void this.stop()
      }
      const deadline = setTimeout(giveUp, most * MINUTE_MS)
      this.#child.on('message', hear)
      over.signal.addEventListener('abort', () => {
        clearTimeout(deadline)
        this.#child.off('message', hear)
      })
      this.#ended.then((how) => reject(new Error(`${what} could not be made: ${this.#obituary(how)}`)))
    })
    this.#child.send(order, () => {}) // a process that is gone is met in `ended`
    return reply.finally(() => over.abort())
  }

  #obituary(how: string): string {
    const said = this.#said.trim()
    return `its render process ended (${how})${said ? `, saying: ${said}` : '.'}`
  }

  /** Ends the process, within a second whatever it is doing. */
  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect()
    const kill = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE_MS)
    await this.#ended
    clearTimeout(kill)
  }
}

export type WorkerPoolOptions = {
  signal?: AbortSignal | undefined
  makers?: Makers
  /** A folder for this work alone: outputs come to lie in it, and whoever made it removes it. */
  folder: string
  /** What the processes will be asked for. */
  tasks: TaskName[]
  encoder?: EncoderName
  /** Films that they will draw. */
  plans?: readonly FilmPlan[]
}

/** Runs `work` with as many processes as it asks for; all of them have ended when this settles, early on abort. */
export async function withWorkerPool<T>(
  options: WorkerPoolOptions,
  work: (spawn: () => Worker) => Promise<T>,
): Promise<T> {
  const { signal, makers = {}, folder } = options
  signal?.throwIfAborted()
  const pool: Worker[] = []
  const program = programFor(makers)
  const user = mediaUser()
  const room = user ? await closedRoom(folder, user) : sharedRoom(folder)
  const setup = setupOf(options)
  const spawn = () => {
    signal?.throwIfAborted()
    const worker = new Worker(room, setup, program)
    pool.push(worker)
    return worker
  }
  const stopAll = () => Promise.all(pool.map((worker) => worker.stop()))
  const onAbort = () => void stopAll()
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    return await work(spawn)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
    await stopAll()
  }
}

/** What a process loads before it becomes a user who may open nothing of it. */
function setupOf({ makers = {}, tasks, encoder, plans = [] }: WorkerPoolOptions): Setup {
  const [user, fonts] = [mediaUser(), fontFolder()]
  return {
    ...(fonts && { fontFolder: fonts }),
    ...(user && { become: { ...user, makers, tasks, fonts: fontsOf(plans), ...(encoder && { encoder }) } }),
  }
}
