import { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { credentialsFault, isInTime, selfMadeCredentials } from '@octavo/renderer'
import { plannedSpeech } from '@octavo/voice/text'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { makeLog } from '#log.ts'
import { writeSpeech } from '#services/voice/speech-file.ts'
import { signingBy } from './film-credentials.ts'
import type { FilmRequest } from './film-maker.ts'
import { octavoFilms } from './make-films.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-signing-'))
afterAll(() => rmSync(folder, { recursive: true }))

const OWNERS = await selfMadeCredentials(new Date())
const BEFORE = await selfMadeCredentials(new Date(Date.now() - 11 * 366 * 86_400_000))
const file = async (name: string, text: string) => {
  await writeFile(path.join(folder, name), text)
  return path.join(folder, name)
}
const CERT = await file('owner.pem', OWNERS.certificatePem)
const KEY = await file('owner.key', OWNERS.keyPem)

const REQUEST: Omit<FilmRequest, 'speech' | 'speechPath'> = {
  title: 'Mugs',
  format: 'short',
  size: { width: 216, height: 384 },
  seed: 1,
  brand: { name: 'Kiln', color: '#C8642B' },
  background: 'gradient',
  captions: true,
  music: 'none',
}

const dataDir = (name: string) => path.join(folder, name)
const signingIn = (env: Record<string, string>) =>
  signingBy(readConfig({ DATA_DIR: folder, ...env }), makeLog('silent'))

describe('with no setting', () => {
  const own = async (name: string) => {
    await mkdir(dataDir(name))
    return { kept: path.join(dataDir(name), 'credentials'), sign: signingIn({ DATA_DIR: dataDir(name) }) }
  }

  it('an installation signs with a certificate of its own, made once, that nobody else can read', async () => {
    const { kept, sign } = await own('once')
    const first = (await sign())!
    expect(credentialsFault(first)).toBeUndefined()
    expect(await sign()).toEqual(first)
    expect(await signingIn({ DATA_DIR: dataDir('once') })()).toEqual(first)
    const certificate = new X509Certificate(first.certificatePem)
    expect(certificate.subject).toContain('self-made certificate of this installation')
    const root = new X509Certificate(await readFile(path.join(kept, 'root.pem')))
    expect(certificate.checkIssued(root) && certificate.verify(root.publicKey)).toBe(true)
    for (const name of await readdir(kept)) expect((await stat(path.join(kept, name))).mode & 0o777).toBe(0o600)
    expect((await stat(kept)).mode & 0o777).toBe(0o700)
  })

  it('processes that begin together agree', async () => {
    const { sign } = await own('together')
    const made = await Promise.all(Array.from({ length: 4 }, sign))
    expect(new Set(made.map((one) => one?.certificatePem)).size).toBe(1)
    expect(await readdir(dataDir('together'))).toEqual(['credentials'])
  })

  it.each([
    ['lost its key', (kept: string) => rm(path.join(kept, 'key.pem'))],
    ['was damaged', (kept: string) => writeFile(path.join(kept, 'certificate.pem'), 'hello')],
    [
      'has run out',
      async (kept: string) => {
        await writeFile(path.join(kept, 'certificate.pem'), BEFORE.certificatePem)
        await writeFile(path.join(kept, 'key.pem'), BEFORE.keyPem)
      },
    ],
  ])('one that %s is made anew', async (what, harm) => {
    const { kept, sign } = await own(what)
    const first = (await sign())!
    await harm(kept)
    const second = (await sign())!
    expect(second.certificatePem).not.toBe(first.certificatePem)
    expect(credentialsFault(second)).toBeUndefined()
    expect(isInTime(second, new Date())).toBe(true)
    expect(await sign()).toEqual(second)
  })
})

describe('with settings', () => {
  it("films are signed with the owner's certificate", async () => {
    const { certificatePem, keyPem } = OWNERS
    expect(await signingIn({ C2PA_CERT: CERT, C2PA_KEY: KEY })()).toEqual({ certificatePem, keyPem })
  })

  it('films are not signed once it has run out', async () => {
    const old = {
      C2PA_CERT: await file('old.pem', BEFORE.certificatePem),
      C2PA_KEY: await file('old.key', BEFORE.keyPem),
    }
    expect(await signingIn(old)()).toBeUndefined()
  })

  it('films are not signed when it is off, and nothing is made', async () => {
    expect(await signingIn({ C2PA: 'off', C2PA_CERT: 'gone.pem', DATA_DIR: dataDir('off') })()).toBeUndefined()
    expect(await readdir(folder)).not.toContain('off')
  })

  it.each([
    ['one alone', { C2PA_CERT: CERT }, 'The other C2PA settings need C2PA_KEY too.'],
    ['a file that is not there', { C2PA_CERT: CERT, C2PA_KEY: '/gone.key' }, 'there is no file /gone.key'],
    ['a folder', { C2PA_CERT: folder, C2PA_KEY: KEY }, 'can not be read'],
    ['what is no key', { C2PA_CERT: CERT, C2PA_KEY: CERT }, 'the key is not a PEM private key'],
    ['the key of another', { C2PA_CERT: CERT, C2PA_KEY: BEFORE.keyPem }, 'the key does not belong'],
    ['a wrong switch', { C2PA: 'maybe' }, 'The setting C2PA is wrong'],
  ])('%s stops the start with a sentence', (_, env, sentence) => {
    expect(() => signingIn(env)).toThrow(sentence)
  })
})

it('a film is the same with and without credentials, but for the box at its end', async () => {
  const speech = plannedSpeech('Clay shrinks.', 0.7)
  const pcm = Float32Array.from({ length: speech.durationMs * 48 }, (_, i) => Math.sin(i / 30) / 4)
  const { wav } = await writeSpeech(path.join(folder, 'speech'), { ...speech, pcm })
  const make = async (env: Record<string, string>) => {
    const films = octavoFilms({ encoder: 'node-av', log: makeLog('silent'), signing: signingIn(env) })
    const name = path.join(folder, env.C2PA ?? 'signed')
    const order = { filmPath: `${name}.mp4`, posterPath: `${name}.jpg`, scenesPath: path.join(folder, 'scenes') }
    const { signal } = new AbortController()
    const film = await films.makeFilm(
      { ...REQUEST, speech, speechPath: wav },
      { ...order, workers: 1, signal, onProgress: () => {} },
    )
    const bytes = await readFile(order.filmPath)
    expect(film.bytes).toBe(bytes.length)
    return bytes
  }
  const [signed, plain] = [await make({ C2PA_CERT: CERT, C2PA_KEY: KEY }), await make({ C2PA: 'off' })]
  const box = signed.subarray(plain.length)
  expect(signed.subarray(0, plain.length).equals(plain)).toBe(true)
  expect(box.readUInt32BE(0)).toBe(box.length)
  expect(box.includes(new X509Certificate(OWNERS.certificatePem).raw)).toBe(true)
  expect(plain.includes('c2pa')).toBe(false)
})
