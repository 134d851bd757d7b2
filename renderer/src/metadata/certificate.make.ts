/** Certificates (RFC 5280) for who has none: a root of their own and, issued by it, the one that films are signed with. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { FilmCredentials } from './credentials.key.ts'
import { bits, der, integer, objectId, octets, sequence, set, tagged, time, utf8, yes } from './der.write.ts'

const YEARS = 10
/** Clocks differ. */
const EARLIER_MS = 86_400_000
const ORGANISATION = 'Octavo'
const ROOT_NAME = 'Octavo, self-made root of this installation'
const FILM_NAME = 'Octavo, self-made certificate of this installation'

const ECDSA_WITH_SHA256 = sequence(objectId('1.2.840.10045.4.3.2'))
/** Of the purposes C2PA takes, the one that every validator knows. */
const EMAIL_PROTECTION = objectId('1.3.6.1.5.5.7.3.4')
const DIGITAL_SIGNATURE = bits(Buffer.from([0b1000_0000]), 7)
const SIGNS_CERTIFICATES = bits(Buffer.from([0b0000_0100]), 2)

type KeyPair = { publicKey: KeyObject; privateKey: KeyObject }
type Certificate = { name: string; publicKey: KeyObject; extensions: Buffer[] }
type Issuer = { name: string } & KeyPair

/** An elliptic key as C2PA's ES256 asks for it. */
const newKeys = (): KeyPair => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/**
 * A certificate for ten years from `now`, its key, and the root that whoever is to trust the films may be given. The root's key
 * is thrown away: nothing else can be issued in its name.
 */
export function selfMadeCredentials(now: Date, keys: KeyPair = newKeys()): FilmCredentials & { rootPem: string } {
  const root = { name: ROOT_NAME, ...newKeys() }
  const issue = (certificate: Certificate) => pem(certificateOf(certificate, root, now))
  return {
    rootPem: issue({ ...root, extensions: rootExtensions(root.publicKey) }),
    certificatePem: issue({
      name: FILM_NAME,
      publicKey: keys.publicKey,
      extensions: filmExtensions(keys.publicKey, root.publicKey),
    }),
    keyPem: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function certificateOf({ name, publicKey, extensions }: Certificate, issuer: Issuer, now: Date): Buffer {
  const until = new Date(now)
  until.setUTCFullYear(now.getUTCFullYear() + YEARS)
  const content = sequence(
    tagged(0, integer(2)), // version 3
    integer(0x40, ...randomBytes(15)),
    ECDSA_WITH_SHA256,
    named(issuer.name),
    sequence(time(new Date(now.getTime() - EARLIER_MS)), time(until)),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, sequence(...extensions)),
  )
  return sequence(content, ECDSA_WITH_SHA256, bits(sign('sha256', content, issuer.privateKey)))
}

const rootExtensions = (key: KeyObject): Buffer[] => [
  extension('2.5.29.19', sequence(yes()), 'critical'), // basic constraints: an authority
  extension('2.5.29.15', SIGNS_CERTIFICATES, 'critical'),
  extension('2.5.29.14', octets(keyId(key))),
]

const filmExtensions = (key: KeyObject, issuerKey: KeyObject): Buffer[] => [
  extension('2.5.29.19', sequence(), 'critical'),
  extension('2.5.29.15', DIGITAL_SIGNATURE, 'critical'),
  extension('2.5.29.37', sequence(EMAIL_PROTECTION)),
  extension('2.5.29.14', octets(keyId(key))),
  extension('2.5.29.35', sequence(der(0x80, keyId(issuerKey)))), // the authority's key
]

const extension = (id: string, value: Buffer, critical?: 'critical'): Buffer =>
  sequence(objectId(id), ...(critical ? [yes()] : []), octets(value))

/** Any number that is the key's alone will do. */
const keyId = (key: KeyObject): Buffer =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest()
    .subarray(0, 20)

function named(commonName: string): Buffer {
  const part = (id: string, text: string) => set(sequence(objectId(id), utf8(text)))
  return sequence(part('2.5.4.10', ORGANISATION), part('2.5.4.3', commonName))
}

const pem = (bytes: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`
