import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isNewer, programFor } from './program.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-program-'))
  mkdirSync(join(folder, 'src/draw'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a file and says when, in seconds after some moment. */
function write(name: string, seconds: number): string {
  const path = join(folder, name)
  writeFileSync(path, name)
  utimesSync(path, 1_700_000_000 + seconds, 1_700_000_000 + seconds)
  return path
}

/** Folders change too when a file comes or goes. */
function settle(seconds: number): void {
  for (const name of ['src/draw', 'src']) utimesSync(join(folder, name), 1_700_000_000, 1_700_000_000 + seconds)
}

describe('the bundle of the render process', () => {
  it('is taken while it is newer than everything it was made from', () => {
    write('src/draw/scene.ts', 10)
    settle(10)
    expect(isNewer(write('bundle.mjs', 20), join(folder, 'src'))).toBe(true)
  })

  it.each([
    ['a source was changed since', () => write('src/draw/scene.ts', 30), 10],
    ['a source was taken away since', () => write('src/draw/scene.ts', 10), 30],
  ])('is left alone when %s', (_, change, foldersAt) => {
    change()
    settle(foldersAt)
    expect(isNewer(write('bundle.mjs', 20), join(folder, 'src'))).toBe(false)
  })

  it('is left alone when it was never made', () => {
    settle(10)
    expect(isNewer(join(folder, 'bundle.mjs'), join(folder, 'src'))).toBe(false)
  })

  it('is left alone when somebody brings makers of their own, which are sources', () => {
    expect(programFor({ mixer: 'file:///plain.mixer.ts' }).file.pathname).toMatch(/task\.process\.ts$/)
  })
})
