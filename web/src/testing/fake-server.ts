import type { Account } from '@octavo/contract/account'
import type { ErrorBody } from '@octavo/contract/refusal'
import type { Body, Reply, Row } from '@octavo/contract/route'
import { vi } from 'vitest'

type Answer = { status: number; body: string }
type Asked = { method: string; path: string; body: unknown }

/** A server that knows only the answers it is given; everything else is 404. Typed by the contract, so a test cannot lie about a reply. */
export function fakeServer() {
  const answers = new Map<string, () => Answer | Promise<Answer>>()
  const asked: Asked[] = []
  const nothing = () => ({ status: 404, body: '{"message":"There is no such call."}' })
  const on = (row: Row, answer: () => Answer | Promise<Answer>) => void answers.set(`${row.method} ${row.path}`, answer)
  const put = (row: Row, status: number, body: unknown) => on(row, () => ({ status, body: JSON.stringify(body) }))

  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    asked.push({ method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body })
    const found = await (answers.get(`${method} ${path}`) ?? nothing)()
    return new Response(found.body, { status: found.status })
  })

  return {
    asked,
    /** What was sent to a row, last first. */
    sentTo: <R extends Row>(row: R) =>
      asked.filter((one) => one.method === row.method && one.path === row.path).map((one) => one.body as Body<R>),
    answers: <R extends Row>(row: R, reply: Reply<R>) => put(row, 200, reply),
    refuses: (row: Row, status: number, error: ErrorBody) => put(row, status, error),
    /** The line breaks before there is an answer. */
    drops: (row: Row) => on(row, () => Promise.reject(new TypeError('Failed to fetch'))),
    /** The answer waits until the returned function gives it. */
    holds: <R extends Row>(row: R): ((reply: Reply<R>) => void) => {
      let give: (answer: Answer) => void = () => undefined
      const answer = new Promise<Answer>((resolve) => {
        give = resolve
      })
      on(row, () => answer)
      return (reply) => give({ status: 200, body: JSON.stringify(reply) })
    },
  }
}
export type FakeServer = ReturnType<typeof fakeServer>

export const ada: Account = {
  id: 'account-1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  address: 'confirmed',
  timeZone: 'Europe/Berlin',
  currency: 'USD',
}
