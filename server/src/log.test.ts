import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signup, startTestProduct, type TestProduct } from '#test/product.ts'
import { describeError, makeLog } from './log.ts'

const SECRET = 'the-planted-secret'

const refusal = (code: string, message: string): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), {
    code,
    severity: 'ERROR',
    detail: `Failing row contains (${SECRET}).`,
    constraint: 'scripts_title',
  })

describe('an error in the log', () => {
  it.each([
    ['a query with its values', new DrizzleQueryError('insert $1', [SECRET], refusal('23514', 'It violates a check'))],
    ['a value that is refused', refusal('22P02', `invalid input syntax for type uuid: "${SECRET}"`)],
    ['a text that is no JSON', jsonFault(`${SECRET} and no JSON`)],
    ['words of another about a query', new Error(`Step failed: Failed query: insert\nparams: ${SECRET}`)],
    ['a cause in a cause', new Error('It failed', { cause: new DrizzleQueryError('insert $1', [SECRET]) })],
    ['several at once', new AggregateError([new DrizzleQueryError('insert $1', [SECRET])])],
  ])('is %s without the data', (_what, error) => {
    const lines: string[] = []
    const log = makeLog('trace', (line) => lines.push(line))
    log.error('It was not done', error)
    log.warn('It was not done', error)
    expect(lines.join('\n')).not.toContain(SECRET)
    expect(lines[0]).toContain('It was not done')
  })

  it('says what the database refused, by which name, and where in our code', () => {
    const said = describeError(new DrizzleQueryError('insert $1', [SECRET], refusal('23514', 'It violates a check')))
    expect(said).toMatch(/It violates a check \(23514, constraint scripts_title\)/)
    expect(said).toMatch(/\n +at .*log\.test\.ts/)
  })

  it('names nobody by mail address or phone number', () => {
    const said = describeError(new Error('550 no such user <ada.byron@example.co.uk>, +15551234567'))
    expect(said).toContain('550 no such user <(mail address)>, (phone number)')
  })
})

function jsonFault(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

describe('the log of a product whose database refuses rows', () => {
  const lines: string[] = []
  let product: TestProduct
  beforeAll(async () => {
    product = await startTestProduct({ log: makeLog('trace', (line) => lines.push(line)) })
  })
  afterAll(() => product.end())

  const refuseNewRows = (table: string) =>
    product.database.pool.query(`alter table ${table} add constraint refused_${table} check (false) not valid`)
  const takeNewRows = (table: string) =>
    product.database.pool.query(`alter table ${table} drop constraint refused_${table}`)

  it('holds nothing of a call’s body', async () => {
    const ada = await product.person()
    await refuseNewRows('scripts')
    const answer = await ada.post('/api/library/scripts', { title: SECRET, body: `${SECRET} in a script.` })
    await takeNewRows('scripts')
    expect([answer.status, answer.text.includes(SECRET)]).toEqual([500, false])
    expect(lines.join('\n')).toContain('refused_scripts')
    expect(lines.join('\n')).not.toContain(SECRET)
  })

  it('holds nothing of a new account, nor its password’s hash', async () => {
    await refuseNewRows('accounts')
    const person = signup({ email: 'ada.byron@example.com', phone: '+15557654321', lastName: SECRET })
    expect((await product.visitor().post('/api/auth/signup', person)).status).toBe(500)
    await takeNewRows('accounts')
    const log = lines.join('\n')
    expect(log).toContain('refused_accounts')
    for (const kept of ['ada.byron', '5557654321', SECRET, PASSWORD, '$argon2']) expect(log).not.toContain(kept)
  })

  it('holds no session', async () => {
    const ada = await product.person()
    const { pool } = product.database
    const { rows } = await pool.query<{ token_hash: string }>('select token_hash from sessions')
    await pool.query('alter table sessions rename to sessions_gone')
    expect((await ada.get('/api/auth/user')).status).toBe(500)
    await pool.query('alter table sessions_gone rename to sessions')
    expect(lines.join('\n')).toContain('"sessions" does not exist')
    for (const { token_hash } of rows) expect(lines.join('\n')).not.toContain(token_hash)
  })

  it('holds nothing of what a job worked at, and neither does what its owner reads', async () => {
    const ada = await product.person()
    const brandId = (await ada.post('/api/brands', { name: 'Kiln' })).body.id
    await refuseNewRows('scripts')
    // The call waits for its run's end.
    const ordered = await ada.post('/api/viral-short/create', {
      brandId,
      niche: 'entrepreneurship',
      topic: SECRET,
    })
    await takeNewRows('scripts')
    const shorts = await ada.get('/api/viral-short')
    expect(`${ordered.text} ${shorts.text}`).not.toMatch(/insert into|refused_scripts/)
    expect(shorts.body[0].status).toBe('failed')
    expect(lines.filter((line) => line.includes('refused_scripts')).length).toBeGreaterThan(1)
    expect(lines.join('\n')).not.toContain(SECRET)
  })
})
