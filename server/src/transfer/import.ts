import type { Readable } from 'node:stream'
import type pg from 'pg'
import { applyMigrations, knowsSchema, remakeTables, schemaVersion } from '#db/migrate.ts'
import { CannotTransfer, inTransaction, listForeignKeys, listTables, quote, type Table } from './catalogue.ts'
import type { Footer, Header, TableHeader } from './export.ts'
import { readLines } from './lines.ts'

type Row = (string | null)[]

const BATCH_ROWS = 1_000
const BATCH_CHARACTERS = 4_000_000

/**
 * Fills an empty database from an export of this version or an earlier one, all or nothing; answers how many rows. Unfinished
 * work is not in it: the product finds what has no workflow at its next start.
 */
export async function importDatabase(pool: pg.Pool, source: Readable): Promise<{ rows: number }> {
  return inTransaction(pool, 'begin', async (client) => {
    await refuseFullDatabase(client)
    // What these rows tell of was journaled as it was done.
    await client.query("set local octavo.restoring = 'yes'")
    const lines = readLines(source)
    const { schema } = checkHeader((await lines.next()).value as Header | undefined)
    const isOlder = schema !== schemaVersion()
    // The rows go into tables like those they come from; what became of those since then becomes of the rows too.
    if (isOlder)
      await remakeTables(
        client,
        (await listTables(client)).map(({ name }) => name),
        schema,
      )
    // References are checked at the end, all together: tables and rows may come in any order.
    const keys = await listForeignKeys(client)
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quote(name)}`)
    const rows = await fill(client, lines)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`)
    if (isOlder) await applyMigrations(client)
    return { rows }
  })
}

/** Throws what an import would, as far as the first line tells. */
export async function refuseStrangeExport(source: Readable): Promise<void> {
  for await (const line of readLines(source)) return void checkHeader(line as Header)
  checkHeader(undefined)
}

/** A restore never mixes with what is there. */
export async function refuseFullDatabase(client: pg.PoolClient): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${quote(name)} limit 1`)
    if (rowCount)
      throw new CannotTransfer(
        `The database is not empty (there are rows in "${name}"). Restore into a new one: set another DATA_DIR or DATABASE_URL.`,
      )
  }
}

async function fill(client: pg.PoolClient, lines: AsyncGenerator<unknown>): Promise<number> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]))
  let batch: Batch | undefined
  let count = 0
  for await (const line of lines) {
    if (isRow(line)) {
      count++
      await batch?.add(line)
      continue
    }
    await batch?.flush()
    if (isFooter(line)) return finish(client, line, count)
    if (!isTableHeader(line)) throw new CannotTransfer('The export is damaged: a line in it is no row and no table.')
    batch = makeBatch(client, line, tables)
  }
  throw new CannotTransfer('The export is not complete: its end is missing.')
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isRow = (line: unknown): line is Row =>
  Array.isArray(line) && line.every((value) => value === null || isText(value))
const isTableHeader = (line: unknown): line is TableHeader => {
  const { table, columns } = (line ?? {}) as Partial<TableHeader>
  return isText(table) && Array.isArray(columns) && columns.every(isText)
}
const isFooter = (line: unknown): line is Footer => {
  const { end, sequences } = (line ?? {}) as Partial<Footer>
  return end === true && Array.isArray(sequences)
}

function checkHeader(header: Header | undefined): Header {
  if (header?.export !== 'octavo') throw new CannotTransfer('This is not an export of Octavo.')
  if (!knowsSchema(header.schema))
    throw new CannotTransfer(
      `The export was made by a newer version of Octavo (its tables end with ${header.schema}, here with ${schemaVersion()}). Restore it with that version.`,
    )
  return header
}

async function finish(client: pg.PoolClient, footer: Footer, count: number): Promise<number> {
  if (footer.rows !== count)
    throw new CannotTransfer(`The export is not complete: it has ${count} of ${footer.rows} rows.`)
  for (const [name, wanted] of Object.entries(footer.tables ?? {})) await compareRows(client, name, wanted)
  for (const { name, last } of footer.sequences) await client.query('select setval($1, $2)', [quote(name), last])
  return count
}

/** What the database says it has now, table by table, and not what was written to it. */
async function compareRows(client: pg.PoolClient, table: string, wanted: number): Promise<void> {
  const { rows } = await client.query(`select count(*)::int as there from ${quote(table)}`)
  if (rows[0].there !== wanted)
    throw new CannotTransfer(`The table "${table}" has ${rows[0].there} rows now, and had ${wanted} in the export.`)
}

type Batch = { add(row: Row): Promise<void>; flush(): Promise<void> }

/** Collects rows of one table and writes many with one statement. */
function makeBatch(client: pg.PoolClient, header: TableHeader, tables: Map<string, Table>): Batch {
  const statement = insertStatement(header, tables.get(header.table))
  let rows: Row[] = []
  let characters = 0
  const flush = async () => {
    const columns = header.columns.map((_, index) => rows.map((row) => row[index] ?? null))
    if (rows.length > 0) await client.query(statement, columns)
    rows = []
    characters = 0
  }
  const add = async (row: Row) => {
    rows.push(row)
    for (const value of row) characters += value?.length ?? 0
    if (rows.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
  }
  return { add, flush }
}

function insertStatement({ table, columns }: TableHeader, known: Table | undefined): string {
  const types = columns.map((name) => known?.columns.find((column) => column.name === name)?.type)
  if (types.includes(undefined)) throw new CannotTransfer(`The export has a table or column unknown here ("${table}").`)
  const names = columns.map(quote).join(', ')
  const values = columns.map((name, index) => `given.${quote(name)}::${types[index]}`).join(', ')
  const given = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  return `insert into ${quote(table)} (${names}) overriding system value
    select ${values} from unnest(${given}) as given (${names})`
}
