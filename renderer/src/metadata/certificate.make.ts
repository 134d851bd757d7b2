/** Certificates (RFC 5280) for who has none: a root of their own and, issued by it, the one that films are signed with. */
import { generateKeyPairSync, type KeyObject, webcrypto } from 'node:crypto'
import type { JsonName } from '@peculiar/x509'
import type { FilmCredentials } from './credentials.key.ts'

const YEARS = 10
/** Clocks differ. */
const EARLIER_MS = 86_400_000
const ORGANISATION = 'Octavo'
const ROOT_NAME = 'Octavo, self-made root of this installation'
const FILM_NAME = 'Octavo, self-made certificate of this installation'

/** An elliptic key as C2PA's ES256 asks for it. */
const KEY_KIND = { name: 'ECDSA', namedCurve: 'P-256' }
const SIGNED_BY = { name: 'ECDSA', hash: 'SHA-256' }

type KeyPair = { publicKey: KeyObject; privateKey: KeyObject }

const newKeys = (): KeyPair => generateKeyPairSync('ec', { namedCurve: KEY_KIND.namedCurve })

/**
 * A certificate for ten years from `now`, its key, and the root that whoever is to trust the films may be given. The root's key
 * is thrown away: nothing else can be issued in its name.
 */
export async function selfMadeCredentials(
  now: Date,
  keys: KeyPair = newKeys(),
): Promise<FilmCredentials & { rootPem: string }> {
  // Needed once in the life of an installation.
  const {
    AuthorityKeyIdentifierExtension,
    BasicConstraintsExtension,
    ExtendedKeyUsage,
    ExtendedKeyUsageExtension,
    KeyUsageFlags,
    KeyUsagesExtension,
    SubjectKeyIdentifierExtension,
    X509CertificateGenerator,
  } = await import('@peculiar/x509')
  const root = await webcrypto.subtle.generateKey(KEY_KIND, true, ['sign', 'verify'])
  const filmKey = keys.publicKey.export({ type: 'spki', format: 'der' })
  const issued = {
    issuer: named(ROOT_NAME),
    notBefore: new Date(now.getTime() - EARLIER_MS),
    notAfter: yearsAfter(now, YEARS),
    signingAlgorithm: SIGNED_BY,
    signingKey: root.privateKey,
  }
  const rootCertificate = await X509CertificateGenerator.create({
    ...issued,
    subject: named(ROOT_NAME),
    publicKey: root.publicKey,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
      await SubjectKeyIdentifierExtension.create(root.publicKey),
    ],
  })
  const filmCertificate = await X509CertificateGenerator.create({
    ...issued,
    subject: named(FILM_NAME),
    publicKey: filmKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      // Of the purposes C2PA takes, the one that every validator knows.
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.emailProtection]),
      await SubjectKeyIdentifierExtension.create(filmKey),
      await AuthorityKeyIdentifierExtension.create(root.publicKey),
    ],
  })
  return {
    rootPem: rootCertificate.toString('pem'),
    certificatePem: filmCertificate.toString('pem'),
    keyPem: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

const named = (commonName: string): JsonName => [{ O: [ORGANISATION] }, { CN: [commonName] }]

function yearsAfter(date: Date, years: number): Date {
  const later = new Date(date)
  later.setUTCFullYear(date.getUTCFullYear() + years)
  return later
}
