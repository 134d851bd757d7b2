/** Which signs a font file has, read from its character map. */
import { closeSync, openSync, readSync } from 'node:fs'

/** From one code point to another, both included. */
type Range = readonly [from: number, to: number]

const UNICODE_PLATFORM = 0
const WINDOWS_PLATFORM = 3
const SYMBOL_ENCODING = 0
const TABLE_RECORD = 16
const MAP_RECORD = 8

/** The signs of one TrueType or OpenType font. */
export class FontSigns {
  readonly #ranges: Range[]

  /** Reads the `cmap` table (OpenType 1.9, formats 4 and 12). Throws a sentence when the file is no such font. */
  constructor(path: string) {
    const file = openSync(path, 'r')
    try {
      this.#ranges = rangesOf(bestMap(tableOf(file, 'cmap')))
    } catch (cause) {
      throw new Error(`${path} is not a font that can be read.`, { cause })
    } finally {
      closeSync(file)
    }
  }

  has(code: number): boolean {
    let [low, high] = [0, this.#ranges.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const [from, to] = this.#ranges[middle]!
      if (code < from) high = middle - 1
      else if (code > to) low = middle + 1
      else return true
    }
    return false
  }

  hasAll(text: string): boolean {
    return [...text].every((sign) => this.has(sign.codePointAt(0)!))
  }
}

function bytesAt(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  if (readSync(file, bytes, 0, length, offset) < length) throw new Error('The file ends too early')
  return bytes
}

function tableOf(file: number, wanted: string): Buffer {
  const count = bytesAt(file, 4, 2).readUInt16BE()
  const records = bytesAt(file, 12, count * TABLE_RECORD)
  for (let at = 0; at < records.length; at += TABLE_RECORD)
    if (records.toString('latin1', at, at + 4) === wanted)
      return bytesAt(file, records.readUInt32BE(at + 8), records.readUInt32BE(at + 12))
  throw new Error(`There is no ${wanted} table`)
}

/** Of the maps that count in Unicode, the one with the largest characters. */
function bestMap(table: Buffer): Buffer {
  const maps = Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const at = 4 + index * MAP_RECORD
    const [platform, encoding] = [table.readUInt16BE(at), table.readUInt16BE(at + 2)]
    const map = table.subarray(table.readUInt32BE(at + 4))
    const isUnicode = platform === UNICODE_PLATFORM || (platform === WINDOWS_PLATFORM && encoding !== SYMBOL_ENCODING)
    return { map, format: isUnicode ? map.readUInt16BE() : 0 }
  })
  const best = maps.find(({ format }) => format === 12) ?? maps.find(({ format }) => format === 4)
  if (!best) throw new Error('There is no map of Unicode')
  return best.map
}

const rangesOf = (map: Buffer): Range[] => (map.readUInt16BE() === 12 ? groupsOf(map) : segmentsOf(map))

function groupsOf(map: Buffer): Range[] {
  return Array.from({ length: map.readUInt32BE(12) }, (_, index): Range => {
    const at = 16 + index * 12
    return [map.readUInt32BE(at), map.readUInt32BE(at + 4)]
  })
}

/** A segment may name the glyph of each of its characters, and glyph 0 stands for none. */
function segmentsOf(map: Buffer): Range[] {
  const count = map.readUInt16BE(6) / 2
  const [ends, starts] = [14, 16 + count * 2]
  const [deltas, offsets] = [starts + count * 2, starts + count * 4]
  return Array.from({ length: count }, (_, index) => index).flatMap((index): Range[] => {
    const [from, to] = [map.readUInt16BE(starts + index * 2), map.readUInt16BE(ends + index * 2)]
    const place = offsets + index * 2
    const [offset, delta] = [map.readUInt16BE(place), map.readUInt16BE(deltas + index * 2)]
    if (from === 0xffff) return []
    if (offset === 0) return [[from, to]]
    return Array.from({ length: to - from + 1 }, (_, n): Range => [from + n, from + n]).filter(([code]) => {
      const glyph = map.readUInt16BE(place + offset + (code - from) * 2)
      return glyph !== 0 && ((glyph + delta) & 0xffff) !== 0
    })
  })
}
