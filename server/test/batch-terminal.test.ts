/** `npm run batch` as a person at a terminal runs it: Ctrl-C goes to everything in the foreground, and the command comes again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client.ts'
import { makeLog } from '#log.ts'
import { allProcesses, killAll, leftAfter } from '../../e2e/proof.processes.ts'
import { HANGS_AFTER_MS, until } from './patience.ts'
import { programOf } from './program.ts'

const COMMAND = new URL('../src/batch.ts', import.meta.url)
const out = mkdtempSync(path.join(tmpdir(), 'octavo-terminal-'))
const runs: Run[] = []

type Run = { child: ChildProcess; said: () => string; ended: Promise<number | null> }

async function command(): Promise<Run> {
  const options = ['--name', 'Kiln', '--description', 'Pottery studio', '--shorts', '1', '--long', '0']
  const args = [await programOf(COMMAND), ...options, '--seconds', '15', '--out', out]
  const env = { ...process.env, FILM_QUALITY: 'draft' }
  // A process group of its own, which is what a terminal's foreground is.
  const child = spawn(process.execPath, args, { detached: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const run = { child, said: () => said, ended }
  runs.push(run)
  return run
}

const pressCtrlC = ({ child }: Run) => process.kill(-child.pid!, 'SIGINT')

async function untilSaid({ child, said }: Run, words: string): Promise<void> {
  while (!said().includes(words)) {
    if (child.exitCode !== null) throw new Error(`It ended without saying "${words}": ${said()}`)
    await sleep(50)
  }
}

const ours = () =>
  allProcesses().filter(({ group, command }) => command.includes(out) || runs.some(({ child }) => child.pid === group))

const films = () => readdirSync(out).filter((name) => name.endsWith('.mp4'))

async function counted(): Promise<{ batches: number; videos: number; spent: number }> {
  const database = await openDatabase({ dataDir: path.join(out, '.octavo'), log: makeLog('silent') })
  try {
    const question = `select (select count(*)::int from batches) as batches, (select count(*)::int from videos) as videos,
      (select -sum(amount)::int from credit_entries where kind = 'spend') as spent`
    return (await database.pool.query(question)).rows[0]
  } finally {
    await database.close()
  }
}

afterAll(() => {
  killAll(ours())
  rmSync(out, { recursive: true, force: true })
})

describe('the batch command', () => {
  it('stops at Ctrl-C in the middle of a film, says how to go on and leaves no process behind', async () => {
    const run = await command()
    await untilSaid(run, '--pictures FOLDER')
    await untilSaid(run, 'Making short 1')
    await until(() => ours().some(({ command }) => command.includes('task.process')))
    pressCtrlC(run)
    expect(await run.ended).toBe(130)
    expect(run.said()).toContain('Stopped. The same command goes on from here.')
    expect(await leftAfter(ours, HANGS_AFTER_MS)).toEqual([])
    expect(films()).toEqual([])
  })

  it('goes on when it comes again, and delivers the film once with all that belongs to it', async () => {
    const run = await command()
    expect(await run.ended).toBe(0)
    expect(run.said()).toContain('1 of 1 films are in')
    const [film = ''] = films()
    const name = film.replace(/\.mp4$/, '')
    const beside = ['.jpg', '.mp4', '.srt', '.vtt'].map((ending) => `${name}${ending}`)
    expect(readdirSync(out).sort()).toEqual(['.octavo', ...beside])
    expect(await counted()).toEqual({ batches: 1, videos: 1, spent: 1 })
    expect(await leftAfter(ours, HANGS_AFTER_MS)).toEqual([])
  })

  it('begins a new film once the last is delivered', async () => {
    const run = await command()
    await untilSaid(run, 'Making short 1')
    pressCtrlC(run)
    expect(await run.ended).toBe(130)
    expect(await counted()).toEqual({ batches: 2, videos: 2, spent: 2 })
    expect(films()).toHaveLength(1)
  })
})
