/** Learning from the account's own published films, and from nothing else. */

import type { Niche } from '@octavo/contract/brand'
import { HUMANITY_THRESHOLD } from '@octavo/contract/compliance'
import {
  EVIDENCE_SHOWN,
  LEARNING_EVERY_HOURS,
  LEARNING_MINIMUM,
  type LearnedPattern,
  type LearningStatus,
} from '@octavo/contract/learning'
import { messages } from '@octavo/contract/messages'
import { clockTime } from '@octavo/contract/time-zone'
import { accountById, lockAccount } from '#accounts/index.ts'
import { operationConfig } from '#accounts/suspension/index.ts'
import { type Ctx, inTransaction, type Owned, ownedBy } from '#context.ts'
import { notify } from '#live-changes.ts'
import { type FilmResult, filmResults } from '#operations/analytics/index.ts'
import { Refusal } from '#refusal.ts'
import { complianceFigures, type ScriptTraits, traitsOf } from '#scripts/compliance/index.ts'
import { HOUR_MS } from '#time.ts'
import {
  changesBetween,
  didOf,
  keptOf,
  learnFrom,
  nameOf,
  type Seen,
  spreadAmong,
  sureOf,
  weighing,
  weightsOf,
} from './learning.rules.ts'
import * as store from './learning.store.ts'
import { noticingOf } from './noticing.rules.ts'

export type Cycle = { patternsFound: number; improvementsApplied: number; films: number; says: string }

/** One cycle: all niches are learned again from all results so far, in one transaction. */
export async function learn(ctx: Owned, trigger: 'clock' | 'person'): Promise<Cycle> {
  const { seen, published } = await filmsSeen(ctx)
  const learned = learnFrom(seen)
  return inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = await store.listLessons(within)
    const setAside = await namesSetAside(within)
    const at = ctx.now().toISOString()
    let improvementsApplied = 0
    // A niche that teaches nothing any more is looked at too, so that what it taught is forgotten.
    for (const niche of new Set([...before, ...learned].map((one) => one.niche))) {
      const old = before.find((lesson) => lesson.niche === niche)
      const patterns = learned
        .filter((one) => one.niche === niche)
        .map((one) => {
          const name = nameOf(one)
          return keptOf(
            one,
            old?.patterns.find((earlier) => nameOf(earlier) === name),
            setAside.has(name),
            at,
          )
        })
      const weights = weightsOf(patterns.filter((one) => !setAside.has(nameOf(one))))
      improvementsApplied += changesBetween(old?.weights ?? {}, weights)
      const films = seen.filter((film) => film.niche === niche).length
      if (patterns.length > 0) await store.putLesson(within, { niche, weights, patterns, films })
      else await store.deleteLesson(within, niche)
    }
    const patternsFound = learned.length
    await store.insertCycle(within, { trigger, films: seen.length, patternsFound, improvementsApplied })
    await notify(within, { type: 'operation' })
    return {
      patternsFound,
      improvementsApplied,
      films: seen.length,
      says: knownOf(patternsFound, seen.length, published),
    }
  })
}

const namesSetAside = async (ctx: Owned): Promise<Set<string>> => new Set((await store.listSetAside(ctx)).map(nameOf))

type Which = Pick<LearnedPattern, 'niche' | 'trait' | 'value'>

/** An owner sets a pattern aside, or has it used again: from the next script on, and through every cycle to come. */
export async function weighPattern(
  ctx: Owned,
  which: Which,
  { isSetAside }: { isSetAside: boolean },
): Promise<LearningStatus> {
  await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const lesson = (await store.listLessons(within)).find(({ niche }) => niche === which.niche)
    const name = nameOf(which)
    if (!lesson?.patterns.some((one) => nameOf(one) === name))
      throw new Refusal('not-found', messages.learning.notLearned)
    await (isSetAside ? store.setAsidePattern : store.usePatternAgain)(within, which)
    const setAside = await namesSetAside(within)
    const at = ctx.now().toISOString()
    const patterns = lesson.patterns.map((one) => (nameOf(one) === name ? weighing(one, isSetAside, at) : one))
    const weights = weightsOf(patterns.filter((one) => !setAside.has(nameOf(one))))
    await store.putLesson(within, { niche: lesson.niche, weights, patterns, films: lesson.films })
    await notify(within, { type: 'operation' })
  })
  return learningStatus(ctx)
}

/** What is known, or what is missing until something is. */
function knownOf(patterns: number, seen: number, published: number): string {
  if (patterns > 0) return `${patterns} ${patterns === 1 ? 'pattern' : 'patterns'} from ${seen} films that were seen.`
  if (published === 0) return 'No film is published yet, so there is nothing to learn from.'
  const { films, views } = LEARNING_MINIMUM
  return seen < films
    ? `${seen} of ${published} published films were seen by ${views} people or more; ${films} of one niche are needed.`
    : `${seen} films were compared, and no difference between them is larger than chance makes.`
}

