/** Installations that earlier versions have left behind, with work that a kill broke off: this version opens, restores and goes on. */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, constants } from 'node:zlib'
import { isJudged } from '@octavo/contract/analytics'
import type { Batch } from '@octavo/contract/batch'
import type { Publication } from '@octavo/contract/publication'
import { isMade, type Video } from '@octavo/contract/video'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { folderOf } from '#db/embedded/folder.ts'
import { definitionOf } from '#engine/workflow.ts'
import { makeLog } from '#log.ts'
import type { FilmMaker } from '#rendering/index.ts'
import { octavoFilms } from '#rendering/index.ts'
import { restoreFrom } from '#transfer/index.ts'
import { SMALLER } from '../../e2e/proof.options.ts'
import { FILMED_WITHIN_MS, until } from './patience.ts'
import { Caller, startTestProduct, type TestProduct } from './product.ts'
import { quick } from './quick-films.ts'

const KEPT = fileURLToPath(new URL('./installations', import.meta.url))
const NOBODY = '65534:65534'

/**
 * What was kept in the outbox was once called sent and delivered, and a script of a week stayed approved when its film was made: the same
 * rows are told truly now.
 */
function asSaidNow(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(asSaidNow)
  if (typeof said !== 'object' || said === null) return said
  const { status, ...rest } = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, asSaidNow(value)]))
  const one = status === undefined ? rest : { ...rest, status: status === 'delivered' ? 'kept' : status }
  // Few views have no share.
  if ('ctr' in one && typeof one.views === 'number' && one.views > 0 && !isJudged(one.views)) return { ...one, ctr: '' }
  if ('delivered' in one && one.embedded) return { ...one, kept: one.delivered, sent: 0, delivered: null }
  return 'body' in one && 'viralScore' in one && status === 'approved' ? rest : one
}

type Facts = {
  madeOn: string
  workflows: Record<string, string>
  madeAt: string
  publicUrl: string
  person: { email: string; password: string; cookie: string }
  brand: { id: string; pictureId: string; musicId: string }
  films: Record<
    'published' | 'edited' | 'scheduled' | 'scheduledFor' | 'held' | 'filmPage' | 'rendition' | 'clip',
    string
  >
  files: string[]
  links: Record<string, string[]>
  creditsUsed: number
  underWay: {
    upload: { uploadId: string; key: string; etag: string; secondPart: string; secondBytes: number; of: number }
    week: string
    next: string
    nextRequest: object
    edit: { filmId: string; order: { revision: number; changes: object }; editId: string }
  }
  replies: Record<string, object>
}

const log = makeLog('silent')
const realNow = Date.now.bind(Date)

/** Frames of a fifth of the side, as they were when it was made. */
const small = (maker: FilmMaker): FilmMaker => ({
  ...maker,
  makeFilm: (request, order) => {
    const size = { width: request.size.width / SMALLER, height: request.size.height / SMALLER }
    return maker.makeFilm({ ...request, size }, order)
  },
})

async function unpack(version: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'octavo-installation-'))
  const packed = readFileSync(path.join(KEPT, version, 'installation.tar.br'))
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 }
  execFileSync('tar', ['-x', '-p', '-C', folder], { input: brotliDecompressSync(packed, { params }) })
  // Started by root, PostgreSQL runs as nobody, whose its files have to be.
  const { cluster } = folderOf(path.join(folder, 'data/database'))
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', NOBODY, cluster])
  return folder
}

async function restored(folder: string): Promise<string> {
  const dataDir = path.join(folder, 'restored')
  await mkdir(dataDir)
  const database = await openDatabase({ dataDir, log })
  await restoreFrom(path.join(folder, 'backup'), { pool: database.pool, dataDir }).finally(() => database.close())
  return dataDir
}

