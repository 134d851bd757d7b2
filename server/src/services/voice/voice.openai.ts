/** Any server that speaks as OpenAI's does (`POST /audio/speech`), also one's own: sound alone, so that the words are found in it. */
import { decodeWav } from '@octavo/voice'
import { askForSpeech, type Patience, SpeechFault } from './speech.call.ts'
import { KOKORO_CAST, OPENAI_CAST } from './voice.cast.ts'
import type { Voice } from './voice.ts'
import { type VendorParts, vendorVoice } from './voice.vendor.ts'

const NAME = 'Speech server'

export function openAiVoice(parts: VendorParts, patience?: Patience): Voice {
  const { model, apiKey, baseUrl } = parts.settings
  return vendorVoice(
    {
      name: NAME,
      cast: /kokoro/i.test(model) ? KOKORO_CAST : OPENAI_CAST,
      rates: { min: 0.25, max: 4 },
      mostCharacters: 4_096,
      source: 'aligned',
      async say({ sentence: { text }, voice, rate, signal }) {
        const file = await askForSpeech(
          {
            ...{ name: NAME, url: `${baseUrl}/audio/speech`, signal, accepts: /^audio\/|^application\/octet-stream/ },
            headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
            body: { model, voice, input: text, speed: rate, response_format: 'wav' },
          },
          patience,
        )
        try {
          return decodeWav(file)
        } catch {
          throw new SpeechFault('answer', NAME)
        }
      },
    },
    parts,
  )
}
