import type { Writable } from 'node:stream'
import type pg from 'pg'
import { schemaOf } from '#db/migrate.ts'
import { inTransaction, listSequences, listTables, quote, type Table } from './catalogue.ts'
import { writeLines } from './lines.ts'

/** First line: whose export this is, and the newest migration that its tables have. */
export type Header = { export: 'octavo'; schema: string; madeAt: string }
/** A table's rows follow its header, each an array of texts as PostgreSQL writes its values. */
export type TableHeader = { table: string; columns: string[] }
type Counted = { rows: number; tables: Record<string, number> }
/** Last line: without it the export was cut off. Exports of earlier versions do not count by table. */
export type Footer = { end: true; sequences: { name: string; last: string }[] } & Pick<Counted, 'rows'> &
  Partial<Counted>

const BATCH = 500

/**
 * Writes all tables, as they are at one moment, to a stream; answers how many rows. The engine's own are left out. What is to
 * happen at that moment happens before any row is written.
 */
export async function exportDatabase(
  pool: pg.Pool,
  target: Writable,
  atThatMoment: () => Promise<void> = async () => {},
): Promise<{ rows: number }> {
  return inTransaction(pool, 'begin isolation level repeatable read read only', async (client) => {
    // The first question is the moment of all that follow.
    const schema = await schemaOf(client)
    await atThatMoment()
    const counted: Counted = { rows: 0, tables: {} }
    await writeLines(target, everything(client, schema, counted))
    return { rows: counted.rows }
  })
}

async function* everything(client: pg.PoolClient, schema: string, counted: Counted): AsyncGenerator<unknown> {
  yield { export: 'octavo', schema, madeAt: new Date().toISOString() } satisfies Header
  for (const table of await listTables(client)) {
    yield { table: table.name, columns: table.columns.map(({ name }) => name) } satisfies TableHeader
    let count = 0
    for await (const row of rowsOf(client, table)) {
      count++
      yield row
    }
    counted.tables[table.name] = count
    counted.rows += count
  }
  yield { end: true, ...counted, sequences: await listSequences(client) } satisfies Footer
}

/** PostgreSQL's own text for each value is exact for every type. */
async function* rowsOf(client: pg.PoolClient, table: Table): AsyncGenerator<unknown[]> {
  const texts = table.columns.map(({ name }) => `${quote(name)}::text`).join(', ')
  await client.query(`declare export_rows no scroll cursor for select ${texts} from ${quote(table.name)}`)
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${BATCH} from export_rows`, rowMode: 'array' })
    yield* rows
    if (rows.length < BATCH) break
  }
  await client.query('close export_rows')
}
