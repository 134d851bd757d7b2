import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appendXmp, readXmp } from './film.xmp.ts'
import { topBoxes } from './mp4.boxes.ts'
import { withXmp, xmpOf } from './poster.xmp.ts'
import { DIGITAL_SOURCE_TYPE, sourceTypeIn, sourceTypeOf, WITH_TRAINED_MEDIA, xmpPacket } from './xmp.packet.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-xmp-'))
})
afterAll(() => rm(folder, { recursive: true }))

const box = (kind: string, body: Buffer, long = false): Buffer => {
  const head = Buffer.alloc(long ? 16 : 8)
  head.writeUInt32BE(long ? 1 : 8 + body.length, 0)
  head.write(kind, 4, 'latin1')
  if (long) head.writeBigUInt64BE(BigInt(16 + body.length), 8)
  return Buffer.concat([head, body])
}
const jpeg = () => createCanvas(40, 24).encode('jpeg', 80)

describe('a packet', () => {
  it('says what the picture is made of, its title and its tool', () => {
    const packet = xmpPacket('Bread & butter <today> "now"')
    expect(sourceTypeIn(packet)).toBe(DIGITAL_SOURCE_TYPE)
    expect(packet).toContain('Bread &amp; butter &lt;today&gt; &quot;now&quot;')
    expect(packet).toContain('xmp:CreatorTool="Octavo"')
  })

  it('says that a model made a part of it where a scene shows that', () => {
    const scene = { kind: 'media', path: 'mug.png', startMs: 0, endMs: 900, reason: '' } as const
    const typeOf = (origin?: 'stock' | 'made') => sourceTypeOf({ scenes: [{ ...scene, ...(origin && { origin }) }] })
    expect([typeOf(), typeOf('stock')]).toEqual([DIGITAL_SOURCE_TYPE, DIGITAL_SOURCE_TYPE])
    expect(sourceTypeIn(xmpPacket('Mugs', typeOf('made')))).toBe(WITH_TRAINED_MEDIA)
  })

  it('leaves out what XML can not hold', () => {
    expect(xmpPacket('a\u0000b\ud83dc\u001f🚀')).toContain('>abc🚀<')
  })

  it('written by others as an element is understood', () => {
    expect(sourceTypeIn('<Iptc4xmpExt:DigitalSourceType> x:y </Iptc4xmpExt:DigitalSourceType>')).toBe('x:y')
    expect(sourceTypeIn('<rdf:Description/>')).toBeUndefined()
  })
})

describe('a film', () => {
  const film = Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', Buffer.alloc(40)),
    box('mdat', Buffer.alloc(90), true),
  ])

  it('keeps every byte it had and has the packet behind them', async () => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, film)
    expect(await readXmp(path)).toBeUndefined()
    await appendXmp(path, xmpPacket('Brød'))
    const after = await readFile(path)
    expect(after.subarray(0, film.length).equals(film)).toBe(true)
    expect((await topBoxes(path)).map(({ kind }) => kind)).toEqual(['ftyp', 'moov', 'mdat', 'uuid'])
    expect(await readXmp(path)).toBe(xmpPacket('Brød'))
  })

  it('with boxes of others and without a packet has none', async () => {
    const path = join(folder, 'other.mp4')
    await writeFile(path, Buffer.concat([film, box('uuid', Buffer.alloc(60, 7))]))
    expect(await readXmp(path)).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['a note', 'Dear reader, this is no film.'],
  ])('that is %s has none', async (name, text) => {
    const path = join(folder, name)
    await writeFile(path, text)
    expect(await readXmp(path)).toBeUndefined()
  })
})

describe('a poster', () => {
  it('holds the packet and shows what it showed', async () => {
    const plain = await jpeg()
    const told = withXmp(plain, xmpPacket('Bread'))
    expect(xmpOf(told)).toBe(xmpPacket('Bread'))
    expect(told.length).toBe(plain.length + xmpPacket('Bread').length + 2 + 33)
    expect(await loadImage(told)).toMatchObject({ width: 40, height: 24 })
  })

  it('without a packet, or that is no JPEG, has none', async () => {
    expect(xmpOf(await jpeg())).toBeUndefined()
    expect(xmpOf(Buffer.from('hello'))).toBeUndefined()
  })
})
