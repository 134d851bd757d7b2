/** Supertonic as a voice: English found in its sound, other languages shared out by their letters. */

import { editionOf } from '@octavo/edition'
import { voiceElsewhere } from '#elsewhere.ts'
import { planLetters, planScript } from '#script.plan.ts'
import type { Speaker } from '#speak.ts'
import { type SpeechRequest, type VoiceId, VoiceRefusal } from '#speech.ts'
import { wordsOf } from '#text/sentences.ts'
import { requestSound } from '#thread/neural.client.ts'
import { letterTimes } from '#timing/letter.times.ts'
import { editionOfPart } from './install.ts'
import { type NeuralOptions, orFailure } from './neural.voice.ts'
import { runtimeIn } from './onnx.ts'
import {
  SUPERTONIC_CAST,
  SUPERTONIC_SPEAKERS,
  type SupertonicLanguage,
  type SupertonicSpeaker,
  UNMEASURED_WPM,
} from './supertonic.table.ts'

const engineEdition = (): string =>
  editionOf(new URL('./supertonic.ts', import.meta.url)) + editionOf(new URL('./neural.sound.ts', import.meta.url))

type Who = { speaker: SupertonicSpeaker; language: 'en' | SupertonicLanguage }

/** Who speaks under an id: one of the twelve in English, a speaker by its own name, or `es-F1` for one in Spanish. */
function whoIs(id: string, languages: readonly SupertonicLanguage[]): Who | undefined {
  if (Object.hasOwn(SUPERTONIC_CAST, id)) return { speaker: SUPERTONIC_CAST[id as VoiceId], language: 'en' }
  const [code, name] = id.split('-')
  const language = languages.find((one) => one === code)
  const speaker = SUPERTONIC_SPEAKERS.find((one) => one === name)
  return language && speaker && id === idIn(language, speaker) ? { speaker, language } : undefined
}

/** The id of a speaker in a language other than English. */
export const idIn = (language: SupertonicLanguage, speaker: SupertonicSpeaker): string => `${language}-${speaker}`

/** How far a time is to be believed that letters alone tell. */
const BY_LETTERS = 0.6

/** Supertonic, where it is installed, in English and `languages`. Ask `isInstalled` first. */
export function supertonicVoice<Request extends SpeechRequest>({
  voices,
  threads = 1,
  languages,
  cacheDir,
  plan = async ({ text, lexicon }) => planScript(text, lexicon),
}: NeuralOptions<Request> & { languages: readonly SupertonicLanguage[] }): Speaker<Request> {
  const model = editionOfPart(voices, 'supertonic')
  const shared = {
    provider: 'supertonic',
    sound: ({ voice }: Request) => ({
      ...{ engine: engineEdition(), model, runtime: runtimeIn(voices) },
      ...whoIs(voice, languages),
    }),
    say({ text }: { text: string }, rate: number, { voice, signal }: Request) {
      const job = { model: 'supertonic', voices, threads, text, rate, ...whoIs(voice, languages)! } as const
      return orFailure({ name: 'Supertonic', part: 'supertonic', voices }, signal, () => requestSound(job, signal))
    },
    ...(cacheDir !== undefined && { cacheDir }),
  }
  const english = voiceElsewhere<Request>({ ...shared, source: 'aligned', plan })
  const other = voiceElsewhere<Request>({
    ...shared,
    source: 'estimated',
    plan: async ({ text }) => planLetters(text),
    times: (sound, { spoken }) => ({ ...letterTimes(sound, spoken), match: BY_LETTERS }),
  })
  return {
    async speak(request) {
      const who = whoIs(request.voice, languages)
      if (!who) throw new VoiceRefusal(`Supertonic has no voice “${request.voice}”. Choose another voice.`)
      return (who.language === 'en' ? english : other).speak(request)
    },
  }
}

/** About how many seconds Supertonic takes to say a text; nobody has measured it. */
export const supertonicSeconds = (text: string): number => (wordsOf(text).length / UNMEASURED_WPM) * 60
