import { messages } from '@octavo/contract/messages'
import type { PlanRequest, PlanSlot } from '@octavo/writer/script'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languagePromises, openBook, someBrands, someRequest, writeWeeks } from './language.conformance.ts'
import { embeddedLanguage } from './language.embedded.ts'
import { modelLanguage } from './language.model.ts'
import { type Misbehavior, startModel, type TestModel, VENDORS, type Vendor } from './model.fixture.ts'
import { connectModel } from './model.ts'

const embedded = embeddedLanguage()
const PRICE = { input: 2, output: 10 }
const writerOf = (model: TestModel, vendor: Vendor, { book = openBook(), dailyBudget = 1000, apiKey = '' } = {}) =>
  modelLanguage({
    settings: { ...model.settings(vendor), ...(apiKey && { apiKey }), price: PRICE, dailyBudget },
    embedded,
    spending: book,
    model: connectModel({ ...model.settings(vendor), ...(apiKey && { apiKey }) }, 5),
  })

languagePromises('A language model', async () => {
  const model = await startModel()
  return { language: writerOf(model, 'openai'), end: () => model.end() }
})

let model: TestModel
beforeEach(async () => {
  model = await startModel()
})
afterEach(() => model.end())

describe.each(VENDORS)('spoken to as %s', (vendor) => {
  it('every script of its weeks is valid after one retry at most, and each figure stands in what was told', async () => {
    // Two weeks of each through one vendor, one of a shop with facts through the others.
    const [brands, weeks] = vendor === 'openai' ? [Object.values(someBrands), 2] : [[someBrands.bakery], 1]
    for (const brand of brands) {
      model.asked.length = 0
      const scripts = await writeWeeks(writerOf(model, vendor), brand, weeks)
      expect(scripts.map(({ written }) => written?.note ?? written?.by)).toEqual(scripts.map(() => 'double'))
      const retried = model.asked.filter(({ turns }) => turns.length > 1)
      expect(model.asked.length).toBe(scripts.length + retried.length)
      const told = model.asked.map(({ turns }) => turns[0]).join(' ')
      for (const { body, sources } of scripts) {
        for (const [figure] of body.matchAll(/\d[\d.,]*\d|\d/g)) expect(told).toContain(figure)
        if (/\d/.test(body)) expect(sources.length).toBeGreaterThan(0)
      }
    }
    expect(model.asked.every(({ hasSchema }) => hasSchema)).toBe(true)
  })

  it.each<Misbehavior>(['not-json', 'no-schema', 'invented'])(
    'an answer that is %s is asked for again, with what was wrong',
    async (how) => {
      model.instead = [how]
      const script = await writerOf(model, vendor).writeScript(someRequest())
      expect(script.written).toMatchObject({ by: 'double' })
      expect(script.written?.note).toBeUndefined()
      expect(script.body).not.toContain('4,711')
      expect(model.asked.map(({ turns }) => turns.length)).toEqual([1, 3])
      expect(model.asked[1]?.turns.at(-1)).toMatch(how === 'invented' ? /line 1 says “4,711”/ : /not the JSON object/)
    },
  )

  it.each<[Misbehavior, number, string]>([
    ['busy', 2, 'busy'],
    ['fault', 2, 'away'],
    ['cut', 2, 'away'],
  ])('what passes is waited for: %s', async (how, times, because) => {
    model.instead = Array<Misbehavior>(times).fill(how)
    const script = await writerOf(model, vendor).writeScript(someRequest())
    expect([script.written?.by, script.written?.note]).toEqual(['double', undefined])
    model.instead = Array<Misbehavior>(times + 1).fill(how)
    const other = await writerOf(model, vendor).writeScript(someRequest())
    expect(other.written).toMatchObject({
      by: 'Built-in writer',
      note: messages.writer.noAnswer[because as 'busy'],
    })
  })

  it.each<[Misbehavior, keyof typeof messages.writer.noAnswer]>([
    ['declines', 'declined'],
    ['breaks', 'cut'],
    ['quota', 'quota'],
  ])('the built-in writer steps in where it %s, and says why', async (how, because) => {
    model.instead = [how]
    const script = await writerOf(model, vendor).writeScript(someRequest())
    expect(script.body).toBe((await embedded.writeScript(someRequest())).body)
    expect(script.written).toMatchObject({ by: 'Built-in writer', note: messages.writer.noAnswer[because] })
    expect(model.asked).toHaveLength(1)
  })

  it('a wrong key is told without the key', async () => {
    const language = writerOf(model, vendor, { apiKey: 'wrong-key-1' })
    const { written } = await language.writeScript(someRequest())
    expect(written?.note).toBe(messages.writer.noAnswer.key)
    expect(JSON.stringify(written)).not.toMatch(/wrong-key|double-key/)
  })
})

