/** `npm run bench -- NAME`: prints two things measured in one run, as a ratio. Without a name: all of them, one after the other. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const folder = new URL('.', import.meta.url)
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !['run.ts', 'scratch.ts'].includes(file) && !file.includes('.fixture.'))
  .map((file) => file.replace(/\.ts$/, ''))
const [name, ...rest] = process.argv.slice(2)
if (name && !existsSync(new URL(`${name}.ts`, folder))) {
  console.error(`There is no bench "${name}". There are: ${known.join(', ')}.`)
  process.exit(1)
}
for (const bench of name ? [name] : known) {
  console.log(`\n# ${bench}`)
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', new URL(`${bench}.ts`, folder).pathname, ...rest],
    { stdio: 'inherit' },
  )
  if (status) process.exit(status)
}
