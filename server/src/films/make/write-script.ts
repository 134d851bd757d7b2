import type { Niche } from '@octavo/contract/brand'
import { APPROVAL_SCORE, RELEVANCE } from '@octavo/contract/compliance'
import { accountById } from '#accounts/index.ts'
import { type BrandRow, writerBrand } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { videosOfBatches } from '#films/videos/index.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import { ingredientsUsed, sentencesUsed } from '#scripts/index.ts'
import { anglesFor } from '#scripts/lessons/index.ts'
import {
  NothingLeftToSay,
  type ScriptRequest,
  type WritingCost,
  type WrittenScript,
} from '#services/language/language.ts'
import { type BrandedFilm, type FilmWork, withBrand } from './film-work.ts'
import { lengthOf } from './length.rules.ts'
import { monthOf } from './season.rules.ts'

// Enough that a brand's structures and hooks have all had their turn before one comes again.
const SCRIPTS_REMEMBERED = 64

/** What is wanted of one script; the rest of the request follows from the brand and from what the account has said. */
export type ScriptAsk = Pick<
  ScriptRequest,
  'format' | 'seconds' | 'seed' | 'topic' | 'trend' | 'keywords' | 'subject' | 'keptSubjects' | 'withinMs'
> & {
  /** Whose knowledge it draws on; the brand's own niche if not given. */
  niche?: Niche
}

/** What the writer is asked for: the brand as it is now, what was said before, and the length to aim for. */
export async function requestFor(ctx: Owned, brand: BrandRow, { niche, ...ask }: ScriptAsk): Promise<ScriptRequest> {
  const [used, recent, account, angles] = await Promise.all([
    sentencesUsed(ctx),
    ingredientsUsed(ctx, SCRIPTS_REMEMBERED),
    accountById(ctx, ctx.accountId),
    anglesFor(ctx, niche ?? brand.niche),
  ])
  const month = monthOf(ctx.now(), account?.countryCode ?? '')
  return {
    brand: { ...writerBrand(brand), ...(niche && { niche }) },
    presenter: brand.avatarMode !== 'AI Auto-Select',
    usedSentences: new Set(used),
    recentIngredients: recent,
    angles: Object.fromEntries(Object.entries(angles).map(([kind, { points }]) => [kind, points])),
    account: ctx.accountId,
    brandId: brand.id,
    ...(month && { month }),
    ...ask,
  }
}

// Another round is another text: memory refused the last one.
const ROUND_STEP = 7919

export async function scriptRequest({ ctx, video, brand }: BrandedFilm, round: number): Promise<ScriptRequest> {
  const { batchId, format, subject } = video
  const week = batchId ? await videosOfBatches(ctx, [batchId]) : []
  const keptSubjects = week.flatMap((one) => one.subject?.id ?? [])
  return requestFor(ctx, brand, {
    ...{ format, seconds: lengthOf(video), seed: video.seed + round * ROUND_STEP, keptSubjects },
    ...(subject && { subject }),
  })
}

// Far enough apart that the candidates of one round never meet another round's.
const CANDIDATE_STEP = 101

/**
 * Has as many texts written as it takes for one to reach the approval score, and takes the best. Where none is about the brand, what is
 * written last is the way of its customers, which every business has.
 */
export async function writeScript(work: FilmWork, round: number): Promise<WrittenScript> {
  const film = await withBrand(work)
  const { language } = film.ctx.services
  const request = await scriptRequest(film, round)
  const written: Candidate[] = []
  for (let candidate = 0; candidate < language.candidates; candidate++) {
    const one = await candidateOf(film, { ...request, seed: request.seed + candidate * CANDIDATE_STEP })
    written.push(one)
    if (one.score >= APPROVAL_SCORE) break
    film.report?.(candidate / language.candidates)
  }
  // What a person has planned stays as it was planned.
  if (!request.subject && !written.some(({ isAbout }) => isAbout)) {
    const journey = await orNothing(candidateOf(film, { ...request, journey: true }))
    if (journey) written.push(journey)
  }
  const best = written.toSorted((a, b) => Number(b.isAbout) - Number(a.isAbout) || b.score - a.score)[0]
  if (!best) throw new Error(`${language.name} was asked for no text`)
  return withCosts(best.script, written)
}

type Candidate = { script: WrittenScript; score: number; isAbout: boolean }

async function candidateOf({ ctx, brand }: BrandedFilm, request: ScriptRequest): Promise<Candidate> {
  const script = await ctx.services.language.writeScript(request)
  const { viralScore: score, relevance } = await scoreText(ctx, script, { brand, presenter: request.presenter })
  return { script, score, isAbout: !relevance?.judged || relevance.score >= RELEVANCE.floor }
}

/** Where nothing is left to say of the way either, the best of the others is. */
const orNothing = (writing: Promise<Candidate>): Promise<Candidate | undefined> =>
  writing.catch((error: unknown) => {
    if (error instanceof NothingLeftToSay) return undefined
    throw error
  })

/** The texts that were not taken were paid for too. */
function withCosts({ written, ...script }: WrittenScript, all: readonly Candidate[]): WrittenScript {
  if (!written) return script
  const costs = all.flatMap((one) => one.script.written?.cost ?? [])
  const sum = (unit: keyof WritingCost) => costs.reduce((total, cost) => total + cost[unit], 0)
  return { ...script, written: { ...written, cost: { tokens: sum('tokens'), microdollars: sum('microdollars') } } }
}