it('the second answer that can not be used is the last: then the built-in writer says what was wrong', async () => {
  model.instead = ['invented', 'invented']
  const { written } = await writerOf(model, 'openai').writeScript(someRequest())
  expect(written?.note).toMatch(/could not be used \(line 1 says “4,711”/)
  expect(written?.cost?.tokens).toBeGreaterThan(0)
})

it('who is waited for has so long, and whoever does not answer is then left alone for a while', async () => {
  model.instead = ['slow', 'quota']
  const language = writerOf(model, 'openai')
  const { written } = await language.writeScript(someRequest({ withinMs: 200 }))
  expect(written?.note).toBe(messages.writer.noAnswer.late)
  expect((await language.writeScript(someRequest())).written?.note).toBe(messages.writer.noAnswer.quota)
  expect((await language.writeScript(someRequest())).written?.note).toBe(messages.writer.resting)
  expect(model.asked).toHaveLength(2)
})

it('what was used is noted, and a day without room for another text is the built-in writer’s', async () => {
  const book = openBook()
  const { written } = await writerOf(model, 'openai', { book }).writeScript(someRequest())
  expect(book.total).toEqual(written?.cost)
  const before = { ...book.total }
  const spent = await writerOf(model, 'openai', { book, dailyBudget: 0.001 }).writeScript(someRequest())
  expect(spent.written).toMatchObject({ by: 'Built-in writer', note: messages.writer.budgetSpent })
  expect(book.total).toEqual(before)
  expect(model.asked).toHaveLength(1)
})

const aPlan = (changes: Partial<PlanRequest> = {}) => {
  const { format: _, seconds, seed: __, ...request } = someRequest()
  const slots = Array.from(
    { length: 8 },
    (_, seed): PlanSlot =>
      seed === 2
        ? { format: 'long', seconds: { aim: 230, min: 180, max: 300 }, seed }
        : { format: 'short', seconds, seed },
  )
  return { ...request, slots, ...changes }
}

describe('a week’s plan', () => {
  it('is one question, whose answer no two films share and nothing invents', async () => {
    for (const brand of Object.values(someBrands)) {
      model.asked.length = 0
      const plan = await writerOf(model, 'openai').planSubjects(aPlan({ brand }))
      const films = plan.flatMap((film) => film ?? [])
      expect(model.asked).toHaveLength(1)
      expect(films.length).toBeGreaterThanOrEqual(7)
      expect(new Set(films.map(({ title }) => title)).size).toBe(films.length)
      for (const { title, firstLine } of films) {
        expect(firstLine).toMatch(/^Have you ever wondered/)
        for (const [figure] of `${title} ${firstLine}`.matchAll(/\d+/g))
          expect(model.asked[0]?.turns[0]).toContain(figure)
      }
    }
  })

  it('keeps what is settled, and its script begins with the words of the plan', async () => {
    const language = writerOf(model, 'google')
    const [settled] = await embedded.planSubjects(aPlan())
    const subject = { id: settled?.id, title: 'A title of my own', firstLine: 'Begin with these words.' }
    const slots = aPlan().slots.map((slot, at) => (at === 0 ? { ...slot, subject } : slot))
    const [first, second] = await language.planSubjects(aPlan({ slots }))
    expect(first?.id).toBe(settled?.id)
    expect(second?.firstLine).toMatch(/^Have you ever wondered/)
    const script = await language.writeScript(someRequest({ subject }))
    expect([script.written?.by, script.title, script.hook]).toEqual(['double', subject.title, subject.firstLine])
  })

  it('is the built-in writer’s where the model invents twice, or does not answer', async () => {
    model.instead = ['invented', 'invented', 'fault', 'fault', 'fault']
    const own = (await embedded.planSubjects(aPlan())).map((film) => film?.title)
    const language = writerOf(model, 'anthropic')
    for (let time = 0; time < 2; time++)
      expect((await language.planSubjects(aPlan())).map((film) => film?.title)).toEqual(own)
    expect(model.asked).toHaveLength(5)
  })
})
