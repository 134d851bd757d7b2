import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { endingOf, fileNameOf, HEAD_BYTES } from './content.rules.ts'

const canvas = createCanvas(8, 8)
const box = (brand: string) => Buffer.from(`\0\0\0\x20ftyp${brand}`, 'latin1')

describe('what a file is', () => {
  it.each<[string, Buffer, string | undefined]>([
    ['a PNG', canvas.toBuffer('image/png'), '.png'],
    ['a JPEG', canvas.toBuffer('image/jpeg'), '.jpg'],
    ['a WebP', canvas.toBuffer('image/webp'), '.webp'],
    ['a film', box('isom'), '.mp4'],
    ['a film of a phone', box('qt  '), '.mov'],
    ['an old QuickTime film without its first box', Buffer.from('\0\0\0\x08wide\0\0', 'latin1'), '.mov'],
    ['a WebM', Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'latin1'), '.webm'],
    ['another Matroska film', Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska', 'latin1'), undefined],
    ['music with its title', Buffer.from('ID3\x04'), '.mp3'],
    ['music without', Buffer.from([0xff, 0xfb, 0x90, 0x64]), '.mp3'],
    ['sound', Buffer.from('RIFF\0\0\0\0WAVEfmt '), '.wav'],
    ['music of a phone', box('M4A '), '.m4a'],
    ['a picture in a film’s boxes', box('heic'), undefined],
    ['a page', Buffer.from('<!doctype html>'), undefined],
    ['a drawing with a script in it', Buffer.from('<svg onload=alert(1)>'), undefined],
    ['nothing', Buffer.alloc(0), undefined],
  ])('%s', (_what, bytes, ending) => {
    expect(endingOf(bytes.subarray(0, HEAD_BYTES))).toBe(ending)
  })
})

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\films\\Kiln opening.mp4', 'Kiln opening.mp4'],
  ['a\u202Egpj.exe', 'agpj.exe'],
  [' \u0007 ', 'File'],
  [`${'x'.repeat(200)}.webm`, `${'x'.repeat(114)}….webm`],
])('the name %j is kept as %j', (given, kept) => {
  expect(fileNameOf(given)).toBe(kept)
})
