import type { VoiceId } from '#providers/voice/voice.ts'
import type { PresenterVoice } from './avatar.ts'

type Named = Omit<PresenterVoice, 'id'>
const named = (name: string, gender: Named['gender'], description: string): Named => ({ name, gender, description })

/** How the embedded voices introduce themselves. */
export const VOICE_NAMES: Record<VoiceId, Named> = {
  professional: named('Professional', 'male', 'Even and assured, for plain explanations'),
  friendly: named('Friendly', 'female', 'Open and light, as across a counter'),
  authoritative: named('Authoritative', 'male', 'Low and slow, for facts that carry weight'),
  warm: named('Warm', 'female', 'Soft and unhurried, close to the ear'),
  energetic: named('Energetic', 'male', 'Quick and bright, for news and offers'),
  storyteller: named('Storyteller', 'male', 'Calm and drawn out, for stories'),
  nova: named('Nova', 'female', 'Clear and lively'),
  alloy: named('Alloy', 'female', 'Deep and level'),
  echo: named('Echo', 'male', 'Plain and quick'),
  fable: named('Fable', 'male', 'Lighter, with a smile'),
  onyx: named('Onyx', 'male', 'Very deep and steady'),
  shimmer: named('Shimmer', 'female', 'High and gentle'),
}

export const SAMPLE_WORDS = 'Hello. This is how I sound when I tell people about your work.'
