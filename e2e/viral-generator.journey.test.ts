/** A brand and a trend, written, checked and filmed; reached by the chooser. */
import { beforeAll, expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey } from './journey.ts'

const PATH = '/viral-generator'
const TITLE = 'Viral Content Generator'

journey(TITLE, (visit) => {
  const generate = () => visit.page.getByRole('button', { name: 'Generate Viral Content' })
  const step = (name: string) =>
    visit.page.getByRole('list', { name: 'Steps of the generation' }).getByRole('listitem').filter({ hasText: name })
  beforeAll(async () => {
    await visit.aBrand()
  })

  it('is one of the ways that Generate Video offers', async () => {
    const { page, go } = visit
    await go('/dashboard', 'Mission Control Dashboard')
    await page.getByRole('button', { name: 'Generate Video' }).first().click()
    const chooser = page.getByRole('dialog', { name: 'New video' })
    await chooser.getByRole('link', { name: /A brand and a trend/ }).waitFor()
    expect(await chooser.getByRole('link').count()).toBe(7)
    await chooser.getByRole('link', { name: /A brand and a trend/ }).click()
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor()
  })

  it('begins with a short and four steps that wait', async () => {
    const { page, isClean } = visit
    await page.getByLabel('Brand').getByText('Kiln').waitFor()
    await page.getByLabel('Content type').getByText('YouTube Short (60s)').waitFor()
    for (const name of ['Script', 'Compliance check', 'Memory', 'Video production'])
      await step(name).getByText('Pending').waitFor()
    await isClean()
  })

  it('says in place why nothing came of it, and goes on from there by keyboard alone', async () => {
    const { page, expectError } = visit
    expectError(/Failed to load resource|Viral generation failed/)
    await page.route('**/api/viral/generate', (route) => route.abort())
    await page.getByLabel('Trending context (optional)').focus()
    await page.keyboard.type('Everybody tries pottery after work')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('The server could not be reached').waitFor()
    await page.unroute('**/api/viral/generate')
    await page.getByRole('button', { name: 'Try again' }).focus()
    await page.keyboard.press('Enter')
    await step('Memory').getByText('Completed').waitFor()
  })

  it('shows the words and the verdict while the film is made, and finds them again after another screen', async () => {
    const { page, go, isClean } = visit
    await go('/library', 'Video Library')
    await go(PATH, TITLE)
    for (const part of ['Hook', 'Call to action', 'Hashtags']) await page.getByText(part, { exact: true }).waitFor()
    await page.getByText(/^Predicted score \d+$/).waitFor()
    await page.getByText(/^Risk level: (low|medium|high)$/).waitFor()
    await page
      .getByText(/^(Approved for publication|Requires review)$/)
      .first()
      .waitFor()
    await isClean()
    await page.getByRole('link', { name: 'Edit script' }).click()
    await page.getByRole('heading', { level: 1, name: 'Script Generator' }).waitFor()
    await page.goBack()
  })

  it('makes the film, or has it halted', async () => {
    const { page, name, isClean } = visit
    // One film of half a minute a journey is enough.
    if (name === 'phone') {
      const halt = page.getByRole('button', { name: 'Halt', exact: true })
      const made = page.getByRole('button', { name: 'Preview' })
      await halt.or(made).first().waitFor()
      // A quick machine has made it meanwhile.
      if (await made.isVisible()) return
      await halt.click()
      await page.getByRole('button', { name: 'Halt film' }).click()
      await step('Video production').getByText('Error').waitFor()
      expect(await generate().isEnabled()).toBe(true)
      await isClean()
      return
    }
    await page.getByRole('button', { name: 'Preview' }).waitFor({ timeout: FILMED_WITHIN_MS })
    expect(await page.getByRole('link', { name: 'Download', exact: true }).getAttribute('href')).toMatch(/\.mp4$/)
    await page.getByText(/^4 steps done/).click()
    await step('Video production').getByText('The film is in your library.').waitFor()
    expect(await generate().isEnabled()).toBe(true)
  })
})
