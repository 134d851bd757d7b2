import { MAIL_ATTESTATION, SMS_ATTESTATION } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { timed, until } from '#test/patience.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.end())

type Person = Awaited<ReturnType<TestProduct['person']>>

const HEADER = 'email,firstName,lastName,phone'
const byHand = (person: Person, contacts: object[], more: object = {}) =>
  person.post('/api/viral/contacts/import', { contacts, source: 'manual', ...more })
const byCsv = (person: Person, csvData: string, more: object = {}) =>
  person.post('/api/viral/contacts/import-csv', { csvData, ...more })
/** What a long import comes to, also on a machine where that takes longer than an answer may. */
const resultOf = async (person: Person) => {
  const last = async () => (await person.get('/api/viral/contacts/last-import')).body.lastImport
  await until(async () => (await last()).status !== 'running')
  return last()
}
const listOf = async (person: Person, query = '') => (await person.get(`/api/viral/contacts${query}`)).body
const onlyOne = async (person: Person) => (await person.get(`/api/viral/contacts/${(await listOf(person))[0].id}`)).body

describe('contacts entered by hand', () => {
  it('are there, newest first, with the attestation as the basis for mail and none for texts', async () => {
    const ada = await product.person()
    const answer = await byHand(ada, [
      { email: ' Grace@Example.com ', firstName: 'Grace', lastName: 'Hopper', phone: '(555) 234-5678' },
      { email: 'alan@example.com' },
    ])
    expect(answer.body).toMatchObject({ success: 2, failed: 0, created: 2, updated: 0, errors: [], warnings: [] })
    const [alan, grace] = await listOf(ada)
    expect(alan).toMatchObject({ email: 'alan@example.com', firstName: '', status: 'active', smsStatus: 'no-phone' })
    expect(grace).toMatchObject({ email: 'grace@example.com', phone: '(555) 234-5678', source: 'manual' })
    expect(grace).toMatchObject({ status: 'active', smsStatus: 'no-consent' })
    const { consents } = (await ada.get(`/api/viral/contacts/${grace.id}`)).body
    expect(consents).toEqual([
      {
        channel: 'email',
        kind: 'given',
        basis: "importer's attestation",
        wording: MAIL_ATTESTATION,
        source: 'manual',
        at: expect.stringMatching(/^20\d\d-/),
      },
    ])
  })

  it('are judged row by row, each failure with its place and reason', async () => {
    const ada = await product.person()
    const { body } = await byHand(ada, [
      { email: 'nowhere' },
      { email: 'ok@example.com', phone: 'call me' },
      { email: '', firstName: 'Nobody' },
      { email: 'long@example.com', firstName: 'x'.repeat(81) },
      { email: 'zone@example.com', timeZone: 'Mars/Olympus' },
    ])
    expect(body).toMatchObject({ success: 1, failed: 4 })
    expect(body.errors.map(({ row }: { row: number }) => row)).toEqual([1, 3, 4, 5])
    for (const { reason } of body.errors) expect(reason).toMatch(/^[A-Z].*\.$/)
    expect(body.warnings).toEqual([{ row: 2, email: 'ok@example.com', reason: messages.contact.phoneUnusable }])
  })

  it('without any are refused with the specified sentence', async () => {
    const ada = await product.person()
    const answer = await byHand(ada, [])
    expect([answer.status, answer.body.message]).toEqual([400, messages.contact.noneValid.description])
  })

  it('agree to texts only when that is attested apart', async () => {
    const ada = await product.person()
    await byHand(ada, [{ email: 'grace@example.com', phone: '+49 151 12345678' }], { consent: { sms: true } })
    const contact = await onlyOne(ada)
    expect(contact.smsStatus).toBe('active')
    expect(contact.consents[0]).toMatchObject({ channel: 'sms', wording: SMS_ATTESTATION })
  })
})