describe.each(readdirSync(KEPT))('an installation of version %s', (version) => {
  const facts = JSON.parse(readFileSync(path.join(KEPT, version, 'facts.json'), 'utf8')) as Facts
  const { films, underWay } = facts
  const here = `${process.platform}-${process.arch}`
  /** For those who come to it, as much time has gone by since it was made as the test says. */
  let clockFrom = 0
  let folder: string

  const setClock = (to: string) => {
    clockFrom = Date.parse(to) - realNow()
  }

  beforeAll(async () => {
    folder = await unpack(version)
    setClock(facts.madeAt)
    vi.spyOn(Date, 'now').mockImplementation(() => realNow() + clockFrom)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await rm(folder, { recursive: true, force: true })
  })

  describe.each([
    [
      'its data folder',
      async () => path.join(folder, 'data'),
      { filmMaker: small(octavoFilms({ encoder: 'auto', log })) },
    ],
    // A backup has nothing of a film half-made: that it is made at all is what is to be seen.
    ['its backup, restored into an empty folder', () => restored(folder), quick],
  ])('%s', (what, dataFolder, doubles) => {
    let dataDir: string
    let product: TestProduct | undefined
    let mara: Caller

    const start = async (role: 'api' | 'all') => {
      await product?.end()
      product = await startTestProduct({
        dataDir,
        env: { PUBLIC_URL: facts.publicUrl, ROLE: role },
        now: () => new Date(Date.now()),
        ...doubles,
        log,
      })
      mara = Object.assign(new Caller(product.base), { cookie: facts.person.cookie })
    }
    const seen = async (url: string) => {
      const { status, body, text } = await mara.get(url)
      expect(status, `${url}: ${text}`).toBe(200)
      return body
    }
    const video = (id: string): Promise<Video> => seen(`/api/videos/${id}`)

    const isForeign = what === 'its data folder' && facts.madeOn !== here
    beforeAll(async () => {
      if (isForeign) return
      setClock(facts.madeAt)
      dataDir = await dataFolder()
      // Only answers: what was broken off stays so for now.
      await start('api')
    })
    beforeEach(({ skip }) => skip(isForeign, `PostgreSQL's files of ${facts.madeOn} are not for ${here}.`))
    afterAll(() => product?.end())

    it('shows its owner everything that was in it', async () => {
      for (const [url, reply] of Object.entries(facts.replies))
        expect(await seen(url), url).toMatchObject(asSaidNow(reply) as object)
    })

    it('lets its owner sign in', async () => {
      const visitor = product!.visitor()
      const { email, password } = facts.person
      expect((await visitor.post('/api/auth/login', { email, password })).status).toBe(200)
      expect((await visitor.get('/api/auth/user')).body).toMatchObject({ email })
    })

    it('answers its film page and every link that it has sent', async () => {
      const stranger = product!.visitor()
      const page = await stranger.get(films.filmPage)
      expect(page.text).toContain('<h1>A cold mug</h1>')
      for (const file of ['film.mp4', 'poster.jpg', 'captions.vtt'])
        expect((await stranger.get(`${films.filmPage}/${file}`)).status, file).toBe(200)
      for (const link of Object.values(facts.links).flat())
        expect((await stranger.get(link)).status, link).toBe(link.startsWith('/c/') ? 302 : 200)
    })

    it('has its files', async () => {
      const { pictureId, musicId } = facts.brand
      const media = [pictureId, musicId, films.clip].map((id) => `/api/media/${id}/file`)
      const { logoUrl } = await seen(`/api/brands/${facts.brand.id}`)
      for (const url of [...facts.files, ...media, logoUrl, `/api/renditions/${films.rendition}/file`])
        expect((await mara.get(url)).status, url).toBe(200)
    })

    it('goes on with an upload at the address that was signed for it', async () => {
      await start('all')
      const { uploadId, key, etag, secondPart, secondBytes, of } = underWay.upload
      const sent = await mara.put(secondPart, new Uint8Array(secondBytes).fill(of))
      expect(sent.status).toBe(200)
      const parts = [etag, sent.headers.get('etag')].map((ETag, index) => ({ PartNumber: index + 1, ETag }))
      const { body } = await mara.post(`/s3/multipart/${uploadId}/complete?key=${key}`, { parts })
      await until(async () => (await mara.get(`/api/media/${body.mediaId}`)).status === 200, FILMED_WITHIN_MS)
    })

    it('finishes both weeks, each film once and paid once', async () => {
      const again = await mara.post('/api/generate/enhanced-weekly-batch', underWay.nextRequest)
      expect(again.body.batch.id).toBe(underWay.next)
      for (const id of [underWay.week, underWay.next])
        await until(async () => ((await seen(`/api/batches/${id}`)) as Batch).finishedAt !== null, FILMED_WITHIN_MS)
      const weeks: Batch[] = await Promise.all([underWay.week, underWay.next].map((id) => seen(`/api/batches/${id}`)))
      const made = weeks.flatMap(({ videos }) => videos)
      expect(made.map(({ status, problem }) => [isMade(status), problem])).toEqual(made.map(() => [true, null]))
      expect(await seen('/api/videos/library')).toHaveLength(3 + made.length)
      for (const { streamUrl } of made) expect((await mara.get(streamUrl!)).status).toBe(200)
      expect(await seen('/api/dashboard/stats')).toMatchObject({ creditsUsed: facts.creditsUsed })
    })

    it('finishes the edit that was ordered, and knows the one that was made before', async () => {
      const { filmId, order, editId } = underWay.edit
      await until(async () => (await video(filmId)).edit?.status === 'done', FILMED_WITHIN_MS)
      expect(await video(filmId)).toMatchObject({ revision: 2, status: 'published' })
      expect((await mara.post(`/api/videos/${filmId}/edit`, order)).body).toMatchObject({ editId })
      expect(await seen(`/api/videos/${filmId}/edit`)).toMatchObject({ choices: order.changes })
      expect(await seen(`/api/videos/${films.edited}/edit`)).toMatchObject({
        revision: 2,
        choices: { captionStyle: 'boxed' },
        lines: { 1: { text: 'So a potter throws it larger.' } },
      })
    })

    it('leaves to a person what waited for one', async () => {
      expect(await video(films.held)).toMatchObject({
        status: 'review',
        problem: expect.stringContaining('breaks a rule'),
      })
    })

    it('unsubscribes who asks for it by an old link', async () => {
      const link = facts.links.ana?.find((one) => one.startsWith('/u/')) ?? ''
      expect(
        (await product!.visitor().post(link, 'List-Unsubscribe=One-Click', { 'content-type': 'text/plain' })).status,
      ).toBe(200)
      expect(await seen('/api/viral/contacts/summary')).toMatchObject({ byStatus: { unsubscribed: 1 } })
    })

    it('publishes what was scheduled when its time has come, once', async () => {
      setClock(films.scheduledFor)
      const posts = async (): Promise<Publication[]> => seen(`/api/videos/${films.scheduled}/publications`)
      await until(async () => (await posts())[0]?.status === 'published', FILMED_WITHIN_MS)
      expect(await posts()).toMatchObject([{ status: 'published', at: films.scheduledFor }])
      const { filmPage } = await video(films.scheduled)
      expect((await product!.visitor().get(filmPage!)).status).toBe(200)
    })

    it('leaves nothing behind where work was broken off', () => {
      const work = path.join(dataDir, 'work')
      expect(existsSync(work) ? readdirSync(work) : []).toEqual([])
    })
  })

  // Work has its name once an engine was started.
  it('names its work as this version does', () => {
    for (const [name, queue] of Object.entries(facts.workflows)) expect(definitionOf(name).queue, name).toBe(queue)
  })
})
