/** The payment provider's signature: `t=<unix seconds>,v1=<hex>`, HMAC-SHA256 over `t.body` (https://docs.stripe.com/webhooks). */
import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

const mac = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')

/** The header that goes with a body. */
export function signWebhook(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${mac(secret, seconds, body)}`
}

/** Whether the body came from who knows the secret, and not long ago. One of several signatures is enough: secrets are rolled. */
export function isSignedWebhook(secret: string, body: string, header: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isFinite(seconds) || Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return false
  const right = Buffer.from(mac(secret, seconds, body))
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value)
    return name === 'v1' && given.length === right.length && timingSafeEqual(given, right)
  })
}
