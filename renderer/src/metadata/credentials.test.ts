import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { copyFile, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initSync, WasmReader } from '@contentauth/c2pa-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeFilm } from '#fixtures/film.decode.ts'
import { makerOf } from '#fixtures/maker.ts'
import { shortPlan, writeSpeech } from '#fixtures/plans.ts'
import { renderFilm } from '#render.ts'
import { selfMadeCredentials } from './certificate.make.ts'
import { credentialsFault, isInTime } from './credentials.key.ts'
import { signFilm } from './film.credentials.ts'
import { readXmp } from './film.xmp.ts'
import { topBoxes } from './mp4.boxes.ts'
import { DIGITAL_SOURCE_TYPE, WITH_TRAINED_MEDIA } from './xmp.packet.ts'

const NOW = new Date()
const OWN = await selfMadeCredentials(NOW)
const OTHERS = await selfMadeCredentials(NOW)
const SMALL = await selfMadeCredentials(NOW, generateKeyPairSync('rsa', { modulusLength: 1024 }))
const OTHER_CURVE = await selfMadeCredentials(NOW, generateKeyPairSync('ec', { namedCurve: 'secp256k1' }))
const MAKERS = {
  composer: makerOf(new URL('../fixtures/box.composer.ts', import.meta.url)),
  mixer: makerOf(new URL('../fixtures/plain.mixer.ts', import.meta.url)),
}
/** An authority's word that it is a web server, and nothing else. */
const WEB_SERVER = `-----BEGIN CERTIFICATE-----
MIIBoTCCAUigAwIBAgIUGIVBM5PtcDyiY7uIjFGTWqwZ2z4wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJVGVzdCByb290MB4XDTI2MTEyMDE4MzU0OVoXDTM2MTExNzE4
MzU0OVowFzEVMBMGA1UEAwwMQSB3ZWIgc2VydmVyMFkwEwYHKoZIzj0CAQYIKoZI
zj0DAQcDQgAEOHGNZLBOP1bgXjK7n6QNh5lULdSuZix5BXRfGMP5TzU3YRWGG4gx
pr492CkTCQw4IE5BGuRkqrtvhjCIhev21qN1MHMwDAYDVR0TAQH/BAIwADAOBgNV
HQ8BAf8EBAMCB4AwEwYDVR0lBAwwCgYIKwYBBQUHAwEwHQYDVR0OBBYEFA8ppTBb
+L8zDAGoT3TkcKMmMhvlMB8GA1UdIwQYMBaAFICocu+rnJiBM8XjPknZFhOEyU5H
MAoGCCqGSM49BAMCA0cAMEQCIB+B8A/d7tBOVHfdHP31VZcXBEDy4WOdGU3vHdNf
CxFdAiBUkV3/YbkcE50xsPrdJWS8U3dEaX2HC3Rl5dfzC/zMmw==
-----END CERTIFICATE-----`
const folder = mkdtempSync(join(tmpdir(), 'octavo-credentials-'))
const file = (name: string) => join(folder, name)
const plain = file('plain.mp4')
const signed = file('signed.mp4')

beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm')
  initSync({ module: readFileSync(wasm) })
  writeSpeech(file('speech.wav'), 2)
  const plan = shortPlan(file('speech.wav'), 2, { title: 'Brød & butter' })
  await renderFilm(plan, { out: plain, makers: MAKERS, workers: 1 })
  await renderFilm(plan, { out: signed, makers: MAKERS, workers: 1, credentials: OWN })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the reader of the Content Authenticity Initiative says of a film. */
async function read(bytes: Buffer, root?: string) {
  const trust = root && JSON.stringify({ trust: { user_anchors: root }, verify: { verify_trust: true } })
  const reader = await WasmReader.fromBytes('video/mp4', new Uint8Array(bytes), trust)
  const {
    validation_state: state,
    validation_status: faults = [],
    manifests,
    active_manifest: active,
  } = JSON.parse(reader.json())
  return { state, faults: faults.map(({ code }: { code: string }) => code), manifest: manifests[active] }
}

