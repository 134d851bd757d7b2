/** Mass production: set, begun, watched, paused and stopped. */
import { expect, it } from 'vitest'
import { journey } from './journey.ts'

const PATH = '/mission-control'
const TITLE = 'Mission Control'
const START = 'Start Mass Production'

journey(TITLE, (visit) => {
  const start = () => visit.page.getByRole('button', { name: START })
  const card = (title: string) =>
    visit.page.locator('section', { has: visit.page.getByRole('heading', { name: title, exact: true }) })

  it('shows samples until there is something to count, and asks for a brand first', async () => {
    const { page, go, isClean } = visit
    await go(PATH, TITLE)
    await page.getByText('INACTIVE').waitFor()
    const tiles = page.getByRole('region', { name: 'Mass production' })
    await tiles.getByText('100%').waitFor()
    await tiles.getByText('95%').waitFor()
    expect(await tiles.getByText('Sample').count()).toBe(2)
    await card('Daily progress').getByText('0 of 50').waitFor()
    await card('Daily progress')
      .getByText(/(Today|Tomorrow) 9:00 AM/)
      .waitFor()
    expect(await page.getByLabel('Quality threshold').inputValue()).toBe('90')
    expect(await start().isDisabled()).toBe(true)
    await page.getByRole('link', { name: 'Add a brand' }).waitFor()
    await isClean()
    await visit.aBrand()
  })

  it('names what is wrong, keeps what was typed over a reload, and says why a start came to nothing', async () => {
    const { page, go, expectError } = visit
    await go(PATH, TITLE)
    await page.getByLabel('Films a day').fill('101')
    await page.getByText('Please give a whole number from 1 to 100').waitFor()
    expect(await start().isDisabled()).toBe(true)
    await page.getByLabel('Films a day').fill('1')
    await page.getByLabel('Quality threshold').fill('60')
    await page.getByLabel('Topics').fill('Glazes, Kilns')
    await page.getByText('2 of 30').waitFor()
    await visit.keeps('Kilns')
    await go(PATH, TITLE)
    expect(await page.getByLabel('Topics').inputValue()).toBe('Glazes, Kilns')
    expectError(/Failed to load resource/)
    await page.route('**/api/production/start-mass-ugc', (route) => route.abort())
    await start().click()
    await page.getByRole('alert').getByText('The server could not be reached').waitFor()
    await page.unroute('**/api/production/start-mass-ugc')
  })

  it('is begun by keyboard alone, and shows what it writes and what waits', async () => {
    const { page, isClean } = visit
    await page.getByRole('switch', { name: 'Auto-Pilot' }).focus()
    for (let steps = 0; steps < 6 && !(await hasFocus(page)); steps++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Mass Production Started').first().waitFor()
    await page.getByText('ACTIVE', { exact: true }).waitFor()
    await card('Queue').getByRole('listitem').first().waitFor()
    await card('Recent Production').getByRole('listitem').first().waitFor()
    await isClean()
  })

  it('stops when told to, says when and why to whoever comes back, and goes on', async () => {
    const { page, go, isClean } = visit
    await page.getByRole('switch', { name: 'Auto-Pilot' }).click()
    await page.getByText('INACTIVE').waitFor()
    await visit.api('POST', '/api/master-control/emergency-shutdown', { reason: 'Enough for today' })
    await page.getByText(/^Stopped .* by emergency shutdown$/).waitFor()
    await go(PATH, TITLE)
    await page.getByText('Enough for today').waitFor()
    expect(await start().isDisabled()).toBe(true)
    await isClean()
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByText('Started again, as before the stop').first().waitFor()
    // Auto-pilot was off before the stop, and so it is again.
    await page.getByText('On order', { exact: true }).waitFor()
    await page.getByText('INACTIVE').waitFor()
  })
})

const hasFocus = (page: { evaluate<T>(of: () => T): Promise<T> }) =>
  page.evaluate(() => document.activeElement?.textContent === 'Start Mass Production')
