import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-worker-pool-'))
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

/** A process that has ended but whom nobody has asked how is still listed: on Linux its state is Z. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

it('a render process ends when its parent is killed, sooner than it began', async () => {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const script = fileURLToPath(new URL('../fixtures/parent.process.ts', import.meta.url))
  const begunAt = performance.now()
  const parent = spawn(process.execPath, ['--import', tsx, script, join(folder, 'a.mp4')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number.parseInt(line.toString(), 10)
  expect(isAlive(pid)).toBe(true)
  const killedAt = performance.now()
  parent.kill('SIGKILL')
  while (isAlive(pid)) await setTimeout(10)
  expect(performance.now() - killedAt).toBeLessThan(killedAt - begunAt)
})
