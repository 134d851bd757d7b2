/** Reading and writing in threads: a deadline for each task, and no account that holds all of them. */
import { availableParallelism } from 'node:os'
import { messages } from '@octavo/contract/messages'
import { Refusal } from '#refusal.ts'
import type { TaskInput, TaskName, TaskOrder, TaskReply } from './tasks.ts'
import { Thread, TooMuch } from './thread.ts'

export type Threads = {
  /** Has a task done for an account; visitors are one account. Rejects with a Refusal when it can not be done in time. */
  run<K extends TaskName>(task: K, input: TaskInput<K>, account: string | undefined): Promise<TaskReply<K>>
  /** Ends them, and what they were to do; what is asked for later starts others. */
  end(): Promise<void>
}

const LIMITS = {
  /** How many tasks are done at once. */
  threads: Math.max(2, Math.min(4, availableParallelism())),
  /** How long one may take, from when its thread begins with it. A script of 20,000 characters takes a fiftieth of it. */
  taskMs: 10_000,
  /** How many tasks of an account may wait: far more than its jobs and a busy person ask for. */
  waiting: 200,
  /** A thread that has had nothing to do for this long ends, with its memory. */
  idleMs: 60_000,
}
export type ThreadLimits = typeof LIMITS

const PROGRAM = new URL('./thread.worker.ts', import.meta.url)
const VISITORS = 'visitors'

type Waiting = { order: TaskOrder; begin: (answer: Promise<unknown>) => void }
/** An account's tasks: how many are being done, and what waits. */
type Turn = { running: number; waiting: Waiting[] }

export const threadsWith = (limits: Partial<ThreadLimits> = {}, program: URL = PROGRAM): Threads =>
  new ThreadPool({ ...LIMITS, ...limits }, program)

const tooMuchFor = (task: TaskName): string =>
  task === 'writeScript' ? messages.script.tooMuchToWrite : messages.script.tooMuchToRead

class ThreadPool implements Threads {
  readonly #limits: ThreadLimits
  readonly #program: URL
  readonly #threads = new Set<Thread>()
  readonly #idle = new Map<Thread, NodeJS.Timeout>()
  /** Those whose turn is next come first. */
  readonly #turns = new Map<string, Turn>()

  constructor(limits: ThreadLimits, program: URL) {
    this.#limits = limits
    this.#program = program
  }

  async run<K extends TaskName>(task: K, input: TaskInput<K>, account = VISITORS): Promise<TaskReply<K>> {
    const turn = this.#turns.get(account) ?? { running: 0, waiting: [] }
    if (turn.waiting.length >= this.#limits.waiting) throw new Refusal('too-many', messages.tooMany, 60)
    this.#turns.set(account, turn)
    try {
      const answer = new Promise((begin) => turn.waiting.push({ order: { task, input } as TaskOrder, begin }))
      this.#next()
      return (await answer) as TaskReply<K>
    } catch (error) {
      throw error instanceof TooMuch ? new Refusal('unprocessable', tooMuchFor(task)) : error
    }
  }

  async end(): Promise<void> {
    for (const { waiting } of this.#turns.values())
      for (const { begin } of waiting.splice(0)) begin(Promise.reject(new Error('The threads were ended')))
    await Promise.all([...this.#threads].map((thread) => thread.end()))
  }

  /** Has whoever waits served, one account after the other, as long as there are threads. None gets the last one beside its own. */
  #next(): void {
    const most = Math.max(1, this.#limits.threads - 1)
    for (;;) {
      const found = [...this.#turns].find(([, turn]) => turn.waiting.length > 0 && turn.running < most)
      const thread = found && this.#take()
      const [account, turn] = found ?? []
      if (!thread || !account || !turn) return
      this.#turns.delete(account)
      this.#turns.set(account, turn)
      const { order, begin } = turn.waiting.shift() as Waiting
      turn.running += 1
      begin(
        thread.run(order, this.#limits.taskMs).finally(() => {
          turn.running -= 1
          if (turn.running + turn.waiting.length === 0) this.#turns.delete(account)
          this.#putBack(thread)
          this.#next()
        }),
      )
    }
  }

  #take(): Thread | undefined {
    const [last] = [...this.#idle].at(-1) ?? []
    if (last) {
      clearTimeout(this.#idle.get(last))
      this.#idle.delete(last)
      return last
    }
    return this.#threads.size < this.#limits.threads ? this.#start() : undefined
  }

  #start(): Thread {
    const thread = new Thread(this.#program)
    this.#threads.add(thread)
    void thread.ended.then(() => {
      this.#threads.delete(thread)
      clearTimeout(this.#idle.get(thread))
      this.#idle.delete(thread)
      this.#next()
    })
    return thread
  }

  #putBack(thread: Thread): void {
    if (!thread.isAlive) return
    const end = () => {
      this.#idle.delete(thread)
      void thread.end()
    }
    this.#idle.set(thread, setTimeout(end, this.#limits.idleMs).unref())
  }
}
