/** The font files of this machine: those that come with the product, and those in the folder for more. */
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import {
  chainsOf,
  FONT_FILES,
  type FontFile,
  filesOfPair,
  fontName,
  SCRIPT_WEIGHT,
  scriptFile,
  type TypeSet,
} from '#draw/fonts.ts'
import { SCRIPT_FONTS, scriptsIn } from '#draw/scripts.ts'
import { SCRIPTS, type Script } from '#plan.ts'
import { FontSigns } from './font.signs.ts'

const { resolve } = createRequire(import.meta.url)
const FONT = /\.(?:ttf|otf)$/i

let folder: string | undefined
const registered = new Set<string>()
const signs = new Map<string, FontSigns>()

/**
 * Names the folder with fonts for more scripts, for this process and those that it starts. It need not be there; what comes
 * into it later is seen.
 */
export function useFontFolder(path: string | undefined): void {
  folder = path
}

export const fontFolder = (): string | undefined => folder

let isClosed = false

/** From now on this process opens no font any more: what it knows is all that its films need. */
export function closeFonts(): void {
  isClosed = true
}

/** Undefined for a file that is no font, or not yet whole. */
function signsOf(path: string): FontSigns | undefined {
  const known = signs.get(path)
  if (known) return known
  try {
    const read = new FontSigns(path)
    signs.set(path, read)
    return read
  } catch {
    return undefined
  }
}

/** What the file of the family that is offered for a script is called. */
export const offeredFile = (script: Script): string =>
  `${SCRIPT_FONTS[script].family.replaceAll(' ', '')}_${SCRIPT_WEIGHT}Bold.ttf`

/** Where the family that is offered for a script is had: a package of the npm registry, with the font and its licence in it. */
export function offeredPackage(script: Script): { name: string; version: string; font: string; licence: string } {
  const { family, version } = SCRIPT_FONTS[script]
  const name = `@expo-google-fonts/${family.toLowerCase().replaceAll(' ', '-')}`
  return { name, version, font: `${SCRIPT_WEIGHT}Bold/${offeredFile(script)}`, licence: 'LICENSE_FONT' }
}

const OFFERED = new Set(SCRIPTS.map(offeredFile))

const namesIn = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path)
        .filter((name) => FONT.test(name))
        .sort()
    : []

/**
 * The file that sets a script on this machine: one that somebody put there by hand, else that of the family that is
 * offered, else one that has its signs in another manner.
 */
export function scriptFontPath(script: Script): string | undefined {
  if (folder === undefined) return undefined
  const { sample, standIns = [] } = SCRIPT_FONTS[script]
  const there = namesIn(folder)
  const has = (name: string) => signsOf(join(folder!, name))?.hasAll(sample)
  const found =
    there.find((name) => !OFFERED.has(name) && has(name)) ??
    [script, ...standIns].map(offeredFile).find((name) => there.includes(name)) ??
    there.find(has)
  return found && join(folder, found)
}

const scriptNamed = (name: string): Script | undefined => SCRIPTS.find((one) => fontName(scriptFile(one)) === name)

/** Where a font's file lies on this machine; undefined for the font of a script that is not installed. */
function pathOf({ path }: FontFile): string | undefined {
  const script = scriptNamed(path)
  return script ? scriptFontPath(script) : resolve(path)
}

/**
 * Makes a set's fonts, those it falls back on and those of the scripts that are installed known to @napi-rs/canvas in this
 * process, each once. Throws when a font file can't be read.
 */
export function registerFonts(set?: TypeSet, scripts: readonly Script[] = []): void {
  if (isClosed) return
  for (const file of [...filesOfPair(set), ...scripts.map(scriptFile)]) {
    const path = pathOf(file)
    if (!path || registered.has(`${file.family} ${path}`)) continue
    if (!GlobalFonts.registerFromPath(path, file.family)) throw new Error(`The font ${path} can't be read.`)
    registered.add(`${file.family} ${path}`)
  }
}

/** Where the font file of that public name lies on this machine; undefined for any other name. */
export function fontPath(name: string): string | undefined {
  const script = scriptNamed(name)
  if (script) return scriptFontPath(script)
  const font = FONT_FILES.find((one) => fontName(one) === name)
  return font && resolve(font.path)
}

/** Signs that are never seen by themselves, and those that no font can have. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}]/u

/**
 * The first of these texts that has a sign for which no font is there, with that sign, and the script to install if it is
 * of one; undefined when all can be set in either size of the set.
 */
export function firstMissingGlyph(
  texts: readonly string[],
  set?: TypeSet,
): { text: string; sign: string; script?: Script } | undefined {
  const scripts = scriptsIn(texts.join(' '))
  const chains = chainsOf(set).map((files) =>
    [...files, ...scripts.map(scriptFile)].flatMap((file) => pathOf(file) ?? []),
  )
  const isSet = (sign: string) =>
    UNSEEN.test(sign) || chains.every((files) => files.some((file) => signsOf(file)?.hasAll(sign)))
  for (const text of texts) {
    const sign = [...text.normalize('NFC')].find((one) => !isSet(one))
    if (sign === undefined) continue
    const script = scripts.find((one) => SCRIPT_FONTS[one].holds.test(sign))
    return { text, sign, ...(script && { script }) }
  }
  return undefined
}
