/** From one sentence to a film: a brand as it was understood, and a short of it. */
import { randomUUID } from 'node:crypto'
import { BrandDraft } from '@octavo/contract/brand/schemas'
import { FIRST_FILM, type FirstFilm } from '@octavo/contract/first-film'
import { lockAccount } from '#accounts/index.ts'
import { createBrand, getBrand, proposeBrand } from '#brands/index.ts'
import { inTransaction, type SignedIn } from '#context.ts'
import { findByRequest, getBatch, orderBatch } from '#films/batches/index.ts'
import { nameFrom } from './first-film.rules.ts'

type Asked = { sentence: string; requestId?: string | undefined }

/** Nobody has asked yet that it be posted. */
const SHAPE = { shorts: 1, longForm: 0, seconds: FIRST_FILM.seconds, unscheduled: true } as const

/** The same request id finds what it made; a brand stays only if its film was ordered. */
export async function makeFirstFilm(ctx: SignedIn, { sentence, requestId = randomUUID() }: Asked): Promise<FirstFilm> {
  const draft = await draftFrom(ctx, sentence)
  const { brandId, batchId } = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const before = await findByRequest(within, requestId)
    if (before) return { brandId: before.brandId, batchId: before.id }
    const brand = await createBrand(within, draft)
    return { brandId: brand.id, batchId: await orderBatch(within, { brandId: brand.id, requestId, shape: SHAPE }) }
  })
  return { brand: await getBrand(ctx, brandId), batch: await getBatch(ctx, batchId) }
}

/** What was understood; what is doubtful is left out. */
async function draftFrom(ctx: SignedIn, sentence: string) {
  const { fields, facts } = await proposeBrand(ctx, { sentence })
  const sure = facts.filter(({ doubt }) => doubt === undefined)
  return BrandDraft.parse({
    ...fields,
    name: fields.name ?? nameFrom(sentence, fields),
    description: fields.description || sentence,
    facts: sure.map(({ kind, text, answer }) => ({ kind, text, ...(answer && { answer }) })),
  })
}
