/** Hands sentences to the voice's thread: one thread for the process, started when needed, started again when it dies. */

import { Worker } from 'node:worker_threads'
import type { VoiceAnswer, VoiceTask } from './flite.worker.ts'
import type { Utterance, UtteranceJob } from './utterance.ts'

type Waiting = {
  task: VoiceTask
  starts: number
  settle: (answer: VoiceAnswer) => void
  timer: NodeJS.Timeout
}

/** Built, the thread is a program; as a source it needs the loader, which a thread does not inherit. */
const THREAD = new URL('./flite.worker.ts', import.meta.url)
const PROGRAM = THREAD.pathname.endsWith('.ts') ? new URL('./flite.boot.mjs', import.meta.url) : THREAD
const STARTS_PER_SENTENCE = 2
/** A sentence takes a tenth of a second; a thread that is silent this long hangs. */
const PATIENCE_MS = 120_000

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

/** Speaks one sentence on the voice's thread. Rejects with the signal's reason as soon as it is aborted. */
export function requestUtterance(job: UtteranceJob, signal?: AbortSignal): Promise<Utterance> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const id = ++lastId
    const onAbort = (): void => {
      forget(id)
      reject(signal!.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    const settle = (answer: VoiceAnswer): void => {
      signal?.removeEventListener('abort', onAbort)
      if ('utterance' in answer) resolve(answer.utterance)
      else reject(new Error(answer.failure))
    }
    const timer = setTimeout(() => void worker?.terminate(), PATIENCE_MS)
    waiting.set(id, { task: { id, job }, starts: 0, settle, timer })
    send(waiting.get(id)!)
  })
}

/** Ends the voice's thread; the next sentence starts another. */
export const endVoiceThread = async (): Promise<void> => {
  await worker?.terminate()
}

function send(entry: Waiting): void {
  entry.starts++
  worker ??= startWorker()
  // While a sentence is awaited the process must live; between sentences the thread must not keep it alive.
  worker.ref()
  worker.postMessage(entry.task)
}

function startWorker(): Worker {
  const started = new Worker(PROGRAM, { execArgv: [] })
  let fault = 'The voice engine stopped'
  started.on('message', (answer: VoiceAnswer) => {
    const entry = forget(answer.id)
    entry?.settle(answer)
  })
  started.on('error', (error) => {
    fault = error.message
  })
  started.on('exit', () => {
    if (worker === started) worker = undefined
    for (const entry of [...waiting.values()]) resend(entry, fault)
  })
  return started
}

/** A sentence that was lost with its thread is tried once more: it may have been another one that broke it. */
function resend(entry: Waiting, fault: string): void {
  if (entry.starts < STARTS_PER_SENTENCE) send(entry)
  else forget(entry.task.id)?.settle({ id: entry.task.id, failure: fault })
}

function forget(id: number): Waiting | undefined {
  const entry = waiting.get(id)
  clearTimeout(entry?.timer)
  waiting.delete(id)
  if (!waiting.size) worker?.unref()
  return entry
}
