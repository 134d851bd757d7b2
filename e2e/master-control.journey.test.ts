/** Everything of the account begun, stopped and looked at. */
import { expect, it } from 'vitest'
import { journey } from './journey.ts'

const PATH = '/master-control'
const TITLE = 'Master Control Dashboard'
const DASHBOARD = '**/api/master-control/dashboard'

journey(TITLE, (visit) => {
  const button = (name: string) => visit.page.getByRole('button', { name })

  it('says that it could not be read, can be stopped all the same, and comes back', async () => {
    const { page, go, isClean, expectError } = visit
    expectError(/Failed to load resource/)
    await page.route(DASHBOARD, (route) => route.fulfill({ status: 500, body: '{}' }))
    await go(PATH, TITLE)
    await page.getByText('Dashboard Error: Failed to load dashboard data. Please check system status.').waitFor()
    await button('Emergency Shutdown').waitFor()
    await isClean()
    await page.unroute(DASHBOARD)
    await button('Try again').click()
    await page.getByText('4 of 4 hold').waitFor()
  })

  it('shows the specified defaults, guarantees just checked, and no business figure without a source', async () => {
    const { page, isClean } = visit
    for (const chosen of ['Autonomous', '2', 'Continuous'])
      expect(await page.getByRole('radio', { name: chosen, exact: true }).isChecked()).toBe(true)
    expect(await page.getByLabel('Most channels per brand').inputValue()).toBe('100')
    expect(await page.getByRole('switch', { name: 'Human oversight required' }).isChecked()).toBe(true)
    await page.getByText('unbreakable').first().waitFor()
    await page.getByText(/^Checked at \d+:\d\d:\d\d/).waitFor()
    expect(await button('Emergency Shutdown').count()).toBe(0)
    await page.getByRole('tab', { name: 'Business' }).click()
    expect(await page.getByRole('tabpanel').getByText('No data yet').count()).toBe(4)
    await isClean()
    for (const [tab, heading] of [
      ['Compliance', 'Compliance today'],
      ['Performance', "Today's activity"],
      ['Realtime', 'In the making'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('heading', { name: heading }).waitFor()
    }
  })

  it('starts by keyboard alone, after a wrong number and a start that came to nothing', async () => {
    const { page } = visit
    await page.getByRole('radio', { name: 'Autonomous' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('0')
    await page.getByText('Please give a whole number from 1 to 100').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('5')
    await page.route('**/api/master-control/start', (route) => route.abort())
    // A machine whose network goes away: its own server is still there.
    await page.evaluate(() => dispatchEvent(new Event('offline')))
    await page.keyboard.press('Enter')
    await page.getByText('Failed to start system').first().waitFor()
    await page.unroute('**/api/master-control/start')
    await page.keyboard.press('Enter')
    await page.getByText('Supervised operation started').first().waitFor()
    await page.getByText('Operational', { exact: true }).waitFor()
    const { config } = await visit.api('GET', '/api/master-control/dashboard')
    expect(config).toMatchObject({
      operationalMode: 'supervised',
      maxChannelsPerBrand: 5,
      humanOversightRequired: true,
    })
  })

  it('stops only after the browser has asked, and is told and started again after a reload', async () => {
    const { page, go, isClean } = visit
    await page.getByLabel('Reason for the stop').fill('The wrong logo')
    page.once('dialog', (dialog) => void dialog.dismiss())
    await button('Emergency Shutdown').click()
    await page.getByText('Operational', { exact: true }).waitFor()
    page.once('dialog', (dialog) => {
      expect(dialog.message()).toContain('Stop all autonomous operations?')
      void dialog.accept()
    })
    await button('Emergency Shutdown').click()
    await page.getByText('Emergency Shutdown Activated').first().waitFor()
    await page.getByText('All systems have been shut down safely').first().waitFor()
    await go(PATH, TITLE)
    await page.getByText(/^Stopped .* by emergency shutdown$/).waitFor()
    await page.getByText('The wrong logo').first().waitFor()
    expect(await button('Emergency Shutdown').count()).toBe(0)
    await isClean()
    await button('Start again').click()
    await page.getByText('On order', { exact: true }).first().waitFor()
    await page.getByText('Operational', { exact: true }).waitFor()
    await isClean()
  })
})
