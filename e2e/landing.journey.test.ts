import { expect, it } from 'vitest'
import loops from '../web/src/parts/week/showcase-week.json' with { type: 'json' }
import { SAMPLE_CHECK, SAMPLE_FINDING } from '../web/src/screens/landing/sample-check.ts'
import { journey } from './journey.ts'

const PERSON = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '+15551234567',
  country: 'United States',
  countryCode: 'US',
  password: 'Correct1horse',
  timeZone: 'Europe/Berlin',
}

const loop = (name: string) => loops.find((one) => one.name === name) as (typeof loops)[number]

journey(
  'The landing page',
  (visit) => {
    it('sells with every section there, in both themes', async () => {
      await visit.go('/', 'A week of video, made by Monday.')
      for (const name of [/four passes/, /without a check/, /Plans by the year/, /Who runs it/, /Your first week/])
        await visit.page.getByRole('heading', { level: 2, name }).waitFor()
      await visit.isClean()
    })

    it('shows the pictures of the week and no film to who wants no motion, until they ask', async () => {
      const { page } = visit
      const moving = () =>
        page.evaluate(() => [...document.querySelectorAll('video')].filter((film) => film.currentTime > 0).length)
      expect(await page.getByRole('list', { name: 'The week' }).getByRole('button').count()).toBe(8)
      expect(await moving()).toBe(0)
      await page.getByRole('button', { name: 'Play the films' }).click()
      await page.waitForFunction(() => [...document.querySelectorAll('video')].some((film) => film.currentTime > 0.3))
      await page.getByRole('button', { name: 'Pause the films' }).click()
      await page.waitForFunction(() => [...document.querySelectorAll('video')].every((film) => film.paused))
    })

    it('opens a film larger, and all of it by keyboard alone', async () => {
      const { page } = visit
      const short = page.getByRole('button', { name: /^Open Short #2/ })
      await short.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: loop('short-2').title })
      await dialog.getByText(loop('short-2').says).waitFor()
      await visit.isClean()
      await dialog.getByRole('button', { name: 'Next film' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: loop('long').title }).waitFor()
      await page.keyboard.press('Escape')
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Open Short #2'))
      await page.getByRole('radio', { name: 'Annual -40%' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.getByText('$79', { exact: true }).waitFor()
    })

    it('plays a business’s film with its sound, and one at a time', async () => {
      const { page } = visit
      const film = (name: RegExp) => page.getByLabel(name)
      const plays = (name: RegExp) =>
        film(name).evaluate((video: HTMLVideoElement) => !video.paused && !video.muted && video.currentTime > 0)
      for (const name of [/^Ridgeline Plumbing: /, /^Harbor Family Dental: /]) {
        await film(name).evaluate((video: HTMLVideoElement) => video.play())
        await expect.poll(() => plays(name)).toBe(true)
      }
      expect(await film(/^Ridgeline Plumbing: /).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
      await film(/^Harbor Family Dental: /).evaluate((video: HTMLVideoElement) => video.pause())
    })

    it('stays whole when its films cannot be fetched', async () => {
      const { page } = visit
      visit.expectError(/Failed to load resource/)
      await page.route('**/films/*.mp4', (route) => route.abort())
      await visit.go('/', /week of video/)
      await page.getByRole('button', { name: 'Play the films' }).click()
      await page.getByRole('button', { name: /^Open Long Video/ }).click()
      await page.getByText(loop('long').says).waitFor()
      await page.keyboard.press('Escape')
      await page.unroute('**/films/*.mp4')
    })

    it('claims of a check what the officer really says', async () => {
      const { page, api, email } = visit
      visit.expectError(/401 \(Unauthorized\)/)
      await api('POST', '/api/auth/signup', { ...PERSON, email })
      const { before, after, textWith } = SAMPLE_CHECK
      const check = (claim: string) => api('POST', '/api/compliance/check', { text: textWith(claim) })
      expect(await check(before.claim)).toMatchObject({ score: before.score, issues: [SAMPLE_FINDING] })
      expect(await check(after.claim)).toMatchObject({ score: after.score, approved: true, issues: [] })
      await page.goto('/api/logout')
    })
  },
  { visitor: true },
)
