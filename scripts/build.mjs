/** `npm run build`: makes what is stale of the server and the pages. `-- server` makes the server's part alone. */
import { fileURLToPath } from 'node:url'
import { NOT_INSTALLED, toolsAreThere } from './build/tools.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const named = /** @type {import('./build/folder.mjs').Part[]} */ (process.argv.slice(2))

if (!toolsAreThere(root)) {
  console.error(NOT_INSTALLED)
  process.exit(1)
}
const { makeBuild } = await import('./build/make.mjs')
const { cut } = await import('./cut.mjs')
try {
  await cut(root)
  await makeBuild(root, named.length > 0 ? named : undefined)
} catch (error) {
  console.error(error)
  process.exit(1)
}
