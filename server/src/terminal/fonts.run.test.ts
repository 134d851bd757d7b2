import { chmod, copyFile, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fontPath, offeredFile, SCRIPTS } from '@octavo/renderer'
import { afterEach, describe, expect, it } from 'vitest'
import { FontsNotInstalled, installFonts, listFonts, scriptsAsked } from './fonts.run.ts'

const FONT = fontPath('OpenSans_700Bold.ttf') as string
const PATH = process.env.PATH
afterEach(() => {
  process.env.PATH = PATH
})

const newFolder = () => mkdtemp(path.join(tmpdir(), 'octavo-fonts-'))

/** A program of that name that puts each package it is asked for where npm would, without a network. */
async function npmThat(does: string): Promise<void> {
  const bin = await newFolder()
  await writeFile(path.join(bin, 'npm'), `#!/bin/sh\n${does}\n`)
  await chmod(path.join(bin, 'npm'), 0o755)
  process.env.PATH = `${bin}:${PATH}`
}

const BRINGS = `
for asked in "$@"; do
  case "$asked" in @expo-google-fonts/*)
    place="node_modules/\${asked%@*}"
    mkdir -p "$place/700Bold"
    cp "${FONT}" "$place/700Bold/NotoSansHebrew_700Bold.ttf"
    echo "SIL Open Font License" > "$place/LICENSE_FONT";;
  esac
done`

describe('the scripts that are asked for', () => {
  it('go by their names, or all at once', () => {
    expect(scriptsAsked(['arabic', 'Thai'])).toEqual(['arabic', 'thai'])
    expect(scriptsAsked(['all'])).toEqual(SCRIPTS)
    expect(scriptsAsked([])).toEqual([])
  })

  it('are named where one is not known', () => {
    expect(() => scriptsAsked(['klingon'])).toThrow(
      /^There are no fonts for "klingon"\. Choose from: arabic, .*thai, or all\.$/,
    )
  })
})

describe('the fonts of scripts', () => {
  it('are listed: what is there, and how to get the others', async () => {
    const folder = await newFolder()
    await copyFile(FONT, path.join(folder, 'Ours.ttf'))
    const list = listFonts(folder)
    expect(list).toMatch(/hebrew +Ours\.ttf/)
    expect(list).toMatch(/arabic +not installed: npm run fonts -- arabic/)
  })

  it('come out of the registry with their licence, and nothing else stays behind', async () => {
    const folder = path.join(await newFolder(), 'fonts')
    await npmThat(BRINGS)
    await installFonts(['hebrew'], folder)
    const file = offeredFile('hebrew')
    expect((await readdir(folder)).sort()).toEqual([file, `${file}.LICENSE.txt`])
    expect(listFonts(folder)).toContain(file)
  })

  it('are said not to have come in the words of npm', async () => {
    const folder = await newFolder()
    await mkdir(folder, { recursive: true })
    await npmThat('echo "the registry does not answer" >&2; exit 1')
    await expect(installFonts(['thai'], folder)).rejects.toThrow(FontsNotInstalled)
    await expect(installFonts(['thai'], folder)).rejects.toThrow('the registry does not answer')
    expect(await readdir(folder)).toEqual([])
  })
})
