import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SystemMessage } from './system-mail.ts'

/** Where the system's own mail waits for the operator while no mail server is set. */
export const outboxFile = (dataDir: string): string => path.join(dataDir, 'outbox', 'system-mail.jsonl')

/** The mails in the file, the oldest first. */
export async function readOutbox(dataDir: string): Promise<(SystemMessage & { at: string })[]> {
  const text = await readFile(outboxFile(dataDir), 'utf8').catch(() => '')
  // What stands behind the last line break is being written just now.
  const lines = text.split('\n').slice(0, -1)
  return lines.filter(Boolean).map((line) => JSON.parse(line) as SystemMessage & { at: string })
}
