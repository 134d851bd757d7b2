/** The built-in voice as a service: English, without a key and without a network. */
import { NATURAL_VOICE } from '@octavo/contract/avatar-video'
import { builtInVoice, RATES, speechSeconds } from '@octavo/voice'
import { threads as own, type Threads } from '#threads/index.ts'
import { PARTS, suitingOf } from './voice.parts.ts'
import type { SpeechRequest, Voice } from './voice.ts'

/** Sentences are kept under `cacheDir` when it is given. */
export const embeddedVoice = ({ threads = own, ...options }: { cacheDir?: string; threads?: Threads } = {}): Voice => ({
  name: NATURAL_VOICE.insteadOf,
  embedded: true,
  costs: 'nothing',
  can: { rates: RATES },
  voices: () => Object.values(PARTS),
  suiting: suitingOf(PARTS),
  estimate: speechSeconds,
  ...builtInVoice({
    ...options,
    plan: ({ text, lexicon, account }: SpeechRequest) => threads.run('planScript', [text, lexicon], account),
  }),
})
