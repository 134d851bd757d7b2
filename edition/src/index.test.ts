import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtOf, editionOf } from './index.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-edition-'))
  for (const name of ['src/draw/scene', 'src/server']) mkdirSync(path.join(folder, name), { recursive: true })
  write('package.json', '{ "dependencies": { "canvas": "1.0.0", "other": "1.0.0", "@fonts/inter": "1.0.0" } }')
  write(
    'src/film.ts',
    "import { Canvas } from 'canvas'\nimport '#draw/scene/card.ts'\nimport type { Plan } from './plan.ts'",
  )
  write('src/draw/scene/card.ts', "export { ground } from './ground.ts'\nconst later = () => import('./later.ts')")
  write('src/draw/scene/ground.ts', "export const ground = new URL('./kernel.wasm', import.meta.url)")
  write('src/draw/scene/later.ts', ['export const font = (name: string) => `@fonts/', '{name}`'].join('$'))
  write('src/draw/scene/kernel.wasm', '1')
  write('src/plan.ts', 'export type Plan = { words: string }')
  write('src/server/routes.ts', "import '#film.ts'")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)

let times = 0
/** Of the files as they are now: an address that was asked for before is not read again. */
const edition = () => editionOf(new URL(`#${times++}`, pathToFileURL(path.join(folder, 'src/film.ts'))))

describe('the edition of a module', () => {
  it('stays the same as long as nothing changes', () => {
    expect(edition()).toBe(edition())
    expect(edition()).toMatch(/^[0-9a-f]{12}$/)
  })

  it.each([
    ['itself', () => write('src/film.ts', "import '#draw/scene/card.ts'")],
    ['what it imports from another folder', () => write('src/draw/scene/card.ts', "export * from './ground.ts'")],
    ['what is imported further down', () => write('src/draw/scene/ground.ts', 'export const ground = 2')],
    ['what is imported later', () => write('src/draw/scene/later.ts', 'export const font = 2')],
    ['a file that is no source', () => write('src/draw/scene/kernel.wasm', '2')],
    ['the version of a package it imports', () => write('package.json', '{ "dependencies": { "canvas": "1.0.1" } }')],
  ])('is another after a change of %s', (_, change) => {
    const before = edition()
    change()
    expect(edition()).not.toBe(before)
  })

  it.each([
    ['a module that imports it', () => write('src/server/routes.ts', "import '#film.ts'\nconsole.log(1)")],
    ['a type', () => write('src/plan.ts', 'export type Plan = { words: string[] }')],
    ['a package it does not name', () => writeOther('2.0.0')],
  ])('is the same after a change of %s', (_, change) => {
    const before = edition()
    change()
    expect(edition()).toBe(before)
  })

  it('knows packages whose names are put together', () => {
    const before = edition()
    write('package.json', '{ "dependencies": { "canvas": "1.0.0", "other": "1.0.0", "@fonts/inter": "1.0.1" } }')
    expect(edition()).not.toBe(before)
  })
})

describe('what a build made of a source', () => {
  let root: string
  beforeEach(() => {
    root = path.join(folder, 'root')
    for (const name of ['one/src/tasks', 'two/src', 'node_modules/@octavo', 'dist/current/server'])
      mkdirSync(path.join(root, name), { recursive: true })
    symlinkSync('../../two', path.join(root, 'node_modules/@octavo/two'))
    write('root/one/package.json', '{}')
    write('root/two/package.json', '{ "name": "@octavo/two", "exports": { ".": "./src/index.ts" } }')
    write('root/two/src/index.ts', 'export const two = 2')
    write('root/one/src/tasks/task.process.ts', "import { two } from '@octavo/two'\nimport './other.ts'")
    write('root/one/src/tasks/other.ts', 'export const other = 1')
    const editions = { 'one/src/tasks/task.process.ts': editionOf(source()) }
    write('root/dist/current/server/editions.json', JSON.stringify(editions))
  })
  const source = () => new URL(`#${times++}`, pathToFileURL(path.join(root, 'one/src/tasks/task.process.ts')))

  it('is taken while it was made of the sources as they are', () => {
    expect(builtOf(source())?.pathname).toBe(path.join(root, 'dist/current/server/task.process.mjs'))
  })

  it.each([
    ['a source was changed since', () => write('root/one/src/tasks/other.ts', 'export const other = 2')],
    ['a source of another workspace was', () => write('root/two/src/index.ts', 'export const two = 3')],
    ['a source was taken away since', () => write('root/one/src/tasks/task.process.ts', "import './other.ts'")],
    ['nothing was ever built', () => rmSync(path.join(root, 'dist'), { recursive: true })],
  ])('is left alone when %s', (_, change) => {
    change()
    expect(builtOf(source())).toBeUndefined()
  })

  it('is not there for a source that no program begins with', () => {
    expect(builtOf(pathToFileURL(path.join(root, 'one/src/tasks/other.ts')))).toBeUndefined()
  })
})

const writeOther = (version: string) =>
  write('package.json', `{ "dependencies": { "canvas": "1.0.0", "other": "${version}", "@fonts/inter": "1.0.0" } }`)
