/** The processes of this machine, as far as a proof has started them. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type Process = { pid: number; parent: number; group: number; command: string }

/** Everything that runs; what has ended and only waits to be buried does not. */
export function allProcesses(): Process[] {
  if (!existsSync('/proc/self/stat')) return fromPs()
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => fromProc(Number(name)) ?? [])
}

function fromProc(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, parent: Number(parent), group: Number(group), command }
  } catch {
    return undefined
  }
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,pgid=,stat=,args='], { encoding: 'utf8' }).trim().split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, group, state = '', command = ''] =
      line.trim().match(/^(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/) ?? []
    if (!pid || state.startsWith('Z')) return []
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), command }]
  })
}

/** A process and everything that it has started and that those have started. */
export function familyOf(pid: number): Process[] {
  const all = allProcesses()
  const family = all.filter((one) => one.pid === pid)
  for (const one of family) family.push(...all.filter((other) => other.parent === one.pid && !family.includes(other)))
  return family
}

export function killAll(processes: Process[]): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** Those that are still there after so long; none as soon as all have ended. */
export async function leftAfter(processes: () => Process[], withinMs: number): Promise<Process[]> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const left = processes()
    if (left.length === 0 || Date.now() > deadline) return left
    await sleep(50)
  }
}
