/** The environment, read once. Every setting has a default; a wrong value stops the start with one sentence. */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { FILM_VOICES } from '@octavo/contract/edit'
import { FILM_QUALITIES, type FilmQuality } from '@octavo/contract/video'
import { credentialsFault, type FilmCredentials } from '@octavo/renderer'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

/** Names of proxy-addr for ranges of addresses. */
const ADDRESS_RANGES = ['loopback', 'linklocal', 'uniquelocal']
const isAddress = (text: string): boolean =>
  ADDRESS_RANGES.includes(text) ||
  (text.includes('/')
    ? ipaddr.isValidCIDR(text)
    : ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text))

/**
 * How many proxies stand before us, or which they are. Never simply all that the header says: a client writes what it
 * likes to the left of what the proxies add.
 */
const trustProxy = z.string().transform((text, context): Config['trustProxy'] => {
  if (['off', 'false', '0'].includes(text)) return false
  if (['on', 'true'].includes(text)) return 1
  if (/^\d$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  if (!addresses.every(isAddress))
    context.addIssue(
      'must be off, on, the number of proxies (at most 9), or their addresses like 10.0.0.0/8, 192.0.2.7, loopback or uniquelocal',
    )
  return addresses
})

/** Which voice has which of the twelve parts, as `nova=af_nova, onyx=am_onyx`. */
const speechVoices = z.string().transform((text, context): Partial<Record<(typeof FILM_VOICES)[number], string>> => {
  const pairs = text.split(',').map((pair) => pair.split('=').map((side) => side.trim()))
  if (!pairs.every(([id, voice, more]) => FILM_VOICES.some((one) => one === id) && voice && more === undefined))
    context.addIssue(`must be pairs like nova=af_nova, parted by commas, with the names ${FILM_VOICES.join(', ')}`)
  return Object.fromEntries(pairs)
})

type OwnVoice = { name: string; gender: 'female' | 'male'; voice: string }

/** Voices besides the twelve, as `Anna (female)=21m00Tcm4TlvDq8ikWAM, Ben (male)=b7`: letters, digits and spaces in a name. */
const moreVoices = z.string().transform((text, context): OwnVoice[] => {
  const given = text
    .split(',')
    .map((one) => /^([A-Za-z0-9 ]{1,30}?) ?\((female|male)\) ?= ?([^\s=]+)$/.exec(one.trim()))
  const voices = given.flatMap((one) =>
    one ? [{ name: one[1]!.trim(), gender: one[2] as OwnVoice['gender'], voice: one[3]! }] : [],
  )
  if (voices.length < given.length || new Set(voices.map(({ name }) => name.toLowerCase())).size < voices.length)
    context.addIssue('must be voices like Anna (female)=id, Ben (male)=id, parted by commas, each name once')
  return voices
})

/** Languages by their codes, as `de, es`. */
const languageCodes = z.string().transform((text, context): string[] => {
  const codes = text.split(',').map((code) => code.trim())
  if (!codes.every((code) => /^[a-z]{2}$/.test(code))) context.addIssue('must be codes like de, es, parted by commas')
  return [...new Set(codes)]
})

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  FONTS_DIR: z.string().min(1).optional(),
  VOICE_ENGINE: z.enum(['auto', 'built-in', 'kokoro', 'ljspeech', 'supertonic']).default('auto'),
  VOICE_LANGUAGES: languageCodes.optional(),
  VOICES_MIRROR: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(500),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_AT: z.coerce.number().int().min(0).max(23).default(3),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  ROLE: z.enum(['all', 'api', 'worker', 'render']).default('all'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be three capital letters, like USD')
    .default('USD'),
  SIGN_UP: z.enum(['open', 'closed']).default('open'),
  TRUST_PROXY: trustProxy.default(false),
  RENDER_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  FILM_QUALITY: z.enum([...FILM_QUALITIES, 'draft']).default('ultra_high'),
  ENCODER: z.enum(['auto', 'ffmpeg', 'node-av']).default('auto'),
  C2PA: z.enum(['on', 'off']).default('on'),
  C2PA_CERT: z.string().min(1).optional(),
  C2PA_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^([^<>]*<)?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or like Kiln <post@kiln.example>')
    .optional(),
  MAIL_POSTAL_ADDRESS: z.string().trim().max(300).default(''),
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  DKIM_PRIVATE_KEY: z.string().min(1).optional(),
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z.string().min(1).optional(),
  TWILIO_BASE_URL: z.url().default('https://api.twilio.com'),
  LANGUAGE_PROVIDER: z.enum(['openai', 'anthropic', 'google']).optional(),
  LANGUAGE_API_KEY: z.string().min(1).optional(),
  LANGUAGE_MODEL: z.string().trim().min(1).optional(),
  LANGUAGE_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be like http://127.0.0.1:11434/v1' }).optional(),
  LANGUAGE_PRICE_INPUT: z.coerce.number().min(0).max(10_000).default(0),
  LANGUAGE_PRICE_OUTPUT: z.coerce.number().min(0).max(10_000).default(0),
  LANGUAGE_DAILY_BUDGET: z.coerce.number().min(0).max(1_000_000_000).optional(),
  SPEECH_PROVIDER: z.enum(['openai', 'elevenlabs']).optional(),
  SPEECH_API_KEY: z.string().min(1).optional(),
  SPEECH_MODEL: z.string().trim().min(1).optional(),
  SPEECH_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be like http://127.0.0.1:8880/v1' }).optional(),
  SPEECH_VOICES: speechVoices.optional(),
  SPEECH_MORE_VOICES: moreVoices.optional(),
  SPEECH_PRICE: z.coerce.number().min(0).max(10_000).default(0),
  SPEECH_DAILY_BUDGET: z.coerce.number().min(0).max(1_000_000_000).optional(),
  PEXELS_API_KEY: z.string().min(1).optional(),
  PEXELS_BASE_URL: z.url().default('https://api.pexels.com'),
  PIXABAY_API_KEY: z.string().min(1).optional(),
  PIXABAY_BASE_URL: z.url().default('https://pixabay.com'),
  PICTURES_API_KEY: z.string().min(1).optional(),
  PICTURES_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be like http://127.0.0.1:8080/v1' }).optional(),
  PICTURES_MODEL: z.string().trim().min(1).optional(),
  PICTURES_SIZE: z
    .string()
    .regex(/^[1-9]\d{2,3}x[1-9]\d{2,3}$/, 'must be a width and a height in pixels, like 1024x1536')
    .default('1024x1536'),
  PICTURES_PRICE: z.coerce.number().min(0).max(1_000).default(0),
  PICTURES_WEEKLY_MOST: z.coerce.number().int().min(0).max(10_000).default(20),
  PAYMENTS: z.enum(['stripe', 'test', 'none']).optional(),
  TRIAL_SERVICES: z.enum(['embedded', 'all']).default('embedded'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_BASE_URL: z.url().default('https://api.stripe.com'),
  PAYMENT_LINK_STARTER_MONTHLY: z.url().optional(),
  PAYMENT_LINK_STARTER_ANNUAL: z.url().optional(),
  PAYMENT_LINK_PRO_MONTHLY: z.url().optional(),
  PAYMENT_LINK_PRO_ANNUAL: z.url().optional(),
  PAYMENT_LINK_ELITE_MONTHLY: z.url().optional(),
  PAYMENT_LINK_ELITE_ANNUAL: z.url().optional(),
})
type Environment = z.output<typeof Environment>

export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  /** Fonts for scripts beyond Latin, Greek and Cyrillic. */
  fontsDir: string
  /** Who speaks: `auto` is the first of the voices that were fetched, else the built-in one; where fetched voices lie, an address that has their files, and the languages besides English. */
  voice: {
    engine: 'auto' | 'built-in' | 'kokoro' | 'ljspeech' | 'supertonic'
    folder: string
    mirror?: string
    languages: string[]
  }
  /** What stays free on the disk: nothing is begun that would take of it. */
  diskReserveBytes: number
  databaseUrl?: string
  /** Where a backup a day goes, at which hour (UTC), and how many stay; none without a folder. */
  backups?: { folder: string; hour: number; keep: number }
  role: 'all' | 'api' | 'worker' | 'render'
  logLevel: string
  currency: string
  signUp: 'open' | 'closed'
  /** Whose X-Forwarded-For is believed: nobody's, that of so many proxies, or that of these. */
  trustProxy: false | number | string[]
  renderWorkers?: number
  /** Films that one process makes at once: the cores, so that none waits while another film is voiced or mixed. */
  filmsAtOnce: number
  /** How large films are for which nobody chose it. */
  /** For films for which nobody chose it; nobody orders a draft. */
  filmQuality: FilmQuality | 'draft'
  encoder: 'auto' | 'ffmpeg' | 'node-av'
  /** What films are signed with (C2PA). */
  credentials: 'off' | 'self-made' | FilmCredentials
  mail: {
    /** The mail server; without one, mails go to the outbox. */
    smtpUrl?: string
    from: { name: string; address: string }
    /** Stands in mails of accounts that named no postal address of their own. */
    postalAddress: string
    dkim?: { domainName: string; keySelector: string; privateKey: string }
  }
  /** The service for texts; without one, they go to the outbox. */
  twilio?: { accountSid: string; authToken: string; from: string; baseUrl: string }
  /** The language model that writes; without one, the built-in writer does. */
  language?: {
    provider: 'openai' | 'anthropic' | 'google'
    model: string
    apiKey?: string
    baseUrl?: string
    /** Dollars for a million tokens. */
    price: { input: number; output: number }
    /** What a brand may spend a day: dollars, or tokens where they cost nothing. */
    dailyBudget: number
  }
  /** Who speaks by address or key; without one, a voice on this machine does. */
  speech?: {
    provider: 'openai' | 'elevenlabs'
    model: string
    apiKey?: string
    baseUrl: string
    voices: Partial<Record<(typeof FILM_VOICES)[number], string>>
    more?: OwnVoice[]
    /** Dollars for a million characters. */
    price: number
    /** What an account may spend a day: dollars, or characters where they cost nothing. */
    dailyBudget: number
  }
  /** Photographs that films show; without keys they draw what they show. */
  stock?: { pexels?: { apiKey: string; baseUrl: string }; pixabay?: { apiKey: string; baseUrl: string } }
  /** The model that makes pictures; `microdollars` is what one costs. */
  madePictures?: {
    baseUrl: string
    apiKey?: string
    model: string
    size: { width: number; height: number }
    microdollars: number
    aWeek: number
  }
  payments: {
    /** `test` sells plans without moving money; `none` sells nothing. */
    provider: 'stripe' | 'test' | 'none'
    /** Whether a trial ends: it does where somebody set payments up, never on an owner's own machine. */
    trialEnds: boolean
    /** `embedded`: where trials end, the services behind keys work for those who have a plan. */
    trialServices: 'embedded' | 'all'
    /** Payment links by `plan.period`, such as `pro.annual`. */
    links: Record<string, string>
    stripe: { baseUrl: string; secretKey?: string; webhookSecret?: string }
  }
  version: string
}

