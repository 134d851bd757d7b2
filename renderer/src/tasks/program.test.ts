import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { editionOf } from '@octavo/edition'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtOf, programFor } from './program.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-program-'))
  mkdirSync(join(folder, 'src/draw'), { recursive: true })
  mkdirSync(join(folder, 'build'))
  write('package.json', '{}')
  write('src/draw/scene.ts', 'export const scene = 1')
  write('src/draw/ground.ts', 'export const ground = 1')
  write('src/process.ts', "import './draw/scene.ts'\nimport './draw/ground.ts'")
  const editions = { 'renderer/src/tasks/task.process.ts': edition() }
  write('build/editions.json', JSON.stringify(editions))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

let times = 0
/** Of the sources as they are now: an address that was asked for before is not read again. */
const edition = () => editionOf(new URL(`#${times++}`, pathToFileURL(join(folder, 'src/process.ts'))))

describe('the built render process', () => {
  it('is taken while it was made of the sources as they are', () => {
    expect(builtOf(edition(), join(folder, 'build'))?.file.pathname).toBe(join(folder, 'build/task.process.mjs'))
  })

  it.each([
    ['a source was changed since', () => write('src/draw/scene.ts', 'export const scene = 2')],
    ['a source was taken away since', () => write('src/process.ts', "import './draw/scene.ts'")],
  ])('is left alone when %s', (_, change) => {
    change()
    expect(builtOf(edition(), join(folder, 'build'))).toBeUndefined()
  })

  it('is left alone when it was never made', () => {
    expect(builtOf(edition(), join(folder, 'nowhere'))).toBeUndefined()
  })

  it('is left alone when somebody brings makers of their own, which are sources', () => {
    expect(programFor({ mixer: 'file:///plain.mixer.ts' }).file.pathname).toMatch(/task\.process\.ts$/)
  })
})
