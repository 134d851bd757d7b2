/** One's own words, planned scene by scene and filmed. */
import { expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey } from './journey.ts'

const PATH = '/ai-video'
const TITLE = 'AI Video Generator'
const SCRIPT =
  'Why does a mug feel cold at first? Glazed clay takes the warmth of your hand. Wait a moment, and it gives it back. Come and make your own mug this week.'

journey(TITLE, (visit) => {
  const generate = () => visit.page.getByRole('button', { name: 'Generate AI Video' })

  it('leads to a brand first, as a video wears its look', async () => {
    const { page, go } = visit
    await go(PATH, TITLE)
    await page.getByText('Every video uses the look of a brand. There is none yet.').waitFor()
    await generate().click()
    await page.getByText('Brand is required').waitFor()
    await page.getByRole('link', { name: 'Add a brand' }).click()
    await page.waitForURL('**/brands?brand=new')
    await visit.aBrand()
  })

  it('begins with its defaults, says what is wrong, and links to the other starts', async () => {
    const { page, go, isClean } = visit
    await go(PATH, TITLE)
    await page.getByLabel('Brand').getByText('Kiln').waitFor()
    await page.getByText('Professional avatar, office background').click()
    await page.getByLabel('Avatar style').getByText('Professional').waitFor()
    await page.getByLabel('Background').getByText('Office').waitFor()
    expect(await page.getByLabel('Duration in seconds').inputValue()).toBe('60')
    expect(await page.getByRole('radio', { name: 'Short, upright' }).isChecked()).toBe(true)
    const starts = page.getByRole('navigation', { name: 'Start from' })
    for (const [words, path] of [
      ['Week', /^\/production\?brand=/],
      ['Trend', /^\/viral-generator$/],
      ['Topic', /^\/viral-shorts$/],
      ['Script', /^\/ai-video$/],
      ['Link or avatar', /^\/topview-generator$/],
      ['Script in one go', /^\/real-viral-generator$/],
    ] as const)
      expect(await starts.getByRole('link', { name: words, exact: true }).getAttribute('href')).toMatch(path)
    await page.getByLabel('Script').fill('Too short')
    await page.getByLabel('Duration in seconds').fill('301')
    await generate().click()
    await page.getByText('Script must be at least 10 characters').waitFor()
    await page.getByText('Number must be less than or equal to 300').waitFor()
    await isClean()
  })

  it('opens the words otherwise, takes that back, and says them before anything is paid', async () => {
    const { page, isClean } = visit
    await page.getByLabel('Script').fill(SCRIPT)
    await page.getByRole('button', { name: 'Three openings' }).click()
    const openings = page.getByRole('region', { name: 'Openings' })
    await openings.getByText('Yours now:').waitFor()
    expect(await openings.getByRole('listitem').count()).toBe(3)
    await isClean()
    await openings
      .getByRole('button', { name: /^Use this one/ })
      .first()
      .click()
    expect(await page.getByLabel('Script').inputValue()).not.toMatch(/^Why does a mug feel cold at first/)
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(await page.getByLabel('Script').inputValue()).toBe(SCRIPT)
    await page.getByRole('button', { name: 'Hear the first sentence' }).click()
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Hear the first sentence' }).waitFor()
  })

  it('says why an order came to nothing, keeps the words over a reload, and films them by keyboard alone', async () => {
    const { page, go, expectError } = visit
    expectError(/Failed to load resource/)
    await page.getByLabel('Script').fill(SCRIPT)
    await page.getByLabel('Duration in seconds').fill('15')
    await page.route('**/api/videos/generate', (route) => route.abort())
    await generate().click()
    await page.getByText('Generation Failed').first().waitFor()
    await page.getByRole('alert').getByText('The server could not be reached').waitFor()
    await page.unroute('**/api/videos/generate')
    await visit.keeps(SCRIPT, '15')
    await go(PATH, TITLE)
    await page.getByText('Draft restored').waitFor()
    await page.getByLabel('Script').focus()
    for (let steps = 0; steps < 30 && !(await hasFocus(page)); steps++) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('progressbar', { name: 'Film' }).waitFor()
    await page.getByRole('region', { name: 'Scenes' }).getByText('0:00').waitFor()
    expect(await page.getByRole('button', { name: 'Preview' }).count()).toBe(0)
    const { creditsRemaining } = await visit.api('GET', '/api/dashboard/stats')
    expect(creditsRemaining).toBe(83)
  })

  it('finds the film again after another screen, shows what it is made of, plays it and gives it out', async () => {
    const { page, go, isClean } = visit
    await go('/library', 'Video Library')
    await go(PATH, TITLE)
    await page.getByRole('button', { name: 'Preview' }).waitFor({ timeout: FILMED_WITHIN_MS })
    await page.getByText('Completed').first().waitFor()
    await page.getByText('0:15', { exact: true }).first().waitFor()
    await page.getByText('288 × 512').waitFor()
    expect(await page.getByRole('link', { name: 'Download', exact: true }).getAttribute('href')).toMatch(/\.mp4$/)
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByRole('region', { name: /^Player:/ }).waitFor()
    await page.getByRole('button', { name: 'Close player' }).click()
    await page.getByRole('heading', { name: 'Recent films (1)' }).waitFor()
    await isClean()
    await page.getByRole('button', { name: 'Create Variation' }).click()
    expect(await page.getByLabel('Script').inputValue()).toBe(SCRIPT)
  })
})

const hasFocus = (page: { evaluate<T>(of: () => T): Promise<T> }) =>
  page.evaluate(() => document.activeElement?.textContent === 'Generate AI Video')
