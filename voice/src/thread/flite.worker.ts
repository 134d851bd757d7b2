/** The voice's own thread: the engine computes without pause and must not hold up requests. */

import { parentPort } from 'node:worker_threads'
import { type Utterance, type UtteranceJob, utter } from './utterance.ts'

export type VoiceTask = { id: number; job: UtteranceJob }
export type VoiceAnswer = { id: number; utterance: Utterance } | { id: number; failure: string }

let turn = Promise.resolve()

parentPort?.on('message', (task: VoiceTask) => {
  turn = turn.then(() => answer(task))
})

async function answer({ id, job }: VoiceTask): Promise<void> {
  try {
    const utterance = await utter(job)
    parentPort?.postMessage({ id, utterance } satisfies VoiceAnswer, [utterance.pcm.buffer as ArrayBuffer])
  } catch (error) {
    parentPort?.postMessage({
      id,
      failure: error instanceof Error ? error.message : String(error),
    } satisfies VoiceAnswer)
  }
}
