/**
 * `npm run screenshots -- [--out FOLDER] [--data FOLDER] [--only TEXT]`: starts the product, fills an account by its real calls, and
 * takes pictures of every screen in both themes at the width of a desk and of a phone, with a contact sheet.
 * With `--data` the product's folder is kept, and the next run starts from it. `--only` takes the screens whose address has the text.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
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

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 375, height: 812 },
] as const
const THEMES = ['light', 'dark'] as const
const SETTLES_WITHIN_MS = 15_000
const FADES_MS = 500

type Screen = { name: string; address: string; visitor?: true }

/** The app's pages as its own table lists them. It is read as text: its screens are written for a browser. */
async function screens(made: Made): Promise<Screen[]> {
  const table = await readFile('web/src/app/pages.ts', 'utf8')
  const pages = [...table.matchAll(/\bpath: '([^']+)',\s+title: '([^']+)'/g)].map(([, address = '', name = '']) => ({
    name,
    address: address.replace('/campaigns/:id', `/campaigns/${made.campaignId}`),
  }))
  const open: Screen[] = [
    { name: 'Landing page', address: '/', visitor: true },
    { name: 'Login', address: '/api/login', visitor: true },
    { name: 'Create an account', address: '/api/login?mode=signup', visitor: true },
    { name: 'Film page', address: made.filmPage, visitor: true },
    { name: 'Unsubscribe', address: made.unsubscribePage, visitor: true },
  ]
  return [...open, ...pages, { name: 'Not found', address: '/nowhere' }].filter(
    ({ address }) => !address.includes(':') && address.includes(options.only),
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
async function take(page: Page, screen: Screen): Promise<string[]> {
  const errors: string[] = []
  const note = (text: string) => void errors.push(text)
  page.removeAllListeners()
  page.on('pageerror', ({ message }) => note(message))
  page.on('console', (message) => message.type() === 'error' && note(message.text()))
  await page.goto(screen.address)
  await settle(page)
  const files: string[] = []
  const width = page.viewportSize()!.width
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.waitForTimeout(FADES_MS)
    const who = screen.visitor ? 'visitor' : 'app'
    const file = `${who}${screen.address.replace(/\W+/g, '-').slice(0, 40)}-${width}-${colorScheme}.png`
    await page.screenshot({ path: path.join(options.out, file), fullPage: true })
    files.push(file)
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (over > 0) note(`${over} px wider than the screen`)
  for (const error of new Set(errors)) console.log(`  ${screen.address} at ${width}: ${error}`)
  return files
}

/** Until nothing holds a place any more, and every picture down to the foot of the page is there. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.querySelector('h1') && !document.querySelector('.animate-pulse'), undefined, {
      timeout: SETTLES_WITHIN_MS,
    })
    .catch(() => console.log(`  ${page.url()} still loads after ${SETTLES_WITHIN_MS / 1000} s`))
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
}

const startedAt = Date.now()
await mkdir(options.out, { recursive: true })
const [server, browser] = await Promise.all([
  startServer(options.data ? { DATA_DIR: path.resolve(options.data) } : {}),
  openBrowser(),
])
try {
  const common = { baseURL: server.base, locale: 'en-US', timezoneId: PERSON.timeZone }
  const account = await browser.newContext(common)
  const call = callerOf(account)
  const { email, password } = PERSON
  await call('POST', '/api/auth/login', { email, password }).catch(() => call('POST', '/api/auth/signup', PERSON))
  const made = await makeWorkspace(call, server.base, (what) => console.log(`Making ${what}`))
  const storageState = await account.storageState()
  const rows = new Map<string, Row>()
  for (const viewport of WIDTHS) {
    const [visitor, person] = await Promise.all([
      browser.newContext({ ...common, viewport }),
      browser.newContext({ ...common, viewport, storageState }),
    ])
    const pages = { visitor: await visitor.newPage(), person: await person.newPage() }
    for (const screen of await screens(made)) {
      const files = await take(screen.visitor ? pages.visitor : pages.person, screen)
      const key = `${screen.visitor ?? ''}${screen.address}`
      rows.set(key, { ...screen, files: [...(rows.get(key)?.files ?? []), ...files] })
    }
    await Promise.all([visitor.close(), person.close()])
  }
  await writeFile(path.join(options.out, 'index.html'), contactSheet([...rows.values()]))
  const count = [...rows.values()].reduce((sum, { files }) => sum + files.length, 0)
  console.log(`${count} pictures of ${rows.size} screens after ${Math.round((Date.now() - startedAt) / 1000)} s:`)
  console.log(path.resolve(options.out, 'index.html'))
} finally {
  await browser.close()
  await server.stop()
}
