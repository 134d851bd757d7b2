import { accountRoutes } from '@octavo/contract/account'
import { messages } from '@octavo/contract/messages'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, type FakeServer, fakeServer } from '#testing/fake-server.ts'
import Toaster from '#ui/Toaster.tsx'
import { likelyCountry } from './PhoneInput.tsx'
import { SignUpForm } from './SignUpForm.tsx'

const leaveTo = vi.hoisted(() => vi.fn())
vi.mock('#api/visit.ts', async (original) => ({ ...(await original<object>()), leaveTo }))

let server: FakeServer
const field = (name: string) => screen.getByLabelText(name)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))
const fill = async (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await userEvent.type(field(name), value)
}
const person = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  Phone: '555 123-4567 x',
  Password: 'Correct1horse',
  'Confirm password': 'Correct1horse',
}

beforeEach(() => {
  server = fakeServer()
  leaveTo.mockReset()
  render(
    <>
      <SignUpForm />
      <Toaster />
    </>,
  )
})

describe('sign-up', () => {
  it('says of every empty field what it needs, in the specified words', async () => {
    await submit()
    expect((await screen.findAllByRole('alert')).map((note) => note.textContent)).toEqual([
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Password must be at least 8 characters',
    ])
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    expect(server.asked).toEqual([])
  })

  it.each([
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
  ])('refuses the password %s', async (password, message) => {
    await fill({ Password: password })
    await userEvent.tab()
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('wants the password twice the same', async () => {
    await fill({ ...person, 'Confirm password': 'Other1horse' })
    await submit()
    expect(await screen.findByText("Passwords don't match")).toBeVisible()
  })

  it('shows and hides a password', async () => {
    expect(field('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0]!)
    expect(field('Password')).toHaveAttribute('type', 'text')
  })

  it('keeps digits only, joins them to the dial code, and goes to the dashboard', async () => {
    server.answers(accountRoutes.signup, { user: ada })
    await fill(person)
    expect(field('Phone')).toHaveValue('5551234567')
    await userEvent.click(screen.getByRole('button', { name: /^Country/ }))
    await userEvent.type(screen.getByPlaceholderText('Search country'), 'germ{Enter}')
    await submit()
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/dashboard'))
    const [sent] = server.sentTo(accountRoutes.signup)
    expect(sent).toMatchObject({ phone: '+495551234567', country: 'Germany', countryCode: 'DE', firstName: 'Ada' })
    expect(sent).not.toHaveProperty('confirmPassword')
  })

  it('says by toast and at the field why it was refused', async () => {
    const message = messages.account.emailTaken
    server.refuses(accountRoutes.signup, 409, { message, code: 'conflict', issues: [{ path: 'email', message }] })
    await fill(person)
    await submit()
    expect((await screen.findAllByText('Signup Failed')).length).toBeGreaterThan(0)
    expect(field('Email')).toHaveAccessibleDescription(message)
    expect(leaveTo).not.toHaveBeenCalled()
  })
})

it.each([
  ['de-AT', 'AT'],
  ['en-US@posix', 'US'],
  ['en', ''],
  ['en-ZZ', ''],
])('guesses the country of %s as "%s"', (language, code) => {
  expect(likelyCountry(language).countryCode).toBe(code)
})
