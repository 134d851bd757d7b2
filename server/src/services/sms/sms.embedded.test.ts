import { memoryOutbox } from '#services/sending/outbox.fixture.ts'
import { smsPromises } from './sms.conformance.ts'
import { embeddedSms } from './sms.embedded.ts'

smsPromises('The outbox', async () => {
  const outbox = memoryOutbox()
  return {
    sender: embeddedSms(outbox),
    received: () => outbox.entries.map(({ to, text }) => ({ to, body: text })),
    end: async () => {},
  }
})
