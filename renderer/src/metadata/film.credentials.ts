/**
 * Content credentials (C2PA 2.1, https://spec.c2pa.org/) of MP4 files: who made the film and that it is synthetic, signed, and
 * bound to every byte in front of them. Not even a copy that was only packed anew still bears them.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import type { Signer } from '@trustnxt/c2pa-ts/cose'
import type { DigitalSourceType } from '@trustnxt/c2pa-ts/manifest'
import { type FilmCredentials, signerOf } from './credentials.key.ts'
import { topBoxes } from './mp4.boxes.ts'
import { CREATOR_TOOL, DIGITAL_SOURCE_TYPE } from './xmp.packet.ts'

const SOFTWARE_AGENT = 'Octavo renderer'
const C2PA_BOX = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')
/** Version and flags of the box, what it holds, and where more hashes lie: nowhere. */
const PREFACE = Buffer.concat([Buffer.alloc(4), Buffer.from('manifest\0'), Buffer.alloc(8)])
/** The standard has them left out of the hash, whoever signs. */
const NOT_HASHED = ['ftyp', 'mfra']
const CHUNK_BYTES = 1 << 20

/** Signs an MP4 file and adds the credentials at its end; nothing in front of them changes. Takes some 0.1 s. */
export async function signFilm(
  path: string,
  { title, sourceType = DIGITAL_SOURCE_TYPE }: { title: string; sourceType?: string },
  credentials: FilmCredentials,
): Promise<void> {
  const manifest = await signedManifest({ title, sourceType }, await hashOf(path), credentials)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(head.length + C2PA_BOX.length + PREFACE.length + manifest.length, 0)
  head.write('uuid', 4, 'latin1')
  await appendFile(path, Buffer.concat([head, C2PA_BOX, PREFACE, manifest]))
}

/** SHA-256 as `c2pa.hash.bmff.v3` has it: of each box at the top its place and then its bytes. */
async function hashOf(path: string): Promise<Uint8Array> {
  const hash = createHash('sha256')
  const place = Buffer.alloc(8)
  for (const { kind, at, size } of await topBoxes(path)) {
    if (NOT_HASHED.includes(kind)) continue
    place.writeBigUInt64BE(BigInt(at))
    hash.update(place)
    const bytes = createReadStream(path, { start: at, end: at + size - 1, highWaterMark: CHUNK_BYTES })
    for await (const chunk of bytes) hash.update(chunk as Buffer)
  }
  return new Uint8Array(hash.digest())
}

async function signedManifest(
  { title, sourceType }: { title: string; sourceType: string },
  hash: Uint8Array,
  credentials: FilmCredentials,
): Promise<Uint8Array> {
  // Half a second of loading that nobody should wait for who signs nothing.
  const c2pa = await import('@trustnxt/c2pa-ts/manifest')
  const signer = c2paSigner(credentials)
  const store = new c2pa.ManifestStore()
  const manifest = store.createManifest({
    claimVersion: c2pa.ClaimVersion.V2,
    assetFormat: 'video/mp4',
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: 'SHA-256',
    signer,
  })
  const claim = manifest.claim!
  claim.title = Buffer.from(title).toString() // without halves of characters, which CBOR can't hold
  claim.claimGeneratorName = CREATOR_TOOL
  claim.claimGeneratorVersion = version()
  const actions = new c2pa.ActionAssertion()
  actions.label = 'c2pa.actions.v2'
  actions.actions.push({
    action: c2pa.ActionType.C2paCreated,
    digitalSourceType: sourceType as DigitalSourceType,
    softwareAgent: { name: SOFTWARE_AGENT, version: version() },
  })
  manifest.addAssertion(actions)
  const binding = c2pa.BMFFHashAssertion.createV3('film', 'SHA-256')
  binding.hash = hash
  manifest.addAssertion(binding)
  await manifest.sign(signer)
  return store.getBytes()
}

/** Of a certificate nothing but its bytes is used for signing. */
function c2paSigner(credentials: FilmCredentials): Signer {
  const { chain, certificate, ...signer } = signerOf(credentials)
  const asBytes = (raw: Buffer) => ({ rawData: new Uint8Array(raw).buffer }) as Signer['certificate']
  return { ...signer, certificate: asBytes(certificate), chainCertificates: chain.map(asBytes) }
}

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version
