/** A source as a program that a test starts in a process of its own: bundled, it starts in a fifth of the time that its loader takes. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'

/** Beside the packages, which are looked for from there. */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/octavo-programs', import.meta.url))
/** As in a build: our workspaces, and packages of many small modules. */
const TAKEN_IN = /^(@octavo|zod|drizzle-orm|mediabunny|nodemailer)(\/|$)/

const made = new Map<string, Promise<string>>()

/** The file to start. */
export function programOf(source: URL): Promise<string> {
  const program = made.get(source.href) ?? bundle(fileURLToPath(source))
  made.set(source.href, program)
  return program
}

async function bundle(source: string): Promise<string> {
  const name = `${path.basename(source, '.ts')}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}`
  const program = path.join(FOLDER, `${name}.mjs`)
  const outfile = `${program}.${process.pid}`
  await mkdir(FOLDER, { recursive: true })
  await build({
    ...{ entryPoints: [source], outfile, bundle: true, plugins: [asSources], logLevel: 'warning' },
    ...{ format: 'esm', platform: 'node', target: 'node20', keepNames: true, sourcemap: 'inline' },
  })
  // Others may be starting what they made of the same source.
  await rename(outfile, program)
  return program
}

/** Every module goes on finding what lies beside its source. */
const asSources: Plugin = {
  name: 'as the sources',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || TAKEN_IN.test(name) ? undefined : { path: name, external: true },
    )
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => ({
      contents: (await readFile(file, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)),
      loader: 'ts',
    }))
  },
}
