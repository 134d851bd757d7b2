/** Where plans are sold: an account is asked to confirm its address, gets its link from the operator, and presses the button behind it. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { HANGS_AFTER_MS, isClean, signUp, WIDTHS } from './journey.ts'
import { type RunningServer, startServer } from './server.ts'

let browser: Browser
let server: RunningServer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startServer({ PAYMENTS: 'test' })])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** The latest link to somebody, as whoever runs the installation finds it. */
async function linkFor(email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: server.dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'outbox'], { env })
  const mail = stdout.split('\n--').findLast((one) => one.includes(`to ${email}`))
  return mail?.match(/http\S+confirm=\S+/)?.[0] ?? ''
}

describe.each(WIDTHS)('an address, at the width of a $name', ({ name, width, height, theme }) => {
  const email = `${name}-${randomUUID()}@example.com`
  const errors: string[] = []
  const open = async (): Promise<Page> => {
    const viewport = { width, height }
    const context = await browser.newContext({ baseURL: server.base, viewport, colorScheme: theme, locale: 'en-US' })
    context.setDefaultTimeout(HANGS_AFTER_MS)
    const page = await context.newPage()
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    return page
  }

  it('is asked for, and confirmed by the button in another browser; the first one hears of it', async () => {
    const page = await open()
    await signUp(page, email)
    await page.goto('/pricing')
    const notice = page.getByText('Confirm your email address to claim payments')
    await notice.waitFor()
    await isClean(page, theme)
    await page.goto('/settings')
    await notice.waitFor()
    await page.getByText('This installation sends no mail.').waitFor()
    await page.getByRole('button', { name: 'Make a new link' }).click()
    await page.getByText('New link').first().waitFor()
    await isClean(page, theme)

    const elsewhere = await open()
    await elsewhere.goto(await linkFor(email))
    await elsewhere.getByRole('heading', { level: 1, name: 'Confirm your address' }).waitFor()
    await isClean(elsewhere, theme)
    await notice.waitFor()
    await elsewhere.getByRole('button', { name: 'Confirm' }).click()
    await elsewhere.getByText('Your email address is confirmed.').waitFor()
    await isClean(elsewhere, theme)
    await notice.waitFor({ state: 'detached' })
    expect(errors).toEqual([])
  })
})
