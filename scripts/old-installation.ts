/**
 * `node --import tsx scripts/old-installation.ts`: makes an installation as this version leaves it, with finished work and with work
 * that `kill -9` has broken off, into `server/test/installations/VERSION`. `server/test/installation.test.ts` opens it with every later
 * version. It is made once a release, with the code of that release, and never again.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Batch } from '@octavo/contract/batch'
import type { LibraryVideo } from '@octavo/contract/video'
import { allProcesses, familyOf, killAll, leftAfter } from '../e2e/proof.processes.ts'
import { openDatabase } from '../server/src/db/client.ts'
import { jobsOf } from '../server/src/feature.ts'
import { features } from '../server/src/features.ts'
import { makeLog } from '../server/src/log.ts'
import { Caller, PASSWORD, signup } from '../server/test/product.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
const OUT = path.join(ROOT, 'server/test/installations', version)
const PORT = 31_877
const BASE = `http://127.0.0.1:${PORT}`
const PUBLIC_URL = 'https://studio.example'
const WITHIN_MS = 120_000

const WORDS = [
  'Why does a mug feel cold at first? Glazed clay takes the warmth of your hand.',
  'Clay shrinks by a tenth in the fire. So a potter throws every mug a little larger.',
  'Glaze is ground glass in water. It melts at a heat that turns iron soft.',
]
const TITLES = ['A cold mug', 'A smaller mug', 'Glass on clay'] as const
const SECOND_PART = Buffer.alloc(64_000, 7)

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-old-'))
const dataDir = path.join(folder, 'data')
const logFile = path.join(folder, 'server.log')
let child: ChildProcess | undefined

const say = (what: string) => console.log(what)

function launch(entry: string, env: Record<string, string> = {}, data = dataDir): void {
  const log = openSync(logFile, 'a')
  const unset = { DATABASE_URL: '', ROLE: '', RENDER_WORKERS: '', SIGN_UP: '' }
  const settings = { DATA_DIR: data, PORT: String(PORT), HOST: '127.0.0.1', LOG_LEVEL: 'warn', PUBLIC_URL }
  child = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ...unset, ...settings, ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
}

const ready = () => until('the server', async () => (await fetch(`${BASE}/api/system/health-check`)).ok, 120_000)

async function until(what: string, holds: () => Promise<boolean>, withinMs = WITHIN_MS): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(40))
    if (await holds().catch(() => false)) return
  throw new Error(`Not in time: ${what}\n${readFileSync(logFile, 'utf8')}`)
}

/** The reply of a call that went well. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every kind
async function call(person: Caller, method: string, url: string, body?: unknown): Promise<any> {
  const answer = await person.call(method, url, body, method === 'POST' && body === undefined ? {} : {})
  if (answer.status >= 400) throw new Error(`${method} ${url}: ${answer.status} ${answer.text}`)
  return answer.body
}

const bytesOf = async (person: Caller, url: string): Promise<Buffer> => {
  const answer = await fetch(BASE + url, { headers: { cookie: person.cookie } })
  if (!answer.ok) throw new Error(`GET ${url}: ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}

/** Puts bytes to a signed address. */
async function put(address: string, bytes: Buffer): Promise<string> {
  const answer = await fetch(new URL(new URL(address, BASE).pathname + new URL(address, BASE).search, BASE), {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/octet-stream' },
  })
  if (!answer.ok) throw new Error(`PUT ${address}: ${answer.status} ${await answer.text()}`)
  return answer.headers.get('etag') ?? ''
}

async function ownMedia(person: Caller, name: string, type: string, bytes: Buffer): Promise<string> {
  const metadata = { purpose: 'media', size: bytes.length }
  const { uploadId, key } = await call(person, 'POST', '/s3/multipart', { filename: name, type, metadata })
  const { url } = await call(person, 'GET', `/s3/multipart/${uploadId}/1?key=${key}`)
  const ETag = await put(url, bytes)
  const parts = [{ PartNumber: 1, ETag }]
  const { mediaId } = await call(person, 'POST', `/s3/multipart/${uploadId}/complete?key=${key}`, { parts })
  await until(name, async () => (await person.get(`/api/media/${mediaId}`)).status === 200)
  return mediaId
}

