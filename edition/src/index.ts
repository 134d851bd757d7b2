/** What a cache calls the code that made its things: another name as soon as that code is another. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const known = new Map<string, string>()

/**
 * A name for a module, all that it imports and the versions of the packages that they name. A build puts the name in the place of
 * this call, so that only sources are ever read.
 */
export function editionOf(module: URL): string {
  const edition = known.get(module.href) ?? nameOf(fileURLToPath(module))
  known.set(module.href, edition)
  return edition
}

/** The files that an edition depends on. */
export const filesOf = (module: URL): string[] => [...gather(fileURLToPath(module)).keys()]

function nameOf(entry: string): string {
  const workspace = workspaceOf(entry)
  const texts = gather(entry)
  const files = [...texts].map(([file, text]) => [path.relative(workspace, file), text]).sort()
  const packages = pinned(workspace).filter(([name]) => [...texts.values()].some((text) => names(text, name)))
  return createHash('sha256')
    .update(JSON.stringify([files, packages]))
    .digest('hex')
    .slice(0, 12)
}

/** A type leaves nothing at run time, so what is imported as a type alone does not count. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\s)[^;'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g

function gather(file: string, workspace = workspaceOf(file), texts = new Map<string, string>()): Map<string, string> {
  if (texts.has(file)) return texts
  const isSource = file.endsWith('.ts')
  const text = readFileSync(file, isSource ? 'utf8' : 'base64')
  texts.set(file, text)
  if (!isSource) return texts
  for (const match of text.matchAll(IMPORT)) {
    const specifier = match.slice(1).find(Boolean) ?? ''
    if (specifier.startsWith('#')) gather(path.join(workspace, 'src', specifier.slice(1)), workspace, texts)
    if (specifier.startsWith('.')) gather(path.resolve(path.dirname(file), specifier), workspace, texts)
  }
  return texts
}

function workspaceOf(file: string): string {
  const folder = path.dirname(file)
  return existsSync(path.join(folder, 'package.json')) ? folder : workspaceOf(folder)
}

/** Every package that a workspace asks for, with its version. */
function pinned(workspace: string): [name: string, version: string][] {
  const asked = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8'))
  return Object.entries<string>({
    ...asked.dependencies,
    ...asked.devDependencies,
    ...asked.optionalDependencies,
  }).sort()
}

/** Some packages are named by their scope and a word that is found out. */
const names = (text: string, name: string): boolean =>
  text.includes(name) || (name.startsWith('@') && text.includes(`${name.split('/')[0]}/\${`))