/** A setting is wrong; the message is one sentence for the operator. */
export class WrongSetting extends Error {}

/** Settings from the environment and a `.env` in the working folder (the environment wins). */
export function readConfig(environment: NodeJS.ProcessEnv = withDotEnv(process.env)): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new WrongSetting(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`)
  }
  const env = parsed.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    dataDir: path.resolve(env.DATA_DIR),
    fontsDir: path.resolve(env.FONTS_DIR ?? path.join(env.DATA_DIR, 'fonts')),
    voice: {
      engine: env.VOICE_ENGINE,
      folder: path.resolve(env.DATA_DIR, 'voices'),
      languages: env.VOICE_LANGUAGES ?? [],
      ...(env.VOICES_MIRROR && { mirror: env.VOICES_MIRROR }),
    },
    diskReserveBytes: env.DISK_RESERVE_MB * 1_048_576,
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    currency: env.CURRENCY,
    signUp: env.SIGN_UP,
    trustProxy: env.TRUST_PROXY,
    filmQuality: env.FILM_QUALITY,
    encoder: env.ENCODER,
    credentials: credentialsOf(env),
    filmsAtOnce: env.RENDER_WORKERS ?? Math.min(4, availableParallelism()),
    version: readVersion(),
    mail: mailOf(env, publicUrl),
    payments: paymentsOf(env, publicUrl),
    ...twilioOf(env),
    ...languageOf(env),
    ...speechOf(env),
    ...stockOf(env),
    ...madePicturesOf(env),
    ...backupsOf(env),
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.RENDER_WORKERS && { renderWorkers: env.RENDER_WORKERS }),
  }
}

function backupsOf({ BACKUP_DIR, BACKUP_AT: hour, BACKUP_KEEP: keep, DATA_DIR }: Environment): Pick<Config, 'backups'> {
  if (!BACKUP_DIR) return {}
  const folder = path.resolve(BACKUP_DIR)
  if (!path.relative(DATA_DIR, folder).startsWith('..'))
    throw new WrongSetting('The setting BACKUP_DIR is wrong: it lies in DATA_DIR, and would be lost with it.')
  return { backups: { folder, hour, keep } }
}

function credentialsOf(env: Environment): Config['credentials'] {
  if (env.C2PA === 'off') return 'off'
  const given = allOrNone(env, ['C2PA_CERT', 'C2PA_KEY'])
  if (!given) return 'self-made'
  const credentials = {
    certificatePem: readKey('C2PA_CERT', given.C2PA_CERT),
    keyPem: readKey('C2PA_KEY', given.C2PA_KEY),
  }
  const fault = credentialsFault(credentials)
  if (fault) throw new WrongSetting(`The settings C2PA_CERT and C2PA_KEY are wrong: ${fault}.`)
  return credentials
}

function mailOf(env: Environment, publicUrl: string): Config['mail'] {
  const given = env.MAIL_FROM ?? `Octavo <octavo@${new URL(publicUrl).hostname}>`
  const [, name = '', address = given] = given.match(/^(.*)<(.+)>$/) ?? []
  const dkim = allOrNone(env, ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'])
  return {
    from: { name: name.trim(), address },
    postalAddress: env.MAIL_POSTAL_ADDRESS,
    ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }),
    ...(dkim && {
      dkim: {
        domainName: dkim.DKIM_DOMAIN,
        keySelector: dkim.DKIM_SELECTOR,
        privateKey: readKey('DKIM_PRIVATE_KEY', dkim.DKIM_PRIVATE_KEY),
      },
    }),
  }
}

function twilioOf(env: Environment): Pick<Config, 'twilio'> {
  const twilio = allOrNone(env, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'])
  if (!twilio) return {}
  return {
    twilio: {
      accountSid: twilio.TWILIO_ACCOUNT_SID,
      authToken: twilio.TWILIO_AUTH_TOKEN,
      from: twilio.TWILIO_FROM,
      baseUrl: env.TWILIO_BASE_URL.replace(/\/$/, ''),
    },
  }
}

const USUAL_BUDGET = { dollars: 1, tokens: 2_000_000 }

function languageOf(env: Environment): Pick<Config, 'language'> {
  const { LANGUAGE_PROVIDER: provider, LANGUAGE_MODEL: model, LANGUAGE_API_KEY: apiKey } = env
  if (!provider) {
    if (model || apiKey) throw new WrongSetting('The other LANGUAGE settings need LANGUAGE_PROVIDER too.')
    return {}
  }
  // A model on a machine of one's own needs no key.
  const isOwn = provider === 'openai' && env.LANGUAGE_BASE_URL !== undefined
  if (!model || (!apiKey && !isOwn))
    throw new WrongSetting(`The language model needs ${model ? 'LANGUAGE_API_KEY' : 'LANGUAGE_MODEL'} too.`)
  const price = { input: env.LANGUAGE_PRICE_INPUT, output: env.LANGUAGE_PRICE_OUTPUT }
  const isPaid = price.input + price.output > 0
  return {
    language: {
      provider,
      model,
      price,
      dailyBudget: env.LANGUAGE_DAILY_BUDGET ?? (isPaid ? USUAL_BUDGET.dollars : USUAL_BUDGET.tokens),
      ...(apiKey && { apiKey }),
      ...(env.LANGUAGE_BASE_URL && { baseUrl: env.LANGUAGE_BASE_URL.replace(/\/$/, '') }),
    },
  }
}

const plainUrl = (url: string): string => url.replace(/\/$/, '')
const OPENAI = 'https://api.openai.com/v1'

const SPEECH = {
  openai: { baseUrl: OPENAI, model: undefined },
  elevenlabs: { baseUrl: 'https://api.elevenlabs.io', model: 'eleven_multilingual_v2' },
}
const USUAL_SPEECH_BUDGET = { dollars: 5, characters: 500_000 }

function speechOf(env: Environment): Pick<Config, 'speech'> {
  const { SPEECH_PROVIDER: provider, SPEECH_API_KEY: apiKey, SPEECH_BASE_URL: address, SPEECH_PRICE: price } = env
  if (!provider) {
    if (env.SPEECH_MODEL || apiKey || address)
      throw new WrongSetting('The other SPEECH settings need SPEECH_PROVIDER too.')
    return {}
  }
  const model = env.SPEECH_MODEL ?? SPEECH[provider].model
  // A server on a machine of one's own needs no key.
  const isOwn = provider === 'openai' && address !== undefined
  if (!model || (!apiKey && !isOwn))
    throw new WrongSetting(`The voice needs ${model ? 'SPEECH_API_KEY' : 'SPEECH_MODEL'} too.`)
  const usual = price > 0 ? USUAL_SPEECH_BUDGET.dollars : USUAL_SPEECH_BUDGET.characters
  return {
    speech: {
      ...(env.SPEECH_MORE_VOICES && { more: env.SPEECH_MORE_VOICES }),
      ...{ provider, model, price, voices: env.SPEECH_VOICES ?? {}, dailyBudget: env.SPEECH_DAILY_BUDGET ?? usual },
      baseUrl: plainUrl(address ?? SPEECH[provider].baseUrl),
      ...(apiKey && { apiKey }),
    },
  }
}

function stockOf(env: Environment): Pick<Config, 'stock'> {
  const { PEXELS_API_KEY: pexels, PIXABAY_API_KEY: pixabay } = env
  if (!pexels && !pixabay) return {}
  return {
    stock: {
      ...(pexels && { pexels: { apiKey: pexels, baseUrl: plainUrl(env.PEXELS_BASE_URL) } }),
      ...(pixabay && { pixabay: { apiKey: pixabay, baseUrl: plainUrl(env.PIXABAY_BASE_URL) } }),
    },
  }
}

function madePicturesOf(env: Environment): Pick<Config, 'madePictures'> {
  const { PICTURES_MODEL: model, PICTURES_API_KEY: apiKey, PICTURES_BASE_URL: baseUrl } = env
  if (!model) {
    if (apiKey || baseUrl) throw new WrongSetting('The other PICTURES settings need PICTURES_MODEL too.')
    return {}
  }
  // A model on a machine of one's own needs no key.
  if (!apiKey && !baseUrl) throw new WrongSetting('The model that makes pictures needs PICTURES_API_KEY too.')
  const [width = 0, height = 0] = env.PICTURES_SIZE.split('x').map(Number)
  return {
    madePictures: {
      ...{ model, size: { width, height }, baseUrl: plainUrl(baseUrl ?? OPENAI) },
      ...{ microdollars: Math.round(env.PICTURES_PRICE * 1_000_000), aWeek: env.PICTURES_WEEKLY_MOST },
      ...(apiKey && { apiKey }),
    },
  }
}

const LINK = /^PAYMENT_LINK_(\w+)_(\w+)$/

function paymentsOf(env: Environment, publicUrl: string): Config['payments'] {
  const links = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => {
      const [, plan, period] = name.match(LINK) ?? []
      return plan && period && value ? [[`${plan}.${period}`.toLowerCase(), String(value)]] : []
    }),
  )
  const isSetUp = Object.keys(links).length > 0 || env.STRIPE_SECRET_KEY !== undefined
  const isHome = [env.HOST, new URL(publicUrl).hostname].every((host) => LOOPBACK.test(host))
  const provider = env.PAYMENTS ?? (isSetUp ? 'stripe' : isHome ? 'test' : 'none')
  if (provider === 'stripe' && Object.keys(links).length === 0)
    throw new WrongSetting('Payments through Stripe need payment links too, like PAYMENT_LINK_PRO_ANNUAL.')
  if (provider === 'stripe' && !env.STRIPE_WEBHOOK_SECRET)
    throw new WrongSetting('The payment links need STRIPE_WEBHOOK_SECRET too: without it no payment would be noticed.')
  const trialEnds = provider === 'stripe' || env.PAYMENTS === 'test'
  return {
    provider,
    trialEnds,
    trialServices: trialEnds ? env.TRIAL_SERVICES : 'all',
    links,
    stripe: {
      baseUrl: env.STRIPE_BASE_URL.replace(/\/$/, ''),
      ...(env.STRIPE_SECRET_KEY && { secretKey: env.STRIPE_SECRET_KEY }),
      ...(env.STRIPE_WEBHOOK_SECRET && { webhookSecret: env.STRIPE_WEBHOOK_SECRET }),
    },
  }
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[?::1\]?|localhost)$/

/** Settings that mean nothing without each other. */
function allOrNone<K extends keyof Environment>(env: Environment, names: K[]): Record<K, string> | undefined {
  const missing = names.filter((name) => !env[name])
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new WrongSetting(`The other ${names[0]?.split('_')[0]} settings need ${missing.join(' and ')} too.`)
  return env as unknown as Record<K, string>
}

/** A key as it is, with \\n for line breaks, or the name of the file it stands in. */
function readKey(name: string, value: string): string {
  if (value.includes('-----BEGIN')) return value.replaceAll('\\n', '\n')
  if (!existsSync(value)) throw new WrongSetting(`The setting ${name} is wrong: there is no file ${value}.`)
  try {
    return readFileSync(value, 'utf8')
  } catch {
    throw new WrongSetting(`The setting ${name} is wrong: the file ${value} can not be read.`)
  }
}

function withDotEnv(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = path.resolve('.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...environment } : environment
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version
