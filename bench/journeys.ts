/**
 * How many clicks and seconds a person's ways take in a real Chromium, on the product as `npm start` runs it: `npm run bench -- journeys`,
 * on the width of a desk, or with `phone` on that of a phone. What is typed is no click; seconds count from the first of them, films and
 * all. Keys that do something alone are counted as clicks.
 */
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'
import { startServer } from '../e2e/server.ts'

const WIDTHS = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true },
}
const width = process.argv[2] === 'phone' ? 'phone' : 'desk'
const PATIENCE_MS = 600_000
const SENTENCE = 'Kiln & Clay, a pottery studio in Leeds: evening classes and handmade mugs'

type Walk = { press(what: Locator): Promise<void>; key(name: string): Promise<void> }
type Limit = { clicks?: number; seconds?: number }

/** Goes a way and prints what it took; what is over its limit is named. */
async function walked(page: Page, name: string, limit: Limit, way: (walk: Walk) => Promise<void>): Promise<void> {
  let clicks = 0
  const began = performance.now()
  await way({
    press: async (what) => {
      clicks += 1
      await what.click()
    },
    key: async (key) => {
      clicks += 1
      await page.keyboard.press(key)
    },
  })
  const seconds = (performance.now() - began) / 1000
  const most = [limit.clicks && `${limit.clicks} clicks`, limit.seconds && `${limit.seconds} s`].filter(Boolean)
  const isOver = clicks > (limit.clicks ?? clicks) || seconds > (limit.seconds ?? seconds)
  const wanted = most.length > 0 ? `   at most ${most.join(', ')}${isOver ? ': TOO MANY' : ''}` : ''
  console.log(`${name.padEnd(44)} ${String(clicks).padStart(3)} clicks ${seconds.toFixed(1).padStart(6)} s${wanted}`)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first()

async function firstFilm(page: Page): Promise<void> {
  await page.goto('/')
  await walked(page, 'Landing page to the first film playing', { clicks: 5, seconds: 120 }, async ({ press }) => {
    await press(
      page
        .getByText(/^Start the .*trial/)
        .filter({ visible: true })
        .first(),
    )
    await page.getByLabel('First name').fill('Maya')
    await page.getByLabel('Last name').fill('Ortiz')
    await page.getByLabel('Email').fill('maya@example.com')
    await page.getByLabel('Phone').fill('555 123 4567')
    await page.getByLabel('Password', { exact: true }).fill('Correct1horse')
    await page.getByLabel(/confirm password/i).fill('Correct1horse')
    await press(button(page, /create account/i))
    await page.getByLabel('What do you sell?').fill(SENTENCE)
    await press(button(page, 'Film my first short'))
    await page.getByRole('heading', { name: 'Your first short is ready' }).waitFor({ timeout: PATIENCE_MS })
    await page.waitForFunction(() => {
      const video = document.querySelector('main video') as HTMLVideoElement | null
      if (video?.paused) void video.play().catch(() => undefined)
      return (video?.currentTime ?? 0) > 0.5
    })
  })
  await walked(page, 'First film to published', { clicks: 2 }, async ({ press }) => {
    await press(button(page, 'Publish'))
    await press(button(page, 'Publish now'))
    await link(page, /film page/i).waitFor()
  })
}

async function week(page: Page, context: BrowserContext): Promise<void> {
  const { 0: brand } = await (await context.request.get('/api/brands')).json()
  await page.goto(`/production?brand=${brand.id}`)
  await button(page, 'Plan first').waitFor()
  await walked(page, 'A week planned, two subjects swapped, ordered', { clicks: 4 }, async ({ press }) => {
    await press(button(page, 'Plan first'))
    const plan = page.getByRole('region', { name: 'Plan of the week' })
    const idle = () => page.locator('[aria-label="Plan of the week"][aria-busy="false"]').waitFor()
    await plan.waitFor()
    for (const place of [0, 4]) {
      const swap = plan
        .getByRole('listitem')
        .nth(place)
        .getByRole('button', { name: /^Swap / })
      await press(swap)
      await idle()
    }
    await press(plan.getByRole('button', { name: /^Film these / }))
    await page.getByText('Enhanced Weekly Batch Created').first().waitFor({ timeout: PATIENCE_MS })
  })
  const began = performance.now()
  const films = async (): Promise<{ status: string }[]> =>
    (await (await context.request.get('/api/batches')).json())[0].videos
  const isOpen = ({ status }: { status: string }) => !['approval', 'failed', 'review'].includes(status)
  for (;;) {
    if (!(await films()).some(isOpen)) break
    if (performance.now() - began > PATIENCE_MS) throw new Error('The week was never made')
    await page.waitForTimeout(1000)
  }
  const made = (await films()).filter(({ status }) => status === 'approval').length
  console.log(
    `${'(the week was filmed meanwhile)'.padEnd(44)} ${String(made).padStart(3)} films  ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`,
  )
  await page.goto('/')
  await walked(page, `A review ride over ${made} films`, { clicks: made + 1 }, async ({ press, key }) => {
    await press(link(page, /^Review \d+ films/))
    await page.getByRole('region', { name: 'This film' }).waitFor()
    for (let nth = 0; nth < made; nth++) {
      const approve = button(page, /^Approve/)
      await approve.waitFor()
      if (width === 'phone') await press(approve)
      else await key('a')
      await page.getByText(`${nth + 1} approved`).waitFor()
    }
  })
}

async function changedLine(page: Page, context: BrowserContext): Promise<void> {
  const [batch] = await (await context.request.get('/api/batches')).json()
  const film = batch.videos.find(({ format }: { format: string }) => format === 'short')
  await page.goto(`/weeks/${batch.id}?film=${film.id}`)
  await page.getByRole('list', { name: 'What is said' }).waitFor()
  await walked(page, 'A line of a film changed and spoken again', { clicks: 3 }, async ({ press, key }) => {
    await press(button(page, /^Edit this line/))
    await page.getByRole('textbox', { name: 'The line' }).fill('Why does a mug feel so cold at first?')
    await key('Enter')
    await button(page, 'Why does a mug feel so cold at first?').waitFor({ timeout: PATIENCE_MS })
  })
}

const PEOPLE = 300

/** A campaign about the film that is out, to everybody in a file: checked, sent, taken back and sent again, up to the last message kept. */
async function campaign(page: Page, context: BrowserContext): Promise<void> {
  const rows = Array.from({ length: PEOPLE }, (_, n) => `p${n}@example.com,Person,${n}`)
  const buffer = Buffer.from(['email,firstName,lastName', ...rows].join('\n'))
  await page.goto('/viral-loop')
  await walked(page, `A campaign to ${PEOPLE} people, taken back once`, { clicks: 10 }, async ({ press, key }) => {
    await press(button(page, 'Import contacts'))
    await page.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer })
    await press(button(page, 'Import CSV'))
    await page.getByText(`${PEOPLE} contacts imported`).first().waitFor()
    await press(button(page, 'Done'))
    await page.getByLabel('Business description').fill('A pottery studio. We make mugs.')
    await press(button(page, 'Launch email campaign'))
    await press(button(page, `Send to ${PEOPLE} people`))
    await page.getByRole('timer').waitFor()
    if (width === 'phone') await press(button(page, /^Take it back/))
    else await key('ControlOrMeta+z')
    await page.getByText('Taken back').first().waitFor()
    await press(button(page, 'Launch email campaign'))
    await press(button(page, `Send to ${PEOPLE} people`))
    for (let kept = 0; kept < PEOPLE; await page.waitForTimeout(250))
      kept = (await (await context.request.get('/api/campaigns')).json())[0].kept
  })
}

