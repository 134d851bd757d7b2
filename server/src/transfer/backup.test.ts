/** Backups as they are made beside a product at work, and what a stranger may have put into one. */
import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { appendFile, chmod, chown, lstat, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { type RunningPostgres, startPostgres } from '#db/embedded/postgres.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { makeLog } from '#log.ts'
import { holdRemovals, removalsMayGo } from '#services/storage/hold.ts'
import { folderStorage } from '#services/storage/storage.embedded.ts'
import { backupTo } from './backup.ts'
import { walk } from './files.ts'
import { restoreFrom } from './restore.ts'
import { backUpDaily } from './scheduled.ts'
import { verifyBackup } from './verify.ts'

const root = mkdtempSync(join(tmpdir(), 'octavo-backups-'))
const silent = makeLog('silent')
let postgres: RunningPostgres
let pools: { from: pg.Pool; to: pg.Pool }
let dataDir: string

async function newDatabase(name: string): Promise<pg.Pool> {
  const admin = new pg.Client({ ...postgres.connection, database: 'postgres' })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name} template made`)
  await admin.end()
  const pool = new pg.Pool({ ...postgres.connection, database: name })
  // The database may end before its last connection has said goodbye.
  pool.on('error', () => {})
  pool.on('error', () => {})
  return pool
}

beforeAll(async () => {
  postgres = await startPostgres({ dir: join(root, 'pg') })
  const admin = new pg.Client({ ...postgres.connection, database: 'postgres' })
  await admin.connect()
  await admin.query('create database made')
  await admin.end()
  const made = new pg.Pool({ ...postgres.connection, database: 'made' })
  made.on('error', () => {})
  await migrateDatabase(made)
  await made.query('create table films (key text primary key)')
  await made.end()
})
beforeEach(async () => {
  dataDir = mkdtempSync(join(root, 'data-'))
  const [from, to] = [await newDatabase('source'), await newDatabase('target')]
  pools = { from, to }
})
afterEach(() => Promise.all([pools.from.end(), pools.to.end()]))
afterAll(async () => {
  await postgres.stop()
  rmSync(root, { recursive: true, force: true })
})

const place = () => ({ pool: pools.from, dataDir })
const folderFor = (what: string) => join(root, `${what}-${randomUUID().slice(0, 8)}`)
const keys = async (pool: pg.Pool) => (await pool.query('select key from films')).rows.map(({ key }) => key as string)
const leftovers = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('.'))

async function keepFilm(key: string, bytes = key): Promise<void> {
  await folderStorage(join(dataDir, 'files')).keepBytes(key, Buffer.from(bytes))
  await pools.from.query('insert into films values ($1)', [key])
}

/** A backup of three films, for tests that change it. */
async function madeBackup(): Promise<string> {
  for (const name of ['one', 'two', 'three']) await keepFilm(`films/${name}.mp4`)
  const folder = folderFor('backup')
  await backupTo(folder, place())
  return folder
}

describe('a backup beside a product at work', () => {
  it('has the file of every row, while films come and go', { timeout: 300_000 }, async () => {
    const storage = folderStorage(join(dataDir, 'files'), () => removalsMayGo(dataDir))
    await pools.from.query("create table filler as select n, repeat('x', 200) as text from generate_series(1, 60000) n")
    for (let n = 0; n < 200; n++) await keepFilm(`films/${n}/film.mp4`)
    let [going, removed] = [true, 0]
    const working = (async () => {
      for (let n = 200; going; n++) {
        await keepFilm(`films/${n}/film.mp4`)
        // As the product does: the row first, then its file.
        const { rows } = await pools.from.query(
          'delete from films where key = (select key from films order by random() limit 1) returning key',
        )
        await storage.remove(rows[0].key)
        removed++
      }
    })()
    const folders = [folderFor('busy'), folderFor('busy')]
    for (const folder of folders) await backupTo(folder, place())
    going = false
    await working
    expect(removed).toBeGreaterThan(20)
    await pools.to.query('create table filler (n int, text text)')
    for (const folder of folders) {
      const restored = folderFor('restored')
      await restoreFrom(folder, { pool: pools.to, dataDir: restored })
      const named = await keys(pools.to)
      expect(named.length).toBeGreaterThan(190)
      expect(named.filter((key) => !existsSync(join(restored, 'files', key)))).toEqual([])
      await pools.to.query('truncate films, filler')
      await pools.to.query('delete from installation')
    }
    expect(leftovers(join(dataDir, 'backups'))).toEqual([])
  })

  it('is waited for by a removal as long as it takes what there is', async () => {
    await keepFilm('films/one.mp4')
    const release = await holdRemovals(dataDir)
    const storage = folderStorage(join(dataDir, 'files'), () => removalsMayGo(dataDir))
    let isGone = false
    const removing = storage.remove('films/one.mp4').then(() => {
      isGone = true
    })
    await sleep(300)
    expect(isGone).toBe(false)
    expect(existsSync(join(dataDir, 'files/films/one.mp4'))).toBe(true)
    await release()
    await removing
    expect(existsSync(join(dataDir, 'files/films/one.mp4'))).toBe(false)
  })

  it('is waited for no more when it was killed', async () => {
    const mark = join(dataDir, 'backups', '.removals-held')
    await mkdir(join(dataDir, 'backups'))
    await writeFile(mark, '')
    execFileSync('touch', ['-d', '2020-01-01', mark])
    await removalsMayGo(dataDir)
  })

  it('is made once at a time', async () => {
    const other = await pools.from.connect()
    await other.query('select pg_advisory_lock(7305814)')
    const folder = folderFor('second')
    await expect(backupTo(folder, place())).rejects.toThrow('Another backup of this installation is being made')
    expect(existsSync(folder)).toBe(false)
    other.release(true)
  })

  it('is closed to others, file by file, and is a copy that nothing shares', async () => {
    await keepFilm('films/one.mp4')
    await chmod(join(dataDir, 'files/films/one.mp4'), 0o644)
    const folder = folderFor('closed')
    await backupTo(folder, place())
    const open: string[] = []
    for await (const { name } of walk(folder)) {
      const { mode, nlink } = await stat(join(folder, name))
      if ((mode & 0o077) !== 0 || nlink > 1) open.push(name)
    }
    expect(open).toEqual([])
    for (const inside of ['', 'data', 'data/files/films'])
      expect((await stat(join(folder, inside))).mode & 0o777).toBe(0o700)
  })

  it('has sums that sha256sum checks', async (test) => {
    const folder = await madeBackup()
    test.skip(!existsSync('/usr/bin/sha256sum'), 'There is no sha256sum here.')
    const said = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })
    expect(said).toContain('data/files/films/two.mp4: OK')
    expect(said).toContain('database.jsonl.gz: OK')
  })

  it('leaves out half-written files and links, and says which links', async () => {
    await keepFilm('films/one.mp4')
    writeFileSync(join(dataDir, 'files/films/two.mp4.1234.part'), 'half')
    symlinkSync('/etc/hostname', join(dataDir, 'files/films/link.mp4'))
    const folder = folderFor('without')
    const made = await backupTo(folder, place())
    expect(made).toMatchObject({ files: 1, leftOut: ['files/films/link.mp4'] })
    expect(await readdir(join(folder, 'data/files/films'))).toEqual(['one.mp4'])
  })

  it('follows a folder at the top that lies on another disk', async () => {
    const elsewhere = folderFor('disk')
    mkdirSync(join(elsewhere, 'films'), { recursive: true })
    symlinkSync(elsewhere, join(dataDir, 'files'))
    await keepFilm('films/one.mp4')
    const folder = folderFor('followed')
    expect(await backupTo(folder, place())).toMatchObject({ files: 1, leftOut: [] })
    expect(await readFile(join(folder, 'data/files/films/one.mp4'), 'utf8')).toBe('films/one.mp4')
  })

  it('is not begun without room, in words that say how much it takes', async () => {
    await keepFilm('films/one.mp4')
    const folder = folderFor('tight')
    await expect(backupTo(folder, place(), { freeBytes: async () => 3_000_000 })).rejects.toThrow(
      /^The backup may take \d+ MB in .*, and 2 MB are free\. Nothing was written/,
    )
    expect(existsSync(folder)).toBe(false)
    expect(leftovers(join(dataDir, 'backups'))).toEqual([])
  })

  it('goes into no folder that has something, and into none of the installation', async () => {
    const full = folderFor('full')
    mkdirSync(full)
    writeFileSync(join(full, 'mine'), 'kept')
    await expect(backupTo(full, place())).rejects.toThrow('is not empty')
    expect(await readdir(full)).toEqual(['mine'])
    await expect(backupTo(join(dataDir, 'files/mine'), place())).rejects.toThrow('lies in the folder that is to be')
  })
})

const sum = (text: string) => createHash('sha256').update(text).digest('hex')
const SUMS = 'SHA256SUMS'
const film = 'data/files/films/two.mp4'

function linkInstead(place: string, target: string): void {
  rmSync(place, { recursive: true })
  symlinkSync(target, place)
}

describe('a restore refuses', () => {
  const notPlain = 'holds a link or a device where a file belongs'
  it.each<[string, (folder: string) => unknown, string]>([
    ['a link to a file', (f) => linkInstead(join(f, film), '/etc/hostname'), notPlain],
    ['a link to a folder', (f) => symlinkSync('/etc', join(f, 'data/files/more')), notPlain],
    ['a link in the place of the files', (f) => linkInstead(join(f, 'data'), '/etc'), notPlain],
    ['a link in the place of the rows', (f) => linkInstead(join(f, 'database.jsonl.gz'), '/etc/hostname'), notPlain],
    ['a link in the place of the sums', (f) => linkInstead(join(f, SUMS), '/etc/hostname'), notPlain],
    ['a pipe', (f) => execFileSync('sh', ['-c', 'rm "$1" && mkfifo "$1"', '', join(f, film)]), notPlain],
    [
      'a hard link to something else',
      (f) => {
        writeFileSync(join(root, 'secret'), 'of this machine')
        rmSync(join(f, film))
        linkSync(join(root, 'secret'), join(f, film))
      },
      `${film} is not what it was when it was made`,
    ],
    ['a file that was changed', (f) => appendFile(join(f, film), '!'), `${film} is not what it was when it was made`],
    [
      'rows that were changed',
      (f) => appendFile(join(f, 'database.jsonl.gz'), Buffer.alloc(1)),
      'database.jsonl.gz is not what it was',
    ],
    ['a file that is gone', (f) => rm(join(f, film)), `lacks a file that its SHA256SUMS names (${film})`],
    [
      'a file that came later',
      (f) => writeFile(join(f, 'data/files/films/four.mp4'), 'x'),
      'holds a file that its SHA256SUMS does not name (data/files/films/four.mp4)',
    ],
    [
      'sums that lead out of the folder',
      (f) => appendFile(join(f, SUMS), `${sum('x')}  data/../../../etc/hostname\n`),
      'names (data/../../../etc/hostname)',
    ],
    ['sums that are none', (f) => appendFile(join(f, SUMS), 'hello\n'), 'The SHA256SUMS of the backup'],
    [
      'a folder of a running database',
      (f) => execFileSync('sh', ['-c', 'mkdir data/database && touch data/database/owner.lock'], { cwd: f }),
      'holds a folder that no backup has ("database")',
    ],
    ['a name with a line break', (f) => writeFile(join(f, 'data/files/a\nb'), 'x'), notPlain],
  ])('%s', async (_what, change, sentence) => {
    const folder = await madeBackup()
    await change(folder)
    const empty = folderFor('empty')
    await expect(restoreFrom(folder, { pool: pools.to, dataDir: empty })).rejects.toThrow(sentence)
    expect(existsSync(empty) ? [...readdirSync(empty), ...readdirSync(join(empty, 'work'))] : []).toEqual(
      existsSync(empty) ? ['work'] : [],
    )
    expect(await keys(pools.to)).toEqual([])
  })

  it('links, where a backup of an earlier version has no sums', async () => {
    const folder = await madeBackup()
    await rm(join(folder, SUMS))
    symlinkSync('/etc', join(folder, 'data/files/more'))
    const empty = folderFor('empty')
    await expect(restoreFrom(folder, { pool: pools.to, dataDir: empty })).rejects.toThrow(notPlain)
    expect(existsSync(empty)).toBe(false)
  })

  it("a hard link to another's file, where there are no sums, and takes one's own", async (test) => {
    test.skip(process.getuid?.() !== 0, 'Only root can give a file to somebody else.')
    const folder = await madeBackup()
    await rm(join(folder, SUMS))
    writeFileSync(join(root, 'theirs'), 'of somebody else')
    linkSync(join(root, 'theirs'), join(folder, 'data/files/films/more.mp4'))
    await restoreFrom(folder, { pool: pools.to, dataDir: folderFor('own') })
    await chown(join(root, 'theirs'), 12_345, 12_345)
    await pools.to.query('truncate films')
    await pools.to.query('delete from installation')
    await expect(restoreFrom(folder, { pool: pools.to, dataDir: folderFor('empty') })).rejects.toThrow(
      "holds a hard link to somebody else's file (files/films/more.mp4)",
    )
  })
})

describe('a restore', () => {
  it('gives every file to its owner alone, as a file of its own', async () => {
    const folder = await madeBackup()
    await chmod(join(folder, film), 0o666)
    const restored = folderFor('restored')
    await restoreFrom(folder, { pool: pools.to, dataDir: restored })
    const { mode, nlink } = await lstat(join(restored, 'files/films/two.mp4'))
    expect([mode & 0o777, nlink]).toEqual([0o600, 1])
  })

  it('for a test finds what is damaged, and leaves nothing behind', async () => {
    // What the product does not know, its own tables have no place for.
    await pools.from.query("drop table films; insert into installation values ('one', '1'), ('two', '2')")
    for (const name of ['one', 'two'])
      await folderStorage(join(dataDir, 'files')).keepBytes(`films/${name}.mp4`, Buffer.from(name))
    const folder = folderFor('backup')
    await backupTo(folder, place())
    expect(await verifyBackup(folder, silent)).toEqual({ rows: 2, files: 2, summed: true })
    await appendFile(join(folder, film), '!')
    await expect(verifyBackup(folder, silent)).rejects.toThrow(`${film} is not what it was when it was made`)
    const name = folder.split('/').at(-1) ?? ''
    expect(readdirSync(root).filter((one) => one.startsWith(name))).toEqual([name])
  })
})

describe('the daily backup', () => {
  const at = (text: string) => new Date(`2026-11-${text}:00Z`)
  const lines: string[] = []
  const log = makeLog('info', (line) => lines.push(line.slice(25)))
  const backUp = (folder: string, now: string, keep = 3) =>
    backUpDaily({ folder, hour: 3, keep }, place(), { log, now: at(now) })
  beforeEach(() => void lines.splice(0))
  const newFolder = (what: string) => {
    const folder = folderFor(what)
    mkdirSync(folder)
    return folder
  }

  it('is made when its hour has come, once, and made up for when nothing ran then', async () => {
    const folder = newFolder('daily')
    await backUp(folder, '20T12:00')
    await backUp(folder, '21T02:00')
    expect(await readdir(folder)).toEqual(['octavo-2026-11-20T12-00-00Z'])
    await backUp(folder, '21T03:00')
    await backUp(folder, '21T04:00')
    await backUp(folder, '23T17:00')
    expect((await readdir(folder)).sort()).toEqual(
      ['20T12', '21T03', '23T17'].map((hour) => `octavo-2026-11-${hour}-00-00Z`),
    )
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain(
      `The daily backup is in ${folder}/octavo-2026-11-20T12-00-00Z: 0 rows and 0 files (0 MB).`,
    )
  })

  it('keeps the last ones, and whatever is called otherwise; what a crash left goes', async () => {
    const folder = folderFor('kept')
    mkdirSync(join(folder, 'mine'), { recursive: true })
    mkdirSync(join(folder, 'octavo-2026-11-01T03-00-00Z'))
    for (const day of [10, 11, 12, 13]) await backUp(folder, `${day}T03:00`, 2)
    expect((await readdir(folder)).sort()).toEqual([
      'mine',
      'octavo-2026-11-12T03-00-00Z',
      'octavo-2026-11-13T03-00-00Z',
    ])
  })

  it('takes no room for what has not changed since the one before, and can be restored without it', async () => {
    const folder = newFolder('shared')
    await keepFilm('films/old.mp4')
    await keepFilm('films/changing.mp4', 'before')
    await backUp(folder, '10T03:00')
    await keepFilm('films/new.mp4')
    await folderStorage(join(dataDir, 'files')).keepBytes('films/changing.mp4', Buffer.from('later!'))
    await backUp(folder, '11T03:00')
    const [first = '', second = ''] = (await readdir(folder)).sort()
    const names = async (film: string) => (await stat(join(folder, second, 'data/files/films', film))).nlink
    expect([await names('old.mp4'), await names('changing.mp4'), await names('new.mp4')]).toEqual([2, 1, 1])
    await rm(join(folder, first), { recursive: true })
    const restored = folderFor('restored')
    await restoreFrom(join(folder, second), { pool: pools.to, dataDir: restored })
    expect(await readFile(join(restored, 'files/films/old.mp4'), 'utf8')).toBe('films/old.mp4')
    expect(await readFile(join(restored, 'files/films/changing.mp4'), 'utf8')).toBe('later!')
  })

  it('does not go where a disk is not mounted', async () => {
    const folder = folderFor('unmounted')
    await backUp(folder, '10T03:00')
    expect(existsSync(folder)).toBe(false)
    expect(lines[0]).toContain('and is tried again in an hour: There is no such folder. Make it, or mount its disk.')
  })

  it('says what stood in its way, and lets the old ones be', async () => {
    const folder = newFolder('failing')
    await backUp(folder, '10T03:00', 1)
    const other = await pools.from.connect()
    await other.query('select pg_advisory_lock(7305814)')
    await backUp(folder, '11T03:00', 1)
    other.release(true)
    expect(await readdir(folder)).toEqual(['octavo-2026-11-10T03-00-00Z'])
    expect(lines[1]).toContain(
      `error The daily backup in ${folder} could not be made, and is tried again in an hour: Another backup`,
    )
  })
})

describe('who reads an installation', () => {
  it('leaves the tables of an earlier version as they are, and refuses a database that has none', async () => {
    const folder = mkdtempSync(join(root, 'nothing-'))
    const opening = openDatabase({ dataDir: folder, log: silent, asItIs: true })
    await expect(opening).rejects.toThrow('There is no installation of Octavo in this database yet.')
  })
})
