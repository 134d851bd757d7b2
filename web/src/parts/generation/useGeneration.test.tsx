import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#api/call.ts'
import { createQueryClient } from '#api/query-client.ts'
import { useGeneration } from './useGeneration.ts'

type Known = { id: string; underWay: boolean }[]

function InBrowser({ children }: { children: ReactNode }) {
  const [cache] = useState(createQueryClient)
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>
}

const send = vi.fn<(asked: string, requestId: string) => Promise<{ id: string }>>()
const open = (known: Known = []) =>
  renderHook(({ known }) => useGeneration({ name: 'test', send, idOf: ({ id }) => id, known }), {
    wrapper: InBrowser,
    initialProps: { known },
  })

it('orders once, however often it is pressed, and follows what was ordered after a reload', async () => {
  let answer: (made: { id: string }) => void = () => undefined
  send.mockReset().mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  const { result, unmount } = open()
  act(() => result.current.order('a mug'))
  await waitFor(() => expect(result.current.ordering).toBe(true))
  act(() => result.current.order('a mug'))
  await act(async () => answer({ id: 'film-1' }))
  expect(send).toHaveBeenCalledTimes(1)
  expect(result.current.id).toBe('film-1')
  unmount()
  expect(open().result.current.id).toBe('film-1')
})

it('asks for the same again after a lost reply, and for another one after an answer', async () => {
  send.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  const { result } = open()
  const press = async () => {
    await act(async () => result.current.order('a cup'))
    await waitFor(() => expect(result.current.ordering).toBe(false))
  }
  await press()
  expect(result.current.problem).toBeInstanceOf(TypeError)
  send.mockRejectedValue(new ApiError(403, '{}'))
  await press()
  await press()
  const [first, second, third] = send.mock.calls.map(([, requestId]) => requestId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('shows the run that appears while the order waits for its answer, not the one before', async () => {
  send.mockReset().mockImplementation(() => new Promise(() => undefined))
  const old = { id: 'old', underWay: false }
  const { result, rerender } = open([old])
  act(() => result.current.order('a bowl'))
  await waitFor(() => expect(result.current.ordering).toBe(true))
  expect(result.current.id).toBeNull()
  rerender({ known: [{ id: 'new', underWay: true }, old] })
  expect(result.current.id).toBe('new')
})

it('finds work that was begun elsewhere', () => {
  expect(open([{ id: 'new', underWay: true }]).result.current.id).toBe('new')
  expect(open([{ id: 'old', underWay: false }]).result.current.id).toBeNull()
})
