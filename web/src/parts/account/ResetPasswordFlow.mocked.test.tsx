import { accountRoutes } from '@octavo/contract/account'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import Toaster from '#ui/Toaster.tsx'
import { ResetPasswordFlow, tokenIn } from './ResetPasswordFlow.tsx'

const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('#api/visit.ts', async (original) => ({ ...(await original<object>()), leaveTo }))

let server: FakeServer
const show = (token: string) =>
  render(
    <>
      <ResetPasswordFlow token={token} />
      <Toaster />
    </>,
  )
beforeEach(() => {
  server = fakeServer()
})

describe('without a token', () => {
  const ask = async (email: string) => {
    await userEvent.type(screen.getByLabelText('Email'), email)
    await userEvent.click(screen.getByRole('button', { name: 'Send reset instructions' }))
  }

  it('answers alike whether there is an account or not', async () => {
    server.answers(accountRoutes.forgotPassword, { message: 'ok' })
    show('')
    await ask('ada@example.com')
    expect(
      await screen.findByText("If an account exists with that email, you'll receive reset instructions."),
    ).toBeVisible()
    expect(server.sentTo(accountRoutes.forgotPassword)).toEqual([{ email: 'ada@example.com' }])
  })

  it('wants a valid address', async () => {
    show('')
    await ask('nowhere')
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible()
  })

  it('says when it could not be asked', async () => {
    server.refuses(accountRoutes.forgotPassword, 500, { message: 'x', code: 'fault' })
    show('')
    await ask('ada@example.com')
    expect((await screen.findAllByText('Request Failed')).length).toBeGreaterThan(0)
    expect(screen.getByText('Unable to process password reset request. Please try again.')).toBeVisible()
  })
})

describe('with a token', () => {
  const set = async (password: string, confirm = password) => {
    await userEvent.type(screen.getByLabelText('Password'), password)
    await userEvent.type(screen.getByLabelText('Confirm password'), confirm)
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
  }

  it('sets the password and goes to sign in after two seconds', async () => {
    server.answers(accountRoutes.resetPassword, { message: 'ok' })
    show('abc')
    await set('Correct1horse')
    vi.useFakeTimers()
    expect(await vi.waitFor(() => screen.getByText(/has been changed/))).toBeVisible()
    expect(server.sentTo(accountRoutes.resetPassword)).toEqual([{ token: 'abc', password: 'Correct1horse' }])
    act(() => vi.advanceTimersByTime(2000))
    vi.useRealTimers()
    await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/login'), 3000)
  })

  it('keeps the rules of a password', async () => {
    show('abc')
    await set('Correct1horse', 'Other1horse')
    expect(await screen.findByText("Passwords don't match")).toBeVisible()
    expect(server.asked).toEqual([])
  })

  it('says why the link did not work', async () => {
    server.refuses(accountRoutes.resetPassword, 400, { message: 'This link is used up.', code: 'invalid' })
    show('abc')
    await set('Correct1horse')
    expect((await screen.findAllByText('Reset Failed')).length).toBeGreaterThan(0)
    expect(screen.getByText('This link is used up.')).toBeVisible()
  })
})

it('reads the token of a mailed link', () => {
  expect([tokenIn('?token=a%2Bb'), tokenIn('')]).toEqual(['a+b', ''])
})
