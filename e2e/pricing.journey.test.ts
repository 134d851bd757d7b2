/** Plans: what is used, what is for sale, and a plan bought in another tab. */
import { expect, it } from 'vitest'
import { journey } from './journey.ts'

const TITLE = 'Plans'

journey(TITLE, (visit) => {
  const plan = (name: string) =>
    visit.page.getByRole('article').filter({ has: visit.page.getByRole('heading', { name }) })

  it('say that the old pricing is gone, and how much of the trial is used', async () => {
    const { page, go, isClean } = visit
    await visit.aBrand()
    await go('/pricing', TITLE)
    await page.getByText('Old pricing was deleted').waitFor()
    await page.getByText('1 of 2').waitFor()
    await plan('Pro').getByText('$569').waitFor()
    await page.getByText('Monthly').click()
    await plan('Pro').getByText('$79').waitFor()
    await page.getByText('2x Coming Soon').waitFor()
    await isClean()
  })

  it('are tried again when they could not be read', async () => {
    const { page, go, expectError } = visit
    expectError(/Failed to load resource/)
    await page.route('**/api/plans', (route) => route.abort())
    await go('/pricing', TITLE)
    await page.getByText('The server could not be reached.').waitFor()
    await page.unroute('**/api/plans')
    await page.getByRole('button', { name: 'Try again' }).click()
    await plan('Elite').waitFor()
  })

  it('are bought in the test checkout by keyboard alone, and the change shows here', async () => {
    const { page, isClean } = visit
    await plan('Pro')
      .getByRole('link', { name: /Choose Pro/ })
      .focus()
    const [checkout] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
    await page.getByText('Waiting for the other tab.').waitFor()
    await checkout.getByText('no money moves', { exact: false }).first().waitFor()
    await checkout.getByRole('button', { name: 'Subscribe to Pro' }).focus()
    await checkout.keyboard.press('Enter')
    await checkout.getByText('You are on Pro').first().waitFor()
    await checkout.close()
    await page.getByText('Plan changed').first().waitFor()
    await plan('Pro').getByText('Current plan').waitFor()
    await page.getByText('1 of 5').waitFor()
    expect(await page.getByRole('link', { name: /Billing portal/ }).getAttribute('target')).toBe('_blank')
    await isClean()
  })
})
