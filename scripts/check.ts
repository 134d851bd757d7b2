/** `npm run check`: format and lint, types, fences, unused code. All at once, in seconds, without a database. */
import { spawn } from 'node:child_process'
import { cut } from './cut.mjs'
import { allBreaches } from './fences.ts'

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['format and lint', 'biome', ['check', '.']],
  ['types of contract', 'tsc', ['-p', 'contract']],
  ['types of edition', 'tsc', ['-p', 'edition']],
  ['types of renderer', 'tsc', ['-p', 'renderer']],
  ['types of voice', 'tsc', ['-p', 'voice']],
  ['types of officer', 'tsc', ['-p', 'officer']],
  ['types of writer', 'tsc', ['-p', 'writer']],
  ['types of server', 'tsc', ['-p', 'server']],
  ['types of web', 'tsc', ['-p', 'web']],
  ['types of the rest', 'tsc', ['-p', '.']],
  ['unused code', 'knip', ['--no-progress']],
]

async function run(name: string, command: string, args: string[]): Promise<boolean> {
  const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.on('exit', resolve))
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}`)
  if (code !== 0) console.log(output)
  return code === 0
}

const startedAt = performance.now()
await cut()
const results = await Promise.all(CHECKS.map((check) => run(...check)))
const breaches = allBreaches('.')
console.log(`${breaches.length === 0 ? 'ok  ' : 'FAIL'}  fences`)
for (const { file, specifier, fence, because } of breaches)
  console.log(`${file} imports ${specifier}: ${fence}, ${because}`)
const good = results.every(Boolean) && breaches.length === 0
console.log(`${good ? 'All good' : 'Not good'} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
process.exit(good ? 0 : 1)