/** Two parts, of which the first is there: five megabytes are the least that a part may have. */
async function halfAnUpload(person: Caller) {
  const [first, bytes] = [Buffer.alloc(5 * 1_048_576), 5 * 1_048_576 + SECOND_PART.length]
  first.set(wavHead(bytes))
  const metadata = { purpose: 'media', size: bytes, requestId: 'half' }
  const upload = await call(person, 'POST', '/s3/multipart', { filename: 'Long take.wav', type: 'audio/wav', metadata })
  const sign = async (part: number) =>
    (await call(person, 'GET', `/s3/multipart/${upload.uploadId}/${part}?key=${upload.key}`)).url as string
  const etag = await put(await sign(1), first)
  return { ...upload, etag, secondPart: await sign(2), secondBytes: SECOND_PART.length, of: SECOND_PART[0] }
}

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

async function makeBrand(person: Caller): Promise<{ id: string; pictureId: string; musicId: string }> {
  const picture = await bytesOf(person, '/api/topview/avatars/maya/poster.jpg')
  const pictureId = await ownMedia(person, 'At the wheel.jpg', 'image/jpeg', picture)
  const song = await bytesOf(person, '/api/music/calm.mp4')
  // The brand in its head that tells sound alone from a film.
  song.write('M4A ', 8, 'latin1')
  const musicId = await ownMedia(person, 'Kiln song.m4a', 'audio/mp4', song)
  const { uploadURL, objectUrl } = await call(person, 'POST', '/api/objects/upload', {})
  await put(uploadURL, picture)
  const { id } = await call(person, 'POST', '/api/brands', {
    name: 'Kiln & Clay',
    niche: 'Marketing & Sales',
    tone: 'Friendly & Approachable',
    primaryColor: '#B4532A',
    logoUrl: objectUrl,
    description: 'Pottery studio with wheel classes on weekends',
    defaultPersona: 'The potter at the wheel',
    avatarMode: 'Rotation Strategy',
    captionStyle: 'highlighter',
    music: `/api/media/${musicId}/file`,
    fonts: 'warm',
    shortIntro: 'none',
    longIntro: 'logo',
    outro: 'card',
    lowerThird: 'name-line',
    lowerThirdLine: 'Potter since 2009',
    closeLink: 'kiln.example',
    pictures: [{ mediaId: pictureId, label: 'The wheel', focus: { x: 0.5, y: 0.4 }, pan: 'in' }],
    facts: [
      { kind: 'price', text: 'A class costs 45 dollars' },
      { kind: 'question', text: 'Do you teach beginners?', answer: 'Yes, every Sunday' },
    ],
    lexicon: { kiln: 'kill' },
  })
  await call(person, 'POST', '/api/brands', { name: 'Northlight', description: 'Bookkeeping for studios' })
  return { id, pictureId, musicId }
}

async function makeFilm(person: Caller, brandId: string, number: number): Promise<string> {
  const [title, body] = [TITLES[number] ?? '', WORDS[number] ?? '']
  const { script } = await call(person, 'POST', '/api/library/scripts', { title, body, brandId })
  const order = { scriptId: script.id, aiAvatarId: 'default', ttsText: body, title }
  const { taskId } = await call(person, 'POST', '/api/topview/submit', order)
  await until(title, async () => Boolean((await call(person, 'GET', `/api/videos/${taskId}`)).readyAt))
  return taskId
}

async function edit(person: Caller, id: string, revision: number, changes: object) {
  const order = { changes, revision, requestId: randomUUID() }
  return { order, ...(await call(person, 'POST', `/api/videos/${id}/edit`, order)) }
}

