import type { Outbox, OutboxEntry } from './outbox.ts'

/** An outbox in memory, for tests. */
export function memoryOutbox(): Outbox & { entries: OutboxEntry[] } {
  const entries: OutboxEntry[] = []
  return {
    entries,
    async put(entry) {
      const known = entries.some((one) => one.accountId === entry.accountId && one.key === entry.key)
      if (!known) entries.push(entry)
    },
  }
}
