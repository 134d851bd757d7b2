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