describe('an import again', () => {
  it('updates what it says, keeps what it does not, and doubles nothing, whatever the case', async () => {
    const ada = await product.person()
    await byHand(ada, [{ email: 'grace@example.com', firstName: 'Grace', phone: '+12025550123' }])
    const { body } = await byHand(ada, [
      { email: 'GRACE@example.com', lastName: 'Hopper' },
      { email: 'Grace@Example.COM', firstName: 'Admiral' },
    ])
    expect(body).toMatchObject({ success: 2, created: 0, updated: 2 })
    const contact = await onlyOne(ada)
    expect(contact).toMatchObject({ firstName: 'Admiral', lastName: 'Hopper', phone: '+12025550123' })
    expect(contact.consents).toHaveLength(1)
    expect(await listOf(ada)).toHaveLength(1)
  })

  it('doubles nothing when several run at once', async () => {
    const ada = await product.person()
    const rows = Array.from({ length: 50 }, (_, n) => ({ email: `p${n}@example.com` }))
    const answers = await Promise.all([1, 2, 3, 4].map(() => byHand(ada, rows)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.reduce((sum, { body }) => sum + body.created, 0)).toBe(50)
    expect((await ada.get('/api/viral/contacts/summary')).body).toMatchObject({ total: 50, mailable: 50 })
  })

  it('gives no texts to a number that never agreed', async () => {
    const ada = await product.person()
    const grace = { email: 'grace@example.com' }
    await byHand(ada, [{ ...grace, phone: '+12025550123' }], { consent: { sms: true } })
    await byHand(ada, [{ ...grace, phone: '+12025550199' }])
    expect((await onlyOne(ada)).smsStatus).toBe('no-consent')
  })

  it('does not bring back who left', async () => {
    const ada = await product.person()
    await byHand(ada, [{ email: 'grace@example.com' }])
    const { id } = await onlyOne(ada)
    await ada.put(`/api/viral/contacts/${id}`, { unsubscribed: true })
    await ada.delete(`/api/viral/contacts/${id}`)
    await byHand(ada, [{ email: 'Grace@example.com' }])
    const contact = await onlyOne(ada)
    expect(contact.status).toBe('unsubscribed')
    expect(contact.consents.map(({ kind }: { kind: string }) => kind)).toEqual(['withdrawn', 'given'])
    expect((await ada.get('/api/viral/contacts/summary')).body).toMatchObject({ total: 1, mailable: 0 })
  })
})

describe('a CSV', () => {
  it.each([
    ['commas', `${HEADER}\ngrace@example.com,Grace,"Hopper, Adm.",+12025550123`],
    ['semicolons', 'E-Mail;First Name;Last Name;Phone\ngrace@example.com;Grace;"Hopper, Adm.";+12025550123'],
    [
      'tabs, CRLF and a BOM',
      `\uFEFFphone\tEMAIL\tfirst_name\tlast_name\r\n+12025550123\tgrace@example.com\tGrace\tHopper, Adm.\r\n`,
    ],
    ['columns nobody knows', `id,${HEADER},fax\n7,grace@example.com,Grace,"Hopper, Adm.",+12025550123,none`],
  ])('with %s is read', async (_what, csv) => {
    const ada = await product.person()
    expect((await byCsv(ada, csv)).body).toMatchObject({ success: 1, failed: 0 })
    expect(await onlyOne(ada)).toMatchObject({
      ...{ email: 'grace@example.com', firstName: 'Grace', lastName: 'Hopper, Adm.', phone: '+12025550123' },
      source: 'csv',
    })
  })

  it.each([
    ['nothing in it', '  \n ', messages.contact.emptyCsv.description],
    ['no header', 'grace@example.com,Grace', messages.contact.headerMissing],
    ['no email column', 'name,phone\nGrace,+12025550123', messages.contact.headerMissing],
  ])('with %s is refused', async (_what, csv, message) => {
    const ada = await product.person()
    const answer = await byCsv(ada, csv)
    expect([answer.status, answer.body.message]).toEqual([400, message])
    expect(await listOf(ada)).toEqual([])
  })

  it('says in a column who agreed to texts', async () => {
    const ada = await product.person()
    await byCsv(ada, `${HEADER},smsConsent\na@example.com,A,,+12025550101,yes\nb@example.com,B,,+12025550102,no`, {
      consent: { sms: true },
    })
    const statuses = (await listOf(ada)).map((one: { smsStatus: string }) => one.smsStatus)
    expect(statuses).toEqual(['no-consent', 'active'])
  })

  it('counts every line, and says where it breaks off', async () => {
    const ada = await product.person()
    const { body } = await byCsv(ada, `${HEADER}\na@example.com\n\nbroken\nb@example.com,"open,,\nc@example.com`)
    expect(body).toMatchObject({ success: 1, failed: 2 })
    expect(body.errors[0]).toMatchObject({ row: 4, reason: 'This is not an email address.' })
    expect(body.errors[1].reason).toMatch(/quotation mark/)
  })

  it('of 20,000 rows comes in within seconds, up to the plan’s limit, and says how many did not', async () => {
    const ada = await product.person()
    const rows = Array.from(
      { length: 20_000 },
      (_, n) => `person${n}@example.com,P${n},Q,+1202555${String(1000 + (n % 9000))}`,
    )
    const { answer: body, ms } = await timed(async () => {
      expect((await byCsv(ada, [HEADER, ...rows].join('\n'))).status).toBe(200)
      return resultOf(ada)
    })
    expect(ms).toBeLessThan(10_000)
    expect(body).toMatchObject({ success: 1000, failed: 19_000 })
    expect(body.errors).toHaveLength(1000)
    expect(body.reasons).toEqual([
      { reason: expect.stringMatching(/Starter Trial.*room for 1,000 contacts and you have 1,000/), count: 19_000 },
    ])
  })

  it('streams as a file of any size', async () => {
    const ada = await product.person()
    const lines = 5_000
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(`${HEADER}\n`)
        for (let n = 0; n < lines; n++)
          controller.enqueue(`p${n % 900}@example.com,Somebody with a longer name,${n},\n`)
        controller.close()
      },
    }).pipeThrough(new TextEncoderStream())
    const init = { method: 'POST', headers: { cookie: ada.cookie, 'content-type': 'text/csv' }, body, duplex: 'half' }
    const response = await fetch(`${product.base}/api/viral/contacts/import-file`, init as RequestInit)
    expect(response.status).toBe(200)
    expect(await resultOf(ada)).toMatchObject({ success: lines, failed: 0, created: 900 })
    const file = await ada.get('/api/viral/contacts/export')
    expect(file.text.trim().split('\r\n')).toHaveLength(901)
  })
})

