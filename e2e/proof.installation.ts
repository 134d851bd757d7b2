/** A server of its own in a folder of its own, to be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { programOf } from '../server/test/program.ts'
import type { Narrowed } from './proof.options.ts'
import { allProcesses, familyOf, killAll, leftAfter, type Process } from './proof.processes.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const NARROWED = new URL('./proof.server.ts', import.meta.url)
const START_WITHIN_MS = 300_000
const GONE_WITHIN_MS = 60_000

export class Installation {
  readonly dataDir: string
  readonly base: string
  readonly #folder: string
  readonly #port: number
  readonly #entry: string[]
  #child: ChildProcess | undefined

  private constructor(folder: string, port: number, entry: string[]) {
    this.#folder = folder
    this.#port = port
    this.dataDir = path.join(folder, 'data')
    this.base = `http://127.0.0.1:${port}`
    this.#entry = entry
  }

  static async in(folder: string, narrowed?: Narrowed): Promise<Installation> {
    const entry = narrowed ? [await programOf(NARROWED), JSON.stringify(narrowed)] : ['scripts/run.mjs', 'main']
    const installation = new Installation(folder, await freePort(), entry)
    await mkdir(installation.dataDir, { recursive: true })
    return installation
  }

  /** Begins to start the server, in a process group of its own. */
  launch(): void {
    const log = openSync(path.join(this.#folder, 'server.log'), 'a')
    const settings = { DATA_DIR: this.dataDir, PORT: String(this.#port), LOG_LEVEL: 'warn', HOST: '127.0.0.1' }
    // What the caller's shell says of databases and roles is none of the proof's business.
    const unset = { DATABASE_URL: '', ROLE: '', PUBLIC_URL: '', RENDER_WORKERS: '', SIGN_UP: '' }
    this.#child = spawn(process.execPath, this.#entry, {
      cwd: ROOT,
      detached: true,
      env: { ...process.env, ...unset, ...settings },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
  }

  /** Waits until it answers; throws when it has ended instead. */
  async ready(): Promise<void> {
    const deadline = Date.now() + START_WITHIN_MS
    while (!(await this.#answers())) {
      if (this.#child?.exitCode !== null)
        throw new Error(`The server ended with ${this.#child?.exitCode}, see server.log`)
      if (Date.now() > deadline) throw new Error('The server does not answer')
      await sleep(50)
    }
  }

  #answers = (): Promise<boolean> =>
    fetch(`${this.base}/api/system/health-check`).then(
      (reply) => reply.ok,
      () => false,
    )

  /** Kill -9 for the server and its render processes, and for its PostgreSQL if asked; answers how many that were. */
  async kill({ withDatabase }: { withDatabase: boolean }): Promise<number> {
    const family = familyOf(this.pid)
    const condemned = withDatabase ? family : family.filter((one) => !isDatabase(one))
    killAll(condemned)
    const alive = () => allProcesses().filter((one) => condemned.some(({ pid }) => pid === one.pid))
    const left = await leftAfter(alive, GONE_WITHIN_MS)
    if (left.length > 0) throw new Error(`Not even kill -9 ended ${left.map((one) => one.command).join(', ')}`)
    return condemned.length
  }

  /** Asks the server to end and answers what of it is still there afterwards. */
  async stop(): Promise<Process[]> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) process.kill(this.pid, 'SIGTERM')
    return leftAfter(() => this.#ours(), GONE_WITHIN_MS)
  }

  /** Ends whatever is left of it, when the proof itself is given up. */
  abandon(): void {
    killAll(this.#ours())
  }

  /** Render processes are in the server's group; PostgreSQL, in one of its own, names the folder. */
  #ours(): Process[] {
    const group = this.#child?.pid
    return allProcesses().filter((one) => one.group === group || one.command.includes(this.dataDir))
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('The server has not been started')
    return this.#child.pid
  }
}

/** PostgreSQL and the shell that guards it. */
const isDatabase = ({ command }: Process): boolean => /postgres|\bguard\b/.test(command)

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
