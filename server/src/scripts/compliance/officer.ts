/** The compliance officer, who reads in a thread of its own: a text takes as long as it takes, and others wait for nothing. */
import { createHash } from 'node:crypto'
import type { ComplianceCheck } from '@octavo/contract/compliance'
import type { BrandRules, JudgedHook, Lessons, ScriptTraits, TextToScore, traitsOf as traits } from '@octavo/officer'
import { type BrandRow, brandRules, findBrandEver } from '#brands/index.ts'
import type { Ctx } from '#context.ts'
import { lessonsFor } from '#scripts/lessons/index.ts'
import { findOpinion } from './opinions.store.ts'

/** Whose words they are; a visitor has no account. */
export type Asking = Pick<Ctx, 'threads' | 'db'> & { accountId?: string }

/** For whom the words are, and who speaks them. */
export type Whose = {
  /** Relevance is measured by it, and what its films taught counts. */
  brand?: BrandRow | undefined
  brandId?: string | null | undefined
  /** What it should be about, where it is for no brand. */
  topic?: string | undefined
  /** The brand's, if not given: rules for money and health go by it. */
  niche?: string | undefined
  presenter?: boolean | undefined
  /** It is a part of a text: nothing has to be in it. */
  part?: boolean | undefined
}

/**
 * The whole verdict on a text, and the one way to it: the same words for the same brand score the same wherever they are shown. Where a
 * second opinion was given on them, it stands there too.
 */
export async function scoreText(ctx: Asking, text: TextToScore, whose: Whose = {}): Promise<ComplianceCheck> {
  const { accountId, db } = ctx
  const brand = await brandOf(ctx, whose)
  const lessons = brand && accountId ? ((await lessonsFor({ db, accountId }, brand.niche)) as Lessons) : {}
  const { topic, niche = brand?.niche, presenter = false, part = false } = whose
  const rules = brand && brandRules(brand)
  const { title, body, hashtags, format } = text
  const words = {
    body,
    ...(title && { title }),
    ...(hashtags && { hashtags: [...hashtags] }),
    ...(format && { format }),
  }
  const about = { ...(brand && { brand: describing(brand) }), ...(topic && { topic }) }
  const kept = accountId ? await findOpinion({ db, accountId }, words) : undefined
  const options = {
    ...{ presenter, lessons },
    ...(niche && { niche }),
    ...(rules && { rules }),
    ...(part && { part }),
    ...(kept && { opinion: kept.findings }),
  }
  const verdict = await ctx.threads.run('scoreText', [words, options, about], accountId)
  const edition = rules && editionOf(rules)
  return { ...verdict, ...(edition && { brandRules: edition }), ...(kept && { opinion: kept.opinion }) }
}

const EDITION_LETTERS = 12

/** A name of a brand's own rules: another name, other rules. Nothing where there are none. */
function editionOf(rules: BrandRules): string | undefined {
  if (Object.values(rules).every(({ length }) => length === 0)) return undefined
  return createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, EDITION_LETTERS)
}

const brandOf = async ({ db, accountId }: Asking, { brand, brandId }: Whose): Promise<BrandRow | undefined> =>
  brand ?? (brandId && accountId ? await findBrandEver({ db, accountId }, brandId) : undefined)

/** What a brand says of itself. */
const describing = ({ name, niche, description, facts, trade, place, audience }: BrandRow) => ({
  ...{ name, niche, description, facts, trade, place, audience },
})

/** How strong the first line of each of these texts is, and whether no rule objects to it. */
export const judgeHooks = (
  { threads, accountId }: Pick<Asking, 'threads' | 'accountId'>,
  texts: TextToScore[],
  { brand, presenter = false }: Pick<Whose, 'brand' | 'presenter'>,
): Promise<JudgedHook[]> =>
  threads.run(
    'judgeHooks',
    [texts, { presenter, ...(brand && { niche: brand.niche, rules: brandRules(brand) }) }],
    accountId,
  )

type Traited = Parameters<typeof traits>[0]

const READ_AT_ONCE = 20

/** By what traits scripts are grouped and learned from, in their order. */
export async function traitsOf(
  { threads, accountId }: Pick<Asking, 'threads' | 'accountId'>,
  scripts: Traited[],
): Promise<ScriptTraits[]> {
  const found: ScriptTraits[] = []
  for (let from = 0; from < scripts.length; from += READ_AT_ONCE)
    found.push(...(await threads.run('traitsOf', [scripts.slice(from, from + READ_AT_ONCE)], accountId)))
  return found
}
