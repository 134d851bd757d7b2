/** The built-in voice as a service: English, without a key and without a network. */
import type { Tone } from '@octavo/contract/brand'
import { builtInVoice, paceOf, RATES, speechSeconds } from '@octavo/voice'
import type { VoiceId } from '@octavo/voice/speech'
import { threads as own, type Threads } from '#threads/index.ts'
import type { SpeechRequest, Voice, VoiceInfo } from './voice.ts'

const voice = (id: VoiceId, gender: VoiceInfo['gender'], description: string): VoiceInfo => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  gender,
  description,
  language: 'en',
  wordsAMinute: Math.round(paceOf(id)),
})

/** How the voices introduce themselves. */
const INFO: Record<VoiceId, VoiceInfo> = {
  professional: voice('professional', 'male', 'Even and assured, for plain explanations'),
  friendly: voice('friendly', 'female', 'Open and light, as across a counter'),
  authoritative: voice('authoritative', 'male', 'Low and slow, for facts that carry weight'),
  warm: voice('warm', 'female', 'Soft and unhurried, close to the ear'),
  energetic: voice('energetic', 'male', 'Quick and bright, for news and offers'),
  storyteller: voice('storyteller', 'male', 'Calm and drawn out, for stories'),
  nova: voice('nova', 'female', 'Clear and lively'),
  alloy: voice('alloy', 'female', 'Deep and level'),
  echo: voice('echo', 'male', 'Plain and quick'),
  fable: voice('fable', 'male', 'Lighter, with a smile'),
  onyx: voice('onyx', 'male', 'Very deep and steady'),
  shimmer: voice('shimmer', 'female', 'High and gentle'),
}
const VOICES = Object.values(INFO)

const SUITING: Record<Tone, readonly VoiceId[]> = {
  'Professional & Authoritative': ['professional', 'alloy', 'authoritative', 'onyx'],
  'Friendly & Approachable': ['friendly', 'warm', 'nova', 'echo'],
  'Energetic & Enthusiastic': ['nova', 'energetic', 'echo', 'friendly'],
  'Educational & Informative': ['storyteller', 'shimmer', 'fable', 'alloy'],
}

/** Sentences are kept under `cacheDir` when it is given. */
export const embeddedVoice = ({ threads = own, ...options }: { cacheDir?: string; threads?: Threads } = {}): Voice => ({
  name: 'Built-in voice',
  embedded: true,
  costs: 'nothing',
  can: { rates: RATES },
  voices: () => VOICES,
  suiting: (tone) => SUITING[tone].map((id) => INFO[id]),
  estimate: speechSeconds,
  ...builtInVoice({
    ...options,
    plan: ({ text, lexicon, account }: SpeechRequest) => threads.run('planScript', [text, lexicon], account),
  }),
})
