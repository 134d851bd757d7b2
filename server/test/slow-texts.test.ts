/** A text that is hard to read is its account's own trouble: others are answered as if it were not there. */
import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { threadsWith } from '#threads/index.ts'
import { startTestProduct, type TestProduct } from './product.ts'

const STUCK = new URL('../src/threads/stuck.fixture.ts', import.meta.url)
const DEADLINE_MS = 4_000
const TEXT = 'Bread goes stale because starch hardens in the cold. Keep it in a cloth. '

let product: TestProduct
const threads = threadsWith({ threads: 2, taskMs: DEADLINE_MS }, STUCK)

beforeAll(async () => {
  product = await startTestProduct({ threads })
})

afterAll(async () => {
  await product.end()
  await threads.end()
})

const took = async (deed: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await deed()
  return performance.now() - startedAt
}

/** As somebody asks who stays within what an account may ask in a minute. */
const BETWEEN_MS = 100

/** How long each call took that was made one after the other while something else went on. */
async function callsMeanwhile(goesOn: Promise<unknown>, call: () => Promise<unknown>): Promise<number[]> {
  let over = false
  void goesOn.then(() => {
    over = true
  })
  const each: number[] = []
  do {
    each.push(await took(call))
    await sleep(BETWEEN_MS)
  } while (!over)
  return each.slice(0, -1)
}

it('a check that never ends is refused at its deadline, and others are answered and checked meanwhile', async () => {
  const [ada, ben] = [await product.person('Ada'), await product.person('Ben')]
  await Promise.all([ada, ben].map((person) => person.post('/api/compliance/check', { text: TEXT })))
  const startedAt = performance.now()
  const hostile = [1, 2].map(() => ada.post('/api/compliance/check', { text: TEXT, title: 'for ever' }))
  const [first] = hostile
  const calls = await callsMeanwhile(first!, async () => {
    expect((await ben.get('/api/auth/user')).status).toBe(200)
    expect((await ben.post('/api/compliance/check', { text: TEXT })).status).toBe(200)
  })
  const { status, body } = await first!
  const refusedAfter = performance.now() - startedAt
  await Promise.all(hostile)
  expect({ status, ...body }).toEqual({ status: 422, code: 'unprocessable', message: messages.script.tooMuchToRead })
  expect(calls.length).toBeGreaterThan(3)
  expect(Math.max(...calls)).toBeLessThan(refusedAfter / 2)
})

it('the longest honest texts hold no other account up while they are read', async () => {
  const [ada, ben] = [await product.person('Ada'), await product.person('Ben')]
  const text = TEXT.repeat(270).slice(0, 19_500)
  await Promise.all([ada, ben].map((person) => person.post('/api/compliance/check', { text })))
  const startedAt = performance.now()
  const read = Promise.all(Array.from({ length: 12 }, () => ada.post('/api/compliance/check', { text })))
  const calls = await callsMeanwhile(read, () => ben.get('/api/auth/user'))
  const readAfter = performance.now() - startedAt
  expect((await read).map(({ status }) => status)).toEqual(Array(12).fill(200))
  expect(Math.max(...calls)).toBeLessThan(readAfter / 4)
  expect(calls.length).toBeGreaterThan(3)
})
