/** Learning from the account's own published films, and from nothing else. */

import { VERDICT_VIEWS } from '@octavo/contract/analytics'
import type { Niche } from '@octavo/contract/brand'
import { HUMANITY_THRESHOLD } from '@octavo/contract/compliance'
import { LEARNING_EVERY_HOURS, LEARNING_MINIMUM, type LearningStatus } from '@octavo/contract/learning'
import { clockTime } from '@octavo/contract/time-zone'
import { accountById, lockAccount } from '#accounts/index.ts'
import { operationConfig } from '#accounts/suspension/index.ts'
import { type Ctx, inTransaction, type Owned, ownedBy } from '#context.ts'
import { notify } from '#live-changes.ts'
import { type FilmResult, filmResults } from '#operations/analytics/index.ts'
import { complianceFigures, type ScriptTraits, traitsOf } from '#scripts/compliance/index.ts'
import { HOUR_MS } from '#time.ts'
import { changesBetween, learnFrom, patternOf, type Seen, weightsOf } from './learning.rules.ts'
import * as store from './learning.store.ts'

export type Cycle = { patternsFound: number; improvementsApplied: number; films: number; says: string }
type NicheFilms = { niche: Niche; films: Seen[] }

/** One cycle: every niche is learned again from all results so far, in one transaction. */
export async function learn(ctx: Owned, trigger: 'clock' | 'person'): Promise<Cycle> {
  const { niches, seen, published } = await resultsByNiche(ctx)
  return inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = await store.listLessons(within)
    let patternsFound = 0
    let improvementsApplied = 0
    for (const { niche, films } of niches) {
      const learned = learnFrom(films)
      const weights = weightsOf(learned)
      const old = before.find((lesson) => lesson.niche === niche)
      patternsFound += learned.length
      improvementsApplied += changesBetween(old?.weights ?? {}, weights)
      const patterns = learned.map((one) => patternOf(niche, one))
      if (learned.length > 0) await store.putLesson(within, { niche, weights, patterns, films: films.length })
      else if (old) await store.deleteLesson(within, niche)
    }
    await store.insertCycle(within, { trigger, films: seen, patternsFound, improvementsApplied })
    await notify(within, { type: 'operation' })
    return { patternsFound, improvementsApplied, films: seen, says: saysOf(patternsFound, seen, published) }
  })
}

/** What is known, or what is missing until something is. */
function saysOf(patterns: number, seen: number, published: number): string {
  if (patterns > 0) return `${patterns} ${patterns === 1 ? 'pattern' : 'patterns'} from ${seen} films that were seen.`
  if (published === 0) return 'No film is published yet, so there is nothing to learn from.'
  const { films, views } = LEARNING_MINIMUM
  return seen < films
    ? `${seen} of ${published} published films were seen by ${views} people or more; ${films} of one niche are needed.`
    : `${seen} films were compared and none of their traits stands out yet; a trait is told from ${VERDICT_VIEWS} views on.`
}

async function resultsByNiche(ctx: Owned): Promise<{ niches: NicheFilms[]; seen: number; published: number }> {
  const all = await filmResults(ctx)
  const told = all.filter((film) => film.views >= LEARNING_MINIMUM.views && film.scriptId && film.niche)
  const account = await accountById(ctx as Ctx, ctx.accountId)
  const scripts = await store.scriptsByIds(
    ctx,
    told.flatMap((film) => film.scriptId ?? []),
  )
  const niches = new Map<Niche, Seen[]>()
  const filmed = told.flatMap((film) => {
    const script = scripts.find((one) => one.id === film.scriptId)
    return script && film.niche ? [{ film, niche: film.niche, script: { ...script, format: film.format } }] : []
  })
  const traits = await traitsOf(
    ctx,
    filmed.map(({ script }) => script),
  )
  for (const [at, { film, niche, script }] of filmed.entries())
    niches.set(niche, [
      ...(niches.get(niche) ?? []),
      { ...seenAs(film, traits[at]!, account?.timeZone ?? 'UTC'), angle: angleOf(script.ingredients) },
    ])
  // A niche whose films are gone is looked at too, so that what it taught is forgotten.
  for (const { niche } of await store.listLessons(ctx)) if (!niches.has(niche)) niches.set(niche, [])
  const grouped = [...niches].map(([niche, films]) => ({ niche, films }))
  return { niches: grouped, seen: grouped.reduce((sum, { films }) => sum + films.length, 0), published: all.length }
}

/** The kind of subject that a script was written about. */
const angleOf = (ingredients: readonly string[]): string | undefined =>
  ingredients.find((id) => id.startsWith('kind-'))?.slice('kind-'.length)

function seenAs(film: FilmResult, traits: ScriptTraits, timeZone: string): Seen {
  const { views, clicks, thumbsUp, thumbsDown } = film
  return {
    ...traits,
    hour: film.publishedAt ? clockTime(film.publishedAt, timeZone).hour : 0,
    views,
    clicks,
    thumbsUp,
    thumbsDown,
  }
}

/** Every six hours: whoever has results learns from them, unless their operation has it switched off. */
export async function learnAll(ctx: Ctx): Promise<void> {
  for (const accountId of await store.accountsWithResults(ctx)) {
    const owned = ownedBy(ctx, accountId)
    if ((await operationConfig(owned))?.learningMode === 'off') continue
    await learn(owned, 'clock').catch((error: unknown) =>
      ctx.log.error(`Account ${accountId} could not learn from its films`, error),
    )
  }
}

export async function learningStatus(ctx: Owned): Promise<LearningStatus> {
  const [known, cycles, humanity, config, compliance, { seen, published }] = await Promise.all([
    store.listLessons(ctx),
    store.listCycles(ctx),
    store.humanityAverages(ctx),
    operationConfig(ctx),
    complianceFigures(ctx),
    resultsByNiche(ctx),
  ])
  const patterns = known.flatMap((lesson) => lesson.patterns)
  const mode = config?.learningMode ?? 'continuous'
  const { all, before, since } = humanity
  return {
    recentLearning: {
      patterns,
      ethicalValidation: {
        humanityScoreImprovement: before === null || since === null ? null : Math.round((since - before) * 10) / 10,
        averageHumanityScore: all === null ? null : Math.round(all),
        humanityThreshold: HUMANITY_THRESHOLD,
        complianceRate: compliance.complianceRate,
      },
      filmsLearnedFrom: seen,
      filmsPublished: published,
    },
    lastCycleAt: cycles[0]?.at.toISOString() ?? null,
    nextCycleAt: mode === 'off' ? null : nextCycle(ctx.now()).toISOString(),
    everyHours: LEARNING_EVERY_HOURS,
    mode,
    cycles: cycles.map(({ at, trigger, films, patternsFound, improvementsApplied }) => ({
      at: at.toISOString(),
      trigger,
      films,
      patternsFound,
      improvementsApplied,
    })),
    says: saysOf(patterns.length, seen, published),
  }
}

/** The clock's next full six hours, UTC. */
function nextCycle(now: Date): Date {
  const every = LEARNING_EVERY_HOURS * HOUR_MS
  return new Date((Math.floor(now.getTime() / every) + 1) * every)
}

/** What the reassurance dashboard says of it. */
export async function learningSummary(ctx: Owned) {
  const { lastCycleAt, nextCycleAt, recentLearning } = await learningStatus(ctx)
  return {
    lastCycleAt,
    nextCycleAt,
    patternsKnown: recentLearning.patterns.length,
    filmsLearnedFrom: recentLearning.filmsLearnedFrom,
  }
}
