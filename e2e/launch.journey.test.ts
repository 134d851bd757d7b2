/** A launch day on one page, and what to do next. */
import { expect, it } from 'vitest'
import { journey } from './journey.ts'

const PATH = '/launch'
const TITLE = 'Launch'

journey(TITLE, (visit) => {
  it('counts what there is, against its targets, from the moment it is opened', async () => {
    const { page, go, isClean } = visit
    await go(PATH, TITLE)
    await page.getByText('NO CAMPAIGN ACTIVE').waitFor()
    const tiles = page.getByRole('region', { name: 'Launch figures' })
    await tiles.getByText('of 10,000 on day 1').waitFor()
    await tiles.getByText('No data yet').waitFor()
    await page.getByText('target $50,000').waitFor()
    await page.getByText('Awaiting approval').waitFor()
    await page.getByText('Phone verification').waitFor()
    const timer = () => page.getByRole('timer').textContent()
    expect(await timer()).toMatch(/^00:0\d:\d\d$/)
    const before = await timer()
    await expect.poll(timer).not.toBe(before)
    await isClean()
  })

  it('says what could not be counted, and counts again', async () => {
    const { page, go, expectError } = visit
    expectError(/Failed to load resource/)
    await page.route('**/api/viral/analytics', (route) => route.abort())
    await go(PATH, TITLE)
    await page.getByRole('alert').getByText('The server could not be reached').waitFor()
    await page.unroute('**/api/viral/analytics')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('of 1,000 on day 1').waitFor()
  })

  it('counts no contact as a lead and is stopped while everything is', async () => {
    const { page, go } = visit
    await visit.api('POST', '/api/viral/contacts/import', {
      contacts: [{ email: 'grace@example.com' }],
      source: 'manual',
    })
    await visit.api('POST', '/api/emergency/kill-switch', { reason: 'A pause' })
    await go(PATH, TITLE)
    await page.getByText('CAMPAIGN STOPPED').waitFor()
    await page.getByText('1 contact, room for 999 more').waitFor()
    expect(await page.getByRole('progressbar', { name: 'Day 1: Leads' }).getAttribute('aria-valuenow')).toBe('0')
    await visit.api('POST', '/api/master-control/start', { operationalMode: 'supervised' })
    await page.getByText('NO CAMPAIGN ACTIVE').waitFor()
  })

  it('leads on by keyboard alone: a week, a brand for it, and where contacts are', async () => {
    const { page, go, isClean } = visit
    await page.getByRole('button', { name: /^Start Weekly Batch/ }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('A week is made for one brand. There is none yet.').waitFor()
    await isClean()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Start Weekly Batch'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/viral-loop?tab=crm')
    await visit.aBrand()
    await go(PATH, TITLE)
    await page.getByRole('button', { name: /^Start Weekly Batch/ }).click()
    await dialog.getByText('Kiln').waitFor()
    await dialog.getByText('Uses 10 credits, 84 left.').waitFor()
    await page.route('**/api/generate/enhanced-weekly-batch', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Start Weekly Batch' }).click()
    await dialog.getByRole('alert').getByText('The server could not be reached').waitFor()
    await page.unroute('**/api/generate/enhanced-weekly-batch')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  it('has a referral link to share, and checks to run', async () => {
    const { page } = visit
    const { url } = await visit.api('GET', '/api/viral/link')
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (what: { url: string }) => Object.assign(window, { shared: what.url }),
      })
    })
    await page.getByRole('button', { name: /^Share Referral Link/ }).click()
    expect(await page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(url)
    await page.getByRole('link', { name: /^Run System Checks/ }).click()
    await page.waitForURL('**/verification')
  })
})
