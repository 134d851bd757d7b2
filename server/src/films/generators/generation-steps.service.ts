/** What a run does before anything is kept: tables of steps, each with what it says while it runs. */
import { APPROVAL_SCORE, RELEVANCE, type ScoreReason } from '@octavo/contract/compliance'
import type { BrandRow } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import type { CheckedScript } from '#films/make/index.ts'
import { scoreText, TRAIT_POINTS } from '#scripts/compliance/index.ts'
import { NothingLeftToSay } from '#services/language/language.ts'
import { analyseTopic, analysisSays } from './analysis.service.ts'
import { autofixCandidate, type Wanted, type Written, writeCandidate } from './candidates.service.ts'
import type { Done } from './generation-progress.service.ts'
import * as store from './generations.store.ts'
import { type Element, extractIntelligence, type Intelligence, pointsIn } from './intelligence.rules.ts'

/** A run with whose it is and what it wants. */
export type GenerationRun = { ctx: Owned; row: store.GenerationRow; brand: BrandRow; wanted: Wanted }

/** What the steps hand on to the next one. */
export type Found = { intelligence?: Intelligence; written: Written[]; checked: CheckedScript[] }

type Step = { says: string; does(run: GenerationRun, found: Found): Promise<{ found?: Partial<Found>; done: Done }> }

/** The steps of each kind, in order; keeping the script and ordering the film come after them. */
export const WORK: Record<store.GenerationRow['kind'], Step[]> = {
  viral: [
    { says: 'Writing the script', does: write },
    { says: 'Holding it against the rules', does: check },
  ],
  'viral-short': [
    { says: 'Reading what is known about the topic', does: analyse },
    { says: 'Comparing it with everything you have', does: compare },
    { says: 'Reading why scripts score', does: extract },
    { says: 'Writing and checking candidates', does: compose },
  ],
}

async function write({ ctx, wanted }: GenerationRun) {
  const written: Written[] = []
  for (let number = 0; number < ctx.services.language.candidates; number++) {
    const one = await orNoMore(writeCandidate(ctx, wanted, number), written.length > 0)
    if (!one) break
    written.push(one)
    if (one.verdict.viralScore >= APPROVAL_SCORE || leadsElsewhere(written)) break
  }
  const [best] = bestFirst(written)
  const done = {
    details: `The best of ${counted(written.length, 'text')}: “${best?.script.title}”.`,
    result: { candidates: written.length, viralScore: best?.verdict.viralScore },
  }
  return { found: { written: bestFirst(written) }, done }
}

/** A writer that has said all it knows ends the list of texts; it is a failure only where there is none at all. */
const orNoMore = (writing: Promise<Written>, hasSome: boolean): Promise<Written | undefined> =>
  writing.catch((error: unknown) => {
    if (hasSome && error instanceof NothingLeftToSay) return undefined
    throw error
  })

async function check({ ctx, wanted }: GenerationRun, { written }: Found) {
  const checked: CheckedScript[] = []
  for (const one of written) checked.push(await autofixCandidate(ctx, wanted, one, true))
  const best = bestFirst(checked)
  return { found: { checked: best }, done: checkDone(best[0]) }
}

function checkDone(best: CheckedScript | undefined): Done {
  if (!best) return { details: '' }
  const { verdict, rounds } = best
  const after = rounds > 0 ? ` after ${counted(rounds, 'round')} of mending` : ''
  const says = verdict.approved
    ? `Approved with ${verdict.score} of 100${after}.`
    : `Requires review: ${verdict.score} of 100, humanity ${verdict.humanityScore}${after}.`
  const { approved, score, riskLevel, humanityScore } = verdict
  return { details: says, result: { approved, score, riskLevel, humanityScore, rounds } }
}

async function analyse({ ctx, row, wanted }: GenerationRun) {
  const analysis = await analyseTopic(ctx, { niche: wanted.niche, topic: wanted.topic, brandId: row.brandId })
  return { done: { details: analysisSays(analysis), result: analysis } }
}

async function compare({ ctx, wanted }: GenerationRun) {
  const compared = await store.compareWithScripts(ctx, wanted.topic ?? '')
  const { closest } = compared
  const nearest = closest ? ` The closest is “${closest.title}” (${Math.round(closest.similarity * 100)}% alike).` : ''
  return {
    done: { details: `Compared with ${counted(compared.compared, 'earlier script')}.${nearest}`, result: compared },
  }
}

const BEST_READ = 20
const DRAFTS_READ = 3