describe('a signed film', () => {
  it('is valid, and trusted by whoever knows the root', async () => {
    const bytes = await readFile(signed)
    expect(await read(bytes)).toMatchObject({ state: 'Valid', faults: ['signingCredential.untrusted'] })
    expect(await read(bytes, OWN.rootPem)).toMatchObject({ state: 'Trusted', faults: [] })
    expect(await read(bytes, OTHERS.rootPem)).toMatchObject({ state: 'Valid' })
  })

  it('says its title, what made it and that it is synthetic', async () => {
    const { manifest } = await read(await readFile(signed))
    expect(manifest).toMatchObject({ title: 'Brød & butter', claim_generator_info: [{ name: 'Octavo' }] })
    expect(JSON.stringify(manifest.assertions)).toContain(DIGITAL_SOURCE_TYPE)
    const [{ data }] = manifest.assertions.filter(({ label }: { label: string }) => label.startsWith('c2pa.actions'))
    expect(data.actions).toMatchObject([{ action: 'c2pa.created', softwareAgent: { name: 'Octavo renderer' } }])
  })

  it('bears a title that no Unicode text may hold, and says that a model made a part of it', async () => {
    const path = file('surrogate.mp4')
    await copyFile(plain, path)
    await signFilm(path, { title: 'Half an \ud83d emoji', sourceType: WITH_TRAINED_MEDIA }, OWN)
    const { manifest } = await read(await readFile(path))
    expect(manifest.title).toBe('Half an \ufffd emoji')
    expect(JSON.stringify(manifest.assertions)).toContain(WITH_TRAINED_MEDIA)
  })

  it('is the unsigned film with one box more, and plays', async () => {
    const [before, after] = [await readFile(plain), await readFile(signed)]
    expect(after.subarray(0, before.length).equals(before)).toBe(true)
    expect((await topBoxes(signed)).map(({ kind }) => kind)).toEqual([
      ...(await topBoxes(plain)).map(({ kind }) => kind),
      'uuid',
    ])
    expect(after.length - before.length).toBeLessThan(40_000)
    expect(await readXmp(signed)).toContain('Brød &amp; butter')
    expect(decodeFilm(signed).frames).toHaveLength(60)
  })

  it('is found out whichever box was changed', async () => {
    const bytes = await readFile(signed)
    const boxes = (await topBoxes(signed)).filter(({ kind }) => kind !== 'ftyp').slice(0, -1)
    expect(boxes.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['moov', 'mdat', 'uuid']))
    for (const { at, size } of boxes) {
      const changed = Buffer.from(bytes)
      changed[at + size - 1]! ^= 1
      expect(await read(changed)).toMatchObject({ state: 'Invalid' })
    }
  })

  it('is found out when something was put behind it', async () => {
    const more = Buffer.from('00000010667265650102030405060708', 'hex')
    expect(await read(Buffer.concat([await readFile(signed), more]))).toMatchObject({ state: 'Invalid' })
  })
})

describe('films are signed with', () => {
  it.each([
    ['P-256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['P-384', generateKeyPairSync('ec', { namedCurve: 'P-384' })],
    ['Ed25519', generateKeyPairSync('ed25519')],
    ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 })],
  ])('a key of %s', async (name, keys) => {
    const { rootPem, ...credentials } = await selfMadeCredentials(NOW, keys)
    expect(credentialsFault(credentials)).toBeUndefined()
    const path = file(`${name}.mp4`)
    await copyFile(plain, path)
    await signFilm(path, { title: name }, credentials)
    expect(await read(await readFile(path), rootPem)).toMatchObject({ state: 'Trusted', faults: [] })
  })

  it('a certificate and those between it and its root', async () => {
    const chain = { ...OWN, certificatePem: `${OWN.certificatePem}\n${OWN.rootPem}` }
    const path = file('chain.mp4')
    await copyFile(plain, path)
    await signFilm(path, { title: 'Chain' }, chain)
    expect(await read(await readFile(path), OWN.rootPem)).toMatchObject({ state: 'Trusted', faults: [] })
  })
})

describe('what films can not be signed with is said:', () => {
  it.each([
    ['an authority itself', { ...OWN, certificatePem: OWN.rootPem }, 'must be issued by an authority'],
    ['one for web servers', { ...OWN, certificatePem: WEB_SERVER }, 'must be for signing documents'],
    ['no key', { ...OWN, keyPem: 'hello' }, 'not a PEM private key'],
    ['no certificate', { ...OWN, certificatePem: 'hello' }, 'certificate is not PEM'],
    ['a damaged certificate', { ...OWN, certificatePem: OWN.certificatePem.replace('MII', 'AAA') }, 'not PEM'],
    ['the key of another', { ...OWN, keyPem: OTHERS.keyPem }, 'does not belong'],
    ['a short RSA key', SMALL, '2048 bits'],
    ['another curve', OTHER_CURVE, 'must be P-256'],
  ])('%s', (_, credentials, fault) => {
    expect(credentialsFault(credentials)).toContain(fault)
  })
})

it.each([
  ['a day before it was made', -1 / 365, true],
  ['a week before', -7 / 365, false],
  ['nine years on', 9, true],
  ['eleven years on', 11, false],
])('a self-made certificate %s', (_, years, valid) => {
  expect(isInTime(OWN, new Date(NOW.getTime() + years * 365 * 86_400_000 + 5000))).toBe(valid)
})
