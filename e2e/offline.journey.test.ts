/** The installed app without a connection: a page that says so, and the app again when the connection is back. */
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser } from './browser.ts'
import { HANGS_AFTER_MS, isClean } from './journey.ts'

let browser: Browser
let page: Page
let line: Server

/** A line to the server that can be cut. */
async function openLine(port = 0): Promise<Server> {
  const target = new URL(inject('base'))
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming
    const options = {
      host: target.hostname,
      port: target.port,
      method,
      path: url,
      headers: { ...headers, host: target.host },
    }
    const onward = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

beforeAll(async () => {
  browser = await openBrowser()
  line = await openLine()
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, colorScheme: 'light' })
  context.setDefaultTimeout(HANGS_AFTER_MS)
  page = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
  line?.closeAllConnections()
  line?.close()
})

it('shows its own page without a connection, and the app again with one', async () => {
  const port = portOf(line)
  const base = `http://localhost:${port}`
  // All of the page is there: one that lacks a part of itself would load anew.
  await page.goto(`${base}/verification`, { waitUntil: 'networkidle' })
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')

  line.closeAllConnections()
  await new Promise((resolve) => line.close(resolve))
  await page.goto(`${base}/library`)
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor()
  expect(await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await isClean(page, 'light')

  // Still none: the page stays.
  await page.getByRole('link', { name: 'Try again' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor()

  line = await openLine(port)
  await page.getByRole('link', { name: 'Try again' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).port).toBe(String(port))
})

it('keeps that page and its icon, and nothing else', async () => {
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.sort()).toEqual(['/favicon.svg', '/offline.html'])
})
