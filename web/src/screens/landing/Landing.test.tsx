import type { Boot } from '@octavo/contract/event'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import loops from '#parts/week/showcase-week.json'

type Loop = (typeof loops)[number]

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

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  vi.stubGlobal('scrollTo', () => undefined)
  for (const name of ['play', 'pause'] as const)
    vi.spyOn(HTMLMediaElement.prototype, name).mockImplementation(async () => undefined)
})

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

describe('the week', () => {
  const strip = () => within(screen.getByRole('list', { name: 'The week' }))
  const films = () => [...document.querySelectorAll('video')]

  /** A browser whose films note what they are told; `see` brings everything into view. */
  function browser({ still = false } = {}) {
    const told: string[] = []
    const seers: (() => void)[] = []
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void told.push('play'))
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void told.push('pause'))
    vi.stubGlobal('matchMedia', () => ({ matches: still, addEventListener() {}, removeEventListener() {} }))
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
          seers.push(() => hear([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    return { told, see: () => act(() => seers.forEach((see) => void see())) }
  }

  it('is eight real films with their pictures first, none of them fetched before it is seen', async () => {
    const { told } = browser()
    await show()
    expect(strip().getAllByRole('button')).toHaveLength(8)
    for (const film of films()) expect(film).toHaveAttribute('preload', 'none')
    for (const picture of document.querySelectorAll('img')) expect(picture).toHaveAttribute('loading', 'lazy')
    expect(told).not.toContain('play')
  })

  it('plays when it comes into view, until it is told to pause', async () => {
    const { told, see } = browser()
    await show()
    see()
    expect(told.filter((what) => what === 'play').length).toBeGreaterThanOrEqual(8)
    told.length = 0
    fireEvent.click(screen.getByRole('button', { name: 'Pause the films' }))
    expect(told.filter((what) => what === 'pause').length).toBeGreaterThanOrEqual(8)
    expect(screen.getByRole('button', { name: 'Play the films' })).toBeVisible()
  })

  it('stands still for who wants no motion, unless they press play', async () => {
    const { told, see } = browser({ still: true })
    await show()
    see()
    expect(told).not.toContain('play')
    fireEvent.click(screen.getByRole('button', { name: 'Play the films' }))
    expect(told).toContain('play')
  })

  it('opens a film larger, with what is said in it, goes on to the next and gives the focus back', async () => {
    browser()
    await show()
    const opener = strip().getByRole('button', { name: /^Open Long Video/ })
    opener.focus()
    fireEvent.click(opener)
    const [long, next] = ['long', 'short-3'].map((name) => loops.find((loop) => loop.name === name)!) as [Loop, Loop]
    const dialog = await screen.findByRole('dialog', { name: long.title })
    expect(dialog).toHaveTextContent(/3:\d\d in full/)
    expect(dialog).toHaveTextContent(long.says)
    fireEvent.click(screen.getByRole('button', { name: 'Next film' }))
    expect(await screen.findByRole('dialog', { name: next.title })).toBeVisible()
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
    await vi.waitFor(() => expect(opener).toHaveFocus())
  })
})

it('sets no inline style, so that its finished HTML needs no leave from the page’s policy', async () => {
  const { default: Landing } = await import('./Landing.tsx')
  expect(renderToString(<Landing />)).not.toContain('style=')
})
