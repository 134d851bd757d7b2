import type { Boot } from '@octavo/contract'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const boot: Boot = {
  user: null,
  currency: 'EUR',
  signUp: 'open',
  checkout: { 'pro.annual': 'https://pay.example/pro' },
}

async function show(given?: Boot) {
  vi.resetModules()
  if (given) {
    const data = document.createElement('script')
    Object.assign(data, { id: 'boot', type: 'application/json', textContent: JSON.stringify(given) })
    document.head.append(data)
  }
  const { default: Landing } = await import('./Landing.tsx')
  return render(<Landing />)
}
const plan = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article')!)

beforeEach(() => history.replaceState(null, '', '/'))

describe('the header', () => {
  it('leads to the app, the sections and the door, and keeps the old sign-up shut', async () => {
    await show()
    const links = within(screen.getAllByRole('navigation', { name: 'Site' })[0]!).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Dashboard', 'Features', 'Pricing', 'Compliance'])
    expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/api/login')
    for (const old of screen.getAllByText('Old Signup Deleted')) expect(old).toBeDisabled()
  })
})

describe('the plans', () => {
  it('stand by the year at first, with what is saved', async () => {
    await show()
    expect(screen.getByRole('radio', { name: 'Annual -40%' })).toBeChecked()
    expect(plan('Starter Trial').getByText('$204')).toBeVisible()
    expect(plan('Starter Trial').getByText('Save $144')).toBeVisible()
    expect(plan('Elite').getByText('$1,433')).toBeVisible()
    expect(plan('Elite').getByText('15,000 credits/year')).toBeVisible()
  })

  it('stand by the month when asked', async () => {
    await show()
    fireEvent.click(screen.getByRole('radio', { name: 'Monthly' }))
    expect(plan('Pro').getByText('$79')).toBeVisible()
    expect(plan('Pro').queryByText(/Save/)).toBeNull()
  })

  it('scale once today; twice and three times are coming soon', async () => {
    await show()
    const scale = within(screen.getByRole('list', { name: 'Scale' }))
    expect(scale.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1x',
      '2x Coming Soon',
      '3x Coming Soon',
    ])
    expect(scale.getByText('1x')).toHaveAttribute('aria-current', 'true')
  })

  it('lead to sign-up where no payment link is known', async () => {
    await show()
    expect(screen.getByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '/api/login?mode=signup')
  })

  it('open their payment link in a new tab where one is known, in the currency of the installation', async () => {
    await show(boot)
    const pro = screen.getByRole('link', { name: 'Choose Pro' })
    expect(pro).toHaveAttribute('href', 'https://pay.example/pro')
    expect(pro).toHaveAttribute('target', '_blank')
    expect(plan('Pro').getByText('€569')).toBeVisible()
  })
})

it('sets no inline style, so that its finished HTML needs no leave from the page’s policy', async () => {
  const { default: Landing } = await import('./Landing.tsx')
  expect(renderToString(<Landing />)).not.toContain('style=')
})
