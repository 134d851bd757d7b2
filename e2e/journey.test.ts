/** A new person, in a real browser, from the landing page to a playing film. */

import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { FILMED_WITHIN_MS, journey, SHORT_SCRIPT } from './journey.ts'

// A film of a few seconds on two busy cores.

const tests: Parameters<typeof journey>[1] = (visit) => {
  const go: typeof visit.go = (...to) => visit.go(...to)
  const isClean = () => visit.isClean()

  it('shows a visitor the landing page and nothing else', async () => {
    // The two questions that a visitor's page asks are answered 401, which a browser notes by itself.
    visit.expectError(/401 \(Unauthorized\)/)
    await go('/', /week of video/)
    await isClean()
    await visit.page.goto('/dashboard')
    await visit.page.getByText('Access denied. Redirecting to signup...').first().waitFor()
    await visit.page.waitForURL(`${visit.base}/`)
  })

  it('makes an account, with a sentence at each wrong field', async () => {
    await visit.page.goto('/api/login?mode=signup')
    await visit.page.getByLabel('First name').fill('A')
    await visit.page.getByRole('button', { name: /create account/i }).click()
    await visit.page.getByText('First name must be at least 2 characters').waitFor()
    await isClean()
    await visit.page.getByLabel('First name').fill('Ada')
    await visit.page.getByLabel('Last name').fill('Byron')
    await visit.page.getByLabel('Email').fill(`ada-${randomUUID()}@example.com`)
    await visit.page.getByLabel('Phone').fill('555 123 4567')
    await visit.page.getByLabel('Password', { exact: true }).fill('Correct1horse')
    await visit.page.getByLabel(/confirm password/i).fill('Correct1horse')
    await visit.page.getByRole('button', { name: /create account/i }).click()
    // The page that the visitor had wanted.
    await visit.page.waitForURL('**/dashboard')
    await visit.page.getByRole('heading', { level: 1, name: 'Mission Control Dashboard' }).waitFor()
    await isClean()
  })

  it('greets by name and knows pages that are not there', async () => {
    await go('/', 'Welcome back, Ada!')
    await isClean()
    await visit.page.goto('/nowhere')
    await visit.page.getByText('404 Page Not Found').first().waitFor()
  })

  it('makes a brand', async () => {
    await go('/brands', /brand/i)
    await visit.page.getByLabel('Brand name').fill('Kiln')
    await visit.page.getByLabel(/^Description/).fill('Pottery studio')
    await visit.page.getByRole('button', { name: 'Save Brand Configuration' }).click()
    await visit.page.getByText('New brand has been created successfully').first().waitFor()
    await isClean()
  })

  it('writes a script, sees it judged, and has it filmed', async () => {
    await go('/scripts', 'Script Generator')
    await visit.page.getByLabel('Title').fill('A cold mug')
    await visit.page.getByLabel(/^Content/).fill(SHORT_SCRIPT)
    await visit.page
      .getByText(/Humanity/)
      .first()
      .waitFor()
    await visit.page.getByRole('button', { name: 'Create Script' }).click()
    await visit.page.getByRole('button', { name: /Generate with TopView/ }).click()
    await visit.page.getByText('Video generation started! Check Library for progress.').first().waitFor()
    await isClean()
  })

  it('plays the film when it is made', async () => {
    await go('/library', 'Video Library')
    await visit.page
      .getByRole('button', { name: /^Watch/ })
      .first()
      .waitFor({ timeout: FILMED_WITHIN_MS })
    await visit.page
      .getByRole('button', { name: /^Watch/ })
      .first()
      .click()
    const played = await visit.page.waitForFunction(() => {
      const video = document.querySelector('video')
      if (video?.paused) void video.play().catch(() => undefined)
      return video && video.currentTime > 1
        ? { seconds: video.duration, width: video.videoWidth, height: video.videoHeight }
        : false
    })
    const film = (await played.jsonValue()) as { seconds: number; width: number; height: number }
    expect(film).toMatchObject({ width: 1080, height: 1920 })
    expect(film.seconds).toBeGreaterThan(5)
    await isClean()
  })

  it('starts a week, sees its scripts written, and halts it', async () => {
    await go('/production', 'AI Video Production Center')
    await visit.page.getByRole('button', { name: 'Generate 7 Shorts + 1 Long Video' }).click()
    await visit.page.getByText('Enhanced Weekly Batch Created').first().waitFor()
    await isClean()
    await visit.page.getByRole('button', { name: 'Halt', exact: true }).first().click()
    await visit.page.getByRole('button', { name: 'Halt batch' }).click()
    await visit.page
      .getByText(/^Halted\./)
      .first()
      .waitFor()
  })
}

journey('a new person', tests, { visitor: true, plain: true })
