/**
 * What the product is compared with, a process of its own: bare Fastify that looks a session up and sends what the product's own statements
 * find, on the same database. Its input says how to connect, and the statements for each cookie and address; it prints where it listens.
 */
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'

export type Statement = { text: string; values: unknown[]; rowMode?: string; name?: string }
/** By cookie and address. The first looks the session up, the others run at once. */
export type Recorded = Record<string, Record<string, Statement[]>>
export type BareInput = { connection: object; recorded: Recorded }

type Pool = { query(statement: Statement): Promise<{ rows: unknown[] }> }
type Request = { headers: { cookie?: string }; url: string }
type App = {
  get(path: string, answer: (request: Request) => Promise<unknown>): void
  listen(at: { port: number; host: string }): Promise<string>
}

// The very versions that the product uses.
const ofServer = createRequire(new URL('../server/package.json', import.meta.url))

const fastify = ofServer('fastify') as () => App
const { Pool } = ofServer('pg') as { Pool: new (options: object) => Pool }

const { connection, recorded } = JSON.parse(await text(process.stdin)) as BareInput
const pool = new Pool({ ...connection, max: 10 })
const app = fastify()
app.get('/*', async ({ headers, url }) => {
  const [session, ...others] = recorded[headers.cookie ?? '']?.[url] ?? []
  if (!session) throw new Error(`Nobody asked for ${url} before.`)
  const { rows } = await pool.query(session)
  const found = await Promise.all(others.map((statement) => pool.query(statement)))
  return rows.length === 0 ? [] : found.map((one) => one.rows)
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
