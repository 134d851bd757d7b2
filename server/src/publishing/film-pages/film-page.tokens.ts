/** What a film page's address and its visitors are known by. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const MAC_BYTES = 12
const ID_BYTES = 16

const mac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

const sealOf = (secret: string, id: Buffer): Buffer =>
  mac(secret, `film page ${id.toString('hex')}`).subarray(0, MAC_BYTES)

/** The path of a film's public page: nobody can guess one, and only this installation can make one. */
export function filmPagePath(secret: string, videoId: string): string {
  const id = Buffer.from(videoId.replaceAll('-', ''), 'hex')
  return `/film/${Buffer.concat([id, sealOf(secret, id)]).toString('base64url')}`
}

/** The video that a token names, if this installation made the token. */
export function videoOfToken(secret: string, token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return undefined
  const id = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), sealOf(secret, id))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export type Visitor = { address: string; agent: string }

/** The same address has the same key for the same film and day, and it is as forgetful as a visitor's. */
export const addressKey = (secret: string, videoId: string, day: string, address: string): string =>
  mac(secret, ['film address', videoId, day, address].join('\n')).subarray(0, ID_BYTES).toString('base64url')

/** The same visitor of the same film on the same day has the same key; it says nothing about who, and is another one tomorrow. */
export const visitorKey = (secret: string, videoId: string, day: string, { address, agent }: Visitor): string =>
  mac(secret, ['film visitor', videoId, day, address, agent].join('\n')).subarray(0, ID_BYTES).toString('base64url')
