import { DBOS } from '@dbos-inc/dbos-sdk'
import { runTransaction } from '@dbos-inc/dbos-sdk/datasource'
import { functionIDGet } from '@dbos-inc/dbos-sdk/internal/context'
import type { Db } from '#db/client.ts'
import { attemptStep, type StepOptions, type Work } from './attempts.ts'
import { DATASOURCE } from './datasource.ts'
import { watchOwnership } from './ownership.ts'
import { pause } from './pause.ts'
import { startable } from './startables.ts'
import type { Workflow } from './workflow.ts'

type ChildOptions = {
  /** The child's id; the same id is the same run, however often it is asked for. */
  id: string
  /** Smaller numbers go first in a queue; 0 unless said. */
  priority?: number
}

/** What a workflow does its work through. Every call is a step: its result is kept, and not worked for again. */
export type Flow = {
  /** The id of the workflow. */
  readonly id: string
  /** Work in the outside world, at least once: a crash between the deed and its note repeats it with the same `key`. */
  step<T>(name: string, work: Work<T>, options?: StepOptions): Promise<T>
  /** Work in the database, exactly once: it is committed together with the note that it is done. */
  dbStep<T>(name: string, work: (tx: Db) => Promise<T>): Promise<T>
  /** Waits, over restarts too. It keeps a place of its queue: for days, enqueue a workflow with `delayUntil` instead. */
  sleepUntil(time: Date): Promise<void>
  /** Has another workflow, on its own queue, do its work and waits for the result; its failure is thrown here. */
  runChild<I, O>(workflow: Workflow<I, O>, input: I, options: ChildOptions): Promise<O>
}

const CHILD_POLL_MS = 300

/** The step that failed, by the error that came of it: where a retry has to begin. */
const failedSteps = new WeakMap<object, number>()

/** The number of the step an error came from, or of the last step if it came from the code between steps. */
export function failedStep(error: unknown): number {
  const known = typeof error === 'object' && error !== null ? failedSteps.get(error) : undefined
  return known ?? Math.max(0, functionIDGet() - 1)
}

async function remember<T>(work: () => Promise<T>): Promise<T> {
  const step = functionIDGet()
  try {
    return await work()
  } catch (error) {
    if (typeof error === 'object' && error !== null) failedSteps.set(error, step)
    throw error
  }
}

export function makeFlow(id: string): Flow {
  return {
    id,
    step: (name, work, options = {}) =>
      remember(() => DBOS.runStep(() => attemptStep(id, `${id}/${name}/${DBOS.stepID}`, work, options), { name })),
    dbStep: (name, work) =>
      remember(() => runTransaction(work as unknown as () => ReturnType<typeof work>, name, { dsName: DATASOURCE })),
    sleepUntil: (time) => remember(() => sleepUntil(id, time)),
    runChild: (workflow, input, options) => remember(() => runChild(workflow, input, options)),
  }
}

async function sleepUntil(id: string, time: Date): Promise<void> {
  await DBOS.runStep(
    async () => {
      const watch = watchOwnership(id)
      // A timer holds 24 days at most.
      while (Date.now() < time.getTime() && !watch.signal.aborted)
        await pause(Math.min(time.getTime() - Date.now(), 2 ** 31 - 1), watch.signal)
      if (watch.signal.aborted) await watch.endRun()
      watch.release()
    },
    { name: 'sleepUntil' },
  )
}

async function runChild<I, O>(workflow: Workflow<I, O>, input: I, options: ChildOptions): Promise<O> {
  const { id, priority = 0 } = options
  const start = DBOS.startWorkflow(startable(workflow), {
    workflowID: id,
    queueName: workflow.queue,
    enqueueOptions: { priority },
  })
  const child = await start(input)
  return (await child.getResult({ pollingIntervalMs: CHILD_POLL_MS })) as O
}
