/** A thread that speaks or listens: started when needed, one job at a time, started again when it dies, ended when it has been idle. */

import { Worker } from 'node:worker_threads'
import { builtOf } from '@octavo/edition'

export type ThreadTask<Job> = { id: number; job: Job }
export type ThreadAnswer<Answer> = { id: number; done: Answer } | { id: number; failure: string }

export type EngineThread<Job, Answer> = {
  /** Does one job: a sentence to say, a recording to align. Rejects with the signal's reason as soon as it is aborted. */
  request(job: Job, signal?: AbortSignal): Promise<Answer>
  /** Ends the thread; the next job starts another. */
  end(): Promise<void>
}

type Options = {
  program: URL
  /** Begins the program where that is a source: it needs a loader, which a thread does not inherit. */
  boot: URL
  /** A job that takes longer than this hangs: its thread is ended. */
  patienceMs: number
  /** After so long without a job the thread ends and gives its memory back; it stays where nothing is said. */
  idleMs?: number
}

type Waiting<Job, Answer> = { task: ThreadTask<Job>; starts: number; settle: (answer: ThreadAnswer<Answer>) => void }

const STARTS_PER_JOB = 2

/** Sources run what was built of the same sources, where that is there. */
const startOf = ({ program, boot }: Options): URL =>
  program.pathname.endsWith('.ts') ? (builtOf(program) ?? boot) : program

export function engineThread<Job, Answer>(options: Options): EngineThread<Job, Answer> {
  const { patienceMs, idleMs } = options
  const waiting = new Map<number, Waiting<Job, Answer>>()
  let worker: Worker | undefined
  /** The job that the thread is at; its asker may have given it up. */
  let atWork: number | undefined
  let clock: NodeJS.Timeout | undefined
  let lastId = 0

  /** The next job goes to the thread when that has answered the one before. */
  function next(): void {
    if (atWork !== undefined) return
    clearTimeout(clock)
    const [entry] = waiting.values()
    if (entry) hand(entry)
    else rest()
  }

  function hand(entry: Waiting<Job, Answer>): void {
    worker ??= start()
    // While a job is awaited the process must live; between jobs the thread must not keep it alive.
    worker.ref()
    entry.starts++
    atWork = entry.task.id
    clock = setTimeout(() => void worker?.terminate(), patienceMs).unref()
    worker.postMessage(entry.task)
  }

  function rest(): void {
    worker?.unref()
    if (idleMs !== undefined) clock = setTimeout(() => void worker?.terminate(), idleMs).unref()
  }

  function start(): Worker {
    const started = new Worker(startOf(options), { execArgv: [] })
    let fault = 'The voice engine stopped'
    started.on('message', (answer: ThreadAnswer<Answer>) => {
      atWork = undefined
      take(answer.id)?.settle(answer)
      next()
    })
    started.on('error', (error) => {
      fault = error.message
    })
    started.on('exit', () => {
      if (worker !== started) return
      worker = undefined
      clearTimeout(clock)
      const lost = atWork === undefined ? undefined : waiting.get(atWork)
      atWork = undefined
      // A job that was lost with its thread is tried once more: it may have been something else that broke it.
      if (lost && lost.starts >= STARTS_PER_JOB) take(lost.task.id)?.settle({ id: lost.task.id, failure: fault })
      if (waiting.size > 0) next()
    })
    return started
  }

  function take(id: number): Waiting<Job, Answer> | undefined {
    const entry = waiting.get(id)
    waiting.delete(id)
    return entry
  }

  return {
    request: (job, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const id = ++lastId
        const onAbort = (): void => {
          take(id)
          if (waiting.size === 0) worker?.unref()
          reject(signal!.reason)
        }
        signal?.addEventListener('abort', onAbort, { once: true })
        const settle = (answer: ThreadAnswer<Answer>): void => {
          signal?.removeEventListener('abort', onAbort)
          if ('done' in answer) resolve(answer.done)
          else reject(new Error(answer.failure))
        }
        waiting.set(id, { task: { id, job }, starts: 0, settle })
        next()
      }),
    end: async () => {
      await worker?.terminate()
    },
  }
}
