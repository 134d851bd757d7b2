import { accountRoutes } from '@octavo/contract/account'
import { messages } from '@octavo/contract/messages'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { Login } from './Login.tsx'

const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }))

describe('the link that was mailed to confirm an address', () => {
  it('confirms when the button is pressed, and not before', async () => {
    const server = fakeServer()
    server.answers(accountRoutes.confirmAddress, { message: messages.account.confirmed })
    renderScreen(<Login />, '/api/login?confirm=abc')
    expect(screen.getByRole('heading', { level: 1, name: 'Confirm your address' })).toBeVisible()
    expect(server.asked).toEqual([])
    await press()
    expect(await screen.findByText(messages.account.confirmed)).toBeVisible()
    expect(server.sentTo(accountRoutes.confirmAddress)).toEqual([{ token: 'abc' }])
    expect(screen.getByRole('link', { name: 'Go to Octavo' })).toHaveAttribute('href', '/')
  })

  it('says when it is dead, and can be pressed again when the server was away', async () => {
    const server = fakeServer()
    server.drops(accountRoutes.confirmAddress)
    renderScreen(<Login />, '/api/login?confirm=abc')
    await press()
    expect(await screen.findByText('The server could not be reached. Please try again.')).toBeVisible()
    server.refuses(accountRoutes.confirmAddress, 400, { code: 'invalid', message: messages.account.confirmLinkDead })
    await press()
    expect(await screen.findByText(messages.account.confirmLinkDead)).toBeVisible()
  })
})
