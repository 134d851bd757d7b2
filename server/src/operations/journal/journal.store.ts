import type { JournalHead, JournalKind } from '@octavo/contract/journal'
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Ctx, Owned } from '#context.ts'
import { accounts, campaigns, contacts, journal, journalPeople, scripts, videos } from '#db/tables/index.ts'
import type { ChainedEntry, Person } from './proof.ts'

const PAGE = 1_000

/** All that is needed: a command reads journals too. */
export type Reading = Pick<Owned, 'db' | 'accountId'>

const mine = ({ accountId }: Pick<Reading, 'accountId'>): SQL | undefined =>
  and(eq(journal.accountId, accountId), isNotNull(journal.number))

export type ShownEntry = {
  number: number
  at: Date
  kind: JournalKind
  hash: string
  entry: string
  title: string | null
  person: string | null
  data: string | null
}

/** Entries with the title of what they are about, and who the people in them are, where that is known still. */
const shown = ({ db }: Owned) =>
  db
    .select({
      number: sql<number>`${journal.number}`,
      at: journal.at,
      kind: sql<JournalKind>`${journal.kind}`,
      hash: sql<string>`${journal.hash}`,
      entry: journal.entry,
      person: journal.person,
      title: sql<
        string | null
      >`coalesce(${videos.title}, ${scripts.title}, nullif(${campaigns.name}, ''), nullif(${campaigns.subject}, ''))`,
      data: journalPeople.data,
    })
    .from(journal)
    .leftJoin(videos, and(eq(videos.id, journal.about), eq(videos.accountId, journal.accountId)))
    .leftJoin(scripts, and(eq(scripts.id, journal.about), eq(scripts.accountId, journal.accountId)))
    .leftJoin(campaigns, and(eq(campaigns.id, journal.about), eq(campaigns.accountId, journal.accountId)))
    .leftJoin(
      journalPeople,
      and(eq(journalPeople.token, journal.person), eq(journalPeople.accountId, journal.accountId)),
    )

/** The newest entries first. */
export const listEntries = (
  ctx: Owned,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<ShownEntry[]> =>
  shown(ctx)
    .where(and(mine(ctx), before === undefined ? undefined : lt(journal.number, before)))
    .orderBy(desc(journal.number))
    .limit(limit)

/** What is said of these things, or of this contact under any of its names, the oldest first. */
export const entriesAbout = (
  ctx: Owned,
  of: { ids: string[] } | { contactId: string },
  most: number,
): Promise<ShownEntry[]> =>
  shown(ctx)
    .where(
      and(
        mine(ctx),
        'ids' in of ? inArray(journal.about, of.ids) : inArray(journal.person, tokensOf(ctx, of.contactId)),
      ),
    )
    .orderBy(asc(journal.number))
    .limit(most)

const tokensOf = ({ db, accountId }: Owned, contactId: string) =>
  db
    .select({ token: journalPeople.token })
    .from(journalPeople)
    .where(and(eq(journalPeople.accountId, accountId), eq(journalPeople.contactId, contactId)))

export async function headOf(ctx: Reading): Promise<JournalHead | null> {
  const [last] = await ctx.db
    .select({ number: sql<number>`${journal.number}`, hash: sql<string>`${journal.hash}` })
    .from(journal)
    .where(mine(ctx))
    .orderBy(desc(journal.number))
    .limit(1)
  return last ?? null
}

/** The whole journal in its order, with the people of each page; holds no connection in between. */
export async function* pagesOf(ctx: Reading): AsyncGenerator<{ entries: ChainedEntry[]; people: Map<string, Person> }> {
  for (let after = 0; ; ) {
    const rows = await ctx.db
      .select()
      .from(journal)
      .where(and(mine(ctx), gt(journal.number, after)))
      .orderBy(asc(journal.number))
      .limit(PAGE)
    const entries = rows.map((row) => ({
      ...row,
      number: row.number ?? 0,
      before: row.before ?? '',
      hash: row.hash ?? '',
    }))
    const tokens = [...new Set(rows.flatMap(({ person }) => person ?? []))]
    yield { entries, people: new Map((await peopleNamed(ctx, tokens)).map((person) => [person.token, person])) }
    const last = entries.at(-1)
    if (entries.length < PAGE || !last) return
    after = last.number
  }
}

const peopleNamed = async ({ db, accountId }: Reading, tokens: string[]): Promise<Person[]> =>
  tokens.length === 0
    ? []
    : await db
        .select()
        .from(journalPeople)
        .where(and(eq(journalPeople.accountId, accountId), inArray(journalPeople.token, tokens)))

/** Every account with its address, for the operator. */
export const everyAccount = ({ db }: Pick<Ctx, 'db'>) =>
  db.select({ id: accounts.id, email: accounts.email }).from(accounts).orderBy(asc(accounts.createdAt))

export const titleOfFilm = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select({ title: videos.title, scriptId: videos.scriptId })
      .from(videos)
      .where(and(eq(videos.id, id), eq(videos.accountId, accountId)))
  )[0]

export const addressOfContact = async ({ db, accountId }: Owned, id: string) =>
  (
    await db
      .select({ email: contacts.email })
      .from(contacts)
      .where(and(eq(contacts.id, id), eq(contacts.accountId, accountId)))
  )[0]