describe('a contact', () => {
  it('that left one account has not left another', async () => {
    const [ada, bob, carl] = [await product.person('Ada'), await product.person('Bob'), await product.person('Carl')]
    for (const person of [ada, bob, carl]) await byHand(person, [{ email: 'grace@example.com' }])
    await ada.put(`/api/viral/contacts/${(await onlyOne(ada)).id}`, { unsubscribed: true })
    await bob.put(`/api/viral/contacts/${(await onlyOne(bob)).id}`, { unsubscribed: true })
    expect((await onlyOne(ada)).status).toBe('unsubscribed')
    expect((await onlyOne(carl)).status).toBe('active')
    expect((await carl.get('/api/viral/contacts/summary')).body).toMatchObject({ mailable: 1 })
    expect(await listOf(carl, '?status=unsubscribed')).toEqual([])
  })

  it('is changed, taken away and brought back', async () => {
    const ada = await product.person()
    await byHand(ada, [{ email: 'grace@example.com' }, { email: 'alan@example.com' }])
    const [{ id }] = await listOf(ada, '?search=GRACE')
    const changed = await ada.put(`/api/viral/contacts/${id}`, {
      firstName: 'Grace',
      phone: '+12025550123',
      smsConsent: true,
    })
    expect(changed.body).toMatchObject({ firstName: 'Grace', smsStatus: 'active' })
    const taken = await ada.put(`/api/viral/contacts/${id}`, { email: 'ALAN@example.com' })
    expect([taken.status, taken.body.message]).toEqual([409, messages.contact.emailTaken])
    expect((await ada.delete(`/api/viral/contacts/${id}`)).status).toBe(200)
    expect((await ada.get(`/api/viral/contacts/${id}`)).status).toBe(404)
    expect((await ada.post(`/api/viral/contacts/${id}/restore`)).body).toMatchObject({ id, firstName: 'Grace' })
  })

  it('goes and comes back with others in one call, and only with its own account', async () => {
    const ada = await product.person()
    const eve = await product.person('Eve')
    await byHand(ada, [{ email: 'grace@example.com' }, { email: 'alan@example.com' }, { email: 'stays@example.com' }])
    await byHand(eve, [{ email: 'hers@example.com' }])
    const ids = (await listOf(ada, '?search=a')).flatMap(({ id, email }: { id: string; email: string }) =>
      email.startsWith('stays') ? [] : [id],
    )
    const hers = (await onlyOne(eve)).id
    const gone = await ada.post('/api/viral/contacts/remove', { ids: [...ids, hers] })
    expect(gone.body).toMatchObject({ removed: 2, undoUntil: expect.stringMatching(/^20\d\d-/) })
    expect([(await listOf(ada)).length, (await listOf(eve)).length]).toEqual([1, 1])
    expect((await ada.post('/api/viral/contacts/restore', { ids })).body).toEqual({ restored: 2 })
    expect(await listOf(ada)).toHaveLength(3)
    expect((await ada.post('/api/viral/contacts/remove', { ids: [hers] })).status).toBe(404)
  })

  it('cannot agree to texts without a number that gets them', async () => {
    const ada = await product.person()
    await byHand(ada, [{ email: 'grace@example.com' }])
    const { id } = await onlyOne(ada)
    const answer = await ada.put(`/api/viral/contacts/${id}`, { smsConsent: true })
    expect([answer.status, answer.body.message]).toEqual([422, messages.contact.phoneUnusable])
  })

  it('is not brought back beyond the plan', async () => {
    const ada = await product.person()
    await byHand(ada, [{ email: 'first@example.com' }])
    const { id } = await onlyOne(ada)
    await ada.delete(`/api/viral/contacts/${id}`)
    await byHand(
      ada,
      Array.from({ length: 1000 }, (_, n) => ({ email: `p${n}@example.com` })),
    )
    const answer = await ada.post(`/api/viral/contacts/${id}/restore`)
    expect([answer.status, answer.body.code]).toEqual([403, 'plan-limit'])
    expect((await ada.get('/api/viral/contacts/summary')).body).toMatchObject({ total: 1000, limit: 1000, room: 0 })
  })

  it('is found page by page, each once', async () => {
    const ada = await product.person()
    await byHand(
      ada,
      Array.from({ length: 25 }, (_, n) => ({ email: `p${n}@example.com` })),
    )
    const first = await listOf(ada, '?limit=10')
    const second = await listOf(ada, `?limit=10&before=${first[9].id}`)
    const third = await listOf(ada, `?limit=10&before=${second[9].id}`)
    const emails = [...first, ...second, ...third].map((one) => one.email)
    expect([emails[0], emails.length, new Set(emails).size]).toEqual(['p24@example.com', 25, 25])
  })

  it('is the same for a case of search, and no pattern', async () => {
    const ada = await product.person()
    await byHand(ada, [{ email: 'a_b@example.com' }, { email: 'acb@example.com' }])
    expect(await listOf(ada, '?search=A_B')).toHaveLength(1)
    expect(await listOf(ada, '?search=%25')).toHaveLength(0)
  })
})

it('A cell that a spreadsheet would run leaves the house as text', async () => {
  const ada = await product.person()
  await byHand(ada, [{ email: 'x@example.com', firstName: '=cmd()', lastName: 'O"Neil, J', phone: '+1 202 555 0123' }])
  const [, line] = (await ada.get('/api/viral/contacts/export')).text.split('\r\n')
  expect(line).toMatch(/^x@example\.com,'=cmd\(\),"O""Neil, J",\+1 202 555 0123,/)
})

it('A hundred thousand bad rows of one account keep nobody else waiting', async () => {
  const [ada, bob] = [await product.person(), await product.person()]
  let over = false
  let answered = 0
  const csvData = `email\n${'nobody at all,\n'.repeat(100_000)}`
  const importing = byCsv(ada, csvData)
    .then(() => resultOf(ada))
    .finally(() => {
      over = true
    })
  while (!over) {
    await bob.get('/api/auth/user')
    answered += 1
  }
  expect(await importing).toMatchObject({ success: 0, failed: 100_000 })
  expect(answered).toBeGreaterThan(30)
})
