/** What is measured in a browser: the scripts that a page fetches, and how long a screen change takes. */
import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'

export type Scripts = { bytes: number; files: number; encodings: string[] }

const PRELOADED_MS = 4000
/** Where it stands how long after the first screen the app fetches what that one can do without. */
const LATER = ['web/src/app/Guard.tsx', 'web/src/app/use-warm.ts']

/** Keeps the app from fetching its other screens and its windows ahead, which it does a while after the first screen is there. */
async function withoutPreloading(page: Page): Promise<void> {
  const texts = await Promise.all(LATER.map((file) => readFile(file, 'utf8')))
  const waits = texts.map((text) => Number(/_AFTER_MS = (\d+)/.exec(text)?.[1]))
  await page.addInitScript((never) => {
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (run: () => void, ms = 0, ...rest: unknown[]) => (never.includes(ms) ? 0 : later(run, ms, ...rest)),
    })
  }, waits)
}

/** Opens a page with nothing kept from before, and counts the scripts it asks for until it is drawn, as packed on the wire, without headers. */
export async function scriptsOf(context: BrowserContext, path: string): Promise<Scripts> {
  const page = await context.newPage()
  await withoutPreloading(page)
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true })
  const asked = new Set<string>()
  const encodings = new Set<string>()
  const sizes = new Map<string, number>()
  let isDrawn = false
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isDrawn && /\.js(\?|$)/.test(request.url)) asked.add(requestId)
  })
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    if (asked.has(requestId)) encodings.add(response.headers['content-encoding'] ?? 'none')
  })
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength)
  })
  await page.goto(path)
  await drawn(page)
  isDrawn = true
  await page.waitForTimeout(500)
  const bytes = [...asked].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
  await page.close()
  return { bytes, files: asked.size, encodings: [...encodings] }
}

const drawn = (page: Page) =>
  page.waitForFunction(() => document.querySelector('h1') && !document.querySelector('.animate-pulse'))

/** Goes round the screens by their links, once to warm up and then to measure: milliseconds from press to the painted heading. */
export async function screenChanges(context: BrowserContext, paths: readonly string[]): Promise<number[]> {
  const page = await context.newPage()
  await page.goto('/dashboard')
  await drawn(page)
  await page.waitForTimeout(PRELOADED_MS)
  for (const path of paths) {
    await press(page, path)
    await drawn(page)
  }
  const times: number[] = []
  for (const path of paths) times.push(await press(page, path))
  await page.close()
  return times
}

const press = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (path) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`)
    if (!link) throw new Error(`No link leads to ${path}.`)
    const before = document.querySelector('h1')
    const startedAt = performance.now()
    link.click()
    while (document.querySelector('h1') === before || !document.querySelector('h1'))
      await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - startedAt
  }, path)

/** A browser's context in which somebody new is signed in, and the cookie it carries. */
export async function signedIn(browser: Browser, base: string): Promise<{ context: BrowserContext; cookie: string }> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } })
  const person = {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '+15551234567',
    country: 'United States',
    countryCode: 'US',
    password: 'Correct1horse',
    timeZone: 'Europe/Berlin',
  }
  const answer = await context.request.post('/api/auth/signup', { data: person })
  if (!answer.ok()) throw new Error(`Sign-up failed: ${await answer.text()}`)
  await context.request.post('/api/brands', { data: { name: 'Kiln', niche: 'Marketing & Sales' } })
  const [cookie] = await context.cookies()
  return { context, cookie: `${cookie?.name}=${cookie?.value}` }
}
