/** `npm run dev`: the whole product behind one address; the server starts anew and the pages are built anew on every change. */
import { spawn } from 'node:child_process'
import { cut } from './cut.mjs'

const COMMANDS: [string, string[], string][] = [
  // What the first build noted beside the pages stays: the server reads it while they are built anew.
  ['vite', ['build', '--watch', '--emptyOutDir', 'false', '--logLevel', 'warn'], 'web'],
  ['tsx', ['watch', '--clear-screen=false', 'server/src/main.ts'], '.'],
]

await cut()
const built = spawn('npm', ['run', '--silent', 'build', '-w', 'web'], { stdio: 'inherit' })
built.on('exit', (code) => {
  if (code !== 0) process.exit(code ?? 1)
  const bin = new URL('../node_modules/.bin/', import.meta.url).pathname
  const children = COMMANDS.map(([command, args, cwd]) => spawn(bin + command, args, { cwd, stdio: 'inherit' }))
  for (const child of children) child.on('exit', (exit) => process.exit(exit ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => children.forEach((child) => void child.kill(signal)))
})
