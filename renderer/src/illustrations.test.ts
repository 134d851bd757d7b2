import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPANIONS } from '#draw/illustration/illustration.companions.data.ts'
import { LEXICON } from '#draw/illustration/illustration.lexicon.data.ts'
import { MEANT } from '#draw/illustration/illustration.senses.data.ts'
import { companionsOf, ILLUSTRATION_NAMES, illustrationWords } from '#draw/illustration/index.ts'
import { ownDrawing, ownNames } from '#draw/illustration/own/index.ts'
import { illustrationSvg } from './illustrations.ts'

const IS_CUT = existsSync(new URL('../illustrations.pack', import.meta.url))

describe('every illustration', () => {
  it.skipIf(!IS_CUT)('has a picture (skipped where no registry was reached and no pack could be cut)', () => {
    expect(ILLUSTRATION_NAMES.filter((name) => !illustrationSvg(name))).toEqual([])
  })

  it('is a row of the lexicon, whatever leads to it', () => {
    const named = [
      ...Object.values(MEANT).flatMap((senses) => senses.map(([, name]) => name)),
      ...Object.keys(COMPANIONS).flatMap((name) => [name, ...companionsOf(name)]),
      ...ownNames,
    ]
    expect(named.filter((name) => name !== '' && !ILLUSTRATION_NAMES.includes(name))).toEqual([])
    expect(Object.keys(COMPANIONS).filter((name) => companionsOf(name).length > 3)).toEqual([])
  })

  it('has words of its own: none stands twice in a kind', () => {
    for (const kind of [0, 1, 2]) {
      const said = Object.values(LEXICON).flatMap((row) =>
        (row.split('|')[kind] ?? '').split(',').map((one) => one.trim()),
      )
      const words = said.filter(Boolean)
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
    }
    expect(illustrationWords.hive).toContain('beehive')
  })

  it('that is ours is drawn on its grid, with nothing unread, and shares no id with another', () => {
    for (const name of ownNames) {
      const body = ownDrawing(name)!
      expect(body, name).not.toMatch(/undefined|NaN|=""|\$/)
      const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
      const used = [...body.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!)
      expect(ids.filter((id) => !id.startsWith(`${name}-`))).toEqual([])
      expect(
        used.filter((id) => !ids.includes(id)),
        name,
      ).toEqual([])
    }
  })

  it('that is none is none', () => {
    for (const name of ['', 'hives', 'constructor', '__proto__', '../bread'])
      expect(illustrationSvg(name)).toBe(undefined)
  })
})
