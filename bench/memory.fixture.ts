/** How much memory this process and everything it starts take at once. */
import { readdirSync, readFileSync } from 'node:fs'

/** Looking takes some ten milliseconds a process: what is timed should not be looked at meanwhile. */
const EVERY_MS = 200

/** Watches until it is asked: then it says the largest sum of proportional set sizes it saw, in bytes; 0 where there is no /proc. */
export function watchMemory(): () => number {
  let peak = 0
  const look = () => {
    peak = Math.max(
      peak,
      family(process.pid).reduce((sum, pid) => sum + sizeOf(pid), 0),
    )
  }
  const timer = setInterval(look, EVERY_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** A process, its children, theirs, and so on. */
function family(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(family)]
}

function childrenOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    return threads
      .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [])
      .map(Number)
  } catch {
    return [] // ended meanwhile
  }
}

/** What is shared counts in parts, so that sums are true. */
function sizeOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
