import { readFileSync } from 'node:fs'
import { chmod, link, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shortPlan } from '#fixtures/plans.ts'
import { probeMedia } from '#media/media.probe.ts'
import { childEnvironment, mediaUser } from './confinement.ts'
import { closedRoom } from './room.ts'
import { type Worker, withWorkerPool } from './worker-pool.ts'

const onLinux = process.platform === 'linux'
const asRoot = process.getuid?.() === 0

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-confined-'))
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const makers = { composer: new URL('../fixtures/hostile.composer.ts', import.meta.url).href }

/** A process that draws as a stranger would have it. */
const drawing = (name: string, title = 'Bread', begun: (worker: Worker) => void = () => {}) => {
  const plan = shortPlan('', 1, { brand: { name, color: '#2f6fde' }, title })
  return withWorkerPool({ folder, makers, tasks: ['poster'], plans: [plan] }, (spawn) => {
    const worker = spawn()
    const request = { plan, makers, frame: 0, out: join(folder, 'a.png') }
    return worker.run('poster', request, 'The picture', () => begun(worker))
  })
}

/** What Linux says of a process that has done something. */
const ofProcess = (...names: string[]) =>
  withWorkerPool({ folder, tasks: ['poster'], plans: [shortPlan('', 1)] }, async (spawn) => {
    const worker = spawn()
    await worker.run('poster', { plan: shortPlan('', 1), makers: {}, frame: 0, out: join(folder, 'a.png') }, 'It')
    return names.map((name) => readFileSync(`/proc/${worker.pid}/${name}`, 'utf8'))
  })

describe('a process that reads what strangers sent', () => {
  it('is told no secret', async ({ skip }) => {
    if (!onLinux) skip('Only Linux shows what another process was told.')
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_live_1')
    vi.stubEnv('DATABASE_URL', 'postgres://octavo:pass@db/octavo')
    const [told = ''] = await ofProcess('environ')
    const names = told.split('\0').map((entry) => entry.split('=')[0])
    expect(told).not.toMatch(/sk_live|postgres:/)
    const own = [
      ...Object.keys(childEnvironment()),
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
      'PWD',
      'OLDPWD',
    ]
    expect(names.filter((name) => name && !own.includes(name))).toEqual([])
    expect(names).toContain('PATH')
  })

  it('can not come to more rights, and writes no core', async ({ skip }) => {
    if (!onLinux) skip('Only Linux shows the rights of another process.')
    const [status = '', limits = ''] = await ofProcess('status', 'limits')
    expect(status).toMatch(/^NoNewPrivs:\s1$/m)
    expect(limits).toMatch(/^Max core file size\s+0\s+0\s/m)
    expect(limits).toMatch(/^Max data size\s+\d+\s+\d+\s/m)
    expect(limits).toMatch(/^Max cpu time\s+\d+\s+\d+\s/m)
  })

  it('gets no more memory than any film needs', async ({ skip }) => {
    if (!onLinux) skip('Only Linux counts what a process may write to.')
    await expect(drawing('takes memory')).rejects.toThrow('allocation failed')
  })

  it('is ended when it takes too long, whatever it is doing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let failed: Promise<unknown> | undefined
    const worker = await new Promise<Worker>((begun) => {
      const late = 'The picture could not be made: it took longer than 5 minutes.'
      failed = expect(drawing('computes for ever', 'Bread', begun)).rejects.toThrow(late)
    })
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
    expect(() => process.kill(worker.pid!, 0)).not.toThrow()
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
    expect(() => process.kill(worker.pid!, 0)).toThrow('ESRCH')
  })
})

describe('where root has started the product, such a process', () => {
  it('is neither root nor the database', async ({ skip }) => {
    if (!asRoot || !onLinux) skip('This is not started by root on Linux.')
    const [status = ''] = await ofProcess('status')
    const ids = (name: string) => status.match(new RegExp(`^${name}:\\s(.*)$`, 'm'))?.[1]?.trim()
    const { uid, gid } = mediaUser()!
    expect([0, 65_534]).not.toContain(uid)
    expect(ids('Uid')).toBe([uid, uid, uid, uid].join('\t'))
    expect(ids('Gid')).toBe([gid, gid, gid, gid].join('\t'))
    expect(ids('Groups')).toBe('')
    expect(['CapPrm', 'CapEff', 'CapAmb'].map(ids)).toEqual(Array(3).fill('0000000000000000'))
  })

  it('can open nothing of the product', async ({ skip }) => {
    if (!asRoot) skip('This is not started by root.')
    const secret = join(folder, 'secret')
    await writeFile(secret, 'a session', { mode: 0o600 })
    await expect(drawing('reads', secret)).rejects.toThrow('EACCES')
    await expect(drawing('reads', '../secret')).rejects.toThrow('EACCES')
  })

  it('can not look into the one that started it', async ({ skip }) => {
    if (!asRoot || !onLinux) skip('This is not started by root on Linux.')
    await expect(drawing('reads', `/proc/${process.pid}/environ`)).rejects.toThrow('EACCES')
  })

  it('reads a copy of a file that is closed to it, and what it makes is ours', async ({ skip }) => {
    if (!asRoot) skip('This is not started by root.')
    const [picture, thumbnail] = [join(folder, 'mine.png'), join(folder, 'small.jpg')]
    await writeFile(picture, createCanvas(900, 300).toBuffer('image/png'), { mode: 0o600 })
    expect(await probeMedia(picture, 'picture', { thumbnail })).toMatchObject({ width: 900, hasThumbnail: true })
    expect((await readdir(folder)).sort()).toEqual(['mine.png', 'small.jpg'])
    const { uid, mode } = await stat(thumbnail)
    expect([uid, mode & 0o777]).toEqual([0, 0o600])
  })

  it.each([
    ['a link to a file of somebody else', (made: string, theirs: string) => symlink(theirs, made)],
    ['a second name of a file of somebody else', (made: string, theirs: string) => link(theirs, made)],
    ['a folder', (made: string) => mkdir(made)],
    ['a file of somebody else', (made: string) => writeFile(made, 'not its own')],
  ])('gives back a file that it made, and not %s', async (_, leave) => {
    if (!asRoot) return
    const theirs = join(folder, 'theirs')
    await writeFile(theirs, 'a key')
    await chmod(theirs, 0o600)
    const room = await closedRoom(folder, mediaUser()!)
    const { names, collect } = room.open()
    const out = join(folder, 'film.mp4')
    await leave(join(room.folder, names.output(out)), theirs)
    await expect(collect()).rejects.toThrow('film.mp4 is not a file that was made here')
    expect(await readFile(theirs, 'utf8')).toBe('a key')
    expect(await readdir(folder)).not.toContain('film.mp4')
  })
})
