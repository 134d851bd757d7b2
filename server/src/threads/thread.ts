import { Worker } from 'node:worker_threads'
import { builtOf } from '@octavo/edition'
import type { TaskOrder } from './tasks.ts'
import { errorOf, type News } from './thread.news.ts'

/** A task took more time or memory than a task may. */
export class TooMuch extends Error {}

/** Loading its modules takes a thread tenths of a second; one that takes this long never will. */
const START_MS = 120_000
/** A bound for the heap of a thread, so that a text ends the thread and not the process. */
const MOST_MEMORY_MB = 512

/** Other work may leave a thread this share of a core. */
const SLOWEST = 1 / 6

/**
 * Calls back once this process has computed for so long and as much time has passed: what a text is given does not shrink while
 * the machine is busy with other things. Gives what takes it back.
 */
function afterComputing(ms: number, callBack: () => void): () => void {
  const [before, startedAt] = [process.cpuUsage(), performance.now()]
  const look = () => {
    const { user, system } = process.cpuUsage(before)
    const left = ms - (user + system) / 1000
    if (left <= 0 || performance.now() - startedAt >= ms / SLOWEST) callBack()
    else timer = setTimeout(look, left)
  }
  let timer = setTimeout(look, ms)
  return () => clearTimeout(timer)
}

/** A source needs a loader, which a thread does not inherit; where the same source was built, that is started. */
const startOf = (program: URL): URL =>
  program.pathname.endsWith('.ts') ? (builtOf(program) ?? new URL('./thread.boot.mjs', import.meta.url)) : program

/** One thread, which does one task at a time. It keeps the process alive only while it does one. */
export class Thread {
  readonly #worker: Worker
  readonly #begun: Promise<unknown>
  readonly ended: Promise<Error>
  #isEnding = false

  constructor(program: URL) {
    this.#worker = new Worker(startOf(program), {
      execArgv: [],
      workerData: { program: program.href },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    let fault: Error = new Error('The thread ended')
    this.#worker.on('error', (error: Error & { code?: string }) => {
      fault = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooMuch() : error
    })
    this.ended = new Promise((resolve) => this.#worker.once('exit', () => resolve(fault)))
    this.#begun = this.#hear(START_MS)
    this.#begun.catch(() => {})
  }

  /** Whether it can be given another task. */
  get isAlive(): boolean {
    return !this.#isEnding
  }

  /** Has one task done. A task that takes too much ends the thread. */
  async run(order: TaskOrder, withinMs: number): Promise<unknown> {
    this.#worker.ref()
    try {
      await this.#begun
      this.#worker.postMessage(order)
      return await this.#hear(withinMs)
    } finally {
      this.#worker.unref()
    }
  }

  async end(): Promise<void> {
    this.#isEnding = true
    await this.#worker.terminate()
  }

  /** What it says next. */
  #hear(withinMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const stopWaiting = afterComputing(withinMs, () => {
        reject(new TooMuch())
        void this.end()
      })
      this.#worker.once('message', (news: News) => {
        stopWaiting()
        if ('failed' in news) reject(errorOf(news.failed))
        else resolve('done' in news ? news.done : undefined)
      })
      void this.ended.then((fault) => {
        this.#isEnding = true
        stopWaiting()
        reject(fault)
      })
    })
  }
}
