/** What was decided, agreed to, sent, posted and stopped stands in a journal that shows when anybody changes it. */
import { JOURNAL_KINDS, type JournalEntry, type JournalProof } from '@octavo/contract/journal'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestProduct, type TestProduct } from '#test/product.ts'
import { proveJournal } from './journal.service.ts'

type Person = Awaited<ReturnType<TestProduct['person']>>

let product: TestProduct
let ada: Person
let accountId: string
beforeAll(async () => {
  product = await startTestProduct({ env: { ROLE: 'api' } })
})
afterAll(() => product.end())
beforeEach(async () => {
  ada = await product.person('Ada')
  accountId = (await ada.get('/api/auth/user')).body.id
  await ada.post('/api/viral/contacts/import', {
    contacts: ['mara', 'nils', 'olga'].map((name) => ({ email: `${name}@kiln.example` })),
  })
})

const entries = async (who = ada): Promise<JournalEntry[]> => (await who.get('/api/journal')).body.entries
const proof = async (who = ada): Promise<JournalProof> => (await who.post('/api/journal/proof', {})).body
/** What only somebody with the database's own password can do. */
const tamper = (deed: SQL) =>
  product.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`alter table journal disable trigger user`)
    await tx.execute(deed)
    await tx.execute(sql`alter table journal enable trigger user`)
  })

