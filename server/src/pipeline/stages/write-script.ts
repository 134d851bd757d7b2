import { type BrandRow, findBrandEver } from '#features/brands/index.ts'
import { ingredientsUsed, sentencesUsed } from '#features/scripts/index.ts'
import { lengthOf } from '#pipeline/length.rules.ts'
import type { Job } from '#pipeline/stage.ts'
import type { ScriptRequest, WrittenScript } from '#providers/language/language.ts'
import { Refusal } from '#refusal.ts'

// Enough that a brand's structures and hooks have all had their turn before one comes again.
const SCRIPTS_REMEMBERED = 64

/** What the writer is asked for: the brand as it is now, what was said before, and the length to aim for. */
export async function scriptRequest({ ctx, video }: Pick<Job, 'ctx' | 'video'>, round: number): Promise<ScriptRequest> {
  const brand = await brandOf({ ctx, video })
  const [used, recent] = await Promise.all([sentencesUsed(ctx), ingredientsUsed(ctx, SCRIPTS_REMEMBERED)])
  return {
    brand: {
      name: brand.name,
      niche: brand.niche,
      tone: brand.tone,
      persona: brand.defaultPersona,
      description: brand.description,
      facts: brand.facts,
    },
    format: video.format,
    seconds: lengthOf(video),
    presenter: brand.avatarMode !== 'AI Auto-Select',
    // Another round is another text: memory refused the last one.
    seed: video.seed + round * 7919,
    usedSentences: new Set(used),
    recentIngredients: recent,
  }
}

export async function brandOf({ ctx, video }: Pick<Job, 'ctx' | 'video'>): Promise<BrandRow> {
  const brand = video.brandId ? await findBrandEver(ctx, video.brandId) : undefined
  if (!brand) throw new Refusal('not-found', 'The brand of this video is not there any more.')
  return brand
}

export const writeScript = async (job: Job, round: number): Promise<WrittenScript> =>
  job.ctx.providers.language.writeScript(await scriptRequest(job, round))
