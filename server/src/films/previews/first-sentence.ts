/** The first sentence of a film that is about to be ordered, spoken as the film will: the voice, its speed, and names as the brand says them. */
import { FIRST_SENTENCE } from '@octavo/contract/brand'
import type { FirstSentence } from '@octavo/contract/brand/schemas'
import { FILM_PACE } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import { sentencesOf, wordsOf } from '@octavo/voice/text'
import type { z } from 'zod'
import type { Owned } from '#context.ts'
import { introOf, rateForRoom, refuseStrangeVoice } from '#films/make/index.ts'
import { Refusal } from '#refusal.ts'
import { CLOSE_MS, INTRO_MS } from '#rendering/index.ts'
import { type Speech, VoiceFailure, VoiceRefusal } from '#services/voice/voice.ts'
import { Turns } from '#turns.ts'
import { castOf } from './brand-preview.service.ts'

type Asked = z.output<typeof FirstSentence>

/** One at a time for an account: who presses again and again waits for what was asked first. */
const turns = new Turns(1)

export async function speakFirstSentence(ctx: Owned, asked: Asked, signal: AbortSignal): Promise<Speech> {
  const { film, lexicon } = asked
  refuseStrangeVoice(ctx, film.voiceId)
  const text = firstSentence(film.words)
  if (wordsOf(text).length === 0) throw new Refusal('invalid', messages.brand.nothingToHear)
  const { voice } = await castOf(ctx, asked, film.words)
  const rate = rateOf(ctx, asked, voice)
  const { accountId: account } = ctx
  return turns.take(account, async () => {
    signal.throwIfAborted()
    return ctx.services.voice.speak({ text, voice, rate, lexicon, account, signal }).catch(refuse)
  })
}

/** No more of it than anybody needs to hear a voice. */
function firstSentence(words: string): string {
  const first = sentencesOf(words)[0]?.text ?? ''
  return wordsOf(first).length <= FIRST_SENTENCE.words
    ? first
    : first.split(/\s+/).slice(0, FIRST_SENTENCE.words).join(' ')
}

/** As quick as the whole has to be spoken to last as long as is asked for; at the voice's own speed where nothing is. */
function rateOf({ services }: Owned, { length, format, ...brand }: Asked, voice: string): number {
  if (!length) return 1
  const still = (INTRO_MS[introOf(brand, format)] + CLOSE_MS) / 1000
  const spoken = services.voice.estimate(length.script, voice)
  return rateForRoom(spoken, length.seconds - still) ?? FILM_PACE.rate.fastest
}

function refuse(error: unknown): never {
  if (error instanceof VoiceRefusal) throw new Refusal('unprocessable', error.message)
  throw error instanceof VoiceFailure ? new Refusal('unavailable', error.message) : error
}
