/** The table that chooses: one line a service, the one behind a key when its key is set, else the embedded one. */
import path from 'node:path'
import { type Config, WrongSetting } from '#config.ts'
import type { Threads } from '#threads/index.ts'
import { drawnPresenters } from './avatar/avatar.embedded.ts'
import type { AvatarStudio } from './avatar/avatar.ts'
import { embeddedEmail } from './email/email.embedded.ts'
import { smtpEmail } from './email/email.smtp.ts'
import type { EmailSender } from './email/email.ts'
import { smtpServer } from './email/smtp.server.ts'
import { embeddedLanguage } from './language/language.embedded.ts'
import { modelLanguage } from './language/language.model.ts'
import type { Language } from './language/language.ts'
import type { Spending } from './language/spending.ts'
import { systemOutbox } from './mail/system-mail.embedded.ts'
import { smtpSystemMail } from './mail/system-mail.smtp.ts'
import type { SystemMail } from './mail/system-mail.ts'
import { webPageReader } from './page-reader/page-reader.embedded.ts'
import type { PageReader } from './page-reader/page-reader.ts'
import { noPayments, testPayments } from './payments/payments.embedded.ts'
import { stripePayments } from './payments/payments.stripe.ts'
import type { Payments } from './payments/payments.ts'
import { inTurn } from './pictures/in-turn.ts'
import type { PictureBook } from './pictures/picture-book.ts'
import { noPictures } from './pictures/pictures.embedded.ts'
import { madePictures } from './pictures/pictures.made.ts'
import { pexelsPictures } from './pictures/pictures.pexels.ts'
import { pixabayPictures } from './pictures/pictures.pixabay.ts'
import type { Pictures } from './pictures/pictures.ts'
import { localPublisher } from './publisher/publisher.embedded.ts'
import { type Publishers, publishersOf } from './publisher/publisher.ts'
import type { Outbox } from './sending/outbox.ts'
import { embeddedSms } from './sms/sms.embedded.ts'
import type { SmsSender } from './sms/sms.ts'
import { twilioSms } from './sms/sms.twilio.ts'
import { removalsMayGo } from './storage/hold.ts'
import { folderStorage } from './storage/storage.embedded.ts'
import type { Storage } from './storage/storage.ts'
import {
  FETCHED_VOICES,
  type FetchedVoice,
  isInstalled,
  SUPERTONIC_LANGUAGES,
  type SupertonicLanguage,
} from './voice/fetched.ts'
import type { SpeechSpending } from './voice/spending.ts'
import { elevenLabsVoice } from './voice/voice.elevenlabs.ts'
import { embeddedVoice } from './voice/voice.embedded.ts'
import { onlyVoice } from './voice/voice.ljspeech.ts'
import { type FetchedOptions, neuralVoice } from './voice/voice.neural.ts'
import { openAiVoice } from './voice/voice.openai.ts'
import { lettersVoice } from './voice/voice.supertonic.ts'
import type { Voice } from './voice/voice.ts'

export { embeddedLanguage }

export type Services = {
  avatars: AvatarStudio
  pages: PageReader
  language: Language
  voice: Voice
  /** Pictures that others have taken, and those that a model makes. */
  stockPictures: Pictures
  madePictures: Pictures
  storage: Storage
  publishers: Publishers
  email: EmailSender
  sms: SmsSender
  systemMail: SystemMail
  payments: Payments
}

/** What they stand on: the settings, the clock, this installation's secret, where messages go that nobody sends, what models' texts and paid voices cost and how many pictures models made, and where texts are read. */
type Ground = {
  config: Config
  now: () => Date
  secret: string
  outbox: Outbox
  spending: Spending
  speechSpending: SpeechSpending
  pictureBook: PictureBook
  threads: Threads
}

/** How this installation introduces itself to the sites it reads. */
const userAgent = ({ version }: Config): string => `Octavo/${version}`

/** What needs no key. */
export function embeddedServices({ config, now, secret, outbox, threads }: Ground): Services {
  const { dataDir, mail, payments } = config
  const storage = folderStorage(path.join(dataDir, 'files'), () => removalsMayGo(dataDir))
  return {
    avatars: drawnPresenters({ cacheDir: path.join(dataDir, 'cache', 'avatars') }),
    pages: webPageReader({ userAgent: userAgent(config) }),
    language: embeddedLanguage({ threads }),
    voice: voiceOnThisMachine(config, threads),
    stockPictures: noPictures('Drawings in their place'),
    madePictures: noPictures('Drawings in their place'),
    storage,
    publishers: publishersOf([localPublisher(storage)]),
    email: embeddedEmail(outbox, mail.from.address),
    sms: embeddedSms(outbox),
    systemMail: systemOutbox(dataDir, now),
    payments: payments.provider === 'test' ? testPayments(secret) : noPayments(),
  }
}

