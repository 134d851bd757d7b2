/** Whether a backup can be brought back: it is, into an empty folder with a database of its own, which is then thrown away. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/client.ts'
import type { Log } from '#log.ts'
import { restoreFrom } from './restore.ts'
import { readSums } from './sums.ts'
import { whileUnfinished } from './unfinished.ts'

/** `summed`: whether there was anything to compare the files with. */
type Verified = { rows: number; files: number; summed: boolean }

/** The files get second names beside the backup, which takes no room, and are read whole; the rows go into a database. */
export async function verifyBackup(folder: string, log: Log): Promise<Verified> {
  const files = await mkdtemp(`${folder}.check-`)
  return whileUnfinished(files, async () => {
    // A disk for backups may be one on which no database can be made.
    const rows = await mkdtemp(join(tmpdir(), 'octavo-check-'))
    return whileUnfinished(rows, async () => {
      const database = await openDatabase({ dataDir: rows, log })
      try {
        const restored = await restoreFrom(folder, { pool: database.pool, dataDir: files }, true)
        return { ...restored, summed: (await readSums(folder)) !== undefined }
      } finally {
        await database.close()
      }
    })
  })
}
