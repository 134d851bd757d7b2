/** One file from one finished script. */
import { beforeAll, expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey, SHORT_SCRIPT } from './journey.ts'

const PATH = '/real-viral-generator'
const TITLE = 'Real viral generator'

journey(TITLE, (visit) => {
  const generate = () => visit.page.getByRole('button', { name: 'Generate Video' })
  let scriptId: string
  beforeAll(async () => {
    await visit.aBrand()
    const { script } = await visit.api('POST', '/api/library/scripts', { title: 'A cold mug', body: SHORT_SCRIPT })
    scriptId = script.id
  })

  it('begins with its defaults, and needs both script and title', async () => {
    const { page, go, isClean } = visit
    await go(PATH, TITLE)
    await page.getByLabel('Brand').getByText('Kiln').waitFor()
    await page.getByText('No avatar, gradient background, subtitles on, voice: Nova').click()
    await page.getByLabel('Voice type').getByText('Nova: clear and lively').waitFor()
    expect(await page.getByLabel('AI avatar').getAttribute('aria-checked')).toBe('false')
    expect(await page.getByLabel('Subtitles').getAttribute('aria-checked')).toBe('true')
    await page.getByText('STUDIO', { exact: true }).waitFor()
    await isClean()
    await page.getByRole('button', { name: 'Load Sample Script' }).click()
    expect(await page.getByLabel('Script', { exact: true }).inputValue()).toContain('Three')
    await page.getByLabel('Video title').fill('')
    await generate().click()
    await page.getByRole('status').getByText('Please provide both script and title').first().waitFor()
    await page.getByRole('alert').getByText('Please provide both script and title').waitFor()
  })

  it('is filled from a script of the library', async () => {
    const { page, go } = visit
    await go('/scripts', 'Script Generator')
    await page
      .getByRole('button', { name: /^Use in/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Script to video' }).click()
    await page.getByText('Filled in from “A cold mug”.').waitFor()
    expect(await page.getByLabel('Script', { exact: true }).inputValue()).toBe(SHORT_SCRIPT)
    expect(scriptId).toBeTruthy()
  })

  it('says why a film came to nothing, and makes it by keyboard alone', async () => {
    const { page, expectError } = visit
    expectError(/Failed to load resource/)
    await page.route('**/api/generate-viral-video', (route) => route.abort())
    await page.getByText('Look and voice').click()
    await page.getByLabel('AI avatar').focus()
    await page.keyboard.press('Space')
    await page.getByLabel('Video title').focus()
    // Enter in a field does nothing before the brands are there.
    await expect.poll(() => generate().isEnabled()).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText('Failed to generate viral video').first().waitFor()
    await page.unroute('**/api/generate-viral-video')
    await page.getByRole('button', { name: 'Try again' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Download', exact: true }).waitFor({ timeout: FILMED_WITHIN_MS })
  })

  it('gives the file out to look at and to save, with how to upload it', async () => {
    const { page, go, isClean, api } = visit
    await go(PATH, TITLE)
    const download = page.getByRole('link', { name: 'Download', exact: true })
    expect(await download.getAttribute('href')).toMatch(/^\/api\/download-video\/a-cold-mug.*\.mp4$/)
    await page.getByRole('button', { name: 'Preview' }).click()
    const video = page.locator('video')
    expect(await video.getAttribute('src')).toMatch(/^\/api\/preview-video\//)
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1)
    await page.getByRole('heading', { name: 'Upload it yourself' }).waitFor()
    await isClean()
    expect((await api('GET', '/api/videos')).filter(({ batchId }: { batchId: null }) => batchId === null)).toHaveLength(
      1,
    )
  })
})
