/** Hands sentences to the built-in voice's thread, one for the process. */

import { engineThread } from './engine.thread.ts'
import type { Utterance, UtteranceJob } from './utterance.ts'

const THREAD = new URL('./flite.worker.ts', import.meta.url)
const BOOT = new URL('./flite.boot.mjs', import.meta.url)
/** A sentence takes a tenth of a second. */
const PATIENCE_MS = 120_000

const thread = engineThread<UtteranceJob, Utterance>({ program: THREAD, boot: BOOT, patienceMs: PATIENCE_MS })

/** Speaks one sentence on the voice's thread. Rejects with the signal's reason as soon as it is aborted. */
export const requestUtterance = thread.request

/** Ends the voice's thread; the next sentence starts another. */
export const endVoiceThread = thread.end