/** How each voice that can be fetched speaks. */
const FETCHED: Record<
  FetchedVoice,
  { name: string; speaking: (options: FetchedOptions & { languages: readonly SupertonicLanguage[] }) => Voice }
> = {
  kokoro: { name: 'Kokoro', speaking: neuralVoice },
  ljspeech: { name: 'LJ Speech', speaking: onlyVoice },
  supertonic: { name: 'Supertonic', speaking: lettersVoice },
}

/** A voice that was fetched, else the built-in one. Which of them speaks is settled at the start, and neither steps in for the other. */
export function voiceOnThisMachine({ dataDir, voice, filmsAtOnce }: Config, threads?: Threads): Voice {
  const { engine, folder: voicesDir } = voice
  const parts = { cacheDir: path.join(dataDir, 'cache', 'voice'), ...(threads && { threads }) }
  const there = FETCHED_VOICES.filter((part) => isInstalled(voicesDir, part))
  const chosen = engine === 'auto' ? there[0] : engine === 'built-in' ? undefined : engine
  const languages = languagesOf(voice.languages, chosen)
  if (!chosen) return embeddedVoice(parts)
  const { name, speaking } = FETCHED[chosen]
  if (!there.includes(chosen))
    throw new WrongSetting(
      `VOICE_ENGINE asks for ${name}, which is not installed. Run npm run voices -- ${chosen} first.`,
    )
  return speaking({ languages, voicesDir, cores: filmsAtOnce, ...parts })
}

/** The languages that are asked for, where who speaks can say them. */
function languagesOf(asked: readonly string[], chosen: FetchedVoice | undefined): SupertonicLanguage[] {
  if (asked.length > 0 && chosen !== 'supertonic')
    throw new WrongSetting(
      'VOICE_LANGUAGES needs Supertonic to speak. Run npm run voices -- supertonic, and set VOICE_ENGINE=supertonic.',
    )
  return asked.map((code) => {
    const known = SUPERTONIC_LANGUAGES.find((one) => one === code)
    if (!known)
      throw new WrongSetting(`VOICE_LANGUAGES names ${code}. Supertonic says ${SUPERTONIC_LANGUAGES.join(', ')} here.`)
    return known
  })
}

/** What stands behind a key that is set, in place of the embedded ones. */
export const chooseServices = (
  { config, spending, speechSpending, pictureBook, threads }: Ground,
  embedded: Services,
): Services => ({
  ...embedded,
  ...(config.language && {
    language: modelLanguage({ settings: config.language, embedded: embedded.language, spending, threads }),
  }),
  ...(config.speech && {
    voice: SPEAKING[config.speech.provider]({
      ...{ settings: config.speech, spending: speechSpending, threads },
      cacheDir: path.join(config.dataDir, 'cache', 'paid-voice'),
    }),
  }),
  ...stockServices(config),
  ...(config.madePictures && {
    madePictures: madePictures(config.madePictures, { book: pictureBook, userAgent: userAgent(config) }),
  }),
  ...mailServices(config),
  ...(config.twilio && { sms: twilioSms(config.twilio) }),
  ...(config.payments.provider === 'stripe' && { payments: stripePayments(config.payments) }),
})

const SPEAKING = { openai: openAiVoice, elevenlabs: elevenLabsVoice }

/** Pexels before Pixabay, whose pictures are smaller. */
function stockServices(config: Config): Partial<Services> {
  const { pexels, pixabay } = config.stock ?? {}
  const ground = { cacheDir: path.join(config.dataDir, 'cache', 'pictures'), userAgent: userAgent(config) }
  const several = [
    ...(pexels ? [pexelsPictures(pexels, ground)] : []),
    ...(pixabay ? [pixabayPictures(pixabay, ground)] : []),
  ]
  return several.length > 0 ? { stockPictures: inTurn(several) } : {}
}

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
  // All accounts share what their keys allow.
  stockPictures: 'embedded',
  madePictures: 'embedded',
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
