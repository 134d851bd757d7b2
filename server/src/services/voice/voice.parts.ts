/** The twelve parts that a voice can have, and which of them suit a tone. */
import type { Tone } from '@octavo/contract/brand'
import { paceOf } from '@octavo/voice'
import type { VoiceId } from '@octavo/voice/speech'
import type { VoiceInfo } from './voice.ts'

const voice = (id: VoiceId, gender: VoiceInfo['gender'], description: string): VoiceInfo => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  gender,
  description,
  language: 'en',
  wordsAMinute: Math.round(paceOf(id)),
})

/** How they introduce themselves. Brands and films keep these ids, whoever speaks. */
export const PARTS: Record<VoiceId, VoiceInfo> = {
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

const SUITING: Record<Tone, readonly VoiceId[]> = {
  'Professional & Authoritative': ['professional', 'alloy', 'authoritative', 'onyx'],
  'Friendly & Approachable': ['friendly', 'warm', 'nova', 'echo'],
  'Energetic & Enthusiastic': ['nova', 'energetic', 'echo', 'friendly'],
  'Educational & Informative': ['storyteller', 'shimmer', 'fable', 'alloy'],
}

/** `voices`: who has the parts. */
export const suitingOf =
  (voices: Record<VoiceId, VoiceInfo>) =>
  (tone: Tone): VoiceInfo[] =>
    SUITING[tone].map((id) => voices[id])
