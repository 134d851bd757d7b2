/** The commands for backups as a person gives them, beside a running product, and the backup that the product makes by itself. */
import { type SpawnSyncReturns, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/client.ts'
import { definitionOf } from '#engine/workflow.ts'
import { makeLog } from '#log.ts'
import { Caller, startTestProduct, type TestProduct } from './product.ts'
import { programOf } from './program.ts'

const PROGRAMS = {
  backup: new URL('../src/backup.ts', import.meta.url),
  restore: new URL('../src/restore.ts', import.meta.url),
}
let root: string
let product: TestProduct
let ada: Caller & { email: string }

type Ended = Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>

/** A command in a process of its own; the product in this one goes on answering meanwhile. */
async function run(name: keyof typeof PROGRAMS, dataDir: string, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [await programOf(PROGRAMS[name]), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', TMPDIR: root },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  for (const where of ['stdout', 'stderr'] as const)
    child[where].setEncoding('utf8').on('data', (text: string) => {
      said[where] += text
    })
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, ...said }
}

/** What the commands leave beside what they were asked for, and the backups a day. */
const left = async () => (await readdir(root)).filter((name) => name !== 'daily')

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'octavo-backup-'))
  await mkdir(path.join(root, 'daily'))
  product = await startTestProduct({ embedded: true, env: { BACKUP_DIR: path.join(root, 'daily'), BACKUP_KEEP: '2' } })
  ada = await product.person()
  await product.ctx.services.storage.keepBytes('films/one.mp4', Buffer.from('film'))
})
afterAll(async () => {
  await product.end()
  await rm(root, { recursive: true, force: true })
})

describe('npm run backup', () => {
  let folder: string

  it('works while the product runs, and shows by a restore that it is good', async () => {
    folder = path.join(root, 'monday')
    const { status, stdout, stderr } = await run('backup', product.dataDir, folder, '--verify')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^\d+ rows and \d+ files are in .*monday\.\n/)
    expect(stdout).toMatch(
      /\nIt was restored into an empty folder, which is gone again: all \d+ rows came back, and all \d+ files as they were\.\n$/,
    )
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(await left()).toEqual(['monday'])
    expect((await ada.get('/api/auth/user')).status).toBe(200)
  })

  it('ends with 1 and a sentence where a backup is damaged', async () => {
    expect((await run('backup', product.dataDir, folder, '--verify-only')).status).toBe(0)
    await appendFile(path.join(folder, 'data/files/films/one.mp4'), '!')
    const { status, stdout, stderr } = await run('backup', product.dataDir, folder, '--verify-only')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toBe(
      'The backup is damaged: data/files/films/one.mp4 is not what it was when it was made. Nothing was brought back.\n',
    )
    expect(await left()).toEqual(['monday'])
  })

  it('makes no installation where there is none', async () => {
    const nothing = path.join(root, 'nothing')
    const { status, stderr } = await run('backup', nothing, path.join(root, 'of-nothing'))
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `There is no installation in ${nothing}. Set DATA_DIR to the folder of one.\n`,
    })
    expect(await left()).toEqual(['monday'])
  })
})

describe('a backup a day', () => {
  it('is made by the product when a folder is set, once a day', async () => {
    const hourly = () => definitionOf('every/back-up').run({} as never, new Date().toISOString() as never)
    await hourly()
    await hourly()
    const [name = '', ...more] = await readdir(path.join(root, 'daily'))
    expect(more).toEqual([])
    const dataDir = path.join(root, 'from-daily')
    expect(await run('restore', dataDir, path.join(root, 'daily', name))).toMatchObject({ status: 0, stderr: '' })
    const database = await openDatabase({ dataDir, log: makeLog('silent') })
    expect((await database.pool.query('select email from accounts')).rows).toEqual([{ email: ada.email }])
    await database.close()
  })

  it('goes nowhere into the data folder, where it would be lost with it', () => {
    const inside = { DATA_DIR: '/srv/octavo', BACKUP_DIR: '/srv/octavo/backups' }
    expect(() => readConfig(inside)).toThrow('The setting BACKUP_DIR is wrong: it lies in DATA_DIR')
    expect(readConfig({ ...inside, BACKUP_DIR: '/srv/octavo-backups', BACKUP_AT: '23' }).backups).toEqual({
      folder: '/srv/octavo-backups',
      hour: 23,
      keep: 7,
    })
  })
})

describe('npm run restore', () => {
  it('brings everything back, and whoever was signed in still is', async () => {
    const [folder, dataDir] = [path.join(root, 'tuesday'), path.join(root, 'restored')]
    expect(await run('backup', product.dataDir, folder)).toMatchObject({ status: 0, stderr: '' })
    expect(await run('restore', dataDir, folder)).toMatchObject({ status: 0, stderr: '' })
    // An engine a process.
    await product.end()
    product = await startTestProduct({ dataDir })
    const caller = Object.assign(new Caller(product.base), { cookie: ada.cookie })
    expect((await caller.get('/api/auth/user')).body).toMatchObject({ email: ada.email })
    expect(await product.ctx.services.storage.size('films/one.mp4')).toBe(4)
  })
})
