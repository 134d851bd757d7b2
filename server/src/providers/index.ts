/** The table that chooses: one line per capability, the real service when its key is set, else the embedded one. */
import path from 'node:path'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { drawnPresenters } from './avatar/avatar.embedded.ts'
import type { AvatarStudio } from './avatar/avatar.ts'
import { embeddedEmail } from './email/email.embedded.ts'
import { smtpEmail } from './email/email.smtp.ts'
import type { EmailSender } from './email/email.ts'
import { smtpServer } from './email/smtp.server.ts'
import { signingBy } from './film/film.credentials.ts'
import { embeddedFilmMaker } from './film/film.embedded.ts'
import type { FilmMaker } from './film/film.ts'
import { embeddedLanguage } from './language/language.embedded.ts'
import type { Language } from './language/language.ts'
import { systemOutbox } from './mail/system-mail.embedded.ts'
import { smtpSystemMail } from './mail/system-mail.smtp.ts'
import type { SystemMail } from './mail/system-mail.ts'
import { embeddedInspector } from './media/media.embedded.ts'
import type { MediaInspector } from './media/media.ts'
import { webPageReader } from './page-reader/page-reader.embedded.ts'
import type { PageReader } from './page-reader/page-reader.ts'
import { embeddedPublishers } from './publisher/publisher.embedded.ts'
import type { Publishers } from './publisher/publisher.ts'
import type { Outbox } from './sending/outbox.ts'
import { embeddedSms } from './sms/sms.embedded.ts'
import type { SmsSender } from './sms/sms.ts'
import { twilioSms } from './sms/sms.twilio.ts'
import { folderStorage } from './storage/storage.embedded.ts'
import type { Storage } from './storage/storage.ts'
import { embeddedVoice } from './voice/voice.embedded.ts'
import type { Voice } from './voice/voice.ts'

export type Providers = {
  avatars: AvatarStudio
  pages: PageReader
  language: Language
  voice: Voice
  film: FilmMaker
  media: MediaInspector
  storage: Storage
  publishers: Publishers
  email: EmailSender
  sms: SmsSender
  systemMail: SystemMail
}

/** What an account in its trial is served by: nothing that costs the operator, where they sell plans. */
export function trialProviders({ payments, mail }: Config, chosen: Providers, outbox: Outbox): Providers {
  if (payments.trialServices === 'all') return chosen
  return {
    ...chosen,
    language: embeddedLanguage(),
    email: embeddedEmail(outbox, mail.from.address),
    sms: embeddedSms(outbox),
  }
}

export function chooseProviders(config: Config, log: Log, now: () => Date, outbox: Outbox): Providers {
  const storage = folderStorage(path.join(config.dataDir, 'files'))
  return {
    avatars: drawnPresenters({ cacheDir: path.join(config.dataDir, 'cache', 'avatars') }),
    pages: webPageReader({ userAgent: `Octavo/${config.version}` }),
    language: embeddedLanguage(),
    voice: embeddedVoice({ cacheDir: path.join(config.dataDir, 'cache', 'voice') }),
    film: embeddedFilmMaker({ encoder: config.encoder, log, signing: signingBy(config, log) }),
    media: embeddedInspector(config),
    storage,
    publishers: embeddedPublishers(storage),
    ...mailServices(config, now, outbox),
    sms: config.twilio ? twilioSms(config.twilio) : embeddedSms(outbox),
  }
}

/** One mail server carries campaigns and the system's own mail. */
function mailServices({ mail, dataDir }: Config, now: () => Date, outbox: Outbox) {
  const { smtpUrl: url, dkim, from } = mail
  if (!url) return { email: embeddedEmail(outbox, from.address), systemMail: systemOutbox(dataDir, now) }
  const server = smtpServer({ url, ...(dkim && { dkim }) })
  return { email: smtpEmail(server, from.address), systemMail: smtpSystemMail(server, from) }
}

const CAPABILITIES: Record<keyof Providers, string> = {
  language: 'Scripts',
  voice: 'Voice',
  film: 'Films',
  media: 'Own media',
  storage: 'Files',
  publishers: 'Publishing',
  email: 'Mail',
  sms: 'Texts',
  systemMail: 'System mail',
  avatars: 'Presenters',
  pages: 'Web pages',
}

/** Which service does each kind of work: the screens say it. */
export const capabilitiesOf = (providers: Providers) =>
  (Object.keys(CAPABILITIES) as (keyof Providers)[]).map((key) => ({
    name: CAPABILITIES[key],
    provider: providers[key].name,
    embedded: isEmbedded(providers[key]),
  }))

/** Those that have no other service behind a key yet do not say. */
const isEmbedded = (provider: object): boolean => !('embedded' in provider) || provider.embedded === true
