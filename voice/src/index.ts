export { decodeWav, encodeWav, toFloat, toInt16 } from '#sound/wav.ts'
export { endVoiceThread } from '#thread/flite.client.ts'
export { replaceFile } from './sentence.cache.ts'
export { builtInVoice } from './speak.ts'
