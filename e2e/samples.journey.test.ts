/** A new account: the first steps, a look around in samples, and nothing left of them. */
import { expect, it } from 'vitest'
import { journey } from './journey.ts'

journey('a sample workspace', (visit) => {
  const home = () => visit.go('/', /^Welcome back, /)

  it('is offered beside the first steps', async () => {
    await home()
    await visit.page.getByText('0 of 5 done').waitFor()
    await visit.page.getByRole('button', { name: 'Load a sample workspace' }).waitFor()
    await visit.isClean()
  })

  it('that cannot be loaded says so', async () => {
    visit.expectError(/503/)
    await visit.page.route('**/api/sample-workspace', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'Not now. Please try again.', code: 'unavailable' } })
        : route.continue(),
    )
    await visit.page.getByRole('button', { name: 'Load a sample workspace' }).click()
    await visit.page.getByText('Not now. Please try again.').first().waitFor()
    // It asks once more how things stand before it is there again.
    await visit.page.getByRole('button', { name: 'Load a sample workspace' }).waitFor()
    await visit.page.unroute('**/api/sample-workspace')
  })

  it('is loaded by the keyboard, and its films play at once', async () => {
    await visit.page.getByRole('button', { name: 'Load a sample workspace' }).press('Enter')
    await visit.page.getByText('Sample workspace loaded').first().waitFor()
    await visit.page.getByRole('link', { name: 'Kiln & Clay' }).waitFor()
    await visit.isClean()
    await visit.page.getByRole('link', { name: /^Take the hose off/ }).click()
    const player = visit.page.getByRole('region', { name: /^Player/ })
    await player.waitFor()
    await expect
      .poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0)
    await visit.isClean()
    await home()
    await visit.page.getByText('1 of 5 done').waitFor()
  })

  it('is labeled wherever it is listed, and counts nowhere', async () => {
    await visit.go('/brands', /./).catch(() => undefined)
    await expect.poll(() => visit.page.getByRole('list', { name: 'Your brands' }).getByText('Sample').count()).toBe(4)
    await visit.go('/library', 'Video Library')
    await expect.poll(() => visit.page.getByRole('list', { name: 'Videos' }).getByText('Sample').count()).toBe(4)
    const { creditsUsed, totalBrands, totalVideos } = await visit.api('GET', '/api/dashboard/stats')
    expect({ creditsUsed, totalBrands, totalVideos }).toEqual({ creditsUsed: 0, totalBrands: 0, totalVideos: 0 })
  })

  it('is removed again, and then there is nothing of it', async () => {
    await home()
    await visit.page.getByRole('button', { name: 'Remove samples' }).click()
    await visit.page.getByText('Sample workspace removed').first().waitFor()
    await visit.go('/library', 'Video Library')
    await visit.page.getByText('No Videos Yet').waitFor()
    await visit.page.getByRole('button', { name: 'Load a sample workspace' }).waitFor()
    expect(await visit.api('GET', '/api/brands')).toEqual([])
  })

  it('or not, the first steps can be waved away for good', async () => {
    await home()
    await visit.page.getByRole('button', { name: 'Hide the first steps' }).click()
    await visit.page.getByRole('heading', { name: 'First steps' }).waitFor({ state: 'detached' })
    await home()
    await visit.page.getByRole('button', { name: 'Load a sample workspace' }).waitFor()
    expect(await visit.page.getByRole('heading', { name: 'First steps' }).count()).toBe(0)
  })
})