/** The films that enough people saw, with what tells them apart; and all that are published. */
async function filmsSeen(ctx: Owned): Promise<{ seen: Seen[]; published: number; results: FilmResult[] }> {
  const results = await filmResults(ctx)
  const told = results.filter((film) => film.views >= LEARNING_MINIMUM.views && film.scriptId && film.niche)
  const [account, scripts] = await Promise.all([
    accountById(ctx as Ctx, ctx.accountId),
    store.scriptsByIds(
      ctx,
      told.flatMap((film) => film.scriptId ?? []),
    ),
  ])
  const byId = new Map(scripts.map((script) => [script.id, script]))
  const filmed = told.flatMap((film) => {
    const script = byId.get(film.scriptId ?? '')
    return script && film.niche ? [{ film, niche: film.niche, script: { ...script, format: film.format } }] : []
  })
  const traits = await traitsOf(
    ctx,
    filmed.map(({ script }) => script),
  )
  const seen = filmed.map(({ film, niche, script }, at) => ({
    ...seenAs(film, niche, traits[at]!, account?.timeZone ?? 'UTC'),
    angle: angleOf(script.ingredients),
  }))
  return { seen, published: results.length, results }
}

/** The kind of subject that a script was written about. */
const angleOf = (ingredients: readonly string[]): string | undefined =>
  ingredients.find((id) => id.startsWith('kind-'))?.slice('kind-'.length)

function seenAs(film: FilmResult, niche: Niche, traits: ScriptTraits, timeZone: string): Seen {
  const { id, views, clicks, thumbsUp, thumbsDown } = film
  return {
    ...traits,
    ...{ id, niche, brand: film.brandId ?? '', publishedAt: film.publishedAt?.getTime() ?? 0 },
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
  const [known, setAside, cycles, humanity, config, compliance, { seen, published, results }] = await Promise.all([
    store.listLessons(ctx),
    namesSetAside(ctx),
    store.listCycles(ctx),
    store.humanityAverages(ctx),
    operationConfig(ctx),
    complianceFigures(ctx),
    filmsSeen(ctx),
  ])
  const evidence = evidenceOf(results)
  const patterns = known.flatMap((lesson) =>
    lesson.patterns.map((kept) => patternOf(kept, { evidence, isSetAside: setAside.has(nameOf(kept)) })),
  )
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
      filmsLearnedFrom: seen.length,
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
    says: knownOf(patterns.length, seen.length, published),
    noticing: noticingAmong(seen),
  }
}

type Evidence = (kept: store.KeptPattern) => LearnedPattern['evidence']

/** The films of a pattern that are still there, the newest first. */
function evidenceOf(results: readonly FilmResult[]): Evidence {
  const byId = new Map(results.map((film, at) => [film.id, { film, at }]))
  return ({ filmIds, usualViews }) => {
    const there = filmIds.flatMap((id) => byId.get(id) ?? []).sort((one, other) => other.at - one.at)
    const films = there.slice(0, EVIDENCE_SHOWN).map(({ film: { id, title, views } }) => ({ id, title, views }))
    return { total: there.length, films, usualViews }
  }
}

/** A pattern as its owner sees it. */
function patternOf(
  kept: store.KeptPattern,
  { evidence, isSetAside }: { evidence: Evidence; isSetAside: boolean },
): LearnedPattern {
  const { filmIds: _, usualViews: __, points, ...pattern } = kept
  return {
    ...pattern,
    says: isSetAside ? didOf(kept, points) : kept.says,
    effect: isSetAside ? 0 : kept.effect,
    taught: kept.effect,
    sure: sureOf(kept.chance),
    evidence: evidence(kept),
    setAside: isSetAside,
  }
}

/** What would be noticed in the niche that has most films. */
function noticingAmong(seen: readonly Seen[]): LearningStatus['noticing'] {
  const counts = new Map<Niche, number>()
  for (const { niche } of seen) counts.set(niche, (counts.get(niche) ?? 0) + 1)
  return noticingOf({
    films: Math.max(0, ...counts.values()),
    niches: [...counts.values()].filter((films) => films >= LEARNING_MINIMUM.films).length,
    spread: spreadAmong(seen),
    all: seen.length,
  })
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

/** What the films taught that was not known before then; what its owner set aside is not told. */
export async function learnedSince(ctx: Owned, since: Date): Promise<string[]> {
  const [known, setAside] = await Promise.all([store.listLessons(ctx), namesSetAside(ctx)])
  return known
    .flatMap(({ patterns }) => patterns)
    .filter((one) => !setAside.has(nameOf(one)) && new Date(one.since) >= since)
    .map(({ says }) => says)
}
