export { endVoiceThread } from '#flite/flite.client.ts'
export { decodeWav, encodeWav, toFloat, toInt16 } from '#sound/wav.ts'
export { replaceFile } from './sentence.cache.ts'
export { builtInVoice } from './speak.ts'
