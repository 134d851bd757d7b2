/** Voices that are fetched on request: what there is, what lies here, and fetching. */
export {
  bytesOf,
  homeOf,
  installNeural,
  isInstalled,
  NEURAL_PACKAGES,
  NEURAL_PARTS,
  type NeuralPackage,
  type NeuralPart,
  runtimeIn,
  type Source,
  SUPERTONIC_LANGUAGES,
  type SupertonicLanguage,
  VoiceNotFetched,
} from '@octavo/voice'
export { FETCHED_VOICES, type FetchedVoice } from '@octavo/voice/speech'
