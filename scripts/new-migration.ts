/**
 * `npm run migration -- NAME [--since COMMIT]`: writes the SQL that takes the tables from how the last commit describes them (its
 * migrations make just those, which a test holds to) to how `server/src/db/tables` describes them now. It is read, and mended, by hand.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TABLES = 'server/src/db/tables'
const MIGRATIONS = path.join(ROOT, 'server/src/db/migrations')
const JOURNAL = path.join(MIGRATIONS, 'meta/_journal.json')

type Journal = { entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[] }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string', default: 'HEAD' } },
})
const [name = ''] = positionals
if (!/^[a-z0-9_]+$/.test(name)) throw new Error('Please name the migration: npm run migration -- what_it_does')

const describe = async (folder: string) =>
  generateDrizzleJson(await import(pathToFileURL(path.join(folder, 'index.ts')).href))

/** The tables of a commit, beside those of now: what they import is found from there. */
async function describeAt(commit: string) {
  const folder = mkdtempSync(path.join(ROOT, 'server/src/db/tables-before-'))
  try {
    const archive = execFileSync('git', ['archive', `${commit}:${TABLES}`], { cwd: ROOT })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return await describe(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const statements = await generateMigration(await describeAt(values.since), await describe(path.join(ROOT, TABLES)))
if (statements.length === 0) throw new Error(`The tables are as they were at ${values.since}.`)
const journal = JSON.parse(readFileSync(JOURNAL, 'utf8')) as Journal
const idx = journal.entries.length
const tag = `${String(idx).padStart(4, '0')}_${name}`
// Databases know migrations by these moments, in their order.
const when = Math.max(Date.now(), (journal.entries.at(-1)?.when ?? 0) + 1)
journal.entries.push({ idx, version: '7', when, tag, breakpoints: true })
writeFileSync(path.join(MIGRATIONS, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'))
writeFileSync(JOURNAL, JSON.stringify(journal, null, 2))
console.log(`server/src/db/migrations/${tag}.sql`)
