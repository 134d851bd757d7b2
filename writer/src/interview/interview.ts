/** Ten questions that fit the trade, whose answers films can tell. */
import type { BrandFact } from '@octavo/contract/brand'
import { INTERVIEW_QUESTIONS, type InterviewQuestionId } from '@octavo/contract/interview'
import { businessOf } from '#business/business.ts'
import { upperFirst } from '#english/grammar.ts'
import type { Asked, AskedQuestion, WriterBrand } from '#script.ts'
import type { Trade } from '#trades/trade.ts'
import { questionsFor } from './questions.ts'

/** What an answer is to the films. */
const KIND_OF: Record<InterviewQuestionId, BrandFact['kind']> = {
  'asked-first': 'question',
  'asked-next': 'question',
  mistake: 'mistake',
  unseen: 'how',
  price: 'price',
  offer: 'offer',
  dates: 'season',
  story: 'story',
  opinion: 'opinion',
  comeback: 'proof',
}

export function interviewFor(brand: WriterBrand): Asked[] {
  const trade = businessOf(brand)?.trade
  const questions = questionsFor(trade?.way)
  return INTERVIEW_QUESTIONS.flatMap((id, at) => {
    const question = questions[at]
    return question ? { id, kind: KIND_OF[id], ...inTrade(question, trade) } : []
  })
}

const inTrade = ({ ask, hint, answerHint }: AskedQuestion, trade: Trade | undefined): AskedQuestion => ({
  ask: filled(ask, trade),
  hint: filled(hint, trade),
  ...(answerHint && { answerHint: filled(answerHint, trade) }),
})

/** The table for a trade that nobody knows has no slots. */
const filled = (text: string, trade: Trade | undefined): string =>
  trade
    ? text
        .replaceAll('{thing}', trade.thing)
        .replaceAll('{Thing}', upperFirst(trade.thing))
        .replaceAll('{customers}', trade.customers)
    : text

/** The answer that an example would be, as the fact that comes of it. */
export const exampleOf = ({ id, kind, hint, answerHint }: Asked): BrandFact => ({
  kind,
  text: hint,
  ...(answerHint && { answer: answerHint }),
  interview: id,
})
