/**
 * A PostgreSQL for each process that runs tests of the server, with a database as a new installation has it: a product under
 * test starts on a copy of that, which takes a tenth of making one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { type RunningPostgres, startPostgres } from '#db/embedded/postgres.ts'
import { CLUSTERS, startTestProduct } from './product.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-clusters-'))
  const clusters: RunningPostgres[] = []
  for (let worker = 0; worker < project.vitest.config.maxWorkers; worker++) {
    const dataDir = path.join(folder, String(worker))
    const product = await startTestProduct({ dataDir, env: { ROLE: 'api' } })
    await product.end()
    clusters.push(await startPostgres({ dir: path.join(dataDir, 'database') }))
  }
  process.env[CLUSTERS] = JSON.stringify(clusters.map(({ connection }) => connection.host))
  return async () => {
    for (const cluster of clusters) await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
