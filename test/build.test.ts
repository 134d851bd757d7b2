import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { currentBuild, holdBuild, PARTS, type Part } from '../scripts/build/folder.mjs'
import { makeBuild } from '../scripts/build/make.mjs'
import { hashParts, staleParts } from '../scripts/build/sources.mjs'

const SCRIPTS = fileURLToPath(new URL('../scripts', import.meta.url))

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'octavo-build-'))
  write('package-lock.json', '{}')
  for (const [name, asks] of [['contract'], ['renderer', 'contract'], ['server', 'renderer'], ['web', 'contract']]) {
    const devDependencies = asks ? { [`@octavo/${asks}`]: '0.1.0' } : {}
    write(`${name}/package.json`, JSON.stringify({ devDependencies }))
    write(`${name}/src/index.ts`, `export const ${name} = 1`)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

const read = (name: string) => readFileSync(path.join(root, name), 'utf8')

/** Makes each part of two files, one after the other, that say what they were made of. */
const makers = (made: Part[] = [], pauseMs = 0) =>
  Object.fromEntries(
    PARTS.map((part) => [
      part,
      async () => async (_: string, out: string) => {
        made.push(part)
        mkdirSync(out, { recursive: true })
        for (const name of ['first', 'second']) {
          writeFileSync(path.join(out, name), read(`${part}/src/index.ts`))
          await sleep(pauseMs)
        }
      },
    ]),
  ) as NonNullable<Parameters<typeof makeBuild>[2]>

describe('what is stale', () => {
  it.each<[string, string, Part[]]>([
    ['the server', 'server/src/index.ts', ['server']],
    ['the screens', 'web/src/index.ts', ['web']],
    ['what the server asks for by another workspace', 'renderer/src/index.ts', ['server']],
    ['what both agree on', 'contract/src/index.ts', ['server', 'web']],
    ['the versions of packages', 'package-lock.json', ['server', 'web']],
    ['how it is built', 'scripts/build/server.mjs', ['server', 'web']],
    ['a test', 'server/src/index.test.ts', []],
    ['what is cut out of packages', 'renderer/src/icons.cut.ts', []],
    ['what an earlier build left', 'web/dist/index.html', []],
  ])('after a change of %s', (_, file, stale) => {
    const built = hashParts(root)
    write(file, 'export const changed = 2')
    expect(staleParts(built, hashParts(root), PARTS)).toEqual(stale)
  })

  it('is what was never built, and only of what is needed', () => {
    expect(staleParts({}, hashParts(root), PARTS)).toEqual(['server', 'web'])
    expect(staleParts({}, hashParts(root), ['server'])).toEqual(['server'])
  })

  it('is nothing in a copy with other times', () => {
    const built = hashParts(root)
    write('server/src/index.ts', read('server/src/index.ts'))
    expect(staleParts(built, hashParts(root), PARTS)).toEqual([])
  })
})

describe('a build', () => {
  it('makes what is stale and takes the rest over', async () => {
    const made: Part[] = []
    await makeBuild(root, PARTS, makers(made))
    await makeBuild(root, PARTS, makers(made))
    expect(made).toEqual(['server', 'web'])
    write('web/src/index.ts', 'export const web = 2')
    const { folder } = await makeBuild(root, PARTS, makers(made))
    expect(made).toEqual(['server', 'web', 'web'])
    expect(readFileSync(path.join(folder, 'web/second'), 'utf8')).toBe('export const web = 2')
    expect(readFileSync(path.join(folder, 'server/second'), 'utf8')).toBe('export const server = 1')
  })

  it('is never met half', async () => {
    await makeBuild(root, PARTS, makers())
    let isMade = false
    const seen = new Set<string>()
    const look = async () => {
      while (!isMade) {
        const at = (name: string) => readFileSync(path.join(root, 'dist/current', name), 'utf8')
        const folder = currentBuild(root)?.folder ?? ''
        seen.add(PARTS.map((part) => readFileSync(path.join(folder, part, 'second'), 'utf8')).join())
        expect(at('server/first')).toBe(at('server/second'))
        await sleep(1)
      }
    }
    const looking = look()
    for (const name of ['server', 'web']) write(`${name}/src/index.ts`, `export const ${name} = 2`)
    await makeBuild(root, PARTS, makers([], 30))
    await sleep(5)
    isMade = true
    await looking
    expect([...seen]).toEqual([
      'export const server = 1,export const web = 1',
      'export const server = 2,export const web = 2',
    ])
  })

  it('leaves the one before alone when it fails, and nothing of itself', async () => {
    const before = await makeBuild(root, PARTS, makers())
    write('web/src/index.ts', 'export const web = 2')
    const failing = { ...makers([], 10), web: async () => () => Promise.reject(new Error('no')) }
    await expect(makeBuild(root, PARTS, failing)).rejects.toThrow('no')
    expect(currentBuild(root)).toEqual(before)
    expect(readdirSync(path.join(root, 'dist')).sort()).toEqual([path.basename(before.folder), 'current'])
  })

  it('stays as long as a process runs it, and goes with the next one after that', async () => {
    const first = await makeBuild(root, PARTS, makers())
    holdBuild(root, first)
    const change = async (to: number) => {
      write('server/src/index.ts', `export const server = ${to}`)
      return makeBuild(root, PARTS, makers())
    }
    const second = await change(2)
    await change(3)
    expect([existsSync(first.folder), existsSync(second.folder)]).toEqual([true, false])
    writeFileSync(path.join(root, 'dist/in-use', String(process.pid)), 'another')
    await change(4)
    expect(existsSync(first.folder)).toBe(false)
  })
})

describe('without the development packages', () => {
  const run = (...args: string[]) => {
    cpSync(SCRIPTS, path.join(root, 'scripts'), { recursive: true })
    const { stderr, stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    return { said: stderr + stdout, status }
  }
  const WHAT_TO_DO = 'Run npm ci && npm run build; npm ci --omit=dev keeps what was built.'

  it('what was built runs, fresh or not', async () => {
    const { folder } = await makeBuild(root, PARTS, makers())
    writeFileSync(path.join(folder, 'server/main.mjs'), 'console.log("runs", process.argv.slice(2).join())')
    write('server/src/index.ts', 'export const server = 2')
    expect(run('scripts/run.mjs', 'main', '--all')).toEqual({ said: 'runs --all\n', status: 0 })
  })

  it('and without a build it says what to run', () => {
    const { said, status } = run('scripts/run.mjs', 'main')
    expect(said).toContain(WHAT_TO_DO)
    expect(status).toBe(1)
  })

  it('nothing is built', () => {
    const { said, status } = run('scripts/build.mjs')
    expect(said).toContain(WHAT_TO_DO)
    expect(status).toBe(1)
  })

  it('a word that names no program is answered with those there are', () => {
    expect(run('scripts/run.mjs', 'start').said).toContain('Choose from: main, batch')
  })
})
