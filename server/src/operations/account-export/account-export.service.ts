/** Everything of an account: exporting it and deleting it. */
import { Readable } from 'node:stream'
import { refuseWhilePaying } from '#billing/subscriptions/index.ts'
import type { Owned, SignedIn } from '#context.ts'
import { filmFolder } from '#films/videos/index.ts'
import { notify } from '#live-changes.ts'
import { removeAllMedia } from '#media/index.ts'
import { objectKey } from '#media/objects/index.ts'
import { suspend } from '#operations/index.ts'
import { headOf } from '#operations/journal/index.ts'
import * as store from './account-export.store.ts'

/** One JSON object a line, read as it is sent: whose it is, every row by the kind of thing, and how many there were. */
export const exportAccount = (ctx: SignedIn): Readable => Readable.from(lines(ctx))

async function* lines(ctx: SignedIn): AsyncGenerator<string> {
  const line = (value: object) => `${JSON.stringify(value)}\n`
  yield line({ export: 'octavo account', email: ctx.account.email, madeAt: ctx.now().toISOString() })
  // Before its rows are read, so that all it names is among them.
  const journal = await headOf(ctx)
  let rows = 0
  for (const table of store.OWN_TABLES) {
    for await (const page of store.pagesOf(ctx, table)) {
      rows += page.length
      yield page.map((row) => line({ kind: table.name, row })).join('')
    }
  }
  yield line({ end: true, rows, account: ctx.accountId, journal })
}

/**
 * Ends the account's work, then its files, then its rows in one statement. Where that is interrupted the account is still
 * there and can be deleted again.
 */
export async function deleteAccount(ctx: SignedIn): Promise<void> {
  await refuseWhilePaying(ctx)
  await suspend(ctx, 'kill-switch', 'The account is deleted')
  for (const key of await filesOf(ctx)) await ctx.services.storage.remove(key)
  await removeAllMedia(ctx)
  await store.deleteAccount(ctx)
  await notify(ctx, { type: 'sessions' })
}

async function filesOf(ctx: Owned): Promise<string[]> {
  const { videos, objects } = await store.fileOwners(ctx)
  return [...videos.map((id) => filmFolder(ctx.accountId, id)), ...objects.map((id) => objectKey(ctx.accountId, id))]
}
