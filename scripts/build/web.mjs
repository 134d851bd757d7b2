/** The browser's part of a build: what Vite makes of the screens, with the landing page's HTML in it. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** @param {string} root @param {string} out */
export async function buildWeb(root, out) {
  const web = path.join(root, 'web')
  const vite = path.join(
    path.dirname(createRequire(path.join(web, 'package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  )
  await run([vite, 'build', '--logLevel', 'warn', '--outDir', out, '--emptyOutDir'], web)
  refuseCircle(JSON.parse(await readFile(path.join(out, '.vite/manifest.json'), 'utf8')))
  await run(['prerender.mjs', out], web)
}

/**
 * Scripts that import each other in a circle meet names that have no value yet, on some pages and not on others. The groups in
 * `vite.config.ts` can make such a circle out of modules that have none.
 * @param {Record<string, { imports?: string[] }>} manifest
 */
export function refuseCircle(manifest) {
  const done = new Set()
  /** @param {string} name @param {string[]} above */
  const walk = (name, above) => {
    if (above.includes(name)) throw new Error(`The scripts ${[...above, name].join(' -> ')} import each other.`)
    if (done.has(name)) return
    for (const next of manifest[name]?.imports ?? []) walk(next, [...above, name])
    done.add(name)
  }
  for (const name of Object.keys(manifest)) walk(name, [])
}

/** @param {string[]} args @param {string} cwd */
async function run(args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`${path.basename(args[0] ?? '')} ended with ${code}`)
}
