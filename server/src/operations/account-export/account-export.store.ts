import { eq, getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Owned } from '#context.ts'
import * as tables from '#db/tables/index.ts'

const PAGE = 500

/** Secrets and other people's traces: useless to the owner, useful to a thief. */
const NOT_TOLD: readonly PgTable[] = [
  tables.sessions,
  tables.passwordResets,
  tables.addressConfirmations,
  tables.filmVisitors,
]
const SECRETS = sql`array['password_hash', 'credentials']`

export type OwnTable = { name: string; table: PgTable; owner: PgColumn; key: PgColumn[] }

/** Every table with an owner in it, the account's own first. */
export const OWN_TABLES: readonly OwnTable[] = (Object.values(tables) as unknown[])
  .filter((one): one is PgTable => is(one, PgTable))
  .flatMap((table) => {
    const { accountId } = getTableColumns(table) as Record<string, PgColumn>
    const owner = table === tables.accounts ? tables.accounts.id : accountId
    return owner && !NOT_TOLD.includes(table) ? [{ name: getTableName(table), table, owner, key: keyOf(table) }] : []
  })

function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table)
  return primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
}

type Row = Record<string, unknown>

/** The account's rows of a table, a page at a time in the order of its key; holds no connection in between. */
export async function* pagesOf({ db, accountId }: Owned, { table, owner, key }: OwnTable): AsyncGenerator<Row[]> {
  const columns = sql.join(key, sql`, `)
  const texts = sql`array[${sql.join(
    key.map((column) => sql`${column}::text`),
    sql`, `,
  )}]`
  let after: SQL = sql`true`
  for (;;) {
    const { rows } = await db.execute<{ row: Row; key: string[] }>(
      sql`select to_jsonb(${table}) - ${SECRETS} as row, ${texts} as key from ${table}
        where ${owner} = ${accountId} and ${after} order by ${columns} limit ${PAGE}`,
    )
    if (rows.length > 0) yield rows.map(({ row }) => row)
    const last = rows.at(-1)?.key
    if (rows.length < PAGE || !last) return
    after = sql`(${columns}) > (${sql.join(
      last.map((value) => sql`${value}`),
      sql`, `,
    )})`
  }
}

export async function fileOwners({ db, accountId }: Owned): Promise<{ videos: string[]; objects: string[] }> {
  const [videos, objects] = await Promise.all([
    db.select({ id: tables.videos.id }).from(tables.videos).where(eq(tables.videos.accountId, accountId)),
    db.select({ id: tables.objects.id }).from(tables.objects).where(eq(tables.objects.accountId, accountId)),
  ])
  return { videos: videos.map(({ id }) => id), objects: objects.map(({ id }) => id) }
}

/** Everything else refers to it and goes with it. */
export const deleteAccount = ({ db, accountId }: Owned) =>
  db.delete(tables.accounts).where(eq(tables.accounts.id, accountId))
