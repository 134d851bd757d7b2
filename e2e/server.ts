/** The product as a person starts it: the real command, in a process of its own, on a folder of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type RunningServer = {
  base: string
  dataDir: string
  child: ChildProcess
  output(): string
  stop(): Promise<void>
}

const START_WITHIN_MS = 300_000

export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'octavo-e2e-')))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/run.mjs', 'main'], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...env, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const base = `http://localhost:${port}`
  await untilHealthy(base, child, () => output)
  return {
    base,
    dataDir,
    child,
    output: () => output,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilHealthy(base: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_WITHIN_MS
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${base}/api/system/health-check`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`The server did not come up:\n${output()}`)
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
