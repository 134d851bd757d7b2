import type { Brand } from '@octavo/contract/brand'
import type { BrandDraft, BrandPatch } from '@octavo/contract/brand/schemas'
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

export async function getBrand(ctx: Owned, id: string): Promise<Brand> {
  const brand = await store.findBrand(ctx, id)
  if (!brand) throw new Refusal('not-found', messages.brand.notFound)
  return brandView(brand)
}

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
  await refuseStrangeLogo(ctx, patch.logoUrl)
  await refuseStrangeMusic(ctx, patch.music)
  await refuseStrangePictures(ctx, patch.pictures)
  const brand = await store.updateBrandRow(ctx, id, patch)
  if (!brand) throw new Refusal('not-found', messages.brand.notFound)
  return brandView(brand)
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

/** Two requests at once must not both take the last place: the account's row is held while counting. `among`: the new ones that are counted already. */
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

/** A logo of somebody else's is none. */
export async function refuseStrangeLogo(ctx: Owned, logoUrl: string | null | undefined): Promise<void> {
  if (logoUrl && !(await ownsObject(ctx, logoUrl))) throw new Refusal('invalid', 'Please upload the logo here first')
}

async function refuseStrangeMusic(ctx: Owned, music: string | undefined): Promise<void> {
  const mediaId = OWN_MUSIC.exec(music ?? '')?.[1]
  if (!mediaId) return
  const file = await mediaFile(ctx, mediaId, 'file').catch(() => undefined)
  if (!file?.type.startsWith('audio/')) throw new Refusal('invalid', messages.brand.musicStrange)
}

const brandView = ({ accountId: _, deletedAt: __, createdAt, updatedAt, ...brand }: store.BrandRow): Brand => ({
  ...brand,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
