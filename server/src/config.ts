/** The environment, read once. Every setting has a default; a wrong value stops the start with one sentence. */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0', ''])
  .transform((value) => ['on', 'true', '1'].includes(value))

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('./data'),
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
  TRUST_PROXY: flag.default(false),
  RENDER_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  ENCODER: z.enum(['auto', 'ffmpeg', 'node-av']).default('auto'),
})

export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl?: string
  role: 'all' | 'api' | 'worker' | 'render'
  logLevel: string
  currency: string
  signUp: 'open' | 'closed'
  trustProxy: boolean
  renderWorkers?: number
  /** Films that one process makes at once: the cores, so that none waits while another film is voiced or mixed. */
  filmsAtOnce: number
  encoder: 'auto' | 'ffmpeg' | 'node-av'
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
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    role: env.ROLE,
    logLevel: env.LOG_LEVEL,
    currency: env.CURRENCY,
    signUp: env.SIGN_UP,
    trustProxy: env.TRUST_PROXY,
    encoder: env.ENCODER,
    filmsAtOnce: env.RENDER_WORKERS ?? Math.min(4, availableParallelism()),
    version: readVersion(),
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.RENDER_WORKERS && { renderWorkers: env.RENDER_WORKERS }),
  }
}

function withDotEnv(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = path.resolve('.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...environment } : environment
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version
