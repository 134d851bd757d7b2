import { accountRoutes } from '@octavo/contract/account'
import { messages } from '@octavo/contract/messages'
import { referralRoutes } from '@octavo/contract/referral'
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

describe('whoever came by a referral link', () => {
  const invitation = { ...referralRoutes.invitation, path: `${referralRoutes.invitation.path}?ref=abc` }

  it('is told who invites and what both get', async () => {
    const server = fakeServer()
    server.answers(invitation, { firstName: 'Nora' })
    renderScreen(<Login />, '/api/login?mode=signup&ref=abc&via=youtube')
    expect(await screen.findByRole('heading', { name: 'Nora invited you' })).toBeVisible()
    expect(screen.getByText(/You start with 7 free days and 84 credits\. Nora gets 20 credits/)).toBeVisible()
    expect(server.sentTo(referralRoutes.clicked)).toEqual([{ ref: 'abc', via: 'youtube' }])
  })

  it('is told nothing of a link that nobody has', async () => {
    const server = fakeServer()
    server.answers(invitation, { firstName: null })
    renderScreen(<Login />, '/api/login?mode=signup&ref=abc')
    expect(await screen.findByRole('button', { name: 'Create account' })).toBeVisible()
    expect(screen.queryByText(/invited you/)).not.toBeInTheDocument()
  })
})
