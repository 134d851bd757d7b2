/** The browser's part of a build: what Vite makes of the screens, with the landing page's HTML in it. */
import { spawn } from 'node:child_process'
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
  await run(['prerender.mjs', out], web)
}

/** @param {string[]} args @param {string} cwd */
async function run(args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' })
  const code = await new Promise((resolve) => child.on('exit', resolve))
  if (code !== 0) throw new Error(`${path.basename(args[0] ?? '')} ended with ${code}`)
}