/** The account's best scripts, or, while there are none, first drafts about the topic. */
async function extract({ ctx, row, brand, wanted }: GenerationRun) {
  const own = (await store.scriptsToStudy(ctx, row.brandId)).slice(0, BEST_READ)
  const verdicts = await Promise.all(
    own.map(({ title, body, hashtags }) => scoreText(ctx, { title, body, hashtags }, { brand })),
  )
  const reasons: ScoreReason[][] = verdicts.map(({ viralReasons }) => viralReasons)
  for (let draft = 0; own.length === 0 && draft < DRAFTS_READ; draft++)
    reasons.push((await writeCandidate(ctx, wanted, draft)).verdict.viralReasons)
  const intelligence = extractIntelligence(reasons, TRAIT_POINTS)
  const of = own.length > 0 ? counted(own.length, 'script of yours', 'scripts of yours') : 'first drafts'
  const weak = intelligence.weakest[0] ? ` Most is left in “${intelligence.weakest[0].element}”.` : ''
  const details = `${counted(intelligence.patterns_applied, 'pattern')} carry the score of ${of}.${weak}`
  return { found: { intelligence }, done: { details, result: intelligence } }
}

/** Writes until one text reaches the target, and ranks what there is. */
async function compose({ ctx, row, wanted }: GenerationRun, { intelligence }: Found) {
  const target = row.input.targetViralScore ?? APPROVAL_SCORE
  const checked = await composeCandidates(ctx, wanted, target, intelligence?.weakest)
  return { found: { checked }, done: composeDone(checked, target) }
}

// So long a text that was begun in time may still take.
const LAST_MS = 5_000

/** Writes until one reaches the target or the time is up. The best first; of two alike, the one that is stronger where scripts are usually weak. */
export async function composeCandidates(
  ctx: Owned,
  wanted: Wanted,
  target: number,
  weak: Element[] = [],
  withinMs = Number.POSITIVE_INFINITY,
) {
  const startedAt = performance.now()
  // Somebody waits, and nothing is filmed.
  const isHurried = Number.isFinite(withinMs)
  const checked: CheckedScript[] = []
  for (let number = 0; number < ctx.services.language.candidates; number++) {
    const left = withinMs + LAST_MS - (performance.now() - startedAt)
    const asked = isHurried ? { ...wanted, withinMs: left } : wanted
    const written = await orNoMore(writeCandidate(ctx, asked, number), checked.length > 0)
    if (!written) break
    const one = await autofixCandidate(ctx, wanted, written, !isHurried)
    checked.push(one)
    if (reaches(one, target) || leadsElsewhere(checked) || performance.now() - startedAt > withinMs) break
  }
  return bestFirst(checked, weak)
}

const ELSEWHERE_TRIES = 3

/** What was asked for is not about the brand, and neither would another text on it be. */
const leadsElsewhere = (all: readonly Judged[]): boolean =>
  all.filter(({ verdict: { relevance } }) => relevance?.judged && relevance.score < RELEVANCE.floor).length >=
  ELSEWHERE_TRIES

export const reaches = ({ verdict }: Pick<CheckedScript, 'verdict'>, target: number): boolean =>
  verdict.approved && verdict.viralScore >= target

function composeDone([best, ...others]: CheckedScript[], target: number): Done {
  if (!best) return { details: '' }
  const { viralScore } = best.verdict
  const says = reaches(best, target)
    ? `${viralScore} of 100 reaches the target of ${target}.`
    : `The best reaches ${viralScore} of the ${target} asked for.`
  const written = counted(others.length + 1, 'text')
  return {
    details: `${says} ${written} written.`,
    result: { candidates: others.length + 1, viralScore, target, targetReached: reaches(best, target) },
  }
}

type Judged = { verdict: CheckedScript['verdict'] }

/** Approved before refused, then by viral score, then by the points where scripts are usually weak, then by humanity. */
function bestFirst<T extends Judged>(all: T[], weak: Element[] = []): T[] {
  const keys = ({ verdict }: Judged): number[] => [
    Number(verdict.approved),
    verdict.viralScore,
    pointsIn(verdict.viralReasons, weak),
    verdict.humanityScore,
  ]
  return all.toSorted((a, b) => {
    const [of, than] = [keys(a), keys(b)]
    const at = of.findIndex((value, index) => value !== than[index])
    return at < 0 ? 0 : (than[at] ?? 0) - (of[at] ?? 0)
  })
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
