import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PLANS } from '@octavo/contract/plan'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import type { Ctx } from '#context.ts'
import { makeLog } from '#log.ts'
import { type AccountOf, buildApp } from './app.ts'
import { pages } from './pages.ts'
import { searchEngines } from './search-engines.ts'

const ADDRESS = 'https://studio.example'
const page = (name: string) =>
  `<title>${name}: a week</title><meta name="description" content="Seven &amp; one." /><!--head--><!--boot-->`

let dist: string
let app: FastifyInstance

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'octavo-pages-'))
  for (const folder of ['assets', 'films']) await mkdir(path.join(dist, folder))
  for (const name of ['index', 'landing', 'login']) await writeFile(path.join(dist, `${name}.html`), page(name))
  await writeFile(path.join(dist, 'films', 'short-1.mp4'), 'a film')
  await writeFile(path.join(dist, 'assets', 'app-1.js'), 'a script')
  await writeFile(path.join(dist, 'assets', 'app-1.js.br'), 'packed')
  await mkdir(path.join(dist, '.vite'))
  await writeFile(path.join(dist, '.vite', 'screens.json'), '{"/dashboard":["assets/board-1.js"]}')
  const ctx = {
    config: readConfig({ PUBLIC_URL: `${ADDRESS}/`, CURRENCY: 'EUR' }),
    log: makeLog('silent'),
  } as Ctx
  const accountOf: AccountOf = async (_, token) => {
    if (token === 'while-away') throw Object.assign(new Error('the database system is starting up'), { code: '57P03' })
    return token ? ({} as Awaited<ReturnType<AccountOf>>) : undefined
  }
  const bootFor = () => ({ user: null, currency: 'EUR', signUp: 'open' as const, checkout: {} })
  const plain = [searchEngines(ctx.config), pages({ ctx, dist, accountOf, bootFor })]
  app = await buildApp({ ctx, served: [], accountOf, plain })
})
afterAll(async () => {
  await app.close()
  await rm(dist, { recursive: true })
})

const get = async (url: string) => app.inject({ url })

describe('the landing page', () => {
  it('is named by its full address wherever somebody links to it', async () => {
    const { body } = await get('/?ref=ABC')
    expect(body).toContain(`<link rel="canonical" href="${ADDRESS}/" />`)
    expect(body).toContain(`<meta property="og:image" content="${ADDRESS}/og.png" />`)
    expect(body).toContain(`<meta name="twitter:image" content="${ADDRESS}/og.png" />`)
    expect(body).toContain('<meta property="og:title" content="landing: a week" />')
    expect(body).toContain('<meta property="og:description" content="Seven &amp; one." />')
  })

  it('offers search engines the plans that are sold, in the currency of the installation', async () => {
    const { body } = await get('/')
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '')
    expect(data).toMatchObject({ '@type': 'SoftwareApplication', name: 'Octavo', url: `${ADDRESS}/` })
    const sold = data.offers.map((offer: Record<string, unknown>) => [offer.name, offer.price, offer.priceCurrency])
    expect(sold).toContainEqual(['Pro, by the year', PLANS.pro.annualPrice, 'EUR'])
    expect(sold).toContainEqual(['Starter Trial, by the month', PLANS.starter.monthlyPrice, 'EUR'])
    expect(sold).toHaveLength(6)
  })
})

it('leads search engines to the landing page under the installation’s address', async () => {
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toMatch(/^text\/plain/)
  expect(robots.body).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.headers['content-type']).toMatch(/xml/)
  expect(sitemap.body).toContain(`<loc>${ADDRESS}/</loc>`)
})

it('lets a browser keep the films of the landing page for a day, and take them in parts', async () => {
  const { headers, statusCode } = await app.inject({ url: '/films/short-1.mp4', headers: { range: 'bytes=2-3' } })
  expect(statusCode).toBe(206)
  expect(headers['cache-control']).toBe('public, max-age=86400')
})

it('sends a script as it was packed when the pages were built, to browsers that can unpack it', async () => {
  const packed = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect([packed.headers['content-encoding'], packed.headers['content-type'], packed.body]).toEqual([
    'br',
    expect.stringMatching(/javascript/),
    'packed',
  ])
  expect((await get('/assets/app-1.js')).body).toBe('a script')
})

describe('a screen', () => {
  const scripts = '<link rel="modulepreload" href="/assets/board-1.js">'
  const open = async (url: string, cookie = 'octavo_session=ada') =>
    (await app.inject({ url, headers: { cookie } })).body

  it('comes with the addresses of what it will ask for', async () => {
    const body = await open('/dashboard?tab=1')
    expect(body).toContain(scripts)
    expect(body).toContain('href="/api/dashboard/stats"')
  })

  it('comes without them for a visitor, and where no screen is', async () => {
    expect(await open('/dashboard', '')).not.toContain('preload')
    expect(await open('/nowhere')).not.toContain('preload')
  })
})

describe('a page while the database is away', () => {
  it.each(['/', '/dashboard'])('at %s is the app, which is told nothing and asks by itself', async (url) => {
    const { statusCode, body } = await app.inject({ url, cookies: { octavo_session: 'while-away' } })
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>index: a week</title>')
    expect(body).not.toContain('id="boot"')
  })

  it('is as ever for a visitor, and so are its files', async () => {
    expect((await get('/')).body).toContain('id="boot"')
    expect((await get('/assets/app-1.js')).statusCode).toBe(200)
  })
})
