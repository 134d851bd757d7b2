/** Reading what an owner gives, so that a brand need not be typed. Nothing is kept. */
import type { BrandProposal } from '@octavo/contract/brand'
import type { ProposalSource } from '@octavo/contract/brand/schemas'
import { messages } from '@octavo/contract/messages'
import type { z } from 'zod'
import type { Ctx, SignedIn } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { PageRefused, type WholePage } from '#services/page-reader/page-reader.ts'

type Source = z.output<typeof ProposalSource>

export async function proposeBrand(ctx: SignedIn, { sentence, text, url }: Source): Promise<BrandProposal> {
  const { language } = ctx.services
  const account = ctx.accountId
  if (!url) return { ...(await language.proposeBrand({ text: sentence || text || '' }, { account })), readFrom: null }
  const page = await readPage(ctx, url)
  const today = ctx.now().toISOString().slice(0, 10)
  const proposal = await language.proposeBrand({ page, today }, { account })
  return { ...proposal, readFrom: { title: page.title, url: page.url } }
}

/** People name their website without what stands before it. */
const addressOf = (url: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(url) && !/^[^/]+:\d+(?:\/|$)/.test(url) ? url : `https://${url}`

async function readPage({ services }: Ctx, url: string): Promise<WholePage> {
  try {
    return await services.pages.readWhole(addressOf(url))
  } catch (error) {
    if (error instanceof PageRefused)
      throw new Refusal('unprocessable', `${error.message} ${messages.brand.pasteInstead}`)
    throw error
  }
}
