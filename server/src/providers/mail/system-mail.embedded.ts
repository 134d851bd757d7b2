import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SystemMail, SystemMessage } from './system-mail.ts'

/** Without SMTP, the system's own mail goes to a file that only the operator reads (`npm run outbox`), never to a page. */
export const outboxFile = (dataDir: string): string => path.join(dataDir, 'outbox', 'system-mail.jsonl')

export function systemOutbox(dataDir: string, now: () => Date): SystemMail {
  const file = outboxFile(dataDir)
  return {
    name: 'Outbox file',
    embedded: true,
    async send(message) {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await appendFile(file, `${JSON.stringify({ at: now().toISOString(), ...message })}\n`, { mode: 0o600 })
    },
  }
}

/** The mails in the file, the oldest first. */
export async function readOutbox(dataDir: string): Promise<(SystemMessage & { at: string })[]> {
  const text = await readFile(outboxFile(dataDir), 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SystemMessage & { at: string })
}
