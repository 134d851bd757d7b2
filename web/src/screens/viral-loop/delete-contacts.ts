import { CONTACT_LIMITS, contactRoutes } from '@octavo/contract/contact'
import type { QueryClient } from '@tanstack/react-query'
import { refreshStats } from '#api/analytics.queries.ts'
import { call } from '#api/call.ts'
import { dropContacts, refreshContacts } from '#api/contact.queries.ts'
import { plural } from '#format/number.ts'
import { deleteWithUndo } from '#parts/deletion/delete-with-undo.ts'

/** Calls once for as many as one call may take. */
async function inParts(ids: readonly string[], send: (ids: string[]) => Promise<unknown>) {
  for (let from = 0; from < ids.length; from += CONTACT_LIMITS.atOnce)
    await send(ids.slice(from, from + CONTACT_LIMITS.atOnce))
}

/** Deletes contacts at once and offers Undo. */
export const deleteContacts = (cache: QueryClient, ids: readonly string[]): Promise<void> =>
  deleteWithUndo({
    done: ids.length === 1 ? 'Contact deleted' : `${plural(ids.length, 'contact')} deleted`,
    hide: () => dropContacts(cache, new Set(ids)),
    remove: () => inParts(ids, (ids) => call(contactRoutes.removeMany, { body: { ids } })),
    restore: () => inParts(ids, (ids) => call(contactRoutes.restoreMany, { body: { ids } })),
    refresh: () => Promise.all([refreshContacts(cache), refreshStats(cache)]),
  })
