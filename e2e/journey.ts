/** A person's way through one screen, in a real browser: at a desk in light and on a phone in dark. */
import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type { APIResponse, Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hearing, openBrowser } from './browser.ts'
import { type RunningServer, startServer } from './server.ts'

export const WIDTHS = [
  { name: 'desk', width: 1440, height: 900, theme: 'light' },
  { name: 'phone', width: 375, height: 812, theme: 'dark' },
] as const

/** Every account's. */
export const PASSWORD = 'Correct1horse'
/** Far above need: it only ends what never comes. */
export const HANGS_AFTER_MS = 120_000
/** The same for a film of a few seconds, while the machine does other work too. */
export const FILMED_WITHIN_MS = 400_000
const FILM_SCRIPT =
  'Why does a mug feel cold at first? Glazed clay takes the warmth of your hand. Fill it, wait a moment, and it gives it back.'

/** What is filmed where any words do: five seconds of them. */
export const SHORT_SCRIPT = 'Why does a mug feel cold at first? Glazed clay takes the warmth of your hand.'

export type Visit = {
  /** `desk` or `phone`. */
  name: (typeof WIDTHS)[number]['name']
  base: string
  page: Page
  /** The account's own, if the journey has one. */
  email: string
  /** Opens a path and waits for its title. */
  go(path: string, heading: string | RegExp): Promise<void>
  /** Waits until the browser keeps a draft with all of these words. */
  keeps(...words: string[]): Promise<void>
  /** No violation of axe in either theme, nothing wider than the screen. */
  isClean(): Promise<void>
  /** A call as this account. Its answer is thrown when it is not what was expected. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are what the tests look at
  api(method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', path: string, body?: unknown, status?: number): Promise<any>
  /** A brand of the account's. */
  aBrand(fields?: Record<string, unknown>): Promise<{ id: string; name: string }>
  /** A finished short film of the account's, made once in a journey. */
  aFilm(): Promise<{ id: string; title: string; filename: string }>
  /** Tells a console error that the journey itself has provoked. */
  expectError(text: RegExp): void
}

type Options = {
  /** Begins without an account. */
  visitor?: true
  /** On a server of its own with nothing set, which makes films of full size. */
  plain?: true
  /** The WAV that the browser's microphone hears; it may be written later, before the microphone is opened. */
  microphone?: string
}

/** Runs the tests at each width, as an account that is new there, and closes with the console's errors. */
export function journey(
  title: string,
  tests: (visit: Visit) => void,
  { visitor, plain, microphone }: Options = {},
): void {
  let browser: Browser
  let own: RunningServer | undefined
  beforeAll(async () => {
    browser = await openBrowser(microphone ? hearing(microphone) : [])
    if (plain) own = await startServer()
  })
  afterAll(async () => {
    await browser?.close()
    await own?.stop()
  })

  describe.each(WIDTHS)(`${title}, at the width of a $name`, (width) => {
    const visit = {} as Visit
    const errors: string[] = []
    const expected: RegExp[] = []
    let context: BrowserContext
    beforeAll(async () => {
      const base = own?.base ?? inject('base')
      context = await openContext(browser, base, width)
      context.setDefaultTimeout(HANGS_AFTER_MS)
      const page = await context.newPage()
      page.on(
        'console',
        (message) => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`),
      )
      page.on('pageerror', (error) => errors.push(error.message))
      Object.assign(visit, visitOf(base, width, page), { expectError: (text: RegExp) => void expected.push(text) })
      if (!visitor) await signUp(page, visit.email)
    })
    afterAll(() => context?.close())

    tests(visit)

    it('meets no error in the console', () => {
      expect(errors.filter((error) => !expected.some((text) => text.test(error)))).toEqual([])
    })
  })
}

const openContext = (browser: Browser, baseURL: string, { width, height, theme }: (typeof WIDTHS)[number]) =>
  browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    baseURL,
    reducedMotion: 'reduce',
    // What it passes on could not be stopped by a test.
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': anAddress() },
  })

const anAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`

function visitOf(base: string, { name, theme }: (typeof WIDTHS)[number], page: Page): Omit<Visit, 'expectError'> {
  const api: Visit['api'] = async (method, path, body, status) => {
    const answer = await page.request.fetch(path, { method, ...(body !== undefined && { data: body }) })
    expect(status ? answer.status() : answer.ok() || answer.status(), `${method} ${path}`).toBe(status ?? true)
    return read(answer)
  }
  const aBrand: Visit['aBrand'] = (fields = {}) =>
    api('POST', '/api/brands', { name: 'Kiln', niche: 'Marketing & Sales', description: 'Pottery studio', ...fields })
  let film: ReturnType<Visit['aFilm']> | undefined
  return {
    name,
    base,
    page,
    email: `${name}-${randomUUID()}@example.com`,
    api,
    aBrand,
    aFilm: () => (film ??= makeFilm(api)),
    isClean: () => isClean(page, theme),
    async keeps(...words) {
      await page.waitForFunction(
        (all) =>
          Object.entries(localStorage).some(
            ([key, draft]) => key.startsWith('octavo.draft.') && all.every((one) => draft.includes(one)),
          ),
        words,
      )
    },
    go: async (path, heading) => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    },
  }
}

const read = async (answer: APIResponse) =>
  answer.headers()['content-type']?.includes('json') ? answer.json() : answer.text()

/** Makes an account, to which the page is signed in. */
export async function signUp(page: Page, email: string): Promise<void> {
  const data = {
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    phone: '+15551234567',
    country: 'United States',
    countryCode: 'US',
    password: PASSWORD,
    timeZone: 'Europe/Berlin',
  }
  const answer = await page.request.post('/api/auth/signup', { data })
  expect(answer.ok() || answer.status(), 'sign-up').toBe(true)
}

async function makeFilm(api: Visit['api']) {
  const { script } = await api('POST', '/api/library/scripts', { title: 'A cold mug', body: FILM_SCRIPT })
  await api('POST', '/api/topview/submit', {
    scriptId: script.id,
    aiAvatarId: 'default',
    ttsText: FILM_SCRIPT,
    title: 'A cold mug',
  })
  for (const until = Date.now() + FILMED_WITHIN_MS; Date.now() < until; await sleep(500)) {
    const [film] = await api('GET', '/api/videos/library')
    if (film?.filename) return film
  }
  throw new Error('The film was not made in time.')
}

type Axe = {
  run(options: {
    resultTypes: string[]
    selectors: false
    runOnly?: string[]
  }): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
}

/** A theme changes nothing but colors. */
const RULES = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] }

/** No violation of axe in either theme, nothing wider than the screen. */
export async function isClean(page: Page, theme: 'light' | 'dark'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await axe())
  const undo = await page.evaluateHandle(stopTransitions)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await untilDrawn(page)
    const violations = await page.evaluate(async (runOnly) => {
      const { axe } = window as unknown as { axe: Axe }
      const found = await axe.run({ resultTypes: ['violations'], selectors: false, ...(runOnly && { runOnly }) })
      return found.violations.map(({ id, nodes: [node] }) => `${id}: ${node?.html} ${node?.failureSummary}`)
    }, RULES[colorScheme])
    expect(violations.join('\n'), `${page.url()} in ${colorScheme}`).toBe('')
  }
  await page.emulateMedia({ colorScheme: theme })
  await undo.evaluate((restore) => restore())
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** Colors fade from one theme to the other; what axe would measure on the way is neither. */
function stopTransitions(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** What comes in or goes out has done so, and the page is drawn as it is now. */
async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
  )
}

let source: Promise<string> | undefined
const axe = () => (source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
