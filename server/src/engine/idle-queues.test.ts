import { expect, it } from 'vitest'
import { whereWorkWaits } from './idle-queues.ts'

const queues = ['script', 'film', 'mail'].map((name) => ({ name }))

/** Looks at every queue, as often as said; how often it was asked what waits, and which queues were looked at. */
async function looks(waiting: () => Promise<Set<string>>, { rounds = 1, sharedMs = 60_000 } = {}) {
  let questions = 0
  const found: string[] = []
  const look = whereWorkWaits(
    async ({ name }) => {
      found.push(name)
      return []
    },
    () => {
      questions++
      return waiting()
    },
    sharedMs,
  )
  for (let round = 0; round < rounds; round++) await Promise.all(queues.map((queue) => look(queue)))
  return { questions, found }
}

it('a queue in which nothing waits is not looked at, and one question serves for all', async () => {
  expect(await looks(async () => new Set(['film']), { rounds: 3 })).toEqual({
    questions: 1,
    found: ['film', 'film', 'film'],
  })
})

it('what comes later is found by a later question', async () => {
  let asked = 0
  const waiting = async () => new Set(asked++ < queues.length ? [] : ['mail'])
  expect(await looks(waiting, { rounds: 2, sharedMs: 0 })).toEqual({ questions: 6, found: ['mail'] })
})

it('where the question fails, every queue is looked at', async () => {
  const { found } = await looks(() => Promise.reject(new Error('The database is away')))
  expect(found).toEqual(['script', 'film', 'mail'])
})
