/** What voices behind a key or an address have in common: twelve parts, a cache, a budget, and no replacement. */
import { RATES, type Said, speechSeconds, voiceElsewhere, type WrittenSentence } from '@octavo/voice'
import type { VoiceId } from '@octavo/voice/speech'
import { threads as own, type Threads } from '#threads/index.ts'
import { SpeechFault } from './speech.call.ts'
import { dollarsAMinute, type SpeechPrice, type SpeechSpending, speechBudget, speechCost } from './spending.ts'
import { type Cast, castWith, infoOf, USUAL_PACE } from './voice.cast.ts'
import { suitingOf } from './voice.parts.ts'
import { type SpeechRequest, type Voice, type VoiceInfo, VoiceRefusal } from './voice.ts'

export type SpeechSettings = SpeechPrice & {
  model: string
  apiKey?: string
  baseUrl: string
  /** Parts that the operator gave to other voices than usual. */
  voices?: Partial<Record<VoiceId, string>>
  /** Voices besides the twelve. */
  more?: readonly OwnVoice[]
}
/** `voice`: what the vendor calls it. */
export type OwnVoice = { name: string; gender: 'female' | 'male'; voice: string }
export type VendorParts = { settings: SpeechSettings; spending: SpeechSpending; cacheDir?: string; threads?: Threads }

type Vendor = {
  name: string
  cast: Cast
  rates: { min: number; max: number }
  /** The longest sentence it says in one go. */
  mostCharacters: number
  source: 'provider' | 'aligned'
  say(asked: { sentence: WrittenSentence; voice: string; rate: number; signal: AbortSignal | undefined }): Promise<Said>
}

export function vendorVoice(vendor: Vendor, { settings, spending, cacheDir, threads = own }: VendorParts): Voice {
  const { name, rates, mostCharacters } = vendor
  const { model, baseUrl, price } = settings
  const cast = castWith(vendor.cast, settings.voices)
  const voices = infoOf(cast)
  const more = moreOf(settings.more)
  const actorOf = (id: string): string | undefined =>
    Object.hasOwn(cast, id) ? cast[id as VoiceId].voice : more.get(id)?.voice
  const actor = ({ voice }: SpeechRequest): string => actorOf(voice)!
  const paid = async (sentence: WrittenSentence, account: string | undefined, say: () => Promise<Said>) => {
    const back = account && (await spending.take(account, speechCost(sentence.text, price), speechBudget(settings)))
    if (account && !back) throw new SpeechFault('budget', name)
    try {
      return await say()
    } catch (error) {
      if (back) await back()
      throw error
    }
  }
  const { speak } = voiceElsewhere<SpeechRequest>({
    provider: name,
    source: vendor.source,
    sound: (request) => ({ model, baseUrl, voice: actor(request) }),
    plan: ({ text, lexicon, account }) => threads.run('planScript', [text, lexicon], account),
    say(sentence, asked, request) {
      const { text } = sentence
      if (text.length > mostCharacters)
        throw new VoiceRefusal(
          `A sentence of this script has ${text.length} characters; ${name} says at most ${mostCharacters} in one go. Make it shorter.`,
        )
      const rate = Math.min(rates.max, Math.max(rates.min, asked))
      const { signal, account } = request
      return paid(sentence, account, () => vendor.say({ sentence, voice: actor(request), rate, signal }))
    },
    ...(cacheDir && { cacheDir }),
  })
  return {
    name,
    embedded: false,
    costs: price > 0 || settings.apiKey ? { per: 'minute' } : 'nothing',
    ...(price > 0 && { dollarsAMinute: dollarsAMinute(price) }),
    can: { rates: { min: Math.max(RATES.min, rates.min), max: Math.min(RATES.max, rates.max) } },
    voices: () => [...Object.values(voices), ...[...more.values()].map(({ info }) => info)],
    suiting: suitingOf(voices),
    estimate: (text) => speechSeconds(text),
    async speak(request) {
      if (actorOf(request.voice) === undefined)
        throw new VoiceRefusal(`${name} has no voice “${request.voice}”. Choose another voice.`)
      return speak(request)
    },
  }
}

/** Voices of the operator's own, by their ids: `own-anna`. */
const moreOf = (own: readonly OwnVoice[] = []): Map<string, { voice: string; info: VoiceInfo }> =>
  new Map(
    own.map(({ name, gender, voice }) => {
      const id = ownVoiceId(name)
      const info = { id, name, gender, description: 'A voice of your own', language: 'en', wordsAMinute: USUAL_PACE }
      return [id, { voice, info }] as const
    }),
  )

const ownVoiceId = (name: string): string => `own-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
