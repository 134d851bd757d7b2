import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { FONT_FILES, filesOfPair, fontName } from '#draw/fonts.ts'
import type { FontPair } from '#plan.ts'

const { resolve } = createRequire(import.meta.url)

const registered = new Set<string>()

/**
 * Makes a pair's fonts, and those it falls back on, known to @napi-rs/canvas in this process, each once. Throws when a
 * font file can't be read.
 */
export function registerFonts(pair?: FontPair): void {
  for (const { family, path } of filesOfPair(pair)) {
    if (registered.has(path)) continue
    if (!GlobalFonts.registerFromPath(resolve(path), family)) throw new Error(`The font ${path} can't be read.`)
    registered.add(path)
  }
}

/** Where the TrueType file of that public name lies on this machine; undefined for any other name. */
export function fontPath(name: string): string | undefined {
  const font = FONT_FILES.find((one) => fontName(one) === name)
  return font && resolve(font.path)
}
