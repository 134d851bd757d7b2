/** `npm run proof`: kill -9 at ten moments of a week's making, and not a film, a credit or a sentence too many or too few. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseTable, runDatabaseProof } from './proof.database.ts'
import { HELP, type ProofOptions, readProofOptions } from './proof.options.ts'
import { runProof } from './proof.run.ts'
import { proofTable } from './proof.table.ts'

async function main(): Promise<number> {
  const options = readProofOptions(process.argv.slice(2))
  if (options === 'help') {
    console.log(HELP)
    return 0
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-proof-'))
  const startedAt = Date.now()
  const say = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`)
  const { faults, table } = await proven(options, folder, say)
  console.log(`\n${table}`)
  if (faults.length > 0) console.log(`Everything is kept in ${folder}`)
  else await rm(folder, { recursive: true, force: true })
  return faults.length > 0 ? 1 : 0
}

async function proven(options: ProofOptions, folder: string, say: (line: string) => void) {
  if (options.database) {
    const proof = await runDatabaseProof(folder, say)
    return { faults: proof.faults, table: databaseTable(proof) }
  }
  const proof = await runProof(options, folder, say)
  return { faults: proof.faults, table: proofTable(proof) }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error)
  return 1
})
