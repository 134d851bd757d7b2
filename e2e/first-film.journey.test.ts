/** From an account to a film that plays: one sentence and one press. */
import { expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey } from './journey.ts'

const SENTENCE = 'Kiln & Clay, a pottery studio in Leeds: evening classes and handmade mugs'

journey('The first film', (visit) => {
  it('is asked for in one sentence, by the keyboard alone, and understood', async () => {
    const { page } = visit
    await visit.go('/', /^Welcome back, /)
    await page.getByLabel('What do you sell?').focus()
    await page.keyboard.type(SENTENCE)
    await visit.isClean()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('What we understood').waitFor()
    for (const heard of ['Kiln & Clay', 'Leeds']) await page.getByText(heard, { exact: true }).first().waitFor()
    await visit.isClean()
  })

  it('is there after a reload, plays when it is ready, and leads on to the brand', async () => {
    const { page } = visit
    await visit.go('/', /^Welcome back, /)
    const film = page.getByRole('heading', { name: /^Your first short is / })
    await film.waitFor()
    // One film a journey is enough.
    if (visit.name === 'desk') {
      await page.getByRole('heading', { name: 'Your first short is ready' }).waitFor({ timeout: FILMED_WITHIN_MS })
      const plays = await page.locator('main video').evaluate(async (video: HTMLVideoElement) => {
        video.muted = true
        await video.play()
        return !video.paused
      })
      expect(plays).toBe(true)
      await visit.isClean()
    }
    expect((await visit.api('GET', '/api/dashboard/stats')).creditsUsed).toBe(1)
    await page.getByRole('link', { name: 'Correct and complete the brand' }).click()
    await page.getByLabel('Brand name').waitFor()
    expect(await page.getByLabel('Brand name').inputValue()).toBe('Kiln & Clay')
  })
})
