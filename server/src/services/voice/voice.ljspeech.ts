/** LJ Speech as a service: one fetched voice (`npm run voices -- ljspeech`), which has all of the twelve parts. */
import { LJSPEECH_WPM, ljSpeechSeconds, ljSpeechVoice, RATES } from '@octavo/voice'
import { VOICES, type VoiceId } from '@octavo/voice/speech'
import { threads as own } from '#threads/index.ts'
import type { FetchedOptions } from './voice.neural.ts'
import { PARTS, suitingOf } from './voice.parts.ts'
import type { SpeechRequest, Voice, VoiceInfo } from './voice.ts'

/** Whichever part is chosen, the same woman reads: her pitch is not bent to seem to be somebody else's. */
const inPart = (id: VoiceId): VoiceInfo => ({
  ...PARTS[id],
  gender: 'female',
  description: 'The one voice here, the same woman for all twelve',
  language: 'en-US',
  wordsAMinute: LJSPEECH_WPM,
})

const IN_PARTS = Object.fromEntries(VOICES.map((id) => [id, inPart(id)])) as Record<VoiceId, VoiceInfo>

/** The voice under `voicesDir`; sentences are kept under `cacheDir` when it is given. */
export const onlyVoice = ({ voicesDir, cacheDir, cores = 1, threads = own }: FetchedOptions): Voice => ({
  name: 'LJ Speech',
  embedded: true,
  costs: 'nothing',
  can: { rates: RATES },
  voices: () => Object.values(IN_PARTS),
  suiting: suitingOf(IN_PARTS),
  estimate: ljSpeechSeconds,
  ...ljSpeechVoice({
    voices: voicesDir,
    threads: cores,
    ...(cacheDir !== undefined && { cacheDir }),
    plan: ({ text, lexicon, account }: SpeechRequest) => threads.run('planScript', [text, lexicon], account),
  }),
})
