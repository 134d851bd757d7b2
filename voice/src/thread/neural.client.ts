/** Hands sentences to the thread of the neural voices, one for the process. */

import type { NeuralJob, SoundJob, TimedJob } from '#neural/neural.engine.ts'
import type { SoundAlone } from '#neural/neural.sound.ts'
import { engineThread } from './engine.thread.ts'
import type { Utterance } from './utterance.ts'

const THREAD = new URL('./neural.worker.ts', import.meta.url)
const BOOT = new URL('./neural.boot.mjs', import.meta.url)
/** The longest sentence takes a minute of a whole core; other work may want the core too. */
const PATIENCE_MS = 600_000
/** A model holds half a gigabyte and more, and is there again in two seconds. */
const IDLE_MS = 60_000

const thread = engineThread<NeuralJob, Utterance | SoundAlone>({
  program: THREAD,
  boot: BOOT,
  patienceMs: PATIENCE_MS,
  idleMs: IDLE_MS,
})

/** Speaks one sentence on the thread. Rejects with the signal's reason as soon as it is aborted. */
export const requestNeural = thread.request as (job: TimedJob, signal?: AbortSignal) => Promise<Utterance>

/** As `requestNeural`, with a model that tells nothing of times. */
export const requestSound = thread.request as (job: SoundJob, signal?: AbortSignal) => Promise<SoundAlone>

/** Ends the thread; the next sentence starts another. */
export const endNeuralThread = thread.end
