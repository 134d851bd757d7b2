/** An import that is too long for its call: its rows are kept first, then taken in by a job, some in each transaction. */
import { setImmediate as othersTurn } from 'node:timers/promises'
import { CONTACT_LIMITS, type LongImport } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { lockAccount } from '#accounts/index.ts'
import { type Ctx, inTransaction, type Owned, type SignedIn } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { DAY_MS, earlier } from '#time.ts'
import { goneBefore } from '#undo.ts'
import { BREATH, CHUNK, type ImportOptions, importChunk } from './import.service.ts'
import { Tally } from './import-tally.rules.ts'
import type { ImportRow } from './long-import.store.ts'
import * as store from './long-import.store.ts'

/** The rows where they are few enough for the call, else the id of the import that has them. */
export async function takeRows(
  ctx: SignedIn,
  rows: AsyncIterable<ImportRow> | Iterable<ImportRow>,
  options: ImportOptions,
): Promise<{ few: ImportRow[] } | { importId: string }> {
  const keeper = new Keeper(ctx, options)
  try {
    for await (const row of rows) await keeper.add(row)
    return await keeper.close()
  } catch (error) {
    await keeper.discard()
    throw error
  }
}

/** Holds a few rows itself, and many in the database. */
class Keeper {
  private readonly ctx: SignedIn
  private readonly options: ImportOptions
  private importId: string | undefined
  private held: ImportRow[] = []
  private rows = 0
  private chunks = 0

  constructor(ctx: SignedIn, options: ImportOptions) {
    this.ctx = ctx
    this.options = options
  }

  async add(row: ImportRow): Promise<void> {
    this.held.push(row)
    if (++this.rows % BREATH === 0) await othersTurn()
    if (this.rows <= CONTACT_LIMITS.importInCall) return
    this.importId ??= await beginImport(this.ctx, this.options)
    while (this.held.length >= CHUNK) await this.keep(this.importId)
  }

  async close(): Promise<{ few: ImportRow[] } | { importId: string }> {
    const { importId } = this
    if (!importId) return { few: this.held }
    while (this.held.length > 0) await this.keep(importId)
    await store.changeImport(this.ctx, importId, { rows: this.rows })
    return { importId }
  }

  async discard(): Promise<void> {
    if (this.importId) await store.deleteImport(this.ctx, this.importId)
  }

  private async keep(importId: string): Promise<void> {
    await store.insertChunk(this.ctx, importId, ++this.chunks, this.held.splice(0, CHUNK))
  }
}

/** The account's row is locked while counting, so that several at once are not more than the most. */
const beginImport = (ctx: SignedIn, { source, sms, doubleOptIn }: ImportOptions): Promise<string> =>
  inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const underWay = await store.countUnderWay(within, earlier(ctx.now(), DAY_MS))
    if (underWay >= CONTACT_LIMITS.importsAtOnce)
      throw new Refusal('conflict', messages.contact.importsUnderWay(CONTACT_LIMITS.importsAtOnce))
    return store.insertImport(within, { source, sms, doubleOptIn, startedAt: ctx.now() })
  })

/** All its rows are there: from now on it is an import under way, and the one that is told of. */
export async function startImport(ctx: Owned, importId: string): Promise<void> {
  await store.deleteEndedImports(ctx)
  await store.changeImport(ctx, importId, { status: 'running' })
  await notify(ctx, { type: 'contacts' })
}

/** Takes in the next rows and notes it in the caller's transaction; false when there are none. */
export async function importNext(ctx: SignedIn, importId: string): Promise<boolean> {
  const found = await store.lockImport(ctx, importId)
  const chunk = found?.status === 'running' ? await store.nextChunk(ctx, importId) : undefined
  if (!found || !chunk?.rows) return false
  const tally = new Tally(found.counts ?? undefined)
  await importChunk(ctx, chunk.rows, found, tally)
  await store.noteChunkTaken(ctx, chunk, found.doubleOptIn ? tally.newIds : [])
  await store.changeImport(ctx, importId, { read: found.read + chunk.rows.length, counts: tally.counts() })
  await notify(ctx, { type: 'contacts' })
  return true
}

/** Those who came new and are to be asked to confirm. */
export const newIdsOf = (ctx: Owned, importId: string): Promise<string[]> => store.newIdsOf(ctx, importId)

/** Nothing of its rows stays; `said` is told after the counts. */
export async function endImport(ctx: Owned, importId: string, status: 'done' | 'stopped', said: string): Promise<void> {
  await store.deleteChunks(ctx, importId)
  await store.changeImport(ctx, importId, { status, said, finishedAt: ctx.now() })
  await notify(ctx, { type: 'contacts' })
}

export async function getImport(ctx: Owned, importId: string): Promise<LongImport | undefined> {
  const found = await store.findImport(ctx, importId)
  return found && importView(found)
}

export async function lastImport(ctx: Owned): Promise<LongImport | null> {
  const found = await store.newestImport(ctx)
  return found ? importView(found) : null
}

/** While it is under way the counts are told often, and named rows only at its end. */
function importView({ counts, status, said, rows, read, startedAt }: store.ImportRecord): LongImport {
  const result = new Tally(counts ?? undefined).result()
  const view = { ...result, rows, read, startedAt: startedAt.toISOString() }
  if (status === 'running') {
    const message = `${read.toLocaleString('en')} of ${rows.toLocaleString('en')} rows are read so far. The rest follows by itself.`
    return { ...view, errors: [], warnings: [], message, status }
  }
  return { ...view, message: `${result.message} ${said}`.trim(), ...(status === 'stopped' && { status }) }
}

export const forgetOldImports = async (ctx: Ctx): Promise<void> => {
  await store.deleteOldImports(ctx, goneBefore(ctx), earlier(ctx.now(), DAY_MS))
}
