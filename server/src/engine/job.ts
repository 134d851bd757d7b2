import { messages } from '@octavo/contract/messages'
import type { Db } from '#db/client.ts'
import type { Attempt, StepOptions } from './attempts.ts'
import { isFinal, ownersWords } from './failure.ts'
import type { Flow } from './flow.ts'
import { isInterruption } from './registration.ts'
import { engine } from './running.ts'
import type { Workflow } from './workflow.ts'

/** What all work is done with; the product hands it to the engine at its start. */
type Context = { db: Db }

/** How often a step is tried, and how long one try may take. Three tries without an end unless said. */
type Limits = { tries?: number; minutes?: number }

/** Work of one kind on one thing: how the thing is found, what is done, and what becomes of it when that fails. */
export type Part<C extends Context, Input, Found, Result = unknown> = {
  /** The thing as it is now, read before each step and inside each transaction; nothing when it is gone or closed to this work. */
  find(context: C, input: Input): Promise<Found | undefined>
  /** Between its steps it must do the same whenever it is run again: no clock, no chance, no outside world. */
  run(work: Work<C, Found>, input: Input): Promise<Result>
  /** In one transaction, when the work has failed for good (not when it was cancelled). `problem` is a sentence for the owner. */
  fail?(found: Found, problem: string): Promise<unknown>
  /** In the outside world, after that: nothing of it stays. */
  clear?(found: Found): Promise<unknown>
  /** The owner's sentence for a fault of ours, whose details are in the log. */
  readonly fault?: string | ((found: Found) => string)
}

/** Something the database holds as open, and when it is to be worked at. */
type Open<Input> = { input: Input; delayUntil?: Date; priority?: number }

/** A folder for each input, below a root under the data folder. */
export type WorkFolder<Input> = { readonly root: string; name(input: Input): string }

/** Durable work of one kind: it survives crashes, and what it did it does not do twice. */
export type Job<C extends Context, Queue extends string, Input, Found> = Part<C, Input, Found> & {
  /** Kept with every run: what is renamed leaves the runs under way behind. */
  readonly name: string
  /** Where its runs wait for their turn. */
  readonly queue: Queue
  /** The id of a run: the same id runs once, however often it is ordered. */
  id(input: Input): string
  /** All that the database holds as open. What the engine knows nothing of, as after a restore from a backup, is ordered again. */
  open?(context: C): Promise<Open<Input>[]>
  /** In place of being ordered again: what becomes of work that the engine knows nothing of. */
  orphaned?(context: C, input: Input): Promise<unknown>
  /** Its folder, below a root that is swept of everything that no open work has. */
  readonly folder?: WorkFolder<Input>
}

/** What a run does its work through. Each call is a step: its result is kept, and not worked for again. */
export type Work<C extends Context, Found> = {
  /** The id of the run. */
  readonly id: string
  /** Work in the outside world, at least once: a crash between the deed and its note repeats it with the same `key`. Nothing when the thing is gone. */
  step<T>(name: string, does: (found: Found, attempt: Attempt) => Promise<T>, limits?: Limits): Promise<T | undefined>
  /** Work in the database, exactly once: it is committed together with the note that it is done. Nothing when the thing is gone. */
  commit<T>(name: string, does: (found: Found) => Promise<T>): Promise<T | undefined>
  /** Has another job, on its own queue, do its work and waits for the result; its failure is told to `failed`. */
  child<I, F>(job: Job<C, string, I, F>, input: I, failed: (error: Error) => unknown): Promise<unknown>
  /** A part of the work that leaves the rest alone when it fails: its own `fail` is told, and nothing comes back. */
  part<I, F, R>(part: Part<C, I, F, R>, input: I): Promise<R | undefined>
}

/** Any job, whatever it takes and is about. */
export type AnyJob<C extends Context = never, Queue extends string = string> = Omit<
  Job<C, Queue, never, never>,
  'find' | 'open'
> & {
  find(context: C, input: never): Promise<unknown>
  open?(context: C): Promise<Open<unknown>[]>
}

/** A job out of a list, which has forgotten what it takes and is about: its own `id`, `open` and `run` agree on that. */
export const known = <C extends Context>(job: AnyJob<C>) => job as unknown as Job<C, string, unknown, unknown>

/** The job as the engine runs it, with the context it was started with. */
export function workflowOf<C extends Context, I, F>(job: Job<C, string, I, F>): Workflow<I> {
  return {
    name: job.name,
    queue: job.queue,
    run: (flow, input) => job.run(workOn(flow, job, input), input),
    failed: (flow, input, error) => noteFailure(flow, job, input, error),
  }
}

function workOn<C extends Context, I, F>(flow: Flow, part: Part<C, I, F>, input: I): Work<C, F> {
  const context = engine().context as C
  return {
    id: flow.id,
    step: (name, does, limits) =>
      flow.step(
        name,
        async (attempt) => {
          const found = await part.find(context, input)
          return found && does(found, attempt)
        },
        optionsOf(limits),
      ),
    commit: (name, does) =>
      flow.dbStep(name, async (db) => {
        const found = await part.find({ ...context, db }, input)
        return found && does(found)
      }),
    child: (job, other, failed) =>
      flow.runChild(workflowOf(job), other, { id: job.id(other) }).catch((error: unknown) => {
        if (isInterruption(error, flow.id)) throw error
        return failed(error as Error)
      }),
    part: (other, its) =>
      other.run(workOn(flow, other, its), its).catch(async (error: unknown) => {
        if (isInterruption(error, flow.id)) throw error
        await noteFailure(flow, other, its, error as Error)
        return undefined
      }),
  }
}

const optionsOf = ({ tries, minutes }: Limits = {}): StepOptions => ({
  ...(tries && { retries: tries - 1 }),
  ...(minutes && { timeoutMs: minutes * 60_000 }),
  retryWhen: (error) => !isFinal(error),
})

async function noteFailure<C extends Context, I, F>(flow: Flow, part: Part<C, I, F>, input: I, error: Error) {
  const told = ownersWords(error)
  if (told === undefined) engine().log.error(`${flow.id} failed`, error)
  const { fault = messages.fault } = part
  const problem = (found: F) => told ?? (typeof fault === 'string' ? fault : fault(found))
  const work = workOn(flow, part, input)
  if (part.fail) await work.commit('give up', async (found) => void (await part.fail?.(found, problem(found))))
  if (part.clear) await work.step('clear up', async (found) => void (await part.clear?.(found)))
}
