/** Ends a process that computes on and on where it should answer, so that its supervisor starts another. */
import { Worker } from 'node:worker_threads'

/** What the main thread may compute without a turn of its event loop. Computing time: a machine that sleeps or is busy ends nothing. */
const FROZEN_AFTER_MS = 120_000
const TICK_MS = 1_000
const SAYS =
  'The process computed for too long without answering anybody, and was ended. What it was working on is tried again.'

// The clock of Linux for a thread's computing counts hundredths of a second (USER_HZ).
const WATCHER = `
const { readFileSync, writeSync } = require('node:fs')
const { ticks, limitMs, pid, says } = require('node:worker_threads').workerData
const computedMs = () => {
  const [user, system] = readFileSync('/proc/self/task/' + pid + '/stat', 'latin1').replace(/^.*\\) /s, '').split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}
let seen = { ticks: 0, computedMs: computedMs() }
setInterval(() => {
  const now = { ticks: Atomics.load(ticks, 0), computedMs: computedMs() }
  if (now.ticks !== seen.ticks) seen = now
  else if (now.computedMs - seen.computedMs > limitMs) {
    writeSync(2, says + '\\n')
    process.kill(pid, 'SIGKILL')
  }
}, Math.min(5_000, limitMs / 4))
`

/** Watches this process from a thread, until the process ends; on Linux alone, where a thread's computing can be read. */
export function watchForFreezes(limitMs = FROZEN_AFTER_MS): void {
  if (process.platform !== 'linux') return
  const ticks = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  setInterval(() => Atomics.add(ticks, 0, 1), Math.min(TICK_MS, limitMs / 4)).unref()
  const workerData = { ticks, limitMs, pid: process.pid, says: SAYS }
  new Worker(WATCHER, { eval: true, workerData, env: {}, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}
