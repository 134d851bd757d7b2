/** Something asked of a model: within a brand's budget, by then, and once more where the answer can't be used. */
import { messages } from '@octavo/contract/messages'
import type { WritingCost } from '@octavo/writer/script'
import { type Model, ModelFault, type Question } from './model.ts'
import { type Budget, costOf, NOTHING, type Price, type Spender, type Spending, sumOf } from './spending.ts'

/** What is asked, how an answer is read, and what is wrong with it. */
export type Task<T> = {
  system: string
  user: string
  schema: Question['schema']
  tokens: { usual: number; most: number }
  read(text: string): T | undefined
  faults(answer: T): string[]
}

export type Asker = Spender & {
  withinMs: number
  /** Somebody waits. */
  isHurried: boolean
}

export type Because = ModelFault['because'] | 'budget' | 'resting' | 'unusable'

/** Why the built-in writer has to step in, and what was spent by then. */
export class SteppedIn extends Error {
  readonly because: Because
  readonly cost: WritingCost
  constructor(because: Because, cost: WritingCost, fault = '') {
    super(noteOn(because, fault))
    this.because = because
    this.cost = cost
  }
}

function noteOn(because: Because, fault: string): string {
  const { budgetSpent, resting, unusable, noAnswer } = messages.writer
  return because === 'unusable' ? unusable(fault) : { ...noAnswer, budget: budgetSpent, resting }[because]
}

const ATTEMPTS = 2
// Whoever does not answer is left alone for a while.
const REST_MS = 60_000
const RESTED_FROM: readonly ModelFault['because'][] = ['key', 'quota', 'busy', 'away', 'late', 'refused']
const LETTERS_A_TOKEN = 3.5
const NO_ANSWER = 'it is not the JSON object that was asked for'

const remarkOn = (faults: readonly string[]): string =>
  `That can't be used: ${faults.join('; ')}. Write all of it again with that mended, as one JSON object and nothing else.`

export type Asks = ReturnType<typeof askingOf>
type Means = { model: Model; spending: Spending; price: Price; budget: Budget }

/** Answers with what may be used and what it cost, or throws SteppedIn. */
export function askingOf({ model, spending, price, budget }: Means) {
  let restsUntil = 0

  /** One question: the estimate is set aside before it goes out, and gives way to what was used. */
  async function ask(task: Task<unknown>, turns: string[], spender: Spender, by: number) {
    const { system, schema, tokens } = task
    const letters = [system, ...turns].join('').length
    const about = costOf(price, { input: Math.ceil(letters / LETTERS_A_TOKEN), output: tokens.usual })
    const settle = await spending.take(spender, about, budget)
    if (!settle) throw new SteppedIn('budget', NOTHING)
    try {
      const reply = await model.ask({ system, turns, schema, mostTokens: tokens.most }, by)
      const used = costOf(price, reply.tokens)
      await settle(used)
      return { text: reply.text, used }
    } catch (error) {
      // Of what may have been written, the estimate stands.
      if (error instanceof ModelFault && !error.detail.mayBePaid) await settle(NOTHING)
      throw error
    }
  }

  function steppedIn(error: unknown, cost: WritingCost, isHurried: boolean): unknown {
    if (error instanceof SteppedIn) return new SteppedIn(error.because, cost)
    if (!(error instanceof ModelFault)) return error
    // Too late for somebody who waits is not too late for a week.
    const isHaste = isHurried && error.because === 'late'
    if (RESTED_FROM.includes(error.because) && !isHaste) restsUntil = Date.now() + REST_MS
    return new SteppedIn(error.because, cost)
  }

  return async <T>(task: Task<T>, asker: Asker): Promise<{ answer: T; cost: WritingCost }> => {
    if (Date.now() < restsUntil) throw new SteppedIn('resting', NOTHING)
    const by = Date.now() + asker.withinMs
    const turns = [task.user]
    let cost = NOTHING
    for (let attempt = 1; ; attempt++) {
      const { text, used } = await ask(task as Task<unknown>, turns, asker, by).catch((error: unknown) => {
        throw steppedIn(error, cost, asker.isHurried)
      })
      cost = sumOf(cost, used)
      const answer = task.read(text)
      const faults = answer === undefined ? [NO_ANSWER] : task.faults(answer)
      if (answer !== undefined && faults.length === 0) return { answer, cost }
      if (attempt === ATTEMPTS) throw new SteppedIn('unusable', cost, faults[0])
      turns.push(text.slice(0, task.tokens.most * LETTERS_A_TOKEN) || '{}', remarkOn(faults))
    }
  }
}

/** The JSON object of an answer; what stands around it is left away. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
