/** What is red gets a second look in CI only where that can be chance, and stays red where it is not. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { RED_FILES, whyNot } from '../scripts/second-look.rules.ts'

const of = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-second-look-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const GREEN = `test('stands', () => {})`
const RED = `test('falls', () => { throw new Error('broken') })`
/** Red in company, green alone. */
const SHY = `import { existsSync, writeFileSync } from 'node:fs'
test('is shy', () => { const before = existsSync('met'); writeFileSync('met', ''); if (!before) throw new Error('met') })`
const STRAY = `test('stands', () => { Promise.reject(new Error('nobody waits for this')) })`

/** What `.ci/run` does, with these test files. */
function ci(files: Record<string, string>): { status: number | null; said: string } {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const run = (args: string[]) =>
    spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } })
  const vitest = [of('node_modules/vitest/vitest.mjs'), 'run', '--globals', '--root', folder]
  const first = run([...vitest, `--reporter=${of('scripts/red-files.reporter.ts')}`])
  if (first.status === 0) return { status: 0, said: '' }
  const { status, stdout, stderr } = run([
    '--import',
    of('node_modules/tsx/dist/esm/index.mjs'),
    of('scripts/second-look.ts'),
    '--globals',
  ])
  return { status, said: stdout + stderr }
}

it('is not needed where all is green, and nothing is noted as red', () => {
  expect(ci({ 'a.test.ts': GREEN }).status).toBe(0)
  expect(existsSync(join(folder, RED_FILES))).toBe(true)
})

it('keeps what is broken red', () => {
  const { status, said } = ci({ 'a.test.ts': GREEN, 'b.test.ts': RED })
  expect(status).toBe(1)
  expect(said).toContain('A second look at what was red:\nb.test.ts')
  expect(said).not.toContain('a.test.ts')
})

it('names what was red in company and is green alone', () => {
  const { status, said } = ci({ 'a.test.ts': GREEN, 'shy.test.ts': SHY })
  expect(status).toBe(0)
  expect(said).toContain('Red in company, green alone; find out why:\nshy.test.ts')
})

it('is not given where an error belongs to no test, where much is red, or where the run came to nothing', () => {
  const { status, said } = ci({ 'a.test.ts': STRAY, 'shy.test.ts': SHY })
  expect([status, said]).toEqual([1, expect.stringContaining('An error belonged to no test.')])
  expect(whyNot({ files: ['a', 'b', 'c', 'd'], strayErrors: 0 })).toBe('4 files are red.')
  expect(whyNot({ files: [], strayErrors: 0 })).toBe('The run ended without a red test.')
  expect(whyNot({ files: ['a', 'b', 'c'], strayErrors: 0 })).toBeUndefined()
})
