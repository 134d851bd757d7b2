/** What content credentials are signed with: a certificate and its key. */
import { constants, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto'

export type FilmCredentials = {
  /** The certificate, then those between it and its root, as PEM. */
  certificatePem: string
  /** Its private key, PKCS #8 as PEM without a password. */
  keyPem: string
}

/** A way of signing: its number in COSE (RFC 9053), and what Node calls it. */
type Algorithm = { cose: -7 | -35 | -8 | -37; hash: string | null; padding?: number; saltLength?: number }

const PSS = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
const ALGORITHMS: Record<string, Algorithm> = {
  'ec prime256v1': { cose: -7, hash: 'sha256' },
  'ec secp384r1': { cose: -35, hash: 'sha384' },
  ed25519: { cose: -8, hash: null },
  rsa: { cose: -37, hash: 'sha256', ...PSS },
}
const LEAST_RSA_BITS = 2048

/** Purposes (extended key usage) that C2PA takes: mail, documents, and signing claims. */
const PURPOSES = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36', '1.3.6.1.4.1.62558.2.1']

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** The certificates of a PEM text in order; throws when one of them is none. */
export function certificatesIn(pem: string): X509Certificate[] {
  return (pem.match(PEM) ?? []).map((one) => new X509Certificate(one))
}

/** What is wrong with a certificate and its key, as a part of a sentence; undefined when films can be signed with them in their time. */
export function credentialsFault({ certificatePem, keyPem }: FilmCredentials): string | undefined {
  const key = readOr(() => createPrivateKey(keyPem))
  if (!key) return 'the key is not a PEM private key without a password'
  if (!algorithmOf(key)) return 'the key must be P-256, P-384, Ed25519 or RSA of 2048 bits and more'
  const [certificate] = readOr(() => certificatesIn(certificatePem)) ?? []
  if (!certificate) return 'the certificate is not PEM'
  if (certificate.ca || certificate.checkIssued(certificate))
    return 'the certificate must be issued by an authority, not be one or be signed by itself'
  // Node's types know another shape of it than Node answers.
  const purposes: readonly string[] = certificate.keyUsage ?? []
  if (!PURPOSES.some((purpose) => purposes.includes(purpose)))
    return 'the certificate must be for signing documents, mail or C2PA claims (extended key usage)'
  if (!certificate.checkPrivateKey(key)) return 'the key does not belong to the first certificate'
  return undefined
}

/** Whether all its certificates are valid at this moment. */
export function isInTime({ certificatePem }: FilmCredentials, now: Date): boolean {
  return certificatesIn(certificatePem).every(
    ({ validFrom, validTo }) => new Date(validFrom) <= now && now <= new Date(validTo),
  )
}

/** The signer of content credentials; throws when `credentialsFault` would name a fault of the key. */
export function signerOf({ certificatePem, keyPem }: FilmCredentials) {
  const key = createPrivateKey(keyPem)
  const algorithm = algorithmOf(key)
  const [certificate, ...chain] = certificatesIn(certificatePem).map(({ raw }) => raw)
  if (!algorithm || !certificate) throw new Error('The film can not be signed with this certificate and key.')
  const { cose, hash, ...how } = algorithm
  return {
    algorithm: cose,
    certificate,
    chain,
    /** As COSE wants it: the two numbers of an elliptic signature one after the other. */
    sign: async (bytes: Uint8Array) => new Uint8Array(sign(hash, bytes, { key, dsaEncoding: 'ieee-p1363', ...how })),
  }
}

function algorithmOf({
  asymmetricKeyType: type,
  asymmetricKeyDetails: details = {},
}: KeyObject): Algorithm | undefined {
  if (type === 'rsa' && (details.modulusLength ?? 0) < LEAST_RSA_BITS) return undefined
  return ALGORITHMS[details.namedCurve ? `${type} ${details.namedCurve}` : `${type}`]
}

function readOr<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
