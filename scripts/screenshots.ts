/**
 * `npm run screenshots -- [--out FOLDER] [--data FOLDER] [--only TEXT]`: starts the product, fills an account by its real calls, and
 * takes pictures of every screen in both themes at the width of a desk and of a phone, with a contact sheet.
 * With `--data` the product's folder is kept, and the next run starts from it. `--only` takes the pictures whose name has the text.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { startServer } from '../e2e/server.ts'
import { contactSheet, type Row } from './screenshots.sheet.ts'
import { type Caller, type Made, makeWorkspace, PERSON } from './screenshots.workspace.ts'

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'screenshots' },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})

/** Of a screen, by its width. */
const HEIGHTS = { 1440: 900, 375: 812 } as const
type Width = keyof typeof HEIGHTS
const TALLEST = 12_000
const THEMES = ['light', 'dark'] as const
const SETTLES_WITHIN_MS = 60_000
const QUIET_MS = 500
const FADES_MS = 500

type Screen = { name: string; address: string; file: string; visitor?: true }

/** The app's pages as its own table lists them. It is read as text: its screens are written for a browser. */
async function screens(made: Made): Promise<Screen[]> {
  const table = await readFile('web/src/app/pages.ts', 'utf8')
  const pages = [...table.matchAll(/\bpath: '([^']+)',\s+title: '([^']+)'/g)].map(([, pattern = '', name = '']) => ({
    name,
    address: pattern
      .replace('/campaigns/:id', `/campaigns/${made.campaignId}`)
      .replace('/videos/:id', `/videos/${made.filmId}`)
      .replace('/weeks/:id', `/weeks/${made.batchId}`),
    file: pattern === '/' ? 'home' : (pattern.split('/')[1] ?? ''),
  }))
  const open: Screen[] = [
    { name: 'Landing page', address: '/', file: 'landing', visitor: true },
    { name: 'Login', address: '/api/login', file: 'login', visitor: true },
    { name: 'Create an account', address: '/api/login?mode=signup', file: 'login-signup', visitor: true },
    { name: 'Confirm an address', address: '/api/login?confirm=x', file: 'login-confirm', visitor: true },
    { name: 'Film page', address: made.filmPage, file: 'film', visitor: true },
    { name: 'Unsubscribe', address: made.unsubscribePage, file: 'unsubscribe', visitor: true },
  ]
  return [...open, ...pages, { name: 'Not found', address: '/nowhere', file: 'not-found' }].filter(
    ({ address, file }) => !address.includes(':') && file.includes(options.only),
  )
}

const callerOf =
  (context: BrowserContext): Caller =>
  async (method, address, body) => {
    const answer = await context.request.fetch(address, { method, ...(body !== undefined && { data: body }) })
    if (!answer.ok()) throw new Error(`${method} ${address}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }

/** Takes a screen in both themes; what is wrong with it is said. */
async function take(page: Page, { address, file }: Screen, width: Width): Promise<string[]> {
  const errors = new Set<string>()
  page.removeAllListeners()
  const open = watch(page)
  page.on('pageerror', ({ message }) => void errors.add(message))
  page.on('console', (message) => message.type() === 'error' && void errors.add(message.text()))
  const files: string[] = []
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    await page.goto(address)
    await settle(page, open)
    // As tall as all of it, so that what sticks to the edges of the screen stands at the edges of the picture.
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) errors.add(`${over} px wider than the screen`)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHTS[width]), TALLEST) })
    await page.waitForTimeout(FADES_MS)
    const picture = `${file}-${width}-${colorScheme}.png`
    await page.screenshot({ path: path.join(options.out, picture) })
    files.push(picture)
  }
  for (const error of errors) console.log(`  ${address} at ${width}: ${error}`)
  return files
}

/** Notes what a page has asked for and not got yet: films and the stream of events never end. */
function watch(page: Page): Set<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => !['eventsource', 'media'].includes(request.resourceType()) && open.add(request))
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return open
}

/** Until nothing holds a place any more, everything asked for is there, and every picture down to the foot of the page. */
async function settle(page: Page, open: ReadonlySet<Request>): Promise<void> {
  const until = Date.now() + SETTLES_WITHIN_MS
  for (let quietSince = Date.now(); Date.now() - quietSince < QUIET_MS; await page.waitForTimeout(50)) {
    const isDrawn = await page.evaluate(() => document.querySelector('h1') && !document.querySelector('.animate-pulse'))
    if (open.size > 0 || !isDrawn) quietSince = Date.now()
    if (Date.now() > until) return console.log(`  ${page.url()} still loads after ${SETTLES_WITHIN_MS / 1000} s`)
  }
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
}

const startedAt = Date.now()
await mkdir(options.out, { recursive: true })
const [server, browser] = await Promise.all([
  // Visitors of a film page come from an address each.
  startServer({ TRUST_PROXY: 'on', ...(options.data && { DATA_DIR: path.resolve(options.data) }) }),
  openBrowser(),
])
try {
  const common = { baseURL: server.base, locale: 'en-US', timezoneId: PERSON.timeZone }
  const account = await browser.newContext(common)
  const call = callerOf(account)
  const { email, password } = PERSON
  await call('POST', '/api/auth/login', { email, password }).catch(() => call('POST', '/api/auth/signup', PERSON))
  const made = await makeWorkspace(call, server.base, (what) => console.log(`Making ${what}`))
  const rows = new Map<string, Row>()
  const [visitor, person] = await Promise.all([
    browser.newContext(common).then((context) => context.newPage()),
    account.newPage(),
  ])
  for (const width of [1440, 375] as const)
    for (const screen of await screens(made)) {
      const files = await take(screen.visitor ? visitor : person, screen, width)
      rows.set(screen.file, { ...screen, files: [...(rows.get(screen.file)?.files ?? []), ...files] })
    }
  await writeFile(path.join(options.out, 'index.html'), contactSheet([...rows.values()]))
  const count = [...rows.values()].reduce((sum, { files }) => sum + files.length, 0)
  console.log(`${count} pictures of ${rows.size} screens after ${Math.round((Date.now() - startedAt) / 1000)} s:`)
  console.log(path.resolve(options.out, 'index.html'))
} finally {
  await browser.close()
  await server.stop()
}
