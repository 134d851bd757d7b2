/** Texts to choose from: each written, checked and autofixed like one that will be filmed. */
import type { ComplianceCheck } from '@octavo/contract/compliance'
import type { ViralNiche } from '@octavo/contract/generation'
import { FORMATS, type VideoFormat } from '@octavo/contract/video'
import type { BrandRow } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { autofixUntilApproved, type CheckedScript, readTwice, requestFor } from '#films/make/index.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import type { WrittenScript } from '#services/language/language.ts'
import { knownNiche } from './niches.rules.ts'

export type Wanted = {
  brand: BrandRow
  format: VideoFormat
  topic?: string | undefined
  trend?: string | undefined
  niche?: ViralNiche | undefined
  seed: number
  /** Somebody waits for it. */
  withinMs?: number | undefined
}

export type Written = { number: number; script: WrittenScript; verdict: ComplianceCheck }

// Far enough apart that two runs of neighboring seeds share no text.
const CANDIDATE_STEP = 7919

/** One text of a run, as it was first written; the same run and number, the same text. */
export async function writeCandidate(ctx: Owned, wanted: Wanted, number: number): Promise<Written> {
  const request = await requestOf(ctx, wanted, number)
  const script = await ctx.services.language.writeScript(request)
  const judge = judgeFor(ctx, wanted, request.presenter)
  return { number, script, verdict: await judge(script) }
}

/** The text as the officer lets it pass, or as it is after the last round of autofixing; what is to be filmed is read once more by a model where one is set. */
export async function autofixCandidate(
  ctx: Owned,
  wanted: Wanted,
  { number, script }: Written,
  isFilmed: boolean,
): Promise<CheckedScript> {
  const request = await requestOf(ctx, wanted, number)
  const { presenter } = request
  const judge = judgeFor(ctx, wanted, presenter)
  const checked = await autofixUntilApproved(ctx.services.language, script, request, judge)
  return isFilmed ? readTwice(ctx, checked, judgedAs(wanted, presenter)) : checked
}

function requestOf(ctx: Owned, wanted: Wanted, number: number) {
  const { brand, format, topic, trend, niche, withinMs } = wanted
  const { seconds, aim } = FORMATS[format]
  return requestFor(ctx, brand, {
    format,
    seconds: { ...seconds, aim },
    seed: (wanted.seed + number * CANDIDATE_STEP) % 2_147_483_647,
    ...(topic && { topic }),
    ...(trend && { trend }),
    ...(withinMs !== undefined && { withinMs }),
    ...(niche && knownNiche(niche)),
  })
}

function judgeFor(ctx: Owned, wanted: Wanted, presenter: boolean) {
  const whose = judgedAs(wanted, presenter)
  return (script: WrittenScript): Promise<ComplianceCheck> => scoreText(ctx, script, whose)
}

/** Money and health have rules of their own, whatever the brand's niche is. */
const judgedAs = ({ brand, niche }: Wanted, presenter: boolean) => ({
  ...{ brand, presenter },
  niche: `${brand.niche} ${niche ?? ''}`,
})
