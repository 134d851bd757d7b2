/** Whose the data of an installation is on a machine that others use too. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from './patience.ts'
import { Caller, signup } from './product.ts'

const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url))
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-private-'))
const dataDir = path.join(folder, 'data')
/** Where nothing was built before, that comes first. */
const BUILT_WITHIN_MS = 600_000
const running: ChildProcess[] = []
let port = 0

/** A command of an installation as a machine starts it that lets everybody read what is made. */
function start(name: string, ...args: string[]): { child: ChildProcess; said: () => string } {
  const command = ['-c', 'umask 022; exec "$@"', 'open', process.execPath, RUN, name, ...args]
  const settings = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'info', DATABASE_URL: '' }
  const child = spawn('/bin/sh', command, { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  return { child, said: () => said }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  return free
}

const openToOthers = (place: string): boolean => (statSync(place).mode & 0o077) !== 0

/** What others might open, but for the database's own files, which PostgreSQL guards. */
const openIn = (root: string): string[] =>
  [root, ...readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => path.join(root, name))]
    .filter((place) => !path.relative(root, place).startsWith('database'))
    .filter(openToOthers)

async function bringLogo(base: string): Promise<void> {
  const ada = new Caller(base)
  expect((await ada.post('/api/auth/signup', signup())).status).toBe(200)
  const { uploadURL } = (await ada.post('/api/objects/upload')).body
  const logo = createCanvas(64, 64).toBuffer('image/png')
  expect((await ada.put(uploadURL, logo, { 'content-type': 'image/png' })).status).toBe(200)
}

beforeAll(async () => {
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o755)
  port = await freePort()
  const { child, said } = start('main')
  await until(() => said().includes('Octavo is at') || child.exitCode !== null, BUILT_WITHIN_MS)
  await bringLogo(`http://127.0.0.1:${port}`)
  child.kill('SIGTERM')
  await once(child, 'exit')
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

describe('the data folder', () => {
  it('is closed to other users, though it was open and whatever the machine lets them read', () => {
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(readdirSync(dataDir).length).toBeGreaterThan(1)
    expect(openIn(dataDir)).toEqual([])
  })

  it('is so in a backup too', async () => {
    const backup = path.join(folder, 'backup')
    const { child, said } = start('backup', backup)
    const [code] = await once(child, 'exit')
    expect(said()).toContain('files are in')
    expect(code).toBe(0)
    expect(openIn(backup)).toEqual([])
  })
})
