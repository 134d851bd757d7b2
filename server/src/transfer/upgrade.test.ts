import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { startPostgres } from '#db/embedded/postgres.ts'
import { applyMigrations, schemaVersion } from '#db/migrate.ts'
import { makeLog } from '#log.ts'
import { backupBeforeUpgrade, restoreFrom } from './index.ts'

const EARLIER = '0011_caption_styles'
const dataDir = mkdtempSync(join(tmpdir(), 'octavo-upgrade-'))
const backups = join(dataDir, 'backups')
const lines: string[] = []
const log = makeLog('info', (line) => lines.push(line))
const silent = makeLog('silent')
const MOMENT = new Date('2026-11-22T10:20:30.400Z')

beforeAll(async () => {
  const postgres = await startPostgres({ dir: join(dataDir, 'database') })
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await applyMigrations(client, EARLIER)
  await client.query(
    "insert into accounts (first_name, last_name, email, password_hash) values ('Ada', 'Byron', 'ada@example.com', 'x')",
  )
  await client.end()
  await postgres.stop()
  for (const folder of ['files/films', 'cache', 'work']) await mkdir(join(dataDir, folder), { recursive: true })
  await writeFile(join(dataDir, 'files/films/one.mp4'), 'film')
  await writeFile(join(dataDir, 'cache/two.mp4'), 'made again')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const open = (freeBytes?: number, now = MOMENT) =>
  openDatabase({
    dataDir,
    log: silent,
    beforeUpgrade: backupBeforeUpgrade({
      ...{ dataDir, log, now: () => now },
      ...(freeBytes !== undefined && { freeBytes: async () => freeBytes }),
    }),
  })

describe('a new version on the folder of an earlier one', () => {
  it('changes nothing while there is no room for a backup, and says how much it takes', async () => {
    await expect(open(5_000_000)).rejects.toThrow(
      /^The upgrade makes a backup first, which may take \d+ MB in .*backups, and 4 MB are free\. Nothing was changed; make room/,
    )
    expect(await readdir(backups)).toEqual([])
  })

  it('changes nothing when the backup cannot be written, and leaves no half of one', async () => {
    const name = `${EARLIER}-2026-11-22T10-20-30Z`
    await mkdir(backups, { recursive: true })
    await writeFile(join(backups, name), 'in the way')
    await expect(open()).rejects.toThrow(
      /^The backup before the upgrade could not be written to .* Nothing was changed/,
    )
    expect(await readdir(backups)).toEqual([])
  })

  it('makes a backup named by version and time, says so in one line, and upgrades', async () => {
    const database = await open()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(
      `Before the upgrade from ${EARLIER} to ${schemaVersion()}, 1 rows and all files were backed up to ${backups}`,
    )
    await database.pool.query('select from renditions')
    await database.close()
    const [name = ''] = await readdir(backups)
    expect(name).toBe(`${EARLIER}-2026-11-22T10-20-30Z`)
    expect(await readdir(join(backups, name, 'data'))).toEqual(['files'])
    // A second name of the same file takes no room.
    expect((await stat(join(backups, name, 'data/files/films/one.mp4'))).nlink).toBe(2)
  })

  it('makes none at the next start', async () => {
    await (await open(0)).close()
    expect(await readdir(backups)).toHaveLength(1)
  })

  it('can be undone: the backup goes into an empty folder', async () => {
    const restored = mkdtempSync(join(tmpdir(), 'octavo-undone-'))
    const database = await openDatabase({ dataDir: restored, log: silent })
    const [name = ''] = await readdir(backups)
    expect(await restoreFrom(join(backups, name), { pool: database.pool, dataDir: restored })).toEqual({
      rows: 1,
      files: 1,
    })
    await database.close()
    expect(await readFile(join(restored, 'files/films/one.mp4'), 'utf8')).toBe('film')
    rmSync(restored, { recursive: true })
  })

  it('keeps the last three of its backups, and what is called otherwise', async () => {
    await mkdir(join(backups, 'mine'))
    await mkdir(join(backups, '0009_x-2026-12-01T00-00-00Z'))
    const database = await openDatabase({ dataDir, log: silent })
    for (const day of [1, 2, 3])
      await backupBeforeUpgrade({ dataDir, log: silent, now: () => new Date(Date.UTC(2027, 0, day)) })(
        { from: '0016_renditions', to: '0017_x' },
        database.pool,
      )
    await database.close()
    expect((await readdir(backups)).sort()).toEqual([
      ...[1, 2, 3].map((day) => `0016_renditions-2027-01-0${day}T00-00-00Z`),
      'mine',
    ])
  })
})
