import type { Brand } from '@octavo/contract/brand'
import type { Interview } from '@octavo/contract/interview'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.end())

/** Somebody with a pottery studio, and what they say in its interview. */
async function potter() {
  const person = await product.person()
  const brand = (await person.post('/api/brands', { name: 'Kiln', trade: 'pottery studio' })).body as Brand
  const address = `/api/brands/${brand.id}`
  return {
    ...{ person, address },
    ask: async () => (await person.get(`${address}/interview`)).body as Interview,
    reply: (question: string, reply: object) => person.put(`${address}/interview/${question}`, reply),
    facts: async () => ((await person.get(address)).body as Brand).facts,
  }
}

const MISTAKE = { text: 'They press too hard.' }

it('asks ten questions in the words of the trade, keeps answers as facts, and goes on where it was', async () => {
  const { ask, reply, facts } = await potter()
  const before = await ask()
  expect(before.questions).toHaveLength(10)
  expect(before.questions[0]).toMatchObject({
    ask: 'What do people ask before they book a wheel class?',
    ...{ kind: 'question', answered: false, skipped: false },
  })
  expect(before.supply).toMatchObject({ weeks: Math.floor(before.supply.films / 7), says: expect.any(String) })
  expect(before.supply.films).toBeGreaterThan(7)

  const unanswered = await reply('asked-first', { text: 'What do I bring?' })
  expect([unanswered.status, unanswered.body.message]).toEqual([400, messages.brand.answerMissing])
  const first = await reply('asked-first', { text: 'What do I bring?', answer: 'An apron.' })
  expect(first.body.brand.facts).toEqual([
    { kind: 'question', text: 'What do I bring?', answer: 'An apron.', interview: 'asked-first' },
  ])
  await reply('asked-next', { skip: true })
  await reply('mistake', { skip: true })
  await reply('mistake', MISTAKE)
  await reply('mistake', { text: 'They hurry.' })
  expect((await facts()).map(({ text }) => text)).toEqual(['What do I bring?', 'They hurry.'])
  const { questions, supply } = await ask()
  expect(questions.filter(({ answered }) => answered).map(({ id }) => id)).toEqual(['asked-first', 'mistake'])
  expect(questions.filter(({ skipped }) => skipped).map(({ id }) => id)).toEqual(['asked-next'])
  expect(questions[2]).toMatchObject({ text: 'They hurry.' })
  expect(supply.add).toHaveLength(3)
})

it('loses none of ten answers that come at once, and no change of the facts by a form that was open meanwhile', async () => {
  const { person, address, ask, reply, facts } = await potter()
  await person.put(address, { facts: [{ kind: 'product', text: 'Mugs' }] })
  const factsBefore = await facts()
  const { questions } = await ask()
  await Promise.all(questions.map(({ id }) => reply(id, { text: `About ${id}.`, answer: 'Yes.' })))
  expect(new Set((await facts()).map(({ interview }) => interview))).toEqual(
    new Set([undefined, ...questions.map(({ id }) => id)]),
  )
  const typed = [{ kind: 'product', text: 'Bowls' }]
  expect((await person.put(address, { facts: typed, factsBefore })).body.facts).toHaveLength(11)
  expect((await facts()).map(({ text }) => text)).toEqual(expect.arrayContaining(['Bowls', 'About story.']))
  expect((await facts()).map(({ text }) => text)).not.toContain('Mugs')
})

it('is nobody else’s, asks nothing that is no question, and has an end', async () => {
  const { person, address, reply, ask } = await potter()
  const stranger = await product.person('Bob')
  expect((await stranger.get(`${address}/interview`)).status).toBe(404)
  expect((await stranger.put(`${address}/interview/mistake`, MISTAKE)).status).toBe(404)
  expect((await reply('shoe-size', MISTAKE)).body.message).toBe(messages.brand.noSuchQuestion)
  expect((await reply('mistake', { text: ' ' })).status).toBe(400)
  await reply('price', { skip: true })
  const facts = Array.from({ length: 60 }, (_, at) => ({ kind: 'product', text: `Mug ${at}` }))
  expect((await person.put(address, { facts })).status).toBe(200)
  expect((await reply('mistake', MISTAKE)).body.message).toBe(messages.brand.factsFull(60))
  expect((await ask()).questions.filter(({ answered, skipped }) => answered || skipped)).toHaveLength(1)
})
