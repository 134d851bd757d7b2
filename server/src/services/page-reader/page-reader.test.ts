import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HANGS_AFTER_MS } from '#test/patience.ts'
import { webPageReader } from './page-reader.embedded.ts'
import { PageRefused } from './page-reader.ts'
import { isPublic, publicLookup } from './public-address.ts'

const ARTICLE = `<!doctype html><html><head><title>Why clay shrinks | Kiln Notes</title>
<meta property="og:site_name" content="Kiln Notes"><meta name="description" content="What happens to clay on its way to a mug."></head>
<body><nav><p>Home Shop Contact</p></nav><main><h1>Why clay shrinks</h1>
<p>Clay shrinks by about a tenth on its way from the wheel to the shelf, because water leaves it and its grains move closer together.</p>
<p>A potter throws the mug a little larger than it will be. The kiln does the rest in two firings, one after the other.</p>
<script>alert('no text')</script></main><footer><p>All rights reserved</p></footer></body></html>`

let server: Server
let address = ''
const asked: string[] = []
const pages: Record<string, RequestListener> = {
  '/article': (_, reply) => reply.setHeader('content-type', 'text/html; charset=utf-8').end(ARTICLE),
  '/plain': (_, reply) => reply.setHeader('content-type', 'text/plain').end('A title\nA line of text.\n'),
  '/latin': (_, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .end(Buffer.from('<meta charset="iso-8859-1"><title>Caf\xe9</title>', 'latin1')),
  '/picture': (_, reply) => reply.setHeader('content-type', 'image/png').end('x'),
  '/missing': (_, reply) => reply.writeHead(404).end(),
  '/moved': (_, reply) => reply.writeHead(302, { location: '/article' }).end(),
  '/circle': (_, reply) => reply.writeHead(302, { location: '/circle' }).end(),
  '/to-metadata': (_, reply) => reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-loopback': (_, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  '/to-file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-nowhere': (_, reply) => reply.writeHead(302).end(),
  '/large': (_, reply) => reply.setHeader('content-type', 'text/html').end('x'.repeat(5_000_001)),
  '/endless': (_, reply) => {
    reply.setHeader('content-type', 'text/html')
    const timer = setInterval(() => reply.write('x'.repeat(200_000)), 1)
    reply.on('close', () => clearInterval(timer))
  },
  '/bomb': (_, reply) =>
    reply
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000))),
  '/silent': () => {},
  '/deep': (_, reply) => reply.setHeader('content-type', 'text/html').end('<div>'.repeat(100_000)),
}

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    const page = pages[request.url ?? '']
    if (page) page(request, reply)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Time enough on a slow machine, and little for what never answers. */
const PATIENCE_MS = { answers: HANGS_AFTER_MS, silent: 1500 }
const reader = (allowed = [address], milliseconds = PATIENCE_MS.answers) =>
  webPageReader({ userAgent: 'Octavo/test', allowed, milliseconds })
const read = (path: string) =>
  reader(undefined, path === '/silent' ? PATIENCE_MS.silent : undefined).read(`http://${address}${path}`)
const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PageRefused)
  return (error as Error).message
}

describe('a page', () => {
  it('is told by its title, its summary and its main text alone', async () => {
    const page = await read('/article')
    expect(page).toMatchObject({
      title: 'Why clay shrinks',
      siteName: 'Kiln Notes',
      description: 'What happens to clay on its way to a mug.',
    })
    expect(page.text).toContain('Clay shrinks by about a tenth')
    expect(page.text).toContain('two firings')
    for (const other of ['Home Shop', 'alert', 'All rights']) expect(page.text).not.toContain(other)
  })

  it('is followed to where it moved', async () => {
    expect((await read('/moved')).url).toBe(`http://${address}/article`)
  })

  it('is read as plain text, and in the charset that it names', async () => {
    expect(await read('/plain')).toMatchObject({ title: 'A title', text: 'A line of text.' })
    expect((await read('/latin')).title).toBe('Café')
  })

  it.each([
    ['/picture', /no page of text/],
    ['/missing', /error 404/],
    ['/circle', /without an end/],
    ['/to-nowhere', /does not say where/],
    ['/to-metadata', /public website/],
    ['/to-loopback', /ports/],
    ['/to-file', /http/],
    ['/large', /larger than 5 MB/],
    ['/endless', /larger than 5 MB/],
    ['/bomb', /larger than 5 MB/],
    ['/silent', /too long/],
    ['/deep', /nested/],
  ])('at %s is refused with a sentence', async (path, sentence) => {
    expect(await refusalOf(read(path))).toMatch(sentence)
  })
})

describe('an address', () => {
  it.each([
    'http://127.0.0.1/',
    'http://0.0.0.0/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[fd00::1]/',
    'http://10.0.0.1/',
    'http://172.16.3.4/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://localhost./',
    'http://user:secret@example.com/',
    'http://example.com:22/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'gopher://example.com/',
    'not an address',
    '',
  ])('%s is refused before anything is asked of it', async (url) => {
    await refusalOf(reader([]).read(url))
  })

  it('on this machine is refused even where something answers there', async () => {
    const before = asked.length
    await refusalOf(reader([]).read(`http://${address}/article`))
    await refusalOf(reader([]).read(`http://localhost:${address.split(':')[1]}/article`))
    expect(asked).toHaveLength(before)
  })

  it('is refused for what its name resolves to', async () => {
    expect(await refusalOf(reader([]).read('http://localhost/'))).toMatch(/public website/)
  })

  it.each([
    ['a private one', ['10.0.0.1'], false],
    ['a public and a private one', ['8.8.8.8', '10.0.0.1'], false],
    ['public ones', ['8.8.8.8', '2606:4700::1111'], true],
  ])('whose name has %s is connected to: %s', async (_what, addresses, expected) => {
    let lookups = 0
    const look = publicLookup(false, (_host, _options, done) => {
      lookups += 1
      done(
        null,
        addresses.map((one) => ({ address: one, family: one.includes(':') ? 6 : 4 })),
      )
    })
    const found = await new Promise((answered) =>
      look('a.example', { all: true }, (error, all) => answered(error ? undefined : all)),
    )
    expect(found !== undefined).toBe(expected)
    expect(lookups).toBe(1)
  })

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ['::ffff:10.0.0.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['nonsense', false],
  ])('%s is public: %s', (one, expected) => {
    expect(isPublic(one)).toBe(expected)
  })
})
