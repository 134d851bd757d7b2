/**
 * Requests that mean harm, made from the product's own OpenAPI document: nearly right ones, spoiled ones, ones that are no requests at all.
 * The same seed makes the same requests.
 */

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
}
type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}
/** What is read of an OpenAPI document. */
export type Calls = { paths: Record<string, Record<string, Operation>> }

export type HostileRequest = { method: string; path: string; headers: Record<string, string>; body?: string }

/** Chance that can be repeated (mulberry32): a number from 0 to below 1. */
export type Chance = () => number
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const oneOf = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)] as T

const BAITS: readonly unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1e308,
    -1e308,
    2 ** 53,
    0.1,
    Number.MIN_VALUE,
    '',
    ' ',
    '\n',
    '\u0000',
    'a\u0000b',
    [],
    {},
    [[]],
  ],
  ...[
    "' or 1=1--",
    '"; drop table videos; --',
    '$1',
    '%s%n%x',
    '{{7*7}}',
    '$\u007b7*7}',
    '<script>alert(1)</script>',
    '<svg onload=x>',
  ],
  ...[
    '../../../etc/passwd',
    '..\\..\\x',
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'javascript:alert(1)',
    '//x',
  ],
  ...[
    '=1+1',
    '\r\nBcc: x@example.com',
    'a@b',
    'a@b.c\n',
    `+1${'0'.repeat(40)}`,
    '00000000-0000-4000-8000-000000000000',
  ],
  ...[
    '9'.repeat(400),
    '1e999',
    'NaN',
    'Infinity',
    '-0',
    '0x7f',
    '275760-09-13T00:00:00.001Z',
    '-271821-04-20T00:00:00Z',
    '2026-02-30',
  ],
  ...[
    '\ufdfa'.repeat(900),
    '\u202e\u0000',
    '\ud800',
    '\u200b'.repeat(500),
    `e${'\u0301'.repeat(900)}`,
    '\u{1f468}\u200d'.repeat(200),
  ],
  ...[
    'a'.repeat(21_000),
    '-'.repeat(8_000),
    '1'.repeat(20_000),
    ' '.repeat(20_000),
    '('.repeat(5_000),
    '"\\'.repeat(4_000),
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    { __proto__: null, length: 1e9 },
    { toString: 'x' },
    { $gt: '' },
  ],
  ...[Array.from({ length: 2_000 }, () => 'x'), Array.from({ length: 300 }, () => ({ id: 'x', text: 'y' }))],
]

const typeOf = ({ type }: Schema): string | undefined => (Array.isArray(type) ? type[0] : type)

/** Something that the schema would take, as far as a schema can tell. */
function exampleOf(schema: Schema, chance: Chance, depth = 0): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return exampleOf(oneOf(choices, chance), chance, depth)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, chance, depth)))
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(schema.enum, chance)
  if (depth > 6) return null
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(schema, chance, depth)
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + Math.floor(chance() * 3) }, () =>
        exampleOf(schema.items ?? {}, chance, depth + 1),
      )
    case 'integer':
    case 'number':
      return Math.round(
        (schema.minimum ?? 0) + chance() * Math.min(100, (schema.maximum ?? 100) - (schema.minimum ?? 0)),
      )
    case 'boolean':
      return chance() < 0.5
    case 'string':
      return textOf(schema, chance)
    default:
      return oneOf(BAITS, chance)
  }
}

function objectOf({ properties = {}, required = [] }: Schema, chance: Chance, depth: number): Record<string, unknown> {
  const kept = Object.entries(properties).filter(([name]) => required.includes(name) || chance() < 0.6)
  return Object.fromEntries(kept.map(([name, schema]) => [name, exampleOf(schema, chance, depth + 1)]))
}

const BY_FORMAT: Record<string, string> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'somebody@example.com',
  uri: 'https://kiln.invalid/',
  'date-time': '2026-03-29T01:30:00Z',
  date: '2026-03-29',
}

function textOf({ format, minLength = 0, maxLength = 60 }: Schema, chance: Chance): string {
  if (format && BY_FORMAT[format]) return BY_FORMAT[format]
  const said = 'Clay shrinks in the kiln, so a potter throws the mug a little larger than it will be. '
  const length = Math.max(minLength, Math.min(maxLength, Math.round(chance() * 200)))
  return said.repeat(Math.ceil(length / said.length) || 1).slice(0, length)
}

