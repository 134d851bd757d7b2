/** The table that chooses: one line a service, the one behind a key when its key is set, else the embedded one. */
import path from 'node:path'
import type { Config } from '#config.ts'
import type { Threads } from '#threads/index.ts'
import { drawnPresenters } from './avatar/avatar.embedded.ts'
import type { AvatarStudio } from './avatar/avatar.ts'
import { embeddedEmail } from './email/email.embedded.ts'
import { smtpEmail } from './email/email.smtp.ts'
import type { EmailSender } from './email/email.ts'
import { smtpServer } from './email/smtp.server.ts'
import { embeddedLanguage } from './language/language.embedded.ts'
import type { Language } from './language/language.ts'
import { systemOutbox } from './mail/system-mail.embedded.ts'
import { smtpSystemMail } from './mail/system-mail.smtp.ts'
import type { SystemMail } from './mail/system-mail.ts'
import { webPageReader } from './page-reader/page-reader.embedded.ts'
import type { PageReader } from './page-reader/page-reader.ts'
import { noPayments, testPayments } from './payments/payments.embedded.ts'
import { stripePayments } from './payments/payments.stripe.ts'
import type { Payments } from './payments/payments.ts'
import { localPublisher } from './publisher/publisher.embedded.ts'
import { type Publishers, publishersOf } from './publisher/publisher.ts'
import type { Outbox } from './sending/outbox.ts'
import { embeddedSms } from './sms/sms.embedded.ts'
import type { SmsSender } from './sms/sms.ts'
import { twilioSms } from './sms/sms.twilio.ts'
import { removalsMayGo } from './storage/hold.ts'
import { folderStorage } from './storage/storage.embedded.ts'
import type { Storage } from './storage/storage.ts'
import { embeddedVoice } from './voice/voice.embedded.ts'
import type { Voice } from './voice/voice.ts'

export { embeddedLanguage }

export type Services = {
  avatars: AvatarStudio
  pages: PageReader
  language: Language
  voice: Voice
  storage: Storage
  publishers: Publishers
  email: EmailSender
  sms: SmsSender
  systemMail: SystemMail
  payments: Payments
}

/** What they stand on: the settings, the clock, this installation's secret, where messages go that nobody sends, and where texts are read. */
type Ground = { config: Config; now: () => Date; secret: string; outbox: Outbox; threads: Threads }

/** What needs no key. */
export function embeddedServices({ config, now, secret, outbox, threads }: Ground): Services {
  const { dataDir, mail, payments, version } = config
  const storage = folderStorage(path.join(dataDir, 'files'), () => removalsMayGo(dataDir))
  return {
    avatars: drawnPresenters({ cacheDir: path.join(dataDir, 'cache', 'avatars') }),
    pages: webPageReader({ userAgent: `Octavo/${version}` }),
    language: embeddedLanguage({ threads }),
    voice: embeddedVoice({ cacheDir: path.join(dataDir, 'cache', 'voice'), threads }),
    storage,
    publishers: publishersOf([localPublisher(storage)]),
    email: embeddedEmail(outbox, mail.from.address),
    sms: embeddedSms(outbox),
    systemMail: systemOutbox(dataDir, now),
    payments: payments.provider === 'test' ? testPayments(secret) : noPayments(),
  }
}

/** What stands behind a key that is set, in place of the embedded ones. */
export const chooseServices = ({ config }: Ground, embedded: Services): Services => ({
  ...embedded,
  ...mailServices(config),
  ...(config.twilio && { sms: twilioSms(config.twilio) }),
  ...(config.payments.provider === 'stripe' && { payments: stripePayments(config.payments) }),
})

/** One mail server carries campaigns and the system's own mail. */
function mailServices({ mail: { smtpUrl: url, dkim, from } }: Config) {
  if (!url) return {}
  const server = smtpServer({ url, ...(dkim && { dkim }) })
  return { email: smtpEmail(server, from.address), systemMail: smtpSystemMail(server, from) }
}

/** What an account in its trial is served by where plans are sold: of what costs the operator by the piece, the embedded one. */
const IN_TRIAL: Record<keyof Services, 'embedded' | 'chosen'> = {
  avatars: 'embedded',
  pages: 'embedded',
  language: 'embedded',
  voice: 'embedded',
  // Files are where they are, also after the trial.
  storage: 'chosen',
  // Channels are the account's own.
  publishers: 'chosen',
  email: 'embedded',
  sms: 'embedded',
  // Whoever has lost a password must get one, and a trial ends by paying.
  systemMail: 'chosen',
  payments: 'chosen',
}

export function trialServices({ payments }: Config, chosen: Services, embedded: Services): Services {
  if (payments.trialServices === 'all') return chosen
  const keys = Object.keys(IN_TRIAL) as (keyof Services)[]
  const own = keys.filter((key) => IN_TRIAL[key] === 'embedded' && !chosen[key].embedded)
  return { ...chosen, ...Object.fromEntries(own.map((key) => [key, embedded[key]])) }
}
