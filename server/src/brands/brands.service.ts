import { BRAND_LIMITS, type Brand, type BrandFact, mergedFacts, type RuleSwitch } from '@octavo/contract/brand'
import type { BrandDraft, BrandPatch } from '@octavo/contract/brand/schemas'
import type { InterviewQuestionId } from '@octavo/contract/interview'
import { messages } from '@octavo/contract/messages'
import { OWN_MUSIC } from '@octavo/contract/music'
import { PLANS } from '@octavo/contract/plan'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { inTransaction, type Owned, type SignedIn } from '#context.ts'
import { emit } from '#domain-events.ts'
import { mediaFile, refuseStrangePictures } from '#media/index.ts'
import { ownsObject } from '#media/objects/index.ts'
import { Refusal } from '#refusal.ts'
import { goneBefore, undoUntil } from '#undo.ts'
import { brandMade } from './brands.events.ts'
import * as store from './brands.store.ts'

export const listBrands = async (ctx: Owned): Promise<Brand[]> => (await store.listBrands(ctx)).map(brandView)

export const getBrand = async (ctx: Owned, id: string): Promise<Brand> => brandView(await brandRow(ctx, id))

/** The account's own, without samples. */
export const ownBrands = async (ctx: Owned): Promise<Brand[]> =>
  (await listBrands(ctx)).filter((brand) => !brand.sample)

/** The brand that something is to be made for: samples only show what will be there. */
export async function brandAtWork(ctx: Owned, id: string): Promise<Brand> {
  const brand = await getBrand(ctx, id)
  if (brand.sample) throw new Refusal('conflict', messages.sample.brand)
  return brand
}

export async function createBrand(ctx: SignedIn, draft: z.output<typeof BrandDraft>): Promise<Brand> {
  return inTransaction(ctx, async (within) => {
    await refuseOverLimit(within)
    await refuseStrangeLogo(within, draft.logoUrl)
    await refuseStrangeMusic(within, draft.music)
    await refuseStrangePictures(within, draft.pictures)
    const brand = await store.insertBrand(within, draft)
    await emit(within, brandMade, { id: brand.id })
    return brandView(brand)
  })
}

export async function updateBrand(ctx: Owned, id: string, patch: z.output<typeof BrandPatch>): Promise<Brand> {
  const { factsBefore, ...values } = patch
  await refuseStrangeLogo(ctx, patch.logoUrl)
  await refuseStrangeMusic(ctx, patch.music)
  await refuseStrangePictures(ctx, patch.pictures)
  const { facts } = values
  if (facts && factsBefore)
    return changeBrand(ctx, id, (row) => ({ ...values, facts: mergedFacts(factsBefore, facts, row.facts) }))
  const brand = await store.updateBrandRow(ctx, id, values)
  if (!brand) throw new Refusal('not-found', messages.brand.notFound)
  return brandView(brand)
}

/** A change that follows from what the brand is at this moment: of two at once, one sees what the other did. */
const changeBrand = (
  ctx: Owned,
  id: string,
  change: (row: store.BrandRow) => Partial<store.BrandValues>,
): Promise<Brand> =>
  inTransaction(ctx, async (within) => {
    const row = await store.lockBrand(within, id)
    if (!row) throw new Refusal('not-found', messages.brand.notFound)
    const values = change(row)
    if ((values.facts?.length ?? 0) > BRAND_LIMITS.facts)
      throw new Refusal('invalid', messages.brand.factsFull(BRAND_LIMITS.facts))
    return brandView((await store.updateBrandRow(within, id, values)) ?? row)
  })

type AnswerFact = BrandFact & { interview: InterviewQuestionId }

/** An answer of the interview is the fact of its question: a new one, or the one that is there with other words. */
export const answerInterview = (ctx: Owned, id: string, answer: AnswerFact): Promise<Brand> =>
  changeBrand(ctx, id, ({ facts, interviewSkipped }) => {
    const at = facts.findIndex(({ interview }) => interview === answer.interview)
    return {
      facts: at < 0 ? [...facts, answer] : facts.with(at, answer),
      interviewSkipped: interviewSkipped.filter((skipped) => skipped !== answer.interview),
    }
  })

/** A rule of the officer as it holds for this brand from now on; on again where nothing is given. */
export const switchRule = (ctx: Owned, id: string, ruleId: string, to: RuleSwitch | undefined): Promise<Brand> =>
  changeBrand(ctx, id, ({ ruleSwitches }) => ({
    ruleSwitches: [...ruleSwitches.filter((one) => one.ruleId !== ruleId), ...(to ? [to] : [])],
  }))

export const skipInInterview = (ctx: Owned, id: string, question: InterviewQuestionId): Promise<Brand> =>
  changeBrand(ctx, id, ({ interviewSkipped }) => ({ interviewSkipped: [...new Set([...interviewSkipped, question])] }))

/** The brand as it is stored: for who reads what no screen of it shows. */
export async function brandRow(ctx: Owned, id: string): Promise<store.BrandRow> {
  const row = await store.findBrand(ctx, id)
  if (!row) throw new Refusal('not-found', messages.brand.notFound)
  return row
}

export async function deleteBrand(ctx: Owned, id: string): Promise<{ undoUntil: string }> {
  if (!(await store.deleteBrandRow(ctx, id))) throw new Refusal('not-found', messages.brand.notFound)
  return { undoUntil: undoUntil(ctx) }
}

export async function restoreBrand(ctx: SignedIn, id: string): Promise<Brand> {
  return inTransaction(ctx, async (within) => {
    const brand = await store.restoreBrandRow(within, id, goneBefore(ctx))
    if (!brand) throw new Refusal('not-found', messages.brand.notFound)
    if (!brand.sample) await refuseOverLimit(within, 1)
    return brandView(brand)
  })
}

/** Two requests at once must not both take the last place, so the account's row is locked while counting. `among`: the new ones that are counted already. */
async function refuseOverLimit(ctx: SignedIn, among = 0): Promise<void> {
  await lockAccount(ctx)
  const used = (await store.countBrands(ctx)) - among
  const plan = PLANS[ctx.account.plan]
  if (used >= plan.brands)
    throw new Refusal(
      'plan-limit',
      `Your plan (${plan.name}) has room for ${plan.brands} brands and you have ${used}. Delete one or choose a larger plan.`,
    )
}

/** Somebody else's logo is treated as one that does not exist. */
export async function refuseStrangeLogo(ctx: Owned, logoUrl: string | null | undefined): Promise<void> {
  if (logoUrl && !(await ownsObject(ctx, logoUrl))) throw new Refusal('invalid', 'Please upload the logo here first')
}

async function refuseStrangeMusic(ctx: Owned, music: string | undefined): Promise<void> {
  const mediaId = OWN_MUSIC.exec(music ?? '')?.[1]
  if (!mediaId) return
  const file = await mediaFile(ctx, mediaId, 'file').catch(() => undefined)
  if (!file?.type.startsWith('audio/')) throw new Refusal('invalid', messages.brand.musicStrange)
}

const brandView = ({
  accountId: _,
  deletedAt: __,
  interviewSkipped: ___,
  createdAt,
  updatedAt,
  ...brand
}: store.BrandRow): Brand => ({
  ...brand,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
