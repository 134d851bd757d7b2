import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrandProposal } from '@octavo/contract/brand'
import { BrandProposal as Proposed } from '@octavo/contract/brand/schemas'
import { messages } from '@octavo/contract/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webPageReader } from '#services/page-reader/page-reader.embedded.ts'
import { startTestProduct, type TestProduct } from '#test/product.ts'

const FOLDER = new URL('./pages/', import.meta.url)
type Person = Awaited<ReturnType<TestProduct['person']>>
let site: Server
let address = ''
let product: TestProduct
let ada: Person

beforeAll(async () => {
  const pages = new Map(readdirSync(FOLDER).map((name) => [`/${name}`, readFileSync(new URL(name, FOLDER))]))
  site = createServer((request, reply) => {
    const page = pages.get(request.url ?? '')
    if (page) reply.setHeader('content-type', 'text/html').end(page)
    else reply.writeHead(404).end()
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  address = `http://${host}`
  product = await startTestProduct({
    services: { pages: webPageReader({ userAgent: 'Octavo/test', allowed: [host] }) },
  })
  ada = await product.person()
})
afterAll(async () => {
  site.close()
  await product.end()
})

const propose = (body: object, person = ada) => person.post('/api/brands/propose', body)
const fromPage = async (name: string): Promise<BrandProposal> => {
  const { status, body } = await propose({ url: `${address}/${name}` })
  expect(status).toBe(200)
  return Proposed.parse(body)
}
const line = ({ kind, text, answer }: BrandProposal['facts'][number]) => `${kind}: ${text}${answer ? ` ${answer}` : ''}`
/** What no fact may hold: people's addresses and numbers, tags, and what a site says to its visitors. */
const NOTHING_OF = /@|\d{3}[ -]\d{4}|[<>]|alert|subscribe|read more|rights reserved|follow us|cheerful|open house/i

describe('a brand from its page', () => {
  it.each<[page: string, fields: BrandProposal['fields'], facts: string[]]>([
    [
      'wordpress.page',
      { name: 'Kiln & Clay', trade: 'pottery studio', place: 'Leeds', primaryColor: '#B5532D' },
      [
        'question: When are you open? Monday to Friday 10 am to 6 pm; Saturday 10 am to 4 pm',
        'price: Hand building, one evening £36',
        'product: Clay club for kids',
        'question: What do I need to bring? An apron. We have everything else.',
        'mistake: Most beginners press too hard, and the wall folds',
        'season: Gift vouchers ordered by December 18 arrive in time',
        'proof: Open since 2016',
      ],
    ],
    [
      'squarespace.page',
      { name: 'Bright Smile Dental', trade: 'dentist', place: 'Austin', primaryColor: '#2F7FB5' },
      [
        'question: When are you open? Monday to Thursday 8 am to 5 pm; Friday 8 am to 12:30 pm',
        'price: New patient exam $99',
        'product: Night guards',
        'question: Does a filling hurt? You’ll feel a small pinch, then nothing.',
        'question: Do you take my insurance? We take most plans.',
        'season: Free check-up day on March 14',
      ],
    ],
    [
      'plain-table.page',
      { trade: 'barbershop', place: 'Queens', defaultPersona: 'Tony Rossi, a barber for 30 years' },
      [
        'question: When are you open? Tuesday to Thursday 9 am to 6 pm; Saturday 8 am to 4 pm',
        'price: Haircut $28',
        'price: Kids under 12 $20',
        "story: The chairs came out of my grandfather's shop in Palermo",
      ],
    ],
    [
      'accordion.page',
      { name: 'Peak Movers', trade: 'moving company', place: 'Denver' },
      [
        'question: How much does a two-bedroom move cost? Most come to $900. We write the price down before you sign.',
        'question: Do you take pianos? Uprights, yes. Grands need a fourth mover.',
        'price: Packing service from $180',
        'question: What should I label? Every box on two sides, never on the top.',
      ],
    ],
    [
      'microdata.page',
      { name: 'Marea Surf School', trade: 'surf school', place: 'Bude', tone: 'Energetic & Enthusiastic' },
      [
        'question: When are you open? Monday to Sunday 8 am to 6 pm',
        'price: Group lesson £40',
        'price: Wetsuit hire £12.50',
      ],
    ],
    [
      'onepage.page',
      { name: 'Bread by Nora', trade: 'bakery', place: 'Cork', avatarMode: 'Fixed Avatar' },
      [
        'question: When are you open? Wednesday to Saturday 7 to 12',
        'price: Country loaf €6.50',
        'season: In December we bake stollen',
        'opinion: We believe bread should be boring and good',
        'mistake: Never keep bread in the fridge',
      ],
    ],
  ])('%s', async (page, fields, facts) => {
    const read = await fromPage(page)
    expect(read.fields).toMatchObject(fields)
    expect(read.facts.map(line)).toEqual(expect.arrayContaining(facts))
    expect(new Set(read.facts.map(({ text }) => text.toLowerCase())).size).toBe(read.facts.length)
    expect(JSON.stringify([read.fields, read.facts])).not.toMatch(NOTHING_OF)
    expect(read.readFrom?.url).toBe(`${address}/${page}`)
  })

  it('says where each fact was read, and why one is doubtful', async () => {
    const { facts } = await fromPage('wordpress.page')
    const from = Object.fromEntries(facts.map(({ text, from, doubt }) => [text, [from, doubt]]))
    expect(from['Clay club for kids']).toEqual(['“Classes” on your page', undefined])
    expect(from['Open since 2016']).toEqual(['Foot of your page', 'Left out: it may be the year of the site.'])
  })

  it('is refused in the words of the page reader, with what to do instead', async () => {
    const ben = await product.person('Ben')
    const missing = await propose({ url: `${address}/none.page` }, ben)
    expect([missing.status, missing.body.message]).toEqual([
      422,
      `This page answers with the error 404. ${messages.brand.pasteInstead}`,
    ])
    for (const url of [
      'http://169.254.169.254/latest',
      'localhost',
      '10.0.0.1',
      'file:///etc/passwd',
      'javascript:alert(1)',
    ])
      expect((await propose({ url }, ben)).status).toBe(422)
  })
})

describe('a brand from words', () => {
  let cleo: Person
  beforeAll(async () => {
    cleo = await product.person('Cleo')
  })

  it('is proposed from one sentence, and nothing of it is kept', async () => {
    const { body } = await propose({ sentence: 'Pottery studio in Leeds, weekend classes, mugs' }, cleo)
    expect(body.fields).toMatchObject({ trade: 'pottery studio', place: 'Leeds' })
    expect(body.facts.map(line)).toEqual(['product: Weekend classes', 'product: Mugs'])
    expect(body.readFrom).toBeNull()
    expect((await cleo.get('/api/brands')).body).toEqual([])
  })

  it.each([
    [{}, messages.brand.proposeFrom],
    [{ sentence: '  ' }, messages.brand.proposeFrom],
    [{ sentence: 'Bakery', url: 'bakery.example' }, messages.brand.proposeFrom],
    [{ sentence: 'x'.repeat(301) }, messages.brand.sentenceLong],
    [{ text: 'x'.repeat(20_001) }, messages.brand.textLong],
  ])('is not read out of nothing, out of two things, or out of too much: %.40j', async (body, message) => {
    const { status, body: answer } = await propose(body, cleo)
    expect([status, answer.message]).toEqual([400, message])
  })

  it('is not for visitors', async () => {
    expect((await product.visitor().post('/api/brands/propose', { sentence: 'Bakery' })).status).toBe(401)
  })

  it('is not asked for without an end', async () => {
    const bob = await product.person('Bob')
    const asked = []
    // One after the other: whoever asks thirteen times at once is refused more often than that.
    for (let times = 0; times < 13; times++)
      asked.push(await bob.post('/api/brands/propose', { sentence: 'Bakery in Cork' }))
    expect(asked.map(({ status }) => status)).toEqual([...Array(12).fill(200), 429])
  })
})
