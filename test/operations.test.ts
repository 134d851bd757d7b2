/** The commands of the pages for operators, each given as it stands there, in an installation of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** In this order, in one installation. */
const PAGES = ['docs/operations.md', 'docs/security.md']
const STARTED = 'Octavo is at '
const PORT_ON_PAGES = '3000'

/** `run` goes to its end, `serve` goes on until the next one, `elsewhere` needs what is not here, and says what. */
type Block = { page: string; kind: 'run' | 'serve' | 'elsewhere'; why: string; text: string }

const blocksOn = (page: string): Block[] =>
  [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/^```sh ?(serve|elsewhere: )?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, kind, why = '', text = '']) => ({
      ...{ page, why, text },
      kind: kind === undefined ? 'run' : kind === 'serve' ? 'serve' : 'elsewhere',
    }),
  )

const blocks = PAGES.flatMap(blocksOn)

let place: string
let installation: string
let env: NodeJS.ProcessEnv
let port: string
let product: { child: ChildProcess; ended: Promise<unknown>; said: () => string } | undefined

/** The sources and the packages of this checkout in a folder that has its own settings and data. */
function install(): void {
  installation = path.join(place, 'octavo')
  for (const folder of ['octavo', 'home', 'bin', 'tmp']) mkdirSync(path.join(place, folder))
  const shown = readdirSync(ROOT).filter((name) => !name.startsWith('.') && name !== 'data')
  for (const name of shown) symlinkSync(path.join(ROOT, name), path.join(installation, name))
  // What `npm ci` would bring is there; every other word of npm is npm's.
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  const stand = path.join(place, 'bin/npm')
  writeFileSync(stand, `#!/bin/sh\n[ "$1" = ci ] && exit 0\nexec "${npm}" "$@"\n`)
  chmodSync(stand, 0o755)
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address() as AddressInfo
  server.close()
  return String(free)
}

/** Everything that a shell says to a block, and a group of its own that a Ctrl-C reaches. */
function begin({ text }: Block) {
  const child = spawn('sh', ['-e', '-c', text.replaceAll(`localhost:${PORT_ON_PAGES}`, `localhost:${port}`)], {
    ...{ cwd: installation, env, detached: true },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      words += piece
    })
  return { child, ended: once(child, 'close'), said: () => words }
}

async function pressCtrlC(): Promise<void> {
  if (!product?.child.pid) return
  process.kill(-product.child.pid, 'SIGINT')
  await product.ended
  product = undefined
}

async function serve(block: Block): Promise<void> {
  await pressCtrlC()
  product = begin(block)
  const { child, said } = product
  while (!said().includes(STARTED)) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said()}`)
    await sleep(100)
  }
}

async function run(block: Block): Promise<void> {
  const { child, ended, said } = begin(block)
  await ended
  expect({ code: child.exitCode, said: child.exitCode === 0 ? '' : said() }).toEqual({ code: 0, said: '' })
}

beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'octavo-operations-'))
  install()
  port = await freePort()
  const own = { HOME: path.join(place, 'home'), TMPDIR: path.join(place, 'tmp'), PORT: port, LOG_LEVEL: 'error' }
  env = { ...process.env, ...own, PATH: `${path.join(place, 'bin')}:${process.env.PATH}` }
  for (const name of ['DATA_DIR', 'DATABASE_URL', 'ROLE', 'BACKUP_DIR', 'PUBLIC_URL', 'HOST']) delete env[name]
})
afterAll(async () => {
  await pressCtrlC()
  rmSync(place, { recursive: true, force: true })
})

describe.sequential('the command', () => {
  it.for(blocks)('on $page: $text', async (block, test) => {
    test.skip(block.kind === 'elsewhere', `It is not given here: ${block.why}.`)
    await (block.kind === 'serve' ? serve(block) : run(block))
  })
})

describe('the pages for operators', () => {
  it('show no command that nobody gives, and say of each that is skipped what it needs', () => {
    const fences = PAGES.flatMap((page) => readFileSync(path.join(ROOT, page), 'utf8').match(/^```.+$/gm) ?? [])
    expect(fences).toHaveLength(blocks.length)
    for (const { kind, why } of blocks) expect(why.length > 10).toBe(kind === 'elsewhere')
  })

  it('name every command of an installation that a person gives', () => {
    const all = blocks.map(({ text }) => text).join('\n')
    for (const command of ['start', 'run build', 'run backup', 'run restore', 'run outbox', 'run stop-all'])
      expect(all).toContain(`npm ${command}`)
  })
})
