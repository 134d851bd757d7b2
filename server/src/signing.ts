import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { installation } from '#db/tables/index.ts'

/** The installation's own secret, made at the first start and the same for all its processes. */
export async function installationSecret(db: Db): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(installation).values({ name: 'secret', value }).onConflictDoNothing()
  const [row] = await db.select().from(installation).where(eq(installation.name, 'secret'))
  return row?.value ?? value
}

const mac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

const SEAL_BYTES = 12
const ID_BYTES = 16

/** An id as a token for one purpose, short enough for a text message; only this installation can make it. */
export function sealId(secret: string, purpose: string, id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, sealOf(secret, purpose, bytes)]).toString('base64url')
}

/** The id that was sealed for this purpose, or nothing. */
export function unsealId(secret: string, purpose: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== token) return undefined
  const id = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(secret, purpose, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

const sealOf = (secret: string, purpose: string, id: Buffer): Buffer =>
  mac(secret, `${purpose} ${id.toString('hex')}`).subarray(0, SEAL_BYTES)

/** The path with an expiry and a signature that only this installation can make. */
export function signPath(secret: string, path: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000)
  return `${path}?expires=${expires}&signature=${mac(secret, `${path} ${expires}`).toString('base64url')}`
}

/** 'expired' is told apart because a client may ask for a new address then. */
export function checkSignature(
  secret: string,
  path: string,
  { expires, signature }: { expires?: string | undefined; signature?: string | undefined },
  now: Date,
): 'good' | 'expired' | 'forged' {
  const given = Buffer.from(signature ?? '', 'base64url')
  const right = mac(secret, `${path} ${Number(expires)}`)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged'
  return Number(expires) * 1000 < now.getTime() ? 'expired' : 'good'
}
