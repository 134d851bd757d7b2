import { parseArgs } from 'node:util'
import { WEEKLY_BATCH } from '@octavo/contract/batch'
import { AVATAR_MODES, BRAND_DEFAULTS, BRAND_LIMITS, NICHES, TONES } from '@octavo/contract/brand'
import { BrandDraft, BrandPatch } from '@octavo/contract/brand/schemas'
import { FORMATS } from '@octavo/contract/video'
import { z } from 'zod'

/** The command was given an option it does not know; the message says what it accepts. */
export class WrongOption extends Error {}

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const Options = z.object({
  name: BrandDraft.shape.name,
  niche: BrandDraft.shape.niche,
  tone: BrandDraft.shape.tone,
  description: BrandDraft.shape.description,
  color: BrandDraft.shape.primaryColor,
  trade: BrandPatch.shape.trade,
  place: BrandPatch.shape.place,
  audience: BrandPatch.shape.audience,
  persona: BrandDraft.shape.defaultPersona,
  avatar: BrandDraft.shape.avatarMode,
  out: z.string().min(1).default('films'),
  shorts: whole(0, WEEKLY_BATCH.shorts).default(WEEKLY_BATCH.shorts),
  long: whole(0, WEEKLY_BATCH.longForm).default(WEEKLY_BATCH.longForm),
  seconds: z.coerce.number().int().optional(),
  seed: whole(0, 2 ** 31 - 1).optional(),
  facts: z.string().min(1).optional(),
  logo: z.string().min(1).optional(),
  pictures: z.string().min(1).optional(),
  link: z.string().trim().max(BRAND_LIMITS.closeLink).optional(),
  until: z.literal('scripts', 'It can stop at scripts, and nowhere else').optional(),
  json: z.boolean().optional(),
})

export type BatchOptions = z.output<typeof Options>

/** Lengths one may ask for: what a hook, a point and a call to action take at least, and the most that a format has. */
const SECONDS = {
  shorts: FORMATS.short.seconds,
  long: { min: 45, max: FORMATS.long.seconds.max },
} as const

const list = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ')

export const HELP = `Makes a week of films into a folder.

  npm run batch -- --name "Kiln" --niche "Marketing & Sales" --description "Pottery studio" --out films

  --name TEXT         the brand's name (needed)
  --niche TEXT        ${list(NICHES)} (${BRAND_DEFAULTS.niche})
  --tone TEXT         ${list(TONES)} (${BRAND_DEFAULTS.tone})
  --description TEXT  what the business is
  --trade TEXT        its line of work, like "pottery studio"
  --place TEXT        where customers find it
  --audience TEXT     whom it is for
  --persona TEXT      who speaks
  --color #RRGGBB     the brand's color (${BRAND_DEFAULTS.primaryColor})
  --avatar TEXT       ${list(AVATAR_MODES)} (${BRAND_DEFAULTS.avatarMode})
  --out FOLDER        where the films go (films)
  --shorts N          how many shorts, 0 to ${WEEKLY_BATCH.shorts} (${WEEKLY_BATCH.shorts})
  --long N            how many long films, 0 or ${WEEKLY_BATCH.longForm} (${WEEKLY_BATCH.longForm})
  --seconds N         the length to aim for: ${SECONDS.shorts.min} to ${SECONDS.shorts.max} for shorts (${FORMATS.short.aim}), ${SECONDS.long.min} to ${SECONDS.long.max} for the long film (${FORMATS.long.aim})
  --facts FILE        what the owner knows: a line each, "kind: text" or "question: text? answer", or JSON
  --logo FILE         the brand's logo, a PNG or JPG
  --pictures FOLDER   its own photos and clips, shown before anything drawn: a file's name says what it shows
  --link TEXT         a link, a handle or a number for the last card
  --until scripts     writes the scripts and stops; the same command without it films them
  --json              prints the scripts as JSON (with --until scripts)
  --seed N            the same seed, brand and folder give the same week

Ctrl-C stops; the same command goes on where it stopped.`

/** The command's options, or that help was asked for. */
export function readOptions(args: string[]): BatchOptions | 'help' {
  const names = Object.keys(Options.shape)
  const options = Object.fromEntries(
    names.map((name) => [name, { type: name === 'json' ? ('boolean' as const) : ('string' as const) }]),
  )
  const given = parse(args, options)
  if (given.help) return 'help'
  const parsed = Options.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new WrongOption(
      `--${issue?.path.join('.')}: ${issue?.message}. Run npm run batch -- --help to see the options.`,
    )
  }
  if (parsed.data.shorts + parsed.data.long === 0)
    throw new WrongOption('With --shorts 0 and --long 0 there is nothing to make.')
  if (parsed.data.json && !parsed.data.until) throw new WrongOption('--json prints scripts: add --until scripts.')
  refuseLength(parsed.data)
  return parsed.data
}

/** A length that one of the ordered films cannot have would only be found out after minutes. */
function refuseLength({ seconds, shorts, long }: BatchOptions): void {
  if (seconds === undefined) return
  const ordered = [...(shorts > 0 ? [SECONDS.shorts] : []), ...(long > 0 ? [SECONDS.long] : [])]
  const least = Math.max(...ordered.map(({ min }) => min))
  const most = Math.min(...ordered.map(({ max }) => max))
  if (seconds < least || seconds > most)
    throw new WrongOption(
      `--seconds: these films can be ${least} to ${most} seconds long. Run npm run batch -- --help to see the options.`,
    )
}

function parse(args: string[], options: Record<string, { type: 'string' | 'boolean' }>): Record<string, unknown> {
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean', short: 'h' } } }).values
  } catch (error) {
    throw new WrongOption(
      `${(error as Error).message.split(/\.\s/)[0]}. Run npm run batch -- --help to see the options.`,
    )
  }
}
