/** How heavy and how fast the pages are, beside their budgets: scripts over the wire, Lighthouse as on a phone, a screen change. */
import { spawnSync } from 'node:child_process'
import { BROWSER_ARGS, browserPath, openBrowser } from '../e2e/browser.ts'
import { startServer } from '../e2e/server.ts'
import { fromScratch } from './scratch.ts'
import { type Scripts, screenChanges, scriptsOf, signedIn } from './web.fixture.ts'

const RUNS = 3
const WALK = ['/library', '/scripts', '/brands', '/production', '/dashboard']
const PAGES = [
  { name: 'landing', path: '/', scriptKb: 100 },
  { name: 'dashboard', path: '/dashboard', scriptKb: 130 },
] as const

type Audits = Record<string, { numericValue?: number; score: number | null }>
type Result = { lhr: { categories: Record<string, { score: number | null }>; audits: Audits } }
type Lighthouse = { default: (url: string, flags: object) => Promise<Result | undefined> }
type Launcher = {
  launch: (options: object) => Promise<{ port: number; kill(): void }>
}
type Figures = Record<'performance' | 'accessibility' | 'shift' | 'paint' | 'blocked', number>

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const kb = (bytes: number) => (bytes / 1024).toFixed(1)
const print = (what: string, figure: string, budget: string) =>
  console.log(`${what.padEnd(44)}${figure.padStart(14)}   ${budget}`)

async function lighthouseOf(url: string, headers: Record<string, string>): Promise<Figures> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    scratch<Lighthouse>('lighthouse'),
    scratch<Launcher>('chrome-launcher'),
  ])
  const chrome = await launch({ chromePath: await browserPath(), chromeFlags: ['--headless', ...BROWSER_ARGS] })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
      extraHeaders: headers,
    })
    if (!result) throw new Error(`Lighthouse says nothing of ${url}.`)
    const { categories, audits } = result.lhr
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      shift: value('cumulative-layout-shift'),
      paint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
    }
  } finally {
    chrome.kill()
  }
}

function printScripts(name: string, { bytes, files, encodings }: Scripts, budget: number): void {
  print(
    `${name}: scripts over the wire`,
    `${kb(bytes)} KB`,
    `of ${budget} KB (${files} files, ${encodings.join(', ')})`,
  )
}

function printFigures(name: string, runs: readonly Figures[]): void {
  const of = (figure: keyof Figures) => median(runs.map((run) => run[figure]))
  print(
    `${name}: performance on a phone`,
    `${of('performance')}`,
    `of at least 95 (${runs.map((run) => run.performance)})`,
  )
  print(`${name}: accessibility`, `${of('accessibility')}`, 'of 100')
  print(`${name}: layout shift`, of('shift').toFixed(3), 'below 0.05')
  print(
    `${name}: largest paint`,
    `${(of('paint') / 1000).toFixed(1)} s`,
    `(blocked for ${of('blocked').toFixed(0)} ms)`,
  )
}

const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
const scratch = fromScratch({ lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' })
const [server, browser] = await Promise.all([startServer(), openBrowser()])
try {
  const visitor = await browser.newContext({ baseURL: server.base, viewport: { width: 1440, height: 900 } })
  const { context, cookie } = await signedIn(browser, server.base)
  for (const { name, path, scriptKb } of PAGES)
    printScripts(name, await scriptsOf(path === '/' ? visitor : context, path), scriptKb)
  const changes = await screenChanges(context, WALK)
  const worst = Math.max(...changes)
  print(
    'a screen change, warm',
    `${median(changes).toFixed(0)} ms`,
    `below 100 ms (the slowest ${worst.toFixed(0)} ms)`,
  )
  await browser.close()
  for (const { name, path } of PAGES) {
    const runs: Figures[] = []
    for (let run = 0; run < RUNS; run++)
      runs.push(await lighthouseOf(server.base + path, path === '/' ? {} : { Cookie: cookie }))
    printFigures(name, runs)
  }
} finally {
  await browser.close()
  await server.stop()
}
