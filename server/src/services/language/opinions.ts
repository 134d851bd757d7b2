/** Second opinions of a language model. No fault of the model is thrown: whoever asks goes on without it. */
import { messages } from '@octavo/contract/messages'
import type { Threads } from '#threads/index.ts'
import { type Asks, jsonIn, SteppedIn } from './asking.ts'
import type { GivenOpinion, Language, OpinionRequest } from './language.ts'
import { OPINION_PROMPT, opinionBriefFor } from './opinion.prompt.ts'
import { OPINION_SHAPE, OpinionAnswer } from './opinion.schema.ts'
import { costOf, NOTHING, type Price } from './spending.ts'

type Means = { model: string; price: Price; asks: Asks; threads: Threads }

// Of an answer about how many, and at most; and about how many a question about a short film takes.
const TOKENS = { usual: 400, most: 4_000 } as const
const QUESTION_TOKENS = 1_300

export function opinionsOf({ model, price, asks, threads }: Means): NonNullable<Language['opinions']> {
  async function on(request: OpinionRequest): Promise<GivenOpinion> {
    const { account, words } = request
    const none = { model, prompt: OPINION_PROMPT, cost: NOTHING, findings: [], dropped: 0, missing: null }
    const task = {
      ...{ ...opinionBriefFor(request), schema: OPINION_SHAPE, tokens: TOKENS },
      read: (text: string) => OpinionAnswer.safeParse(jsonIn(text)).data,
      faults: () => [],
    }
    try {
      const { answer, cost } = await asks(task, { accountId: account, ...request })
      return { ...none, cost, ...(await threads.run('opinionOf', [answer.findings, words, model], account)) }
    } catch (error) {
      if (!(error instanceof SteppedIn)) throw error
      return { ...none, cost: error.cost, missing: messages.opinion.missing[error.because] }
    }
  }
  return { about: costOf(price, { input: QUESTION_TOKENS, output: TOKENS.usual }), on }
}
