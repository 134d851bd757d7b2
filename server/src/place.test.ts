import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { programOf } from '#test/program.ts'

const root = mkdtempSync(join(tmpdir(), 'octavo-place-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const MAIN = new URL('./main.ts', import.meta.url)

/** A start that is expected to fail: what it said, and its exit code. */
async function start(env: Record<string, string>): Promise<{ said: string; code: number }> {
  const child = spawn(process.execPath, [await programOf(MAIN)], {
    cwd: new URL('..', import.meta.url).pathname,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = (await once(child, 'close')) as [number]
  return { said: said.trim(), code }
}

it('leaves nothing behind where its port is taken, and says so in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const dataDir = join(root, 'taken')
  const { said, code } = await start({ DATA_DIR: dataDir, PORT: String(port) })
  other.close()
  expect(said).toBe(`127.0.0.1:${port} is taken by another program. Stop that one, or set another PORT.`)
  expect(code).toBe(1)
  expect(existsSync(dataDir)).toBe(false)
})

it('says that the host is none of this machine', async () => {
  const { said } = await start({ DATA_DIR: join(root, 'host'), HOST: '192.0.2.1' })
  expect(said).toBe('192.0.2.1:0 is not an address of this machine. Set another HOST.')
  expect(existsSync(join(root, 'host'))).toBe(false)
})

it('leaves nothing behind where its folder cannot be made', async () => {
  const file = join(root, 'file')
  writeFileSync(file, '')
  const { said, code } = await start({ DATA_DIR: join(file, 'data') })
  expect(said).toMatch(/^The folder \S+ cannot be used: ENOTDIR.*\. Mend that, or set another DATA_DIR\.$/)
  expect(code).toBe(1)
})

it('leaves a folder as it is that may only be read', async (test) => {
  test.skip(process.getuid?.() === 0, 'Root may write into any folder.')
  const dataDir = mkdtempSync(join(root, 'read-'))
  chmodSync(dataDir, 0o500)
  const { said } = await start({ DATA_DIR: dataDir })
  expect(said).toBe(
    `The folder ${dataDir} cannot be used: nothing may be written there. Mend that, or set another DATA_DIR.`,
  )
  expect(readdirSync(dataDir)).toEqual([])
})