async function visit(page: string): Promise<void> {
  for (let number = 0; number < 5; number++) {
    const headers = { 'user-agent': `Mozilla/5.0 (Visitor ${number})` }
    const post = (what: string, fields: Record<string, string>) =>
      fetch(`${BASE}${page}/${what}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    await fetch(BASE + page, { headers })
    await post('watch', { seconds: String(number) })
    await post('thumb', { thumb: number === 3 ? 'down' : 'up' })
    if (number === 4)
      await post('message', { name: 'Ana', email: 'ana@river.example', text: 'Do you teach beginners?' })
  }
}

/** Contacts, a mail that went out, one that goes out later, a text, and people who were asked to confirm. */
async function market(person: Caller) {
  const people = [
    ['ana@river.example', 'Ana', 'Reyes', '+15550100001'],
    ['ben@river.example', 'Ben', 'Okafor', ''],
    ['elin@shore.example', 'Elin', 'Berg', '+15550100005'],
  ]
  const rows = (of: string[][]) =>
    of.map(([email, firstName, lastName, phone]) => ({ email, firstName, lastName, phone }))
  await call(person, 'PUT', '/api/campaigns/settings', {
    fromName: 'Kiln & Clay',
    postalAddress: '1 Kiln Lane, Exeter',
  })
  await call(person, 'POST', '/api/viral/contacts/import', {
    contacts: rows(people),
    source: 'manual',
    consent: { sms: true },
  })
  const business = { businessName: 'Kiln & Clay', businessDescription: 'Pottery studio with wheel classes on weekends' }
  const { campaignId } = await call(person, 'POST', '/api/viral/email-campaign', business)
  await until(
    'the campaign',
    async () => (await call(person, 'GET', `/api/campaigns/${campaignId}`)).status === 'finished',
  )
  const scheduledFor = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const later = await call(person, 'POST', '/api/viral/email-campaign', {
    ...business,
    businessName: 'Kiln on Sundays',
    scheduledFor,
  })
  await call(person, 'PUT', '/api/campaigns/settings', { doubleOptIn: true })
  await call(person, 'POST', '/api/viral/contacts/import', {
    contacts: rows([['gwen@field.example', 'Gwen', '', '']]),
    source: 'manual',
  })
  const outbox = async () => (await call(person, 'GET', '/api/outbox')) as { id: string; to: string }[]
  await until('the question to Gwen', async () => (await outbox()).some(({ to }) => to.includes('gwen@')))
  const pathsIn = async (to: string) => {
    const message = (await outbox()).find((one) => one.to.includes(to))
    const { html, text } = await call(person, 'GET', `/api/outbox/${message?.id}`)
    const paths = [...`${html} ${text}`.matchAll(/https:\/\/studio\.example(\/[ucoy]\/[\w./-]+)/g)].map(
      ([, found]) => found,
    )
    return [...new Set(paths as string[])].sort()
  }
  return {
    sent: campaignId,
    later: later.campaignId,
    links: { ana: await pathsIn('ana@'), gwen: await pathsIn('gwen@') },
  }
}

/** Work that is broken off: a week being filmed, another just ordered, an edit, half an upload. */
async function beginWork(person: Caller, brandId: string, filmId: string) {
  const upload = await halfAnUpload(person)
  const week = (await call(person, 'POST', '/old/batch', { brandId, shorts: 3, requestId: randomUUID(), seed: 7 }))
    .batch.id
  const videos = async (id: string) => ((await call(person, 'GET', `/api/batches/${id}`)) as Batch).videos
  await until('a film half drawn', async () =>
    (await videos(week)).some((one) => one.status === 'rendering' && one.stageProgress > 0.05),
  )
  const request = { brandId, shorts: 2, requestId: randomUUID(), seed: 8 }
  const next = (await call(person, 'POST', '/old/batch', request)).batch.id
  const change = await edit(person, filmId, 1, { captionStyle: 'stacked', voiceId: 'warm' })
  return { upload, week, next, nextRequest: request, edit: { filmId, ...change } }
}

async function kill(): Promise<void> {
  const family = familyOf(child?.pid ?? 0)
  killAll(family.filter(({ command }) => !/postgres|\bguard\b/.test(command)))
  // PostgreSQL ends by itself when its product is gone.
  const left = await leftAfter(() => allProcesses().filter(({ command }) => command.includes(dataDir)), 30_000)
  if (left.length > 0) throw new Error(`Still there: ${left.map(({ command }) => command).join(', ')}`)
}

/** A clean end in a piece of the write-ahead log that holds nothing else; what is unfinished stays unfinished. Answers its name. */
async function shutDownCleanly(): Promise<string> {
  const database = await openDatabase({ dataDir, log: makeLog('warn') })
  await database.pool.query('select pg_switch_wal()')
  await database.pool.query('checkpoint')
  const { rows } = await database.pool.query('select pg_walfile_name(pg_current_wal_lsn()) as name')
  await database.close()
  return rows[0].name
}

/** Leaves out what the product makes again, and what PostgreSQL needs no more after a clean end. */
async function slim(data: string, segment: string): Promise<void> {
  const wal = path.join(data, 'database/pg18/pg_wal')
  const segments = readdirSync(wal).filter((name) => /^[0-9A-F]{24}$/.test(name))
  for (const name of segments) if (name !== segment) await rm(path.join(wal, name))
  const drafts = readdirSync(path.join(data, 'work'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    path.basename(name).startsWith('.film.mp4.making-'),
  )
  const others = [
    'cache',
    'files/music',
    'database/postgres.log',
    'database/owner.lock',
    ...drafts.map((name) => `work/${name}`),
  ]
  for (const name of others) await rm(path.join(data, name), { recursive: true, force: true })
}

/** One archive of both, so that what both have is in it once. */
function pack(): void {
  const order = ['data/database', 'data/files', 'backup', 'data']
  const owner = ['--numeric-owner', '--owner=0', '--group=0']
  const listed = order.flatMap((name) => filesIn(name)).filter((name, index, all) => all.indexOf(name) === index)
  const tar = execFileSync('tar', ['-c', ...owner, '--no-recursion', '-C', path.join(folder, 'kept'), '-T', '-'], {
    input: listed.join('\n'),
    maxBuffer: 2 ** 30,
  })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
    [constants.BROTLI_PARAM_LGWIN]: 26,
    [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
  }
  const to = path.join(OUT, 'installation.tar.br')
  writeFileSync(to, brotliCompressSync(tar, { params }))
  say(`${path.relative(ROOT, to)}: ${(tar.length / 1e6).toFixed(1)} MB in ${(statSync(to).size / 1e6).toFixed(2)} MB`)
}

function filesIn(name: string): string[] {
  const kept = path.join(folder, 'kept')
  const below = readdirSync(path.join(kept, name), { recursive: true, encoding: 'utf8' }).sort()
  return [name, ...below.map((file) => path.join(name, file))]
}

/** Unfinished work is found again by its name and its queue. */
const workflowsOf = () =>
  Object.fromEntries(
    jobsOf(features)
      .map(({ name, queue }) => [name, queue] as const)
      .sort(),
  )

/** What a person sees in it, by the address of the call; a later version answers at least that. */
const SEEN = [
  '/api/auth/user',
  '/api/brands',
  '/api/library/scripts',
  '/api/scripts/library',
  '/api/videos/library',
  '/api/channels',
  '/api/viral/contacts',
  '/api/viral/contacts/summary',
  '/api/campaigns',
  '/api/campaigns/settings',
  '/api/outbox',
  '/api/tickets',
  '/api/viral/credits',
  '/api/viral/link',
  '/api/viral/generations',
  '/api/compliance/actions',
]

async function factsOf(person: Caller, films: string[], campaigns: string[]) {
  const replies: Record<string, unknown> = {}
  const addresses = [
    ...SEEN,
    ...films.map((id) => `/api/videos/${id}`),
    ...films.map((id) => `/api/videos/${id}/publications`),
  ]
  for (const url of [...addresses, ...campaigns.map((id) => `/api/campaigns/${id}`)])
    replies[url] = await call(person, 'GET', url)
  return replies
}

try {
  await mkdir(dataDir, { recursive: true })
  launch('scripts/old-installation.server.ts')
  await ready()
  const [mara, ada] = [new Caller(BASE), new Caller(BASE)]
  await call(mara, 'POST', '/api/auth/signup', signup({ firstName: 'Mara', email: 'mara@kiln.example' }))
  const { code: ref } = await call(mara, 'GET', '/api/viral/link')
  await call(ada, 'POST', '/api/auth/signup', signup({ email: 'ada@shop.example', ref }))
  say('A brand, scripts')
  const brand = await makeBrand(mara)
  await call(mara, 'POST', '/api/library/scripts', { title: 'A draft', body: 'Only a thought so far.' })
  say('Films')
  const films = []
  for (const number of TITLES.keys()) films.push(await makeFilm(mara, brand.id, number))
  const [published = '', edited = '', scheduled = ''] = films
  await edit(mara, edited, 1, { lines: [{ index: 1, text: 'So a potter throws it larger.' }], captionStyle: 'boxed' })
  await until('the edit', async () => (await call(mara, 'GET', `/api/videos/${edited}`)).revision === 2)
  const clip = await ownMedia(
    mara,
    'A cold mug.mp4',
    'video/mp4',
    await bytesOf(mara, (await call(mara, 'GET', `/api/videos/${published}`)).streamUrl),
  )
  const rendition = await call(mara, 'POST', `/api/videos/${published}/renditions`, { shape: '1:1', overlays: 'clean' })
  await until(
    'the rendition',
    async () => (await call(mara, 'GET', `/api/videos/${published}/renditions`))[0].status === 'ready',
  )
  say('A publication, a scheduled one')
  await call(mara, 'POST', `/api/videos/${published}/produce`, {})
  const { filmPage } = await call(mara, 'GET', `/api/videos/${published}`)
  await visit(filmPage)
  const at = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 2 * 86_400_000).toISOString()
  await call(mara, 'PUT', `/api/videos/${scheduled}/schedule`, { at })
  say('A script held back')
  await call(mara, 'POST', '/old/writer', { breaks: true })
  const held = await call(mara, 'POST', '/api/viral/generate', { brandId: brand.id })
  await until(
    'the review',
    async () => (await call(mara, 'GET', `/api/viral/generations/${held.id}`)).videoAsset?.status === 'review',
  )
  await call(mara, 'POST', '/old/writer', { breaks: false })
  say('Contacts and campaigns')
  const campaigns = await market(mara)
  say('Work under way')
  const underWay = await beginWork(mara, brand.id, published)
  await kill()
  const madeAt = new Date().toISOString()

  say('The backup and the folder')
  const kept = path.join(folder, 'kept')
  execFileSync(process.execPath, ['--import', 'tsx', 'server/src/backup.ts', path.join(kept, 'backup')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'inherit',
  })
  const segment = await shutDownCleanly()
  await cp(dataDir, path.join(kept, 'data'), { recursive: true, preserveTimestamps: true })

  say('What is in it')
  launch('scripts/old-installation.server.ts', { ROLE: 'api' })
  await ready()
  const replies = await factsOf(mara, films, [campaigns.sent, campaigns.later])
  const shown = async (id: string) =>
    ((await call(mara, 'GET', `/api/batches/${id}`)) as Batch).videos.map(({ id: video, status }) => ({
      id: video,
      status,
    }))
  const facts = {
    version,
    madeOn: `${process.platform}-${process.arch}`,
    workflows: workflowsOf(),
    madeAt,
    publicUrl: PUBLIC_URL,
    person: { email: 'mara@kiln.example', password: PASSWORD, cookie: mara.cookie },
    invited: 'ada@shop.example',
    brand,
    films: {
      published,
      edited,
      scheduled,
      scheduledFor: at,
      held: held.videoAsset?.id ?? null,
      filmPage,
      rendition: rendition.id,
      clip,
    },
    files: (replies['/api/videos/library'] as LibraryVideo[]).flatMap((one) => [
      one.streamUrl,
      one.posterUrl,
      one.srtUrl,
      one.vttUrl,
    ]),
    links: campaigns.links,
    creditsUsed: (await call(mara, 'GET', '/api/dashboard/stats')).creditsUsed,
    underWay: { ...underWay, weekVideos: await shown(underWay.week), nextVideos: await shown(underWay.next) },
    replies,
  }
  await mkdir(OUT, { recursive: true })
  writeFileSync(path.join(OUT, 'facts.json'), `${JSON.stringify(facts, null, 2)}\n`)
  await slim(path.join(kept, 'data'), segment)
  pack()
} finally {
  if (child?.pid && child.exitCode === null && child.signalCode === null) killAll(familyOf(child.pid))
  await leftAfter(() => allProcesses().filter(({ command }) => command.includes(folder)), 20_000)
  await rm(folder, { recursive: true, force: true })
}
