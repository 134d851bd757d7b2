import { createHash } from 'node:crypto'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { checked, packOf } from '../scripts/illustrations.mjs'

const BLOCK = 512
const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & (BLOCK - 1))])

/** A package as npm packs it. */
function tarballOf(files: Record<string, string>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => {
    const head = Buffer.alloc(BLOCK)
    head.write(`package/${name}`)
    head.write(Buffer.byteLength(text).toString(8).padStart(11, '0'), 124)
    return Buffer.concat([head, padded(Buffer.from(text))])
  })
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]))
}

const ICONS = JSON.stringify({
  icons: { bread: { body: '<path d="M1 1"/>' }, cup: { body: '<g/>' }, never: { body: '<b/>' } },
  aliases: { mug: { parent: 'cup' } },
})
const TARBALL = tarballOf({ 'info.json': '{"a": 1}'.repeat(99), 'icons.json': ICONS })

it('a pack holds the drawings that are named and no other, and is the same for the same', () => {
  const pack = packOf(TARBALL, ['bread', 'mug'], 'these')
  expect(packOf(TARBALL, ['bread', 'mug'], 'these')).toEqual(pack)
  const end = pack.indexOf('\n')
  const { of, places } = JSON.parse(pack.toString('utf8', 0, end))
  const drawing = ([from, length]: [number, number]) =>
    brotliDecompressSync(pack.subarray(end + 1 + from, end + 1 + from + length)).toString()
  expect(of).toBe('these')
  expect(Object.keys(places)).toEqual(['bread', 'mug'])
  expect([drawing(places.bread), drawing(places.mug)]).toEqual(['<path d="M1 1"/>', '<g/>'])
})

it('a drawing that the set does not have is named', () => {
  expect(() => packOf(TARBALL, ['bread', 'loaf', 'hive'], '')).toThrow('has no drawing loaf, hive')
  expect(() => packOf(tarballOf({}), ['bread'], '')).toThrow('holds no package/icons.json')
})

it('a package with another checksum is not read', () => {
  const sum = `sha512-${createHash('sha512').update(TARBALL).digest('base64')}`
  expect(checked(TARBALL, sum)).toBe(TARBALL)
  expect(() => checked(Buffer.from('another'), sum)).toThrow('is not what it has to be')
})
