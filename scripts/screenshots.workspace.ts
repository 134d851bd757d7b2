/** An account with something on every screen, made by the calls that a person's browser makes. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Batch } from '@octavo/contract/batch'
import type { Brand } from '@octavo/contract/brand'
import type { Campaign } from '@octavo/contract/campaign'
import type { Script } from '@octavo/contract/script'
import type { LibraryVideo, Video } from '@octavo/contract/video'

export const PERSON = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@kiln.example',
  phone: '+15551234567',
  country: 'United States',
  countryCode: 'US',
  password: 'Correct1horse',
  timeZone: 'Europe/Berlin',
}

const BRANDS = [
  {
    name: 'Kiln',
    niche: 'Marketing & Sales',
    tone: 'Friendly & Approachable',
    description: 'Pottery studio with wheel classes on weekends',
    primaryColor: '#B4532A',
    defaultPersona: 'The potter at the wheel',
  },
  {
    name: 'Northlight',
    niche: 'Business & Entrepreneurship',
    tone: 'Educational & Informative',
    description: 'Bookkeeping for studios and small shops',
    primaryColor: '#1F7A6D',
  },
]
const SCRIPTS = [
  {
    title: 'A cold mug',
    body: 'Why does a mug feel cold at first? Glazed clay takes the warmth of your hand. Fill it, wait a moment, and it gives it back.',
  },
  {
    title: 'Ask for the review today',
    body: 'Ask for a review when the customer has just noticed the benefit. Details fade within days. Try it once today, and write down what you notice.',
  },
]
const CONTACTS = [
  ['ana@river.example', 'Ana', 'Reyes', '+15550100001'],
  ['ben@river.example', 'Ben', 'Okafor', ''],
  ['chloe@hill.example', 'Chloe', 'Martin', '+15550100003'],
  ['dev@hill.example', 'Dev', 'Patel', ''],
  ['elin@shore.example', 'Elin', 'Berg', '+15550100005'],
  ['farid@shore.example', 'Farid', 'Haddad', ''],
  ['gwen@field.example', '', '', ''],
] as const
const VISITORS = 23
const FILM_WITHIN_MS = 300_000
const FILMS_OF_THE_WEEK = 3
const WEEK_WITHIN_MS = 900_000

export type Caller = <T>(method: string, path: string, body?: unknown) => Promise<T>
/** Addresses of pages that only exist once there is something to show. */
export type Made = { filmPage: string; filmId: string; unsubscribePage: string; campaignId: string; batchId: string }

/** Makes what the screens show. On a folder that has it already, only looks it up. */
export async function makeWorkspace(call: Caller, base: string, say: (what: string) => void): Promise<Made> {
  const brands = await call<Brand[]>('GET', '/api/brands')
  if (brands.length === 0) await fill(call, base, say)
  const [campaign] = await call<Campaign[]>('GET', '/api/campaigns')
  const [message] = await call<{ id: string }[]>('GET', '/api/outbox')
  const mail = await call<{ html: string | null }>('GET', `/api/outbox/${message?.id}`)
  const [batch] = await call<Batch[]>('GET', '/api/batches')
  const [film] = await published(call)
  const { youtubeUrl } = await call<{ youtubeUrl: string }>('POST', `/api/videos/${film?.id}/produce`)
  return {
    filmPage: new URL(youtubeUrl).pathname,
    filmId: film?.id ?? '',
    unsubscribePage: /\/u\/[\w.-]+/.exec(mail.html ?? '')?.[0] ?? '',
    campaignId: campaign?.id ?? '',
    batchId: batch?.id ?? '',
  }
}

async function fill(call: Caller, base: string, say: (what: string) => void): Promise<void> {
  say('brands, scripts, contacts, a campaign')
  const brands = []
  for (const brand of BRANDS) brands.push(await call<Brand>('POST', '/api/brands', brand))
  const scripts = []
  for (const script of SCRIPTS)
    scripts.push((await call<{ script: Script }>('POST', '/api/library/scripts', script)).script)
  const contacts = CONTACTS.map(([email, firstName, lastName, phone]) => ({ email, firstName, lastName, phone }))
  await call('POST', '/api/viral/contacts/import', { contacts, source: 'manual', consent: { sms: true } })
  const business = { businessName: 'Kiln', businessDescription: 'Pottery studio with wheel classes on weekends' }
  await call('POST', '/api/viral/email-campaign', business)
  say('a film')
  await makeFilm(call, scripts[0]!)
  const [film] = await published(call)
  const { youtubeUrl } = await call<{ youtubeUrl: string }>('POST', `/api/videos/${film?.id}/produce`)
  say(`${VISITORS} visitors of its page`)
  for (let visitor = 0; visitor < VISITORS; visitor++) await visit(base + new URL(youtubeUrl).pathname, visitor)
  say('the first films of a week')
  await makeWeek(call, brands[0]!)
}

const published = async (call: Caller) =>
  (await call<LibraryVideo[]>('GET', '/api/videos/library')).filter(({ title }) => title === SCRIPTS[0]!.title)

async function makeFilm(call: Caller, { id, title, body }: Script): Promise<void> {
  await call('POST', '/api/topview/submit', { scriptId: id, aiAvatarId: 'default', ttsText: body, title })
  await until(FILM_WITHIN_MS, 'The film was not made in time.', async () => (await published(call)).length > 0)
}

/** Orders a week and leaves it while the rest of it is being made, so that the screens show work too. */
async function makeWeek(call: Caller, brand: Brand): Promise<void> {
  await call('POST', '/api/generate/enhanced-weekly-batch', { brandId: brand.id, review: true })
  await until(WEEK_WITHIN_MS, 'The week was not made in time.', async () => {
    const [batch] = await call<Batch[]>('GET', '/api/batches')
    return (batch?.videos ?? []).filter(({ filename }: Video) => filename).length >= FILMS_OF_THE_WEEK
  })
}

/** Somebody opens the film's page, watches some of it, and now and then says what they think of it. */
async function visit(page: string, number: number): Promise<void> {
  const headers = { 'user-agent': 'Mozilla/5.0', 'x-forwarded-for': `10.1.0.${number}` }
  const post = (path: string, fields: Record<string, string>) =>
    fetch(page + path, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' })
  await fetch(page, { headers })
  await post('/watch', { seconds: String(3 + (number % 6)) })
  if (number % 3 === 0) await post('/thumb', { thumb: number % 9 === 0 ? 'down' : 'up' })
  if (number === 4)
    await post('/message', { name: 'Ana', email: 'ana@river.example', text: 'Do you teach beginners on Sundays?' })
}

async function until(withinMs: number, otherwise: string, done: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(1000)) if (await done()) return
  throw new Error(otherwise)
}
