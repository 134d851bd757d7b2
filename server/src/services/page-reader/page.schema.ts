/** What a page says for machines, in schema.org's words: a few kinds of things out of whatever stands there. */
import { Parser } from 'htmlparser2'
import type { Thing } from './page-reader.ts'

/** A thing in JSON-LD or microdata. */
export type SchemaNode = { types: string[]; values: Map<string, (string | SchemaNode)[]> }

const DEEPEST = 10
const LONGEST = 2000
const MOST_KEYS = 60
const MOST_ITEMS = 300

/** The things of a JSON-LD script, as many as asked for; none of one that is no JSON. */
export function nodesOfJson(text: string, most: number): SchemaNode[] {
  let left = most
  const readValue = (value: unknown, depth: number): (string | SchemaNode)[] => {
    if (typeof value === 'string') return [value.slice(0, LONGEST)]
    if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
    if (depth > DEEPEST || typeof value !== 'object' || value === null || left <= 0) return []
    if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).flatMap((one) => readValue(one, depth + 1))
    left -= 1
    const entries = Object.entries(value).slice(0, MOST_KEYS)
    const said = entries.map(([name, one]) => [name, name === '@context' ? [] : readValue(one, depth + 1)] as const)
    const values = new Map(said)
    const types = (values.get('@type') ?? []).filter((one) => typeof one === 'string')
    return [{ types: types.map((type) => type.split(/[/:#]/).at(-1) ?? ''), values }]
  }
  try {
    return readValue(JSON.parse(text), 0).filter((one) => typeof one !== 'string')
  } catch {
    return []
  }
}

const MOST_THINGS = 200

/** Every thing that is of use, in its order, however deep it stands. */
export function thingsOf(nodes: readonly SchemaNode[]): Thing[] {
  const things: Thing[] = []
  const seen = new Set<SchemaNode>()
  const visit = (node: SchemaNode, depth: number): void => {
    if (depth > DEEPEST || seen.has(node) || things.length >= MOST_THINGS) return
    seen.add(node)
    const thing = thingOf(node)
    if (thing) things.push(thing)
    // What was read with its thing is not read again.
    const isWhole = thing !== undefined && thing.kind !== 'business'
    for (const [name, values] of node.values)
      if (!isWhole && !LEFT.has(name))
        for (const value of values) if (typeof value !== 'string') visit(value, depth + 1)
  }
  for (const node of nodes) visit(node, 0)
  return things
}

/** Other people's words and things. */
const LEFT = new Set(
  'review reviews author publisher aggregateRating employee founder breadcrumb parentOrganization brand seller'.split(
    ' ',
  ),
)

const textIn = ({ values }: SchemaNode, ...names: string[]): string | undefined => {
  for (const name of names)
    for (const value of values.get(name) ?? []) {
      const text = typeof value === 'string' ? withoutTags(value) : undefined
      if (text) return text
    }
  return undefined
}
const nodesIn = ({ values }: SchemaNode, ...names: string[]): SchemaNode[] =>
  names.flatMap((name) => values.get(name) ?? []).filter((value) => typeof value !== 'string')

const PLAIN_BUSINESS =
  /(?:Business|Organization|Corporation|Store|Shop|Restaurant|Service|Salon|Bakery|Dentist|Studio|Hotel|School|Clinic)$/
const NO_BUSINESS =
  /^(?:Person|WebSite|WebPage|Article|BlogPosting|Event|Product|Offer|PostalAddress|Service|ImageObject|Question|Answer|BreadcrumbList)$/

function thingOf(node: SchemaNode): Thing | undefined {
  const { types, values } = node
  const is = (type: RegExp): boolean => types.some((one) => type.test(one))
  if (is(/^Question$/)) return questionOf(node)
  if (is(/Event$/)) return eventOf(node)
  if (is(/^(?:Product|ProductGroup|Service|Offer|AggregateOffer|MenuItem|Course|IndividualProduct|TouristTrip)$/))
    return offerOf(node)
  const isPlace = ['address', 'openingHours', 'openingHoursSpecification', 'priceRange'].some((name) =>
    values.has(name),
  )
  return is(PLAIN_BUSINESS) || (isPlace && !is(NO_BUSINESS)) ? businessOf(node) : undefined
}

function questionOf(node: SchemaNode): Thing | undefined {
  const ask = textIn(node, 'name', 'text')
  const [answered] = nodesIn(node, 'acceptedAnswer', 'suggestedAnswer')
  const answer = answered && textIn(answered, 'text', 'name')
  return ask && answer ? { kind: 'question', ask, answer } : undefined
}

function eventOf(node: SchemaNode): Thing | undefined {
  const [name, start = ''] = [textIn(node, 'name'), textIn(node, 'startDate')]
  const [day] = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/.exec(start) ?? []
  return name && day ? { kind: 'event', name, day } : undefined
}

function offerOf(node: SchemaNode): Thing | undefined {
  const [item = node] = nodesIn(node, 'itemOffered')
  const offers = nodesIn(node, 'offers')
  const priced = [node, ...offers, ...[node, ...offers].flatMap((one) => nodesIn(one, 'priceSpecification'))]
  const name = textIn(item, 'name') ?? textIn(node, 'name')
  const description = textIn(item, 'description')
  const price = priced.map((one) => textIn(one, 'price', 'lowPrice')).find(Boolean)
  const currency = priced.map((one) => textIn(one, 'priceCurrency')).find(Boolean)
  if (!name) return undefined
  return {
    kind: 'offer',
    name,
    ...(description && { description }),
    ...(price && { price }),
    ...(currency && { currency }),
  }
}

function businessOf(node: SchemaNode): Thing {
  const [address] = nodesIn(node, 'address')
  const [name, description] = [textIn(node, 'name'), textIn(node, 'description')]
  const place = address && textIn(address, 'addressLocality')
  const type = node.types.find((one) => !/^(?:LocalBusiness|Organization|Store|Corporation)$/.test(one)) ?? ''
  const plain = (node.values.get('openingHours') ?? []).filter((one) => typeof one === 'string')
  const hours = [...plain, ...nodesIn(node, 'openingHoursSpecification').map(hoursOf)].slice(0, 14).filter(Boolean)
  return {
    kind: 'business',
    type,
    hours,
    ...(name && { name }),
    ...(description && { description }),
    ...(place && { place }),
  }
}

const DAY = /(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/

/** "Monday, Tuesday 09:00-17:00". */
function hoursOf(node: SchemaNode): string {
  const [opens, closes] = [textIn(node, 'opens'), textIn(node, 'closes')].map(
    (time) => /^\d\d:\d\d/.exec(time ?? '')?.[0],
  )
  const days = (node.values.get('dayOfWeek') ?? []).map(
    (day) => DAY.exec(typeof day === 'string' ? day : (textIn(day, 'name', '@id') ?? ''))?.[0],
  )
  return opens && closes && opens !== closes && days[0] ? `${days.filter(Boolean).join(', ')} ${opens}-${closes}` : ''
}

/** A text in which somebody wrote HTML, as words. */
function withoutTags(text: string): string {
  if (!/[<&]/.test(text)) return text.replace(/\s+/g, ' ').trim()
  let words = ''
  let unread = 0
  const isUnread = (name: string) => Number(name === 'script' || name === 'style')
  const parser = new Parser({
    onopentag(name) {
      unread += isUnread(name)
    },
    ontext(part) {
      if (unread === 0) words += part
    },
    onclosetag(name) {
      unread -= isUnread(name)
      words += ' '
    },
  })
  parser.write(text)
  parser.end()
  return words
    .replace(/[<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.!?])/g, '$1')
    .trim()
}
