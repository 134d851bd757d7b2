import type { Account, Body, ErrorBody, Reply, Row } from '@octavo/contract'
import { vi } from 'vitest'

type Answer = { status: number; body: string }
type Asked = { method: string; path: string; body: unknown }

/** A server that knows only the answers it is given; everything else is 404. Typed by the contract, so a test cannot lie about a reply. */
export function fakeServer() {
  const answers = new Map<string, Answer>()
  const asked: Asked[] = []
  const put = (row: Row, status: number, body: unknown) =>
    answers.set(`${row.method} ${row.path}`, { status, body: JSON.stringify(body) })

  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    asked.push({ method, path, body: init.body ? JSON.parse(String(init.body)) : undefined })
    const found = answers.get(`${method} ${path}`) ?? { status: 404, body: '{"message":"There is no such call."}' }
    return new Response(found.body, { status: found.status })
  })

  return {
    asked,
    /** What was sent to a row, last first. */
    sentTo: <R extends Row>(row: R) =>
      asked.filter((one) => one.method === row.method && one.path === row.path).map((one) => one.body as Body<R>),
    answers: <R extends Row>(row: R, reply: Reply<R>) => void put(row, 200, reply),
    refuses: (row: Row, status: number, error: ErrorBody) => void put(row, status, error),
  }
}
export type FakeServer = ReturnType<typeof fakeServer>

export const ada: Account = {
  id: 'account-1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  timeZone: 'Europe/Berlin',
  currency: 'USD',
}
