import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'docs/operations.md',
  'docs/security.md',
  'bench/README.md',
]
/** A path on a page begins at the root, or below one of these where the text says of which part it speaks. */
const FROM = ['.', 'server/src', 'server/src/db/migrations', 'web/src', 'renderer/src', 'contract/src', 'bench']

/** Files with their folder, in code type. */
const filesOn = (page: string): string[] =>
  [...page.matchAll(/`([\w@-]+(?:\/[\w@.-]+)+\.(?:ts|tsx|mjs|md|json))`/g)].map(([, name = '']) => name)

it.each(PAGES)('%s names no file that is gone', (page) => {
  const named = filesOn(readFileSync(page, 'utf8'))
  const gone = named.filter((name) => !FROM.some((folder) => existsSync(path.join(folder, name))))
  expect(gone).toEqual([])
})
