/** Turning a script into speech. Every adapter answers with sound and the times of its words. */
import type { Speech, SpeechRequest } from '@octavo/voice/speech'

export {
  type Speech,
  type SpeechRequest,
  VOICES,
  type VoiceId,
  VoiceRefusal,
} from '@octavo/voice/speech'

export interface Voice {
  /** Shown on screens: which service did the work. */
  readonly name: string
  /** Speaks the whole script. Throws VoiceRefusal when the text cannot be spoken (empty, unsupported script). */
  speak(request: SpeechRequest): Promise<Speech>
}
