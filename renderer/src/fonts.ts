import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'
import { FONT_FILES, fontName } from '#draw/fonts.ts'

const { resolve } = createRequire(import.meta.url)

let registered = false

/** Makes the fonts known to @napi-rs/canvas in this process, once. Throws when a font file can't be read. */
export function registerFonts(): void {
  if (registered) return
  for (const { family, path } of FONT_FILES) {
    if (!GlobalFonts.registerFromPath(resolve(path), family)) throw new Error(`The font ${path} can't be read.`)
  }
  registered = true
}

/** Where the TrueType file of that public name lies on this machine; undefined for any other name. */
export function fontPath(name: string): string | undefined {
  const font = FONT_FILES.find((one) => fontName(one) === name)
  return font && resolve(font.path)
}
