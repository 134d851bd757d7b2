/** The referral link by the channels it is shared on, and what a stranger with the link is told. */
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signup, startTestProduct, type TestProduct } from '#test/product.ts'
import { viaOf } from './referrals.rules.ts'

type Person = Awaited<ReturnType<TestProduct['person']>>

const LINKS = '/api/viral/referral-channels'
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0 Safari/537.36' }
let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.end())

const codeOf = async (person: Person): Promise<string> => (await person.get('/api/viral/link')).body.code
const add = async (person: Person, name: string) => (await person.post(LINKS, { name })).body
const listed = async (person: Person) => (await person.get(LINKS)).body.channels
const steps = async (person: Person) =>
  (await listed(person)).map(({ name, clicks, signups, paid }: Record<string, unknown>) => [
    name,
    clicks,
    signups,
    paid,
  ])
const click = (ref: string, via = '', headers: Record<string, string> = BROWSER) =>
  product.visitor().post('/api/viral/invitation/clicked', { ref, via }, headers)
const follow = (email: string, ref: string, via?: string) =>
  product.visitor().post('/api/auth/signup', signup({ email, ref, ...(via && { via }) }))

it('Whoever has a link is told the first name of who invites, and nothing else', async () => {
  const nora = await product.person('Nora')
  const code = await codeOf(nora)
  const asked = (ref: string) => product.visitor().get(`/api/viral/invitation?ref=${ref}`)
  expect((await asked(code.toUpperCase())).body).toEqual({ firstName: 'Nora' })
  for (const nobody of ['', 'unknown', '%27'])
    expect([(await asked(nobody)).status, (await asked(nobody)).body]).toEqual([200, { firstName: null }])
  expect((await asked('x'.repeat(41))).status).toBe(400)
})

it('Clicks, sign-ups and paid plans are counted by the link they came by, and add up whatever links there are', async () => {
  const [nora, eve] = [await product.person('Nora'), await product.person('Eve')]
  const code = await codeOf(nora)
  const person = await add(nora, 'In person')
  expect(person).toMatchObject({ name: 'In person', url: `${product.ctx.config.publicUrl}/?ref=${code}&via=in-person` })
  const fair = await add(nora, 'Töpfermarkt, Köln!')
  expect(new URL(fair.url).searchParams.get('via')).toBe('töpfermarkt-köln')
  for (const via of ['in-person', 'IN-PERSON', '', 'never heard of']) await click(code, via)
  await click(code, 'in-person', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await click('unknown')
  await nora.post('/api/viral/invitation/clicked', { ref: code }, BROWSER)
  await follow('by-hand@example.com', code, 'in-person')
  await follow('by-link@example.com', code)
  await follow(nora.email.replace('@', '+me@'), code, 'in-person')
  const { rows } = await product.database.pool.query(`select id from accounts where email = 'by-hand@example.com'`)
  await product.database.pool.query('update referrals set paid_at = now() where referred_id = $1', [rows[0].id])
  const { totalReferrals, paidSignups } = (await nora.get('/api/viral/analytics')).body
  const all = await steps(nora)
  expect(all[1]).toEqual(['In person', 2, 1, 1])
  expect(all[2]).toEqual(['Töpfermarkt, Köln!', 0, 0, 0])
  const sum = (place: number) => all.reduce((total: number, row: number[]) => total + (row[place] ?? 0), 0)
  expect([sum(1), sum(2), sum(3)]).toEqual([4, totalReferrals, paidSignups])
  expect(await steps(eve)).toEqual([['Your link', 0, 0, 0]])
  // What came by a link that is gone is not lost, and stands where it stood when it is back.
  await nora.call('DELETE', `${LINKS}/${person.id}`)
  expect((await steps(nora))[0]).toEqual(['Your link', 4, totalReferrals, 1])
  expect((await nora.post(`${LINKS}/${person.id}/restore`)).body).toMatchObject({ name: 'In person', clicks: 2 })
  expect(await steps(nora)).toEqual(all)
})

it('A name stands once, is asked for, and there is an end to them', async () => {
  const nora = await product.person('Nora')
  const refused = async (name: unknown) => {
    const { status, body } = await nora.post(LINKS, { name })
    return [status, body.message]
  }
  await add(nora, 'Instagram')
  expect(await refused('instagram ')).toEqual([409, messages.referral.nameTaken])
  expect(await refused(' ')).toEqual([400, expect.stringContaining(messages.referral.unnamed)])
  for (let number = 1; number < 20; number++) await add(nora, `Place ${number}`)
  expect(await refused('One more')).toEqual([409, messages.referral.tooMany(20)])
  expect(await listed(nora)).toHaveLength(21)
})

it('A link carries its name in letters that an address takes, and a number where that is taken', () => {
  const taken = new Set(['email', 'email-2', 'link'])
  expect([viaOf('Email', taken), viaOf('🎪', taken), viaOf(' A  flyer — 2026 ', taken)]).toEqual([
    'email-3',
    'link-2',
    'a-flyer-2026',
  ])
  expect([...viaOf('x'.repeat(90), taken)]).toHaveLength(36)
})
