/** Supertonic as a service: ten fetched speakers (`npm run voices -- supertonic`), in English and in languages that the operator names. */
import {
  idIn,
  RATES,
  SUPERTONIC_CAST,
  SUPERTONIC_SPEAKERS,
  type SupertonicLanguage,
  type SupertonicSpeaker,
  supertonicSeconds,
  supertonicVoice,
  UNMEASURED_WPM,
} from '@octavo/voice'
import { VOICES, type VoiceId } from '@octavo/voice/speech'
import { threads as own } from '#threads/index.ts'
import { type Cast, infoOf } from './voice.cast.ts'
import type { FetchedOptions } from './voice.neural.ts'
import { suitingOf } from './voice.parts.ts'
import type { SpeechRequest, Voice, VoiceInfo } from './voice.ts'

const IN_PARTS = infoOf(
  Object.fromEntries(VOICES.map((id) => [id, { voice: SUPERTONIC_CAST[id] }])) as Cast,
) satisfies Record<VoiceId, VoiceInfo>

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** A speaker in another language. */
const inLanguage = (language: SupertonicLanguage, speaker: SupertonicSpeaker): VoiceInfo => ({
  id: idIn(language, speaker),
  name: `${LANGUAGE_NAMES.of(language)} (${speaker})`,
  gender: speaker.startsWith('F') ? 'female' : 'male',
  description: 'For films whose words you write in this language',
  language,
  wordsAMinute: UNMEASURED_WPM,
})

/** The voices under `voicesDir`; sentences are kept under `cacheDir` when it is given. */
export function lettersVoice({
  voicesDir,
  cacheDir,
  cores = 1,
  threads = own,
  languages = [],
}: FetchedOptions & { languages?: readonly SupertonicLanguage[] }): Voice {
  const all = [
    ...Object.values(IN_PARTS),
    ...languages.flatMap((language) => SUPERTONIC_SPEAKERS.map((speaker) => inLanguage(language, speaker))),
  ]
  return {
    name: 'Supertonic',
    embedded: true,
    costs: 'nothing',
    can: { rates: RATES },
    voices: () => all,
    suiting: suitingOf(IN_PARTS),
    estimate: supertonicSeconds,
    ...supertonicVoice({
      voices: voicesDir,
      threads: cores,
      languages,
      ...(cacheDir !== undefined && { cacheDir }),
      plan: ({ text, lexicon, account }: SpeechRequest) => threads.run('planScript', [text, lexicon], account),
    }),
  }
}
