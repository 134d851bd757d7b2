/** `npm run outbox`: the mails that the system could not send because no SMTP server is configured. */
import { readConfig } from '#config.ts'
import { readOutbox } from '#services/mail/outbox-file.ts'

const mails = await readOutbox(readConfig().dataDir)
if (mails.length === 0) console.log('The outbox is empty.')
for (const mail of mails) console.log(`${mail.at}  to ${mail.to}\n${mail.subject}\n\n${mail.text}\n${'-'.repeat(72)}`)
