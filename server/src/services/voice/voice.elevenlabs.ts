/** ElevenLabs, which tells when each character is said. */
import type { Said, WrittenSentence } from '@octavo/voice'
import { z } from 'zod'
import { askForSpeech, type Patience, SpeechFault } from './speech.call.ts'
import { ELEVENLABS_CAST } from './voice.cast.ts'
import type { Voice } from './voice.ts'
import { type VendorParts, vendorVoice } from './voice.vendor.ts'

const NAME = 'ElevenLabs'
const RATE = 24_000
// What the models take in one go; a model that is not known here, the least of them.
const MOST_CHARACTERS: [RegExp, number][] = [
  [/^eleven_(flash|turbo)_v2_5$/, 40_000],
  [/^eleven_(flash|turbo)_v2$/, 30_000],
  [/^eleven_multilingual_v[12]$|^eleven_monolingual_v1$/, 10_000],
]
const LEAST_CHARACTERS = 3_000

const Times = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
})
const Answer = z.object({ audio_base64: z.string().min(1), alignment: Times.nullish() })

export function elevenLabsVoice(parts: VendorParts, patience?: Patience): Voice {
  const { model, apiKey = '', baseUrl } = parts.settings
  return vendorVoice(
    {
      name: NAME,
      cast: ELEVENLABS_CAST,
      rates: { min: 0.7, max: 1.2 },
      mostCharacters: MOST_CHARACTERS.find(([models]) => models.test(model))?.[1] ?? LEAST_CHARACTERS,
      source: 'provider',
      async say({ sentence, voice, rate, signal }) {
        const url = `${baseUrl}/v1/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_${RATE}`
        const body = { text: sentence.text, model_id: model, voice_settings: { speed: rate } }
        const call = { name: NAME, url, body, signal, accepts: /^application\/json/, headers: { 'xi-api-key': apiKey } }
        return saidIn(await askForSpeech(call, patience), sentence)
      },
    },
    parts,
  )
}

function saidIn(file: Buffer, sentence: WrittenSentence): Said {
  const answer = Answer.safeParse(jsonIn(file)).data
  const sound = Buffer.from(answer?.audio_base64 ?? '', 'base64')
  if (!answer || sound.length < 2) throw new SpeechFault('answer', NAME)
  const pcm = Float32Array.from({ length: sound.length >> 1 }, (_, at) => sound.readInt16LE(at * 2) / 32_768)
  const captions = answer.alignment && captionTimes(answer.alignment, sentence)
  return { pcm, sampleRate: RATE, ...(captions && { captions }) }
}

function jsonIn(file: Buffer): unknown {
  try {
    return JSON.parse(file.toString('utf8'))
  } catch {
    return undefined
  }
}

/** From the first character of a word to its last; nothing where the characters are not those that were sent. */
function captionTimes(times: z.output<typeof Times>, { text, captions }: WrittenSentence): Said['captions'] {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = times
  if (characters.join('') !== text || starts.length !== characters.length || ends.length !== characters.length)
    return undefined
  // A character outside the basic plane is one of theirs and two of ours.
  const placeOf = characters.flatMap((character, at) => new Array<number>(character.length).fill(at))
  const spans = captions.map(({ start, end }) => ({
    startMs: starts[placeOf[start]!]! * 1000,
    endMs: ends[placeOf[end - 1]!]! * 1000,
  }))
  const isInOrder = spans.every(
    ({ startMs, endMs }, at) => endMs > startMs && startMs >= (spans[at - 1]?.endMs ?? 0) - 1,
  )
  return isInOrder ? spans : undefined
}
