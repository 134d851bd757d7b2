export {
  type AlignedCaption,
  type Alignment,
  alignSpeech,
  LONGEST_RECORDING_MINUTES,
} from '#align/align.speech.ts'
export { spectrumSizes } from '#align/spectrum.ts'
export { VoiceNotFetched } from '#neural/fetch.file.ts'
export { homeOf, installNeural, isInstalled, type Source } from '#neural/install.ts'
export { KOKORO_VOICES, languageOfSpeaker } from '#neural/kokoro.table.ts'
export { LJSPEECH_MODEL, LJSPEECH_WPM } from '#neural/ljspeech.table.ts'
export {
  bytesOf,
  NEURAL_PACKAGES,
  NEURAL_PARTS,
  type NeuralPackage,
  type NeuralPart,
} from '#neural/neural.table.ts'
export { kokoroSeconds, kokoroVoice, ljSpeechSeconds, ljSpeechVoice } from '#neural/neural.voice.ts'
export { runtimeIn } from '#neural/onnx.ts'
export {
  SUPERTONIC_CAST,
  SUPERTONIC_LANGUAGES,
  SUPERTONIC_SPEAKERS,
  type SupertonicLanguage,
  type SupertonicSpeaker,
  UNMEASURED_WPM,
} from '#neural/supertonic.table.ts'
export { idIn, supertonicSeconds, supertonicVoice } from '#neural/supertonic.voice.ts'
export { decodeWav, encodeWav, toFloat, toInt16 } from '#sound/wav.ts'
export { endAlignThread } from '#thread/align.client.ts'
export { endVoiceThread } from '#thread/flite.client.ts'
export { endNeuralThread } from '#thread/neural.client.ts'
export { type Said, voiceElsewhere, type WrittenSentence } from './elsewhere.ts'
export { paceOf, speechSeconds } from './pace.ts'
export { type FoundLine, findLine, findLines, type Reading, type ReadTimes, VOICE_LUFS } from './reading.ts'
export { planScript } from './script.plan.ts'
export { replaceFile } from './sentence.cache.ts'
export { builtInVoice, RATES } from './speak.ts'
