import type { Niche } from '@octavo/contract/brand'
import { APPROVAL_SCORE } from '@octavo/contract/compliance'
import { accountById } from '#accounts/index.ts'
import type { BrandRow } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { scoreScript } from '#scripts/compliance/index.ts'
import { ingredientsUsed, sentencesUsed } from '#scripts/index.ts'
import { lessonsFor } from '#scripts/lessons/index.ts'
import type { ScriptRequest, WrittenScript } from '#services/language/language.ts'
import { type BrandedFilm, type FilmWork, withBrand } from './film-work.ts'
import { lengthOf } from './length.rules.ts'
import { monthOf } from './season.rules.ts'

// Enough that a brand's structures and hooks have all had their turn before one comes again.
const SCRIPTS_REMEMBERED = 64

/** What is wanted of one script; the rest of the request follows from the brand and from what the account has said. */
export type ScriptAsk = Pick<ScriptRequest, 'format' | 'seconds' | 'seed' | 'topic' | 'trend' | 'keywords'> & {
  /** Whose knowledge it draws on; the brand's own niche if not given. */
  niche?: Niche
}

/** What the writer is asked for: the brand as it is now, what was said before, and the length to aim for. */
export async function requestFor(ctx: Owned, brand: BrandRow, { niche, ...ask }: ScriptAsk): Promise<ScriptRequest> {
  const [used, recent, account] = await Promise.all([
    sentencesUsed(ctx),
    ingredientsUsed(ctx, SCRIPTS_REMEMBERED),
    accountById(ctx, ctx.accountId),
  ])
  const month = monthOf(ctx.now(), account?.countryCode ?? '')
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
    account: ctx.accountId,
    ...(month && { month }),
    ...ask,
  }
}

// Another round is another text: memory refused the last one.
const ROUND_STEP = 7919

export const scriptRequest = ({ ctx, video, brand }: BrandedFilm, round: number): Promise<ScriptRequest> =>
  requestFor(ctx, brand, {
    format: video.format,
    seconds: lengthOf(video),
    seed: video.seed + round * ROUND_STEP,
  })

// Far enough apart that the candidates of one round never meet another round's.
const CANDIDATE_STEP = 101

/** Has as many texts written as it takes for one to reach the approval score, and takes the best. */
export async function writeScript(work: FilmWork, round: number): Promise<WrittenScript> {
  const film = await withBrand(work)
  const { language } = film.ctx.services
  const request = await scriptRequest(film, round)
  const lessons = await lessonsFor(film.ctx, film.brand.niche)
  let best: { script: WrittenScript; score: number } | undefined
  for (let candidate = 0; candidate < language.candidates; candidate++) {
    const script = await language.writeScript({ ...request, seed: request.seed + candidate * CANDIDATE_STEP })
    const { viralScore: score } = await scoreScript(film.ctx, { ...script, format: request.format }, { lessons })
    if (!best || score > best.score) best = { script, score }
    if (score >= APPROVAL_SCORE) break
    film.report?.(candidate / language.candidates)
  }
  if (!best) throw new Error(`${language.name} was asked for no text`)
  return best.script
}
