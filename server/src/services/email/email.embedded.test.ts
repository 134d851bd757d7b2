import { memoryOutbox } from '#services/sending/outbox.fixture.ts'
import { emailPromises } from './email.conformance.ts'
import { embeddedEmail } from './email.embedded.ts'

emailPromises('The outbox', async () => {
  const outbox = memoryOutbox()
  return {
    sender: embeddedEmail(outbox, 'octavo@octavo.example'),
    received: () =>
      outbox.entries.map((entry) => ({
        to: entry.to,
        content: `${entry.text}\n${entry.html}`,
        headers: Object.fromEntries(
          Object.entries({ ...entry.headers, From: entry.from, Subject: entry.subject }).map(([name, value]) => [
            name.toLowerCase(),
            value,
          ]),
        ),
      })),
    end: async () => {},
  }
})
