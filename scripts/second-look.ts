/**
 * Runs the few test files that were red once more, with the machine to themselves. What is red again is broken. What is green
 * now depends on time or chance: that is a mistake too, to be found and mended, and this says so, but it holds up nobody.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { RED_FILES, type RedFiles, whyNot } from './second-look.rules.ts'

const VITEST = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))

function noted(): RedFiles {
  try {
    return JSON.parse(readFileSync(RED_FILES, 'utf8')) as RedFiles
  } catch {
    return { files: [], strayErrors: 0 }
  }
}

const red = noted()
const reason = whyNot(red)
if (reason) {
  console.error(`No second look. ${reason}`)
  process.exit(1)
}
console.log(`\nA second look at what was red:\n${red.files.join('\n')}`)
const { status } = spawnSync(process.execPath, [VITEST, 'run', ...red.files, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
if (status === 0) console.log(`\nRed in company, green alone; find out why:\n${red.files.join('\n')}`)
process.exit(status ?? 1)
