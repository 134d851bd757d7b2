import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { WEEKLY_BATCH } from '@octavo/contract/batch'

/** What a narrowed proof orders instead of the whole week: fewer films, of another length, in smaller frames. */
export type Narrowed = { shorts: number; longForm: number; seconds?: number; small: boolean }
export type ProofOptions = { kills: number; seed: number; narrowed?: Narrowed; database?: true }

const KILLS = 10
/** Small frames have a fifth of the side: the renderer takes multiples of eight. */
export const SMALLER = 5

export const HELP = `Kills the server while it makes a week of films, and checks that nothing is lost, doubled or paid twice.

  npm run proof                  the whole week, plain server, ${KILLS} kills
  npm run proof -- --shorts 2 --long 0 --seconds 15 --kills 5
  npm run proof -- --database    the database alone, every 20 s for three minutes under load

  --kills N    how often everything is killed (${KILLS})
  --seed N     the same seed gives the same moments and the same plan of films
  --shorts N   how many shorts (${WEEKLY_BATCH.shorts})
  --long N     how many long films (${WEEKLY_BATCH.longForm})
  --seconds N  the length to aim for
  --small      frames of a fifth of the side: quicker, for trying the proof out`

const OPTIONS = {
  kills: { type: 'string' },
  seed: { type: 'string' },
  shorts: { type: 'string' },
  long: { type: 'string' },
  seconds: { type: 'string' },
  small: { type: 'boolean' },
  database: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export function readProofOptions(args: string[]): ProofOptions | 'help' {
  const { values } = parseArgs({ args, options: OPTIONS })
  if (values.help) return 'help'
  const whole = (name: 'kills' | 'seed' | 'shorts' | 'long' | 'seconds', otherwise: number): number => {
    const number = Number(values[name] ?? otherwise)
    if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} takes a whole number.`)
    return number
  }
  const options = { kills: whole('kills', KILLS), seed: whole('seed', randomInt(1_000_000)) }
  const isNarrowed = values.small || [values.shorts, values.long, values.seconds].some((value) => value !== undefined)
  if (values.database) return { ...options, database: true }
  if (!isNarrowed) return options
  return {
    ...options,
    narrowed: {
      shorts: whole('shorts', WEEKLY_BATCH.shorts),
      longForm: whole('long', WEEKLY_BATCH.longForm),
      small: values.small ?? false,
      ...(values.seconds !== undefined && { seconds: whole('seconds', 0) }),
    },
  }
}