describe('the journal', () => {
  it('has each consent, chained to the one before, and knows whose it is', async () => {
    const found = await entries()
    expect(found.map(({ number, kind }) => [number, kind])).toEqual([3, 2, 1].map((n) => [n, 'consent-given']))
    expect(found.map(({ about }) => about).sort()).toEqual([
      'mara@kiln.example',
      'nils@kiln.example',
      'olga@kiln.example',
    ])
    expect(await proof()).toEqual({ entries: 3, erased: 0, flaws: [], head: { number: 3, hash: found[0]?.hash } })
  })

  it('is told in pages, for its account alone', async () => {
    const first = (await ada.get('/api/journal?limit=2')).body.entries
    const rest = (await ada.get(`/api/journal?limit=2&before=${first.at(-1).number}`)).body.entries
    expect([...first, ...rest].map(({ number }: JournalEntry) => number)).toEqual([3, 2, 1])
    const bob = await product.person('Bob')
    expect(await entries(bob)).toEqual([])
    expect(await proof(bob)).toEqual({ entries: 0, erased: 0, flaws: [], head: null })
  })

  it('has a stop and that work went on', async () => {
    await ada.post('/api/emergency/kill-switch', { reason: 'A complaint' })
    await ada.post('/api/master-control/start-again', {})
    expect((await entries()).map(({ kind }) => kind).slice(0, 2)).toEqual(['resume', 'stop'])
    expect((await proof()).flaws).toEqual([])
  })

  it('has no entry of what was undone', async () => {
    const undone = product.ctx.db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into halts (account_id, kind, reason, before, at) values (${accountId}, 'operator', 'x', 'idle', now())`,
      )
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await entries()).toHaveLength(3)
  })

  it('numbers what happens at one moment one after the other', async () => {
    const stop = (reason: string) =>
      product.ctx.db.execute(
        sql`insert into halts (account_id, kind, reason, before, at) values (${accountId}, 'operator', ${reason}, 'idle', now())`,
      )
    await Promise.all(Array.from({ length: 30 }, (_, n) => stop(`stop ${n}`)))
    expect(await proof()).toMatchObject({ entries: 33, flaws: [] })
  })

  it('is only added to', async () => {
    for (const deed of [sql`update journal set kind = 'stop'`, sql`delete from journal`])
      await expect(product.ctx.db.execute(deed)).rejects.toMatchObject({
        cause: { message: 'The journal is only added to.' },
      })
  })

  it('forgets people, and stays whole', async () => {
    const { id } = (await ada.get('/api/viral/contacts')).body[0]
    await product.ctx.db.execute(sql`delete from contacts where id = ${id}`)
    expect(await proof()).toMatchObject({ entries: 3, erased: 1, flaws: [] })
    expect((await entries()).filter(({ about }) => about === 'a person who was erased')).toHaveLength(1)
    const { rows } = await product.ctx.db.execute<{ all: string }>(
      sql`select string_agg(entry, '') as all from journal where account_id = ${accountId}`,
    )
    expect(rows[0]?.all).not.toContain('kiln.example')
  })

  it('goes with its account', async () => {
    await product.ctx.db.execute(sql`delete from accounts where id = ${accountId}`)
    const { rows } = await product.ctx.db.execute(sql`select from journal where account_id = ${accountId}`)
    expect(rows).toEqual([])
  })
})

describe('a look through the journal', () => {
  const mine = (number: number) => sql`account_id = ${accountId} and number = ${number}`

  it.each([
    [
      'a changed word',
      () => sql`update journal set entry = replace(entry, 'given', 'wanted') where ${mine(2)}`,
      2,
      'changed',
    ],
    ['another kind in a column', () => sql`update journal set kind = 'stop' where ${mine(2)}`, 2, 'changed'],
    ['an entry that was removed', () => sql`delete from journal where ${mine(2)}`, 2, 'missing'],
    [
      'two that changed places',
      () => sql`update journal as j set (entry, at, kind, person) = (select entry, at, kind, person from journal o where o.account_id = j.account_id and o.number = 3 - j.number)
        where account_id = ${accountId} and number in (1, 2)`,
      1,
      'changed',
    ],
    ['another hash', () => sql`update journal set hash = md5('x') where ${mine(1)}`, 1, 'changed'],
    [
      'another person',
      () =>
        sql`update journal_people set data = '{"email":"x@kiln.example"}' where token = (select person from journal where ${mine(2)})`,
      2,
      'person',
    ],
  ] as const)('finds %s', async (_, deed, number, flaw) => {
    await tamper(deed())
    expect((await proof()).flaws[0]).toEqual({ number, flaw })
  })

  it('finds an entry that was rewritten with a fitting hash of its own', async () => {
    await tamper(sql`update journal set entry = replace(entry, 'given', 'wanted') where ${mine(1)}`)
    await tamper(
      sql`update journal set kind = 'consent-wanted', hash = encode(sha256(convert_to(E'\n1\n' || entry, 'UTF8')), 'hex') where ${mine(1)}`,
    )
    expect((await proof()).flaws).toEqual([{ number: 2, flaw: 'unchained' }])
  })

  it('finds a tail that was cut off, and one that was written anew, by the head in an export', async () => {
    const last = (await ada.get('/api/account/export')).text.trim().split('\n').at(-1) ?? ''
    const { account, journal } = JSON.parse(last)
    expect([account, journal.number]).toEqual([accountId, 3])
    const { db } = product.ctx
    expect((await proveJournal({ db, accountId }, journal)).flaws).toEqual([])
    expect((await proveJournal({ db, accountId }, { ...journal, hash: 'ab' })).flaws).toEqual([
      { number: 3, flaw: 'other' },
    ])
    await tamper(sql`delete from journal where ${mine(3)}`)
    expect((await proof()).flaws).toEqual([])
    expect((await proveJournal({ db, accountId }, journal)).flaws).toEqual([{ number: 3, flaw: 'cut' }])
  })
})

describe('a dossier', () => {
  it('is a page with all that the journal says of one contact', async () => {
    const contacts = (await ada.get('/api/viral/contacts')).body as { id: string; email: string }[]
    const mara = contacts.find(({ email }) => email.startsWith('mara'))
    const page = await ada.get(`/api/journal/contacts/${mara?.id}`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.text).toContain('mara@kiln.example')
    expect(page.text).toContain(JOURNAL_KINDS['consent-given'])
    expect(page.text).toContain('The journal is whole: 3 entries')
    expect(page.text).not.toContain('nils@')
  })

  it('is of nobody else’s films and contacts', async () => {
    const bob = await product.person('Bob')
    const [contact] = (await ada.get('/api/viral/contacts')).body
    for (const path of [`contacts/${contact.id}`, `films/${contact.id}`, 'films/nonsense'])
      expect((await bob.get(`/api/journal/${path}`)).status).toBe(404)
  })
})
