import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { outboxFile } from './outbox-file.ts'
import type { SystemMail } from './system-mail.ts'

/** Without SMTP, the system's own mail goes to a file that only the operator reads (`npm run outbox`), never to a page. */
export function systemOutbox(dataDir: string, now: () => Date): SystemMail {
  const file = outboxFile(dataDir)
  return {
    name: 'Outbox file',
    embedded: true,
    costs: 'nothing',
    async send(message) {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      await appendFile(file, `${JSON.stringify({ at: now().toISOString(), ...message })}\n`, { mode: 0o600 })
    },
  }
}
