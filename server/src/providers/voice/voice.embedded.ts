/** The built-in voice as a provider: English, without a key and without a network. */
import { builtInVoice } from '@octavo/voice'
import type { Voice } from './voice.ts'

/** Sentences are kept under `cacheDir` when it is given. */
export const embeddedVoice = (options: { cacheDir?: string } = {}): Voice => ({
  name: 'Built-in voice',
  ...builtInVoice(options),
})
