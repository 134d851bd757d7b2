/** Who has each of the twelve parts where a vendor speaks: a voice of the same gender that fits. */
import { KOKORO_VOICES, languageOfSpeaker, UNMEASURED_WPM } from '@octavo/voice'
import { VOICES, type VoiceId } from '@octavo/voice/speech'
import { PARTS } from './voice.parts.ts'
import type { VoiceInfo } from './voice.ts'

/** A vendor's voice: what it is asked for, and its name where that is another. */
export type Actor = { voice: string; name?: string; language?: string }
export type Cast = Record<VoiceId, Actor>

const named = (voices: Record<VoiceId, string>): Cast =>
  Object.fromEntries(Object.entries(voices).map(([id, voice]) => [id, { voice }])) as Cast

export const OPENAI_CAST = named({
  professional: 'ash',
  friendly: 'coral',
  authoritative: 'onyx',
  warm: 'sage',
  energetic: 'echo',
  storyteller: 'fable',
  nova: 'nova',
  alloy: 'alloy',
  echo: 'echo',
  fable: 'fable',
  onyx: 'onyx',
  shimmer: 'shimmer',
})

/** Kokoro's servers know OpenAI's names, but give some of them to the other gender; its own are spoken by whom they are on this machine. */
export const KOKORO_CAST = Object.fromEntries(
  VOICES.map((id) => [
    id,
    { voice: KOKORO_VOICES[id]!.speaker, language: languageOfSpeaker(KOKORO_VOICES[id]!.speaker) },
  ]),
) as Cast

/** ElevenLabs' voices that every account has. */
export const ELEVENLABS_CAST: Cast = {
  professional: { voice: 'nPczCjzI2devNBz1zQrb', name: 'Brian' },
  friendly: { voice: 'cgSgspJ2msm6clMCkdW9', name: 'Jessica' },
  authoritative: { voice: 'onwK4e9ZLuTAKqWW03F9', name: 'Daniel', language: 'en-GB' },
  warm: { voice: 'XrExE9yKIg1WjnnlVkGX', name: 'Matilda' },
  energetic: { voice: 'TX3LPaxmHKxFdv7VOQHJ', name: 'Liam' },
  storyteller: { voice: 'JBFqnCBsd6RMkjVDRZzb', name: 'George', language: 'en-GB' },
  nova: { voice: 'FGY2WhTYpPnrIDTdsKH5', name: 'Laura' },
  alloy: { voice: 'EXAVITQu4vr4xnSDxMaL', name: 'Sarah' },
  echo: { voice: 'cjVigY5qzO86Huf0OWal', name: 'Eric' },
  fable: { voice: 'iP95p4xoKVk53GoZ742B', name: 'Chris' },
  onyx: { voice: 'pqHfZKP75CvOlQylNhV4', name: 'Bill' },
  shimmer: { voice: 'pFZP5JQG7iQjIQuC4Bku', name: 'Lily', language: 'en-GB' },
}

/** The cast with the parts that the operator gave to others. */
export const castWith = (cast: Cast, given: Partial<Record<VoiceId, string>> = {}): Cast =>
  Object.fromEntries(VOICES.map((id) => [id, given[id] ? { voice: given[id] } : cast[id]])) as Cast

/** How the parts introduce themselves with who has them. */
export const infoOf = (cast: Cast): Record<VoiceId, VoiceInfo> =>
  Object.fromEntries(
    VOICES.map((id) => {
      const { voice, name = voice, language = 'en' } = cast[id]
      const part = PARTS[id]
      const shown = name.toLowerCase() === id ? part.name : `${part.name} (${name})`
      return [id, { ...part, name: shown, language, wordsAMinute: USUAL_PACE }]
    }),
  ) as Record<VoiceId, VoiceInfo>

/** Words a minute with pauses, where nobody has measured a voice. */
export const USUAL_PACE = UNMEASURED_WPM
