import { startPostgres } from './postgres.ts'

/** A process that owns a database until it is killed: `node --import tsx owner.fixture.ts <dir>` prints one line of JSON. */
const dir = process.argv[2] ?? ''
try {
  const { pid, connection, died } = await startPostgres({ dir })
  console.log(JSON.stringify({ pid, socket: connection.host }))
  setInterval(() => {}, 1000)
  console.log(await died)
} catch (error) {
  console.log(JSON.stringify({ refusal: (error as Error).message }))
  process.exit(1)
}
