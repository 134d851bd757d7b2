/** The table that chooses: one line per capability, the real service when its key is set, else the embedded one. */
import path from 'node:path'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { embeddedFilmMaker } from './film/film.embedded.ts'
import type { FilmMaker } from './film/film.ts'
import { embeddedLanguage } from './language/language.embedded.ts'
import type { Language } from './language/language.ts'
import { systemOutbox } from './mail/system-mail.embedded.ts'
import type { SystemMail } from './mail/system-mail.ts'
import { folderStorage } from './storage/storage.embedded.ts'
import type { Storage } from './storage/storage.ts'
import { embeddedVoice } from './voice/voice.embedded.ts'
import type { Voice } from './voice/voice.ts'

export type Providers = {
  language: Language
  voice: Voice
  film: FilmMaker
  storage: Storage
  systemMail: SystemMail
}

export function chooseProviders(config: Config, log: Log, now: () => Date): Providers {
  return {
    language: embeddedLanguage(),
    voice: embeddedVoice({ cacheDir: path.join(config.dataDir, 'cache', 'voice') }),
    film: embeddedFilmMaker({ encoder: config.encoder, log }),
    storage: folderStorage(path.join(config.dataDir, 'files')),
    systemMail: systemOutbox(config.dataDir, now),
  }
}

const CAPABILITIES: Record<keyof Providers, string> = {
  language: 'Scripts',
  voice: 'Voice',
  film: 'Films',
  storage: 'Files',
  systemMail: 'System mail',
}

/** Which service does each kind of work: the screens say it. */
export const capabilitiesOf = (providers: Providers) =>
  (Object.keys(CAPABILITIES) as (keyof Providers)[]).map((key) => ({
    name: CAPABILITIES[key],
    provider: providers[key].name,
    embedded: true,
  }))
