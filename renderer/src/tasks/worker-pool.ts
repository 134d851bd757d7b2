import { type ChildProcess, fork } from 'node:child_process'
import { fontFolder } from '#fonts.ts'
import { programFor } from './program.ts'
import type { Makers, News, TaskName, TaskOrder, TaskReply, TaskRequest } from './task.ts'

/** Drawing leaves megabytes of pixels with every frame; `segment.task.ts` has them collected while they are young. */
const NODE_OPTIONS = ['--expose-gc', '--max-semi-space-size=2']
/** A render process that has not ended this long after it was asked to is killed. */
const PATIENCE_MS = 500
const LAST_WORDS = 2000

/** One render process: a crash in a codec or a drawing ends it, not the server. It ends by itself when this process does. */
export class Worker {
  readonly #child: ChildProcess
  readonly #ended: Promise<string>
  #said = ''

  constructor(program = programFor({})) {
    const stdio = ['ignore', 'ignore', 'pipe', 'ipc'] as const
    this.#child = fork(program.file, [fontFolder() ?? ''], {
      execArgv: [...NODE_OPTIONS, ...program.options],
      serialization: 'advanced',
      stdio: [...stdio],
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

  /** Has one task done, one at a time. Rejects when it fails and when the process ends under it; `what` names it. */
  async run<K extends TaskName>(
    task: K,
    request: TaskRequest<K>,
    what: string,
    onProgress: (frames: number) => void = () => {},
  ): Promise<TaskReply<K>> {
    const over = new AbortController()
    const reply = new Promise<TaskReply<K>>((resolve, reject) => {
      const hear = (news: News) => {
        if ('progress' in news) onProgress(news.progress)
        else if ('failed' in news) reject(new Error(`${what} could not be made: ${news.failed}`))
        else resolve(news.done as TaskReply<K>)
      }
      this.#child.on('message', hear)
      over.signal.addEventListener('abort', () => this.#child.off('message', hear))
      this.#ended.then((how) => reject(new Error(`${what} could not be made: ${this.#obituary(how)}`)))
    })
    const order = { task, request } as TaskOrder
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

type WorkerPoolOptions = { signal?: AbortSignal | undefined; makers?: Makers }

/** Runs `work` with as many processes as it asks for; all of them have ended when this settles, early on abort. */
export async function withWorkerPool<T>(
  { signal, makers = {} }: WorkerPoolOptions,
  work: (spawn: () => Worker) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const pool: Worker[] = []
  const program = programFor(makers)
  const spawn = () => {
    signal?.throwIfAborted()
    const worker = new Worker(program)
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
