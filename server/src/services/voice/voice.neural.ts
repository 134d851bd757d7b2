/** Kokoro as a service: a neural voice that its owner has fetched (`npm run voices -- kokoro`), spoken on this machine. */
import { KOKORO_VOICES, kokoroSeconds, kokoroVoice, languageOfSpeaker, RATES } from '@octavo/voice'
import { VOICES, type VoiceId } from '@octavo/voice/speech'
import { threads as own, type Threads } from '#threads/index.ts'
import { PARTS, suitingOf } from './voice.parts.ts'
import type { SpeechRequest, Voice, VoiceInfo } from './voice.ts'

/** A part with who has it. */
const inPart = (id: VoiceId): VoiceInfo => {
  const { speaker, heard } = KOKORO_VOICES[id]!
  return { ...PARTS[id], language: languageOfSpeaker(speaker), wordsAMinute: heard.wpm }
}

/** A speaker without a part; the name tells the gender: `bf_emma`. */
function besides(id: string): VoiceInfo {
  const [kind = '', name = ''] = id.split('_')
  return {
    id,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    gender: kind.endsWith('f') ? 'female' : 'male',
    description: 'Natural',
    language: languageOfSpeaker(id),
    wordsAMinute: KOKORO_VOICES[id]!.heard.wpm,
  }
}

const IN_PARTS = Object.fromEntries(VOICES.map((id) => [id, inPart(id)])) as Record<VoiceId, VoiceInfo>
const ALL = [
  ...Object.values(IN_PARTS),
  ...Object.keys(KOKORO_VOICES)
    .filter((id) => !Object.hasOwn(PARTS, id))
    .map(besides),
]

export type FetchedOptions = { voicesDir: string; cacheDir?: string; threads?: Threads; cores?: number }

/** The voices under `voicesDir`; sentences are kept under `cacheDir` when it is given. */
export const neuralVoice = ({ voicesDir, cacheDir, cores = 1, threads = own }: FetchedOptions): Voice => ({
  name: 'Kokoro',
  embedded: true,
  costs: 'nothing',
  can: { rates: RATES },
  voices: () => ALL,
  suiting: suitingOf(IN_PARTS),
  estimate: kokoroSeconds,
  ...kokoroVoice({
    voices: voicesDir,
    threads: cores,
    ...(cacheDir !== undefined && { cacheDir }),
    plan: ({ text, lexicon, account }: SpeechRequest) => threads.run('planScript', [text, lexicon], account),
  }),
})