/** The same with one place in it replaced, taken away, put twice or put under a name of its own. */
function spoiled(value: unknown, chance: Chance): unknown {
  if (value === null || typeof value !== 'object' || chance() < 0.1) return oneOf(BAITS, chance)
  if (Array.isArray(value)) {
    if (value.length === 0) return [oneOf(BAITS, chance)]
    const at = Math.floor(chance() * value.length)
    return value.map((item, index) => (index === at ? spoiled(item, chance) : item))
  }
  const names = Object.keys(value)
  const name =
    names.length > 0 && chance() < 0.85 ? oneOf(names, chance) : oneOf(['__proto__', 'id', 'accountId', 'x'], chance)
  const { [name]: held, ...rest } = value as Record<string, unknown>
  if (chance() < 0.15) return rest
  return { ...rest, [name]: spoiled(held, chance) }
}

/** Bodies that are no JSON, or JSON that no schema says anything about. */
const RAW: readonly string[] = [
  ...[
    '',
    '{',
    '}',
    '[',
    'null',
    '"',
    '{"a":',
    '{"name":"a","name":{"b":1}}',
    '\ufeff{}',
    '{"a":1e9999}',
    '{"a":01}',
    'undefined',
  ],
  ...[
    '['.repeat(5_000) + ']'.repeat(5_000),
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    `{"a":"${'\\u0000'.repeat(300)}"}`,
  ],
  ...[
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    'name=Kiln&admin=1',
    '<a/>',
    '\u0000\u0001\u0002',
  ],
]
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'text/csv',
  'multipart/form-data',
  'x',
]
const HEADERS: readonly Record<string, string>[] = [
  { range: 'bytes=99999999999-' },
  { range: `bytes=${'0-1,'.repeat(500)}` },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'yesterday' },
  { 'accept-encoding': 'br;q=99, zz, *' },
  { 'accept-language': 'x'.repeat(4_000) },
  { origin: 'null' },
  { origin: 'https://elsewhere.invalid' },
  { cookie: 'octavo_session=../../etc; octavo_session=%00' },
  { 'x-forwarded-for': "1.2.3.4, '; drop table accounts;--" },
  { 'content-encoding': 'gzip' },
  { accept: 'text/html' },
]
const PATHS = [
  '%00',
  '%2e%2e%2f',
  '..%2f..%2fetc%2fpasswd',
  "'",
  '%F0%9F%92%A9',
  '%E0%A4%A',
  'x'.repeat(290),
  '-1',
  '__proto__',
  'null',
  '%20',
]

/** One after the other, for ever; `idOf` gives an id that the caller has seen, its own or somebody else's. */
export function* hostileRequests(
  document: Calls,
  chance: Chance,
  idOf: () => string | undefined,
): Generator<HostileRequest> {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  for (;;) {
    const { path, method, operation } = oneOf(all, chance)
    const aimed = path.replace(/\{\w+\}/g, () => (chance() < 0.6 && idOf()) || oneOf(PATHS, chance))
    const headers = chance() < 0.15 ? { ...oneOf(HEADERS, chance) } : {}
    const body = bodyOf(operation, headers, chance)
    yield { method, path: aimed + queryOf(operation, chance), headers, ...body }
  }
}

function queryOf({ parameters = [] }: Operation, chance: Chance): string {
  const named = parameters.filter((parameter) => parameter.in === 'query' && chance() < 0.6)
  const pairs = named.map(({ name, schema }) => [
    name,
    chance() < 0.4 ? exampleOf(schema, chance) : oneOf(BAITS, chance),
  ])
  if (chance() < 0.1) pairs.push([oneOf(['limit', 'page', 'cursor', 'q', '__proto__'], chance), oneOf(BAITS, chance)])
  const said = pairs.map(
    ([name, value]) =>
      `${name}=${encodeURIComponent(wellFormed(typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, 3_000))}`,
  )
  return said.length > 0 ? `?${said.join('&')}` : ''
}

const wellFormed = (text: string): string => text.replace(/[\ud800-\udfff]/gu, '?')

function bodyOf({ requestBody }: Operation, headers: Record<string, string>, chance: Chance): { body?: string } {
  const [schema] = Object.values(requestBody?.content ?? {}).map((content) => content.schema)
  if (!schema) return {}
  const dice = chance()
  headers['content-type'] = dice < 0.06 ? oneOf(TYPES, chance) : 'application/json'
  if (dice < 0.12) return { body: oneOf(RAW, chance) }
  const example = exampleOf(schema, chance)
  return { body: JSON.stringify(dice < 0.4 ? example : spoiled(example, chance)) ?? 'null' }
}
