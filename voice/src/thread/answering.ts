/** The thread's side: jobs in, one after the other, and an answer for each. */

import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from './engine.thread.ts'

/** Answers what comes to this thread with what `work` makes of it. */
export function answerWith<Job, Answer extends object>(work: (job: Job) => Promise<Answer>): void {
  let turn = Promise.resolve()
  parentPort?.on('message', (task: ThreadTask<Job>) => {
    turn = turn.then(() => answer(task, work))
  })
}

async function answer<Job, Answer extends object>(
  { id, job }: ThreadTask<Job>,
  work: (job: Job) => Promise<Answer>,
): Promise<void> {
  try {
    const done = await work(job)
    parentPort?.postMessage({ id, done } satisfies ThreadAnswer<Answer>, soundIn(done))
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    parentPort?.postMessage({ id, failure } satisfies ThreadAnswer<Answer>)
  }
}

/** Sound is handed over, not copied. */
const soundIn = (done: object): ArrayBuffer[] =>
  'pcm' in done && (done.pcm instanceof Int16Array || done.pcm instanceof Float32Array)
    ? [done.pcm.buffer as ArrayBuffer]
    : []
