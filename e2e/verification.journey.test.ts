/** The system checks: by a visitor, failed and well again. */
import { expect, it } from 'vitest'
import { journey } from './journey.ts'

const TITLE = 'System checks'

journey(
  TITLE,
  (visit) => {
    it('run by themselves for a visitor, without the sidebar, and say that everything is ready', async () => {
      const { page, go, isClean } = visit
      await go('/verification', TITLE)
      await page.getByText('PLATFORM READY FOR LAUNCH').waitFor()
      await page.getByText('6 of 6 systems verified').waitFor()
      expect(await page.getByText('SUCCESS', { exact: true }).count()).toBe(6)
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
      expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(1)
      await isClean()
    })

    it('name the service that does not answer, and are run again by keyboard alone', async () => {
      const { page, go, isClean, expectError } = visit
      expectError(/Failed to load resource/)
      await page.route('**/api/system/health-check', (route) => route.abort())
      await page.route('**/api/viral-shorts/generate-single', (route) => route.fulfill({ status: 503, body: '{}' }))
      await go('/verification', TITLE)
      await page.getByText('SYSTEM VERIFICATION ISSUES').waitFor()
      await page.getByText('4 of 6 systems verified').waitFor()
      await page.getByText('Database connection failed').waitFor()
      await page.getByText('Failed to generate content').waitFor()
      await isClean()
      await page.unroute('**/api/system/health-check')
      await page.unroute('**/api/viral-shorts/generate-single')
      await page.getByRole('button', { name: 'Re-run checks' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('PLATFORM READY FOR LAUNCH').waitFor()
    })
  },
  { visitor: true },
)
