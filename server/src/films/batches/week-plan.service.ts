/** A week planned before anything of it is written: what each film could be about. Nothing is kept and nothing spent. */
import { randomInt } from 'node:crypto'
import type { FilmOfWeek, ProposedFilm, SubjectKind } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { brandAtWork, findBrandEver } from '#brands/index.ts'
import type { SignedIn } from '#context.ts'
import { lengthOf, requestFor } from '#films/make/index.ts'
import { weekSlots } from '#films/videos/index.ts'
import { Refusal } from '#refusal.ts'
import { anglesFor } from '#scripts/lessons/index.ts'
import type { ProposedSubject } from '#services/language/language.ts'
import { creditsOf, filmsOfPlan, inWritingOrder, type PlannedVideo, planWeek, WHOLE_WEEK } from './batches.rules.ts'

type PlanAsk = { brandId: string; seed?: number | undefined; films?: FilmOfWeek[] | undefined; without: string[] }

export async function planFilms(ctx: SignedIn, { brandId, films, without, seed = randomInt(2 ** 31 - 1) }: PlanAsk) {
  await brandAtWork(ctx, brandId)
  const brand = await findBrandEver(ctx, brandId)
  if (!brand) throw new Refusal('not-found', messages.brand.notFound)
  const week = filmsOfPlan(planWeek(weekSlots(ctx.now(), ctx.account.timeZone), seed, WHOLE_WEEK), films)
  const { format: _, seconds: __, seed: ___, ...request } = await requestFor(ctx, brand, slotOf(week[0]!))
  const ordered = inWritingOrder(week)
  const subjects = await ctx.services.language.planSubjects({
    ...request,
    keptSubjects: without,
    slots: ordered.map(slotOf),
  })
  const angles = await anglesFor(ctx, brand.niche)
  const told = ordered.flatMap((video, at) => {
    const subject = subjects[at]
    return subject ? [{ video, ...proposedFilm(video, subject), learned: angles[subject.kind]?.says ?? null }] : []
  })
  if (told.length === 0) throw new Refusal('conflict', messages.batch.nothingToPlan)
  const shown = week.flatMap((video) => told.find((one) => one.video === video) ?? [])
  return {
    seed,
    films: shown.map(({ video: _, ...film }) => film),
    credits: creditsOf(shown.map(({ video }) => video)),
  }
}

const slotOf = ({ format, seed, aimSeconds, subject }: PlannedVideo) => ({
  ...{ format, seed, seconds: lengthOf({ format, aimSeconds }) },
  ...(subject && { subject }),
})

const proposedFilm = (video: PlannedVideo, subject: ProposedSubject): Omit<ProposedFilm, 'learned'> => ({
  format: video.format,
  number: video.number,
  scheduledFor: video.scheduledFor.toISOString(),
  kind: subject.kind as SubjectKind,
  subject: {
    ...(subject.id && { id: subject.id }),
    title: video.subject?.title ?? subject.title,
    firstLine: video.subject?.firstLine ?? subject.firstLine,
  },
  facts: subject.facts,
  trade: subject.trade ?? null,
  isOfSeason: subject.isOfSeason,
})
