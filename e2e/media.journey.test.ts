/** Own media: brought, paused, continued after a reload, refused, renamed, deleted and back. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { journey, PASSWORD, type Visit } from './journey.ts'

const MB = 1_048_576
const LARGE = 105 * MB

let folder: string
let large: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-media-'))
  large = path.join(folder, 'Long take.wav')
  const file = await open(large, 'w')
  await file.write(wavHead(LARGE))
  await file.truncate(LARGE)
  await file.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function wavHead(bytes: number): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(bytes - 8, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(48_000, 24)
  head.writeUInt32LE(192_000, 28)
  head.writeUInt16LE(4, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(bytes - 44, 40)
  return head
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const crc = body.reduce((sum, byte) => (CRC[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length)
  frame.writeUInt32BE(crc >>> 0, 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A picture of noise, so that it is as large as it looks. */
function png(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  head.set([8, 2], 8)
  const rows = Array.from({ length: side }, () => Buffer.concat([Buffer.from([0]), randomBytes(side * 3)]))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.concat(rows), { level: 0 })
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

const picture = (name: string, bytes = png(64)) => ({ name, mimeType: 'image/png', buffer: bytes })

journey('own media', (visit) => {
  const { choose, arrived, card, openFromAway } = steps(visit)

  it('are asked for while there are none', async () => {
    await visit.go('/media', 'Media')
    await visit.page.getByText('No Media Yet').waitFor()
    await visit.isClean()
  })

  it('are brought, shown and looked at', async () => {
    await choose(picture('Front window.png'), picture('Mug.png'))
    await visit.page.getByText('Upload complete').first().waitFor()
    await arrived()
    await card('Front window.png').waitFor()
    await visit.page.getByText('64 x 64').first().waitFor()
    await card('Mug.png').click()
    const dialog = visit.page.getByRole('dialog', { name: 'Mug.png' })
    await expect.poll(() => dialog.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64)
    await visit.isClean()
    await visit.page.keyboard.press('Escape')
  })

  it('are not taken when they are something else or damaged, and the reason is told', async () => {
    // What is told passes by: who looks afterwards may be late.
    await Promise.all([
      visit.page.getByText(/You can only upload/).waitFor(),
      choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }),
    ])
    visit.expectError(/415/)
    await choose(picture('Broken.png', png(64).subarray(0, 900)))
    await visit.page.getByText('This file could not be read: it is damaged or not complete.').waitFor()
    await visit.isClean()
    // A server that was slow to look has answered before: then it stands among the unfinished.
    await visit.page.getByRole('button', { name: /^(Cancel|Discard): Broken.png$/ }).click()
    await arrived()
  })

  it('arrive although the line breaks', async () => {
    visit.expectError(/Failed to load resource|ERR_/)
    let broken = 2
    await visit.page.route('**/s3/files/**', (route) =>
      broken-- > 0 ? route.abort('connectionreset') : route.continue(),
    )
    await choose(picture('Over a bad line.png'))
    await card('Over a bad line.png').waitFor()
    await visit.page.unroute('**/s3/files/**')
  })

  it('wait while there is no line to the machine with the studio', async () => {
    await openFromAway()
    await visit.page.route('**/s3/params**', async (route) => {
      await visit.page.context().setOffline(true)
      await route.abort('internetdisconnected')
    })
    await choose(picture('From the train.png'))
    await visit.page.getByText('Offline. Continues when the connection is back.').first().waitFor()
    await visit.page.unroute('**/s3/params**')
    await visit.page.context().setOffline(false)
    await card('From the train.png').waitFor()
    await visit.go('/media', 'Media')
  })

  it('that are large come in parts, are paused, and go on after a reload where they stopped', async () => {
    if (visit.name === 'phone') return
    const slow = await visit.page.context().newCDPSession(visit.page)
    await slow.send('Network.enable')
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 12 * MB,
    })
    await choose(large)
    await visit.page.getByText(/^Uploading, (under a minute|about)/).waitFor()
    await visit.page.getByRole('button', { name: 'Pause: Long take.wav' }).click()
    await visit.page.getByText('Paused', { exact: true }).waitFor()
    await visit.page.getByRole('button', { name: 'Resume: Long take.wav' }).click()
    const bytesThere = async () => (await visit.api('GET', '/api/media')).unfinished[0]?.bytesThere ?? 0
    await expect.poll(bytesThere).toBeGreaterThanOrEqual(5 * MB)
    visit.page.once('dialog', (dialog) => dialog.accept())
    await visit.page.reload()
    await visit.page.getByRole('heading', { name: 'Unfinished uploads' }).waitFor()
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    const parts: string[] = []
    visit.page.on('request', (one) => one.method() === 'PUT' && parts.push(one.url()))
    // What the server has got of the last part before the reload, it may still be writing.
    const listed = visit.page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && /\/s3\/multipart\/[^/]+\?key=/.test(answer.url()),
    )
    await choose(large)
    const there: unknown[] = await (await listed).json()
    expect(there.length).toBeGreaterThanOrEqual(1)
    await card('Long take.wav').waitFor()
    expect(parts.length).toBe(Math.ceil(LARGE / (5 * MB)) - there.length)
    expect((await visit.api('GET', '/api/media')).media[0]).toMatchObject({
      name: 'Long take.wav',
      bytes: LARGE,
      kind: 'music',
    })
  })

  it('are renamed, deleted and brought back by the keyboard alone', async () => {
    const { keyboard } = visit.page
    await visit.page.getByRole('button', { name: 'More for Mug.png' }).focus()
    await keyboard.press('Enter')
    await visit.page.getByRole('menuitem', { name: 'Rename' }).and(visit.page.locator(':focus')).waitFor()
    await keyboard.press('Enter')
    await visit.page.getByLabel('Name', { exact: true }).waitFor()
    await keyboard.press('ControlOrMeta+a')
    await keyboard.type('Blue mug')
    await keyboard.press('Enter')
    await card('Blue mug').waitFor()
    await visit.page.getByRole('button', { name: 'More for Blue mug' }).focus()
    await keyboard.press('Enter')
    await visit.page.getByRole('menuitem', { name: 'Rename' }).and(visit.page.locator(':focus')).waitFor()
    await keyboard.press('End')
    await visit.page.getByRole('menuitem', { name: 'Delete' }).and(visit.page.locator(':focus')).waitFor()
    await keyboard.press('Enter')
    await visit.page.getByText('File deleted').first().waitFor()
    await keyboard.press('F8')
    await visit.page.getByRole('button', { name: 'Undo' }).focus()
    await keyboard.press('Enter')
    await card('Blue mug').waitFor()
  })
})

function steps(visit: Visit) {
  type Files = Parameters<Visit['page']['setInputFiles']>[1]
  return {
    choose: (...files: (string | { name: string; mimeType: string; buffer: Buffer })[]) =>
      visit.page.getByLabel('Files to upload').setInputFiles(files as Files),
    arrived: () => visit.page.getByRole('list', { name: 'Uploads' }).waitFor({ state: 'detached' }),
    /** By a name that a browser does not know for its own machine. */
    async openFromAway() {
      const away = new URL(visit.base)
      away.hostname = 'studio.localhost'
      await visit.page.goto(new URL('/login', away).href)
      const status = await visit.page.evaluate(
        async (body) => {
          const headers = { 'content-type': 'application/json' }
          return (await fetch('/api/auth/login', { method: 'POST', headers, body })).status
        },
        JSON.stringify({ email: visit.email, password: PASSWORD }),
      )
      expect(status).toBe(200)
      await visit.page.goto(new URL('/media', away).href)
      await visit.page.getByRole('heading', { level: 1, name: 'Media' }).waitFor()
    },
    card: (name: string) => visit.page.getByRole('button', { name: new RegExp(`^(Look at|Play): ${name}`) }),
  }
}
