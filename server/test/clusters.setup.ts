/**
 * A PostgreSQL for each process that runs tests of the server, all copies of one, with a database as a new installation has it: a
 * product under test starts on a copy of that, which takes a tenth of making one.
 */
import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { folderOf } from '#db/embedded/folder.ts'
import { startPostgres } from '#db/embedded/postgres.ts'
import { CLUSTERS, startTestProduct } from './product.ts'

/** These databases live as long as the tests: nothing of them has to outlive a crash. What is about that has a cluster of its own. */
const FOR_A_MOMENT = `
fsync = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
autovacuum = off
checkpoint_timeout = 1h
`

const run = promisify(execFile)

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-clusters-'))
  const first = path.join(folder, '0')
  const product = await startTestProduct({ dataDir: first, env: { ROLE: 'api' } })
  await product.end()
  await appendFile(path.join(folderOf(path.join(first, 'database')).cluster, 'postgresql.conf'), FOR_A_MOMENT)
  const dirs = Array.from({ length: project.vitest.config.maxWorkers }, (_, at) => path.join(folder, String(at)))
  // The database's files belong to its own user.
  for (const dir of dirs.slice(1)) await run('cp', ['-a', first, dir])
  const clusters = await Promise.all(dirs.map((dir) => startPostgres({ dir: path.join(dir, 'database') })))
  process.env[CLUSTERS] = JSON.stringify(clusters.map(({ connection }) => connection.host))
  return async () => {
    await Promise.all(clusters.map((cluster) => cluster.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}
