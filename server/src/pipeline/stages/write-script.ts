import type { Niche } from '@octavo/contract/brand'
import { APPROVAL_SCORE } from '@octavo/contract/compliance'
import type { Owned } from '#context.ts'
import { type BrandRow, findBrandEver } from '#features/brands/index.ts'
import { scoreScript } from '#features/compliance/index.ts'
import { lessonsFor } from '#features/learning/index.ts'
import { ingredientsUsed, sentencesUsed } from '#features/scripts/index.ts'
import { lengthOf } from '#pipeline/length.rules.ts'
import type { Job } from '#pipeline/stage.ts'
import type { ScriptRequest, WrittenScript } from '#providers/language/language.ts'
import { Refusal } from '#refusal.ts'

// Enough that a brand's structures and hooks have all had their turn before one comes again.
const SCRIPTS_REMEMBERED = 64

/** What is wanted of one script; the rest of the request follows from the brand and from what the account has said. */
export type ScriptAsk = Pick<ScriptRequest, 'format' | 'seconds' | 'seed' | 'topic' | 'trend' | 'keywords'> & {
  /** Whose knowledge it draws on; the brand's own niche if not given. */
  niche?: Niche
}

/** What the writer is asked for: the brand as it is now, what was said before, and the length to aim for. */
export async function requestFor(ctx: Owned, brand: BrandRow, { niche, ...ask }: ScriptAsk): Promise<ScriptRequest> {
  const [used, recent] = await Promise.all([sentencesUsed(ctx), ingredientsUsed(ctx, SCRIPTS_REMEMBERED)])
  return {
    brand: {
      name: brand.name,
      niche: niche ?? brand.niche,
      tone: brand.tone,
      persona: brand.defaultPersona,
      description: brand.description,
      facts: brand.facts,
    },
    presenter: brand.avatarMode !== 'AI Auto-Select',
    usedSentences: new Set(used),
    recentIngredients: recent,
    ...ask,
  }
}

// Another round is another text: memory refused the last one.
const ROUND_STEP = 7919

export async function scriptRequest({ ctx, video }: Pick<Job, 'ctx' | 'video'>, round: number): Promise<ScriptRequest> {
  const { format, seed } = video
  return requestFor(ctx, await brandOf({ ctx, video }), {
    format,
    seconds: lengthOf(video),
    seed: seed + round * ROUND_STEP,
  })
}

export async function brandOf({ ctx, video }: Pick<Job, 'ctx' | 'video'>): Promise<BrandRow> {
  const brand = video.brandId ? await findBrandEver(ctx, video.brandId) : undefined
  if (!brand) throw new Refusal('not-found', 'The brand of this video is not there any more.')
  return brand
}

// Far enough apart that the candidates of one round never meet another round's.
const CANDIDATE_STEP = 101

/** Has as many texts written as it takes for one to reach the approval score, and takes the best. */
export async function writeScript(job: Job, round: number): Promise<WrittenScript> {
  const { language } = job.ctx.providers
  const request = await scriptRequest(job, round)
  const lessons = await lessonsFor(job.ctx, request.brand.niche)
  let best: { script: WrittenScript; score: number } | undefined
  for (let candidate = 0; candidate < language.candidates; candidate++) {
    const script = await language.writeScript({ ...request, seed: request.seed + candidate * CANDIDATE_STEP })
    const score = scoreScript({ ...script, format: request.format }, { lessons }).viralScore
    if (!best || score > best.score) best = { script, score }
    if (score >= APPROVAL_SCORE) break
    job.report(candidate / language.candidates)
  }
  if (!best) throw new Error(`${language.name} was asked for no text`)
  return best.script
}
