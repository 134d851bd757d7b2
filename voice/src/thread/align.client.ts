/** Hands recordings to the aligner's thread, one for the process. */

import type { AlignedWords, AlignJob } from '#align/align.words.ts'
import { engineThread } from './engine.thread.ts'

const THREAD = new URL('./align.worker.ts', import.meta.url)
const BOOT = new URL('./align.boot.mjs', import.meta.url)
/** The longest recording takes more than a minute of a whole core; other work may want the core too. */
const PATIENCE_MS = 900_000
/** The longest recording takes 150 MB, and a thread keeps what it once took. */
const IDLE_MS = 60_000

const thread = engineThread<AlignJob, AlignedWords>({
  program: THREAD,
  boot: BOOT,
  patienceMs: PATIENCE_MS,
  idleMs: IDLE_MS,
})

/** Aligns one recording on the thread. Rejects with the signal's reason as soon as it is aborted. */
export const requestAlignment = thread.request

/** Ends the thread; the next recording starts another. */
export const endAlignThread = thread.end
