/** A new person, in a real browser, from the landing page to a playing film; at the width of a desk and of a phone. */

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { type RunningServer, startServer } from './server.ts'

let server: RunningServer
let browser: Browser
let axeSource: string

beforeAll(async () => {
  axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const WIDTHS = [
  { name: 'desk', width: 1440, height: 900, theme: 'light' },
  { name: 'phone', width: 375, height: 812, theme: 'dark' },
] as const

const SCRIPT =
  'Why does a mug feel cold at first? Glazed clay takes the warmth of your hand. Fill it, wait a moment, and it gives it back.'
// A film of a few seconds on two busy cores.
const FILM_WITHIN_MS = 180_000

describe.each(WIDTHS)('at the width of a $name', ({ name, width, height, theme }) => {
  let context: BrowserContext
  let page: Page
  const errors: string[] = []

  beforeAll(async () => {
    context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: 'en-US',
      baseURL: server.base,
    })
    page = await context.newPage()
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
  })
  afterAll(() => context?.close())

  /** No violation in either theme, nothing wider than the screen. */
  async function isClean(): Promise<void> {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      // Colours fade from one theme to the other; what axe measures on the way is neither.
      await page.waitForTimeout(600)
      await page.waitForFunction(() =>
        document
          .getAnimations()
          .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
      )
      await page.evaluate(axeSource)
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
        return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      })
      expect(violations.join('\n'), `${page.url()} in ${scheme}`).toBe('')
    }
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'no-preference' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }

  const go = async (path: string, heading: string | RegExp) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }

  it('shows a visitor the landing page and nothing else', async () => {
    await go('/', /week of video/)
    await isClean()
    await page.goto('/dashboard')
    await page.getByText('Access denied. Redirecting to signup...').first().waitFor()
    await page.waitForURL(`${server.base}/`)
  })

  it('makes an account, with a sentence at each wrong field', async () => {
    await page.goto('/api/login?mode=signup')
    await page.getByLabel('First name').fill('A')
    await page.getByRole('button', { name: /create account/i }).click()
    await page.getByText('First name must be at least 2 characters').waitFor()
    await isClean()
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Byron')
    await page.getByLabel('Email').fill(`ada-${name}@example.com`)
    await page.getByLabel('Phone').fill('555 123 4567')
    await page.getByLabel('Password', { exact: true }).fill('Correct1horse')
    await page.getByLabel(/confirm password/i).fill('Correct1horse')
    await page.getByRole('button', { name: /create account/i }).click()
    // The page that the visitor had wanted.
    await page.waitForURL('**/dashboard')
    await page.getByRole('heading', { level: 1, name: 'Mission Control Dashboard' }).waitFor()
    await isClean()
  })

  it('greets by name and knows pages that are not there', async () => {
    await go('/', 'Welcome back, Ada!')
    await isClean()
    await page.goto('/nowhere')
    await page.getByText('404 Page Not Found').first().waitFor()
  })

  it('makes a brand', async () => {
    await go('/brands', /brand/i)
    await page.getByLabel('Brand name').fill('Kiln')
    await page.getByLabel(/^Description/).fill('Pottery studio')
    await page.getByRole('button', { name: 'Save Brand Configuration' }).click()
    await page.getByText('New brand has been created successfully').first().waitFor()
    await isClean()
  })

  it('writes a script, sees it judged, and has it filmed', async () => {
    await go('/scripts', 'Script Generator')
    await page.getByLabel('Title').fill('A cold mug')
    await page.getByLabel(/^Content/).fill(SCRIPT)
    await page
      .getByText(/Humanity/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Create Script' }).click()
    await page.getByRole('button', { name: /Generate with TopView/ }).click()
    await page.getByText('Video generation started! Check Library for progress.').first().waitFor()
    await isClean()
  })

  it(
    'plays the film when it is made',
    async () => {
      await go('/library', 'Video Library')
      await page
        .getByRole('button', { name: /^Watch/ })
        .first()
        .waitFor({ timeout: FILM_WITHIN_MS })
      await page
        .getByRole('button', { name: /^Watch/ })
        .first()
        .click()
      const played = await page.waitForFunction(() => {
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
    },
    FILM_WITHIN_MS + 30_000,
  )

  it('starts a week, sees its scripts written, and halts it', async () => {
    await go('/production', 'AI Video Production Center')
    await page.getByRole('button', { name: 'Generate 7 Shorts + 1 Long Video' }).click()
    await page.getByText('Enhanced Weekly Batch Created').first().waitFor({ timeout: 60_000 })
    await isClean()
    await page.getByRole('button', { name: 'Halt', exact: true }).first().click()
    await page.getByRole('button', { name: 'Halt batch' }).click()
    await page
      .getByText(/^Halted\./)
      .first()
      .waitFor()
  }, 120_000)

  it('meets no error in the console', () => {
    // The two questions that a visitor's page asks are answered 401, which a browser notes by itself.
    expect(errors.filter((error) => !/401 \(Unauthorized\)/.test(error))).toEqual([])
  })
})