/** Somebody in a browser of their own follows a link for one place, signs up and takes a plan; its owner sees the credits. */
async function invited(page: Page, theirs: BrowserContext): Promise<void> {
  const their = await theirs.newPage()
  await page.goto('/viral-loop?tab=analytics')
  await walked(page, 'A link for one place to its credits', { clicks: 6 }, async ({ press }) => {
    await press(button(page, 'In person'))
    await button(page, 'Copy link: In person').waitFor()
    const { channels } = await (await page.context().request.get('/api/viral/referral-channels')).json()
    await their.goto(new URL(channels[1].url).search.replace(/^/, '/'))
    await press(
      their
        .getByText(/^Start the .*trial/)
        .filter({ visible: true })
        .first(),
    )
    await their.getByRole('heading', { name: 'Maya invited you' }).waitFor()
    for (const [label, words] of [
      ['First name', 'Ines'],
      ['Last name', 'Costa'],
      ['Email', 'ines@example.com'],
      ['Phone', '555 123 4568'],
    ] as const)
      await their.getByLabel(label).fill(words)
    await their.getByLabel('Password', { exact: true }).fill('Correct1horse')
    await their.getByLabel(/confirm password/i).fill('Correct1horse')
    await press(button(their, /create account/i))
    await their.waitForURL((url) => !url.pathname.startsWith('/api/'))
    await their.goto('/pricing')
    const [checkout] = await Promise.all([theirs.waitForEvent('page'), press(link(their, /Choose Pro/))])
    await press(button(checkout, 'Subscribe to Pro'))
    await checkout.getByText('You are on Pro').first().waitFor()
    await page.reload()
    await page.getByText('100 referral credits').first().waitFor()
  })
}

const server = await startServer()
const browser = await openBrowser()
try {
  const newContext = async () => {
    const own = await browser.newContext({
      ...WIDTHS[width],
      baseURL: server.base,
      locale: 'en-US',
      reducedMotion: 'reduce',
    })
    own.setDefaultTimeout(PATIENCE_MS)
    return own
  }
  const context = await newContext()
  const page = await context.newPage()
  console.log(`At the width of a ${width}:`)
  await firstFilm(page)
  await week(page, context)
  await changedLine(page, context)
  await campaign(page, context)
  await invited(page, await newContext())
} finally {
  await browser.close()
  await server.stop()
}
