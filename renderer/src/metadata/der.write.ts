/** The few DER encodings (X.690) that a certificate is made of; each answers a whole value, its tag and length included. */

const INTEGER = 0x02
const BIT_STRING = 0x03
const OCTET_STRING = 0x04
const OBJECT_ID = 0x06
const UTF8_STRING = 0x0c
const UTC_TIME = 0x17
const GENERALIZED_TIME = 0x18
const SEQUENCE = 0x30
const SET = 0x31
/** RFC 5280, 4.1.2.5: the short form has two digits for the year and ends with 2049. */
const LAST_SHORT_YEAR = 2049

/** A value of any tag. */
export function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const body = Buffer.concat(contents)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body)]), body])
}

function lengthOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length]
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex')
  return [0x80 | bytes.length, ...bytes]
}

export const sequence = (...items: Uint8Array[]): Buffer => der(SEQUENCE, ...items)
export const set = (...items: Uint8Array[]): Buffer => der(SET, ...items)
export const utf8 = (text: string): Buffer => der(UTF8_STRING, Buffer.from(text, 'utf8'))
export const octets = (bytes: Uint8Array): Buffer => der(OCTET_STRING, bytes)
export const yes = (): Buffer => der(0x01, Buffer.from([0xff]))
/** `unused` bits at the end do not count. */
export const bits = (bytes: Uint8Array, unused = 0): Buffer => der(BIT_STRING, Buffer.from([unused]), bytes)
/** A whole number from its bytes, whose first bit has to be 0: set, it would make the number negative. */
export const integer = (...bytes: number[]): Buffer => der(INTEGER, Buffer.from(bytes))
/** A part of a structure by its number. */
export const tagged = (number: number, ...items: Uint8Array[]): Buffer => der(0xa0 | number, ...items)

/** An object identifier, like 2.5.29.15. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return der(OBJECT_ID, Buffer.from([first * 40 + second, ...rest.flatMap(inSevens)]))
}

/** Seven bits a byte, the highest bit set on all but the last. */
function inSevens(arc: number): number[] {
  const low = [arc & 0x7f]
  for (let left = arc >> 7; left > 0; left >>= 7) low.unshift(0x80 | (left & 0x7f))
  return low
}

/** A moment, to the second. */
export function time(at: Date): Buffer {
  const digits = `${at.toISOString().slice(0, 19).replace(/\D/g, '')}Z`
  return at.getUTCFullYear() > LAST_SHORT_YEAR
    ? der(GENERALIZED_TIME, Buffer.from(digits))
    : der(UTC_TIME, Buffer.from(digits.slice(2)))
}
